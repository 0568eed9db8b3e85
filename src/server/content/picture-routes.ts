import { MAX_PICTURE_BYTES } from '../../core/content/pictures/check-picture';
import { cleanPicture } from '../../core/content/pictures/clean-picture';
import type { CopyWidth, ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import { MEDIA_TYPES } from '../../core/content/pictures/image-slot';
import { pictureRefOf } from '../../core/content/pictures/picture-ref';
import { type Answer, type Call, failureAnswer, json, type Route, resultAnswer, route } from '../http';
import { COPY_PATH } from './picture-files';

/** More than anybody uploads by hand. */
const PER_PERSON = { name: 'picture', times: 120, windowMs: 10 * 60_000, by: 'person' } as const;
/** Each picture may have two smaller copies. */
const COPIES_PER_PERSON = { ...PER_PERSON, name: 'picture-copy', times: 240 };

/** '/api/pictures': uploading pictures, and their smaller copies. */
export function pictureRoutes(library: Pick<ImageLibrary, 'put' | 'putCopy'>): readonly Route[] {
  return [
    route(
      'POST /api/pictures',
      'picture.add',
      async (call) => {
        const sent = await readPicture(call);
        if ('refusal' in sent) return sent.refusal;
        const stored = await library.put(sent.file);
        return stored.ok ? json({ ref: stored.value }, 201) : failureAnswer(stored.failure);
      },
      PER_PERSON,
    ),
    route(
      `PUT /api/pictures${COPY_PATH}`,
      'picture.add',
      async (call) => {
        const { hash = '', width: named } = call.fields;
        const width = Number(named) as CopyWidth;
        const sent = await readPicture(call);
        if ('refusal' in sent) return sent.refusal;
        if (sent.width !== width) return failureAnswer(UNSUPPORTED);
        return resultAnswer(await library.putCopy(pictureRefOf(hash), width, sent.file), 204);
      },
      COPIES_PER_PERSON,
    ),
  ];
}

const UNSUPPORTED = { code: 'unsupported-type', accepted: Object.keys(MEDIA_TYPES) } as const;

/** A picture that was sent, and its width in px where it has one; or the answer that refuses it. */
type SentPicture =
  | { readonly file: PictureFile; readonly width: number | undefined }
  | { readonly refusal: Answer };

/** Reads the picture in a request's body: what its bytes are counts, not what the request says they are. */
async function readPicture(call: Call): Promise<SentPicture> {
  const body = await call.readBytes(MAX_PICTURE_BYTES);
  if ('refusal' in body) return body;
  const clean = cleanPicture(body.bytes);
  if (!clean.ok) return { refusal: failureAnswer(UNSUPPORTED) };
  return { file: clean.value.file, width: clean.value.size?.width };
}
