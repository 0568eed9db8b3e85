import { type Context, Hono } from 'hono';
import type { CopyWidth } from '../../core/content/pictures/image-library.port';
import type { PictureFiles } from '../../core/content/pictures/picture-files.port';
import type { Clock } from '../../core/shared/system.port';
import { byteRange } from '../byte-range';
import { isKnownVersion } from '../entity-tag';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import { pacedBody } from '../paced-body';
import type { ServerEnvironment } from '../server-environment';
import { PictureCache } from './picture-cache';
import { COPY_PATH, copyWidth, HASH_PATH } from './picture-paths';

/**
 * '/pictures/HASH' and '/pictures/HASH/WIDTH': an uploaded picture and its smaller copies, which never change. Opened as
 * documents of their own they can neither run nor load anything. Most answers come from memory, and a browser that
 * already has the picture gets a 304 without reading it.
 */
export function pictureFiles(files: PictureFiles, clock: Clock): Hono<ServerEnvironment> {
  const cache = new PictureCache(files, clock);
  const send = (context: Context, width?: CopyWidth) =>
    answer(context, cache, context.req.param('hash') ?? '', width);
  return new Hono<ServerEnvironment>()
    .get(HASH_PATH, allow('picture.read'), (context) => send(context))
    .get(COPY_PATH, allow('picture.read'), (context) => send(context, copyWidth(context.req.param('width'))));
}

async function answer(
  context: Context,
  cache: PictureCache,
  hash: string,
  width?: CopyWidth,
): Promise<Response> {
  const { req } = context;
  const tag = width ? `"${hash}-${width}"` : `"${hash}"`;
  const known = req.header('if-none-match');
  // '*' asks whether there is one at all, which takes a look.
  if (known !== undefined && known.trim() !== '*' && isKnownVersion(known, tag)) {
    identify(context, tag);
    return context.body(null, 304);
  }
  if (req.method === 'HEAD') {
    const head = await cache.head(hash, width);
    if (!head.ok) return failureAnswer(context, head.failure);
    if (!head.value) return failureAnswer(context, { code: 'not-found' });
    identify(context, tag);
    if (known !== undefined && isKnownVersion(known, tag)) return context.body(null, 304);
    context.header('Content-Type', head.value.type);
    context.header('Content-Length', String(head.value.length));
    return context.body(null);
  }
  const found = await cache.file(hash, width);
  if (!found.ok) return failureAnswer(context, found.failure);
  if (!found.value) return failureAnswer(context, { code: 'not-found' });
  identify(context, tag);
  if (known !== undefined && isKnownVersion(known, tag)) return context.body(null, 304);
  const { bytes, type } = found.value;
  context.header('Content-Type', type);
  const condition = req.header('if-range');
  const asked = condition === undefined || condition.trim() === tag ? req.header('range') : undefined;
  const range = asked === undefined ? 'whole' : byteRange(asked, bytes.length);
  if (range === 'none') {
    context.header('Content-Range', `bytes */${bytes.length}`);
    return context.body(null, 416);
  }
  const part = range === 'whole' ? bytes : bytes.subarray(range.first, range.last + 1);
  if (range !== 'whole')
    context.header('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  context.header('Content-Length', String(part.length));
  return context.body(pacedBody(part), range === 'whole' ? 200 : 206);
}

/** What every answer about a picture says. */
function identify(context: Context, tag: string): void {
  context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Accept-Ranges', 'bytes');
  context.header('ETag', tag);
}
