import {
  COPY_WIDTHS,
  type CopyWidth,
  type PictureFiles,
} from '../../core/content/pictures/image-library.port';
import type { Clock } from '../../core/shared/system.port';
import { byteRange } from '../byte-range';
import { type Answer, type Call, empty, header, isKnown, plainText, type Route, route } from '../http';
import { pacedBody } from '../paced-body';
import { PictureCache } from './picture-cache';

/** The path of a picture, below that of all pictures. */
const HASH_PATH = '/:hash{[0-9a-f]{64}}';
/** The path of a smaller copy of it. */
export const COPY_PATH = `${HASH_PATH}/:width{(?:${COPY_WIDTHS.join('|')})}`;

/**
 * '/pictures/HASH' and '/pictures/HASH/WIDTH': an uploaded picture and its smaller copies, which never change. Opened as
 * documents of their own they can neither run nor load anything. Most answers come from memory, and a browser that
 * already has the picture gets a 304 without reading it.
 */
export function pictureFiles(files: PictureFiles, clock: Clock): readonly Route[] {
  const cache = new PictureCache(files, clock);
  return [HASH_PATH, COPY_PATH].map((path) =>
    route(`GET /pictures${path}`, 'picture.read', (call) => answer(call, cache)),
  );
}

async function answer(call: Call, cache: PictureCache): Promise<Answer> {
  const { hash = '', width: named } = call.fields;
  const width = named === undefined ? undefined : (Number(named) as CopyWidth);
  const tag = width ? `"${hash}-${width}"` : `"${hash}"`;
  const headers = { ...HEADERS, ETag: tag };
  // '*' asks whether there is one at all, which takes a look.
  if (header(call, 'if-none-match')?.trim() !== '*' && isKnown(call, tag)) return empty(304, headers);
  const picture = await (call.request.method === 'HEAD' ? cache.head(hash, width) : cache.file(hash, width));
  if (!picture.ok) return plainText('Unavailable\n', 503);
  if (!picture.value) return plainText('Not found\n', 404);
  if (isKnown(call, tag)) return empty(304, headers);
  const typed = { ...headers, 'Content-Type': picture.value.type };
  if ('length' in picture.value)
    return empty(200, { ...typed, 'Content-Length': String(picture.value.length) });
  const { bytes } = picture.value;
  const condition = header(call, 'if-range');
  const rangeHeader = condition === undefined || condition.trim() === tag ? header(call, 'range') : undefined;
  const range = rangeHeader === undefined ? 'whole' : byteRange(rangeHeader, bytes.length);
  if (range === 'none') return empty(416, { ...typed, 'Content-Range': `bytes */${bytes.length}` });
  const part = range === 'whole' ? bytes : bytes.subarray(range.first, range.last + 1);
  return {
    body: pacedBody(part),
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...typed,
      'Content-Length': String(part.length),
      ...(range !== 'whole' && { 'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}` }),
    },
  };
}

/** What every answer about a picture says. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
};
