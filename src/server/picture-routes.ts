import { type Context, Hono } from 'hono';
import { MAX_PICTURE_BYTES } from '../core/content/check-picture';
import {
  COPY_WIDTHS,
  type CopyWidth,
  type ImageLibrary,
  type PictureFile,
} from '../core/content/image-library.port';
import { MEDIA_TYPES } from '../core/content/image-slot';
import { pictureRefOf } from '../core/content/picture-ref';
import { sniffImage } from '../core/content/pictures/sniff-image';
import { stripJpegMetadata } from '../core/content/pictures/strip-metadata';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import { allow, limited } from './guards';
import type { ServerEnvironment } from './server-environment';

/** More than anybody uploads by hand. */
const PER_PERSON = { times: 120, windowMs: 10 * 60_000 };
/** Each picture may have two smaller copies. */
const COPIES_PER_PERSON = { times: 240, windowMs: 10 * 60_000 };
const HASH = '/:hash{[0-9a-f]{64}}';
const COPY = `${HASH}/:width{(?:${COPY_WIDTHS.join('|')})}` as const;

/** '/api/pictures': uploading pictures, and their smaller copies. */
export function pictureRoutes(
  library: Pick<ImageLibrary, 'put' | 'putCopy'>,
  limiter: RateLimiter,
): Hono<ServerEnvironment> {
  const uploadLimit = limited(limiter, 'picture', PER_PERSON, 'person');
  const copyLimit = limited(limiter, 'picture-copy', COPIES_PER_PERSON, 'person');
  return new Hono<ServerEnvironment>()
    .post('/', allow('picture.add'), uploadLimit, async (context) => {
      const body = await context.get('bodies').read(context, MAX_PICTURE_BYTES);
      if ('refusal' in body) return body.refusal;
      const picture = pictureIn(body.bytes);
      if (!picture) return failureAnswer(context, UNSUPPORTED);
      const stored = await library.put(picture.file);
      return stored.ok ? context.json({ ref: stored.value }, 201) : failureAnswer(context, stored.failure);
    })
    .put(COPY, allow('picture.add'), copyLimit, async (context) => {
      const width = copyWidth(context.req.param('width'));
      const body = await context.get('bodies').read(context, MAX_PICTURE_BYTES);
      if ('refusal' in body) return body.refusal;
      const picture = pictureIn(body.bytes);
      if (!picture || picture.width !== width) return failureAnswer(context, UNSUPPORTED);
      const ref = pictureRefOf(context.req.param('hash'));
      const stored = await library.putCopy(ref, width, picture.file);
      return stored.ok ? context.body(null, 204) : failureAnswer(context, stored.failure);
    });
}

const UNSUPPORTED = { code: 'unsupported-type', accepted: Object.keys(MEDIA_TYPES) } as const;

const copyWidth = (text: string) => Number(text) as CopyWidth;

/** The picture in a request's body, and its width in px: what the bytes are counts, not what the request says they are. */
function pictureIn(bytes: Uint8Array<ArrayBuffer>): { file: PictureFile; width: number | undefined } | null {
  const sniffed = sniffImage(bytes);
  if (!sniffed) return null;
  const file = { bytes: stripJpegMetadata(bytes), type: MEDIA_TYPES[sniffed.format] };
  return { file, width: sniffed.size?.width };
}

/**
 * '/pictures/HASH' and '/pictures/HASH/WIDTH': an uploaded picture and its smaller copies, the same for ever; as documents of
 * their own they may run and load nothing.
 */
export function pictureFiles(library: Pick<ImageLibrary, 'read'>): Hono<ServerEnvironment> {
  const send = async (context: Context, hash: string, width?: CopyWidth) => {
    const found = await library.read(pictureRefOf(hash), width);
    if (!found.ok) return failureAnswer(context, found.failure);
    if (!found.value) return failureAnswer(context, { code: 'not-found' });
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Content-Type', found.value.type);
    return context.body(found.value.bytes);
  };
  return new Hono<ServerEnvironment>()
    .get(HASH, allow('picture.read'), (context) => send(context, context.req.param('hash')))
    .get(COPY, allow('picture.read'), (context) =>
      send(context, context.req.param('hash'), copyWidth(context.req.param('width'))),
    );
}
