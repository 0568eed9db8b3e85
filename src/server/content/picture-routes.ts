import { type Context, Hono } from 'hono';
import { MAX_PICTURE_BYTES } from '../../core/content/pictures/check-picture';
import { cleanPicture } from '../../core/content/pictures/clean-picture';
import {
  COPY_WIDTHS,
  type CopyWidth,
  type ImageLibrary,
  type PictureFile,
} from '../../core/content/pictures/image-library.port';
import { MEDIA_TYPES } from '../../core/content/pictures/image-slot';
import { pictureRefOf } from '../../core/content/pictures/picture-ref';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { failureAnswer } from '../failure-answer';
import { allow, limited } from '../guards';
import type { ServerEnvironment } from '../server-environment';

/** More than anybody uploads by hand. */
const PER_PERSON = { times: 120, windowMs: 10 * 60_000 };
/** Each picture may have two smaller copies. */
const COPIES_PER_PERSON = { times: 240, windowMs: 10 * 60_000 };

/** '/api/pictures': uploading pictures, and their smaller copies. */
export function pictureRoutes(
  library: Pick<ImageLibrary, 'put' | 'putCopy'>,
  limiter: RateLimiter,
): Hono<ServerEnvironment> {
  const uploadLimit = limited(limiter, 'picture', PER_PERSON, 'person');
  const copyLimit = limited(limiter, 'picture-copy', COPIES_PER_PERSON, 'person');
  return new Hono<ServerEnvironment>()
    .post('/', allow('picture.add'), uploadLimit, async (context) => {
      const sent = await readPicture(context);
      if ('refusal' in sent) return sent.refusal;
      const stored = await library.put(sent.file);
      return stored.ok ? context.json({ ref: stored.value }, 201) : failureAnswer(context, stored.failure);
    })
    .put(COPY_PATH, allow('picture.add'), copyLimit, async (context) => {
      const width = copyWidth(context.req.param('width'));
      const sent = await readPicture(context);
      if ('refusal' in sent) return sent.refusal;
      if (sent.width !== width) return failureAnswer(context, UNSUPPORTED);
      const ref = pictureRefOf(context.req.param('hash'));
      const stored = await library.putCopy(ref, width, sent.file);
      return stored.ok ? context.body(null, 204) : failureAnswer(context, stored.failure);
    });
}

const UNSUPPORTED = { code: 'unsupported-type', accepted: Object.keys(MEDIA_TYPES) } as const;

/** A picture that was sent, and its width in px where it has one; or the answer that refuses it. */
type SentPicture =
  | { readonly file: PictureFile; readonly width: number | undefined }
  | { readonly refusal: Response };

/** Reads the picture in a request's body: what its bytes are counts, not what the request says they are. */
async function readPicture(context: Context<ServerEnvironment>): Promise<SentPicture> {
  const body = await context.get('bodies').read(context, MAX_PICTURE_BYTES);
  if ('refusal' in body) return body;
  const clean = cleanPicture(body.bytes);
  if (!clean.ok) return { refusal: failureAnswer(context, UNSUPPORTED) };
  const { format, size, bytes } = clean.value;
  return { file: { bytes, type: MEDIA_TYPES[format] }, width: size?.width };
}

/** The path of a picture, below the pictures' own. */
export const HASH_PATH = '/:hash{[0-9a-f]{64}}';
/** The path of a smaller copy of a picture, below the pictures' own. */
export const COPY_PATH = `${HASH_PATH}/:width{(?:${COPY_WIDTHS.join('|')})}` as const;

/** The width of a copy in a path that matches. */
export function copyWidth(text: string): CopyWidth {
  return Number(text) as CopyWidth;
}
