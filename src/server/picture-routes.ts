import { Hono } from 'hono';
import { MAX_PICTURE_BYTES } from '../core/content/check-picture';
import type { ImageLibrary } from '../core/content/image-library.port';
import { MEDIA_TYPES } from '../core/content/image-slot';
import { pictureRefOf } from '../core/content/picture-ref';
import { sniffImage } from '../core/content/pictures/sniff-image';
import { stripJpegMetadata } from '../core/content/pictures/strip-metadata';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import { allow, atMost, limited } from './guards';
import type { ServerEnvironment } from './server-environment';

/** More than anybody uploads by hand. */
const PER_PERSON = { times: 120, windowMs: 10 * 60_000 };
const HASH = '/:hash{[0-9a-f]{64}}';

/** '/api/pictures': uploading pictures. */
export function pictureRoutes(
  library: Pick<ImageLibrary, 'put'>,
  limiter: RateLimiter,
): Hono<ServerEnvironment> {
  const uploadLimit = limited(limiter, 'picture', PER_PERSON, 'person');
  return new Hono<ServerEnvironment>().post(
    '/',
    allow('picture.add'),
    uploadLimit,
    atMost(MAX_PICTURE_BYTES),
    async (context) => {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      // What the bytes are counts, not what the request says they are.
      const sniffed = sniffImage(bytes);
      if (!sniffed)
        return failureAnswer(context, { code: 'unsupported-type', accepted: Object.keys(MEDIA_TYPES) });
      const stored = await library.put({
        bytes: stripJpegMetadata(bytes),
        type: MEDIA_TYPES[sniffed.format],
      });
      return stored.ok ? context.json({ ref: stored.value }, 201) : failureAnswer(context, stored.failure);
    },
  );
}

/** '/pictures/HASH': an uploaded picture, the same for ever; as a document of its own it may run and load nothing. */
export function pictureFiles(library: Pick<ImageLibrary, 'read'>): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get(HASH, allow('picture.read'), async (context) => {
    const found = await library.read(pictureRefOf(context.req.param('hash')));
    if (!found.ok) return failureAnswer(context, found.failure);
    if (!found.value) return failureAnswer(context, { code: 'not-found' });
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Content-Type', found.value.type);
    return context.body(found.value.bytes);
  });
}
