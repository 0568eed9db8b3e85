import type { PictureSize } from './image-library.port';
import {
  joined,
  orientationAlone,
  orientationIn,
  type PictureParts,
  turnedSize,
  viewOf,
} from './picture-parts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = [...new TextEncoder().encode('Exif\0\0')];
/** Segments of applications that change how a picture looks: a profile of its colors, and how Adobe's programs keep them. */
const SHOWING = [
  { marker: 0xe2, name: [...new TextEncoder().encode('ICC_PROFILE\0')] },
  { marker: 0xee, name: [...new TextEncoder().encode('Adobe')] },
];
const JFIF = { marker: 0xe0, name: [...new TextEncoder().encode('JFIF\0')] };
/** A JFIF segment up to the size of its thumbnail. */
const JFIF_BYTES = 12;

/**
 * A JPEG without the metadata that cameras add (position, device, time, comments, thumbnails), and without what follows its
 * end; how it is to be turned is kept. Null when it is not whole: one frame with a size, a scan and an end.
 */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): PictureParts | null {
  const view = viewOf(bytes);
  const keptSegments: Uint8Array[] = [Uint8Array.of(0xff, START)];
  let size: PictureSize | null = null;
  let orientation: number | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    // Before a marker there may be any number of fill bytes.
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      keptSegments.push(Uint8Array.of(0xff, END));
      return size && hasScan ? { size: turnedSize(size, orientation), bytes: joined(keptSegments) } : null;
    }
    // Between those there are no segments: markers without a length belong into a scan.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= START) || at + 4 > bytes.length) return null;
    // The length of a segment counts its own two bytes.
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const data = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      // A second frame could have another size.
      if (size || !isFrameHead(data)) return null;
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === SCAN && !(size && isScanHead(data))) return null;
    // Browsers take the first one that stands before the pixels.
    if (!hasScan) orientation ??= orientationOf(marker, data);
    const segment = segmentOf(marker, data);
    if (segment)
      keptSegments.push(
        Uint8Array.of(0xff, marker, (segment.length + 2) >> 8, (segment.length + 2) & 0xff),
        segment,
      );
    at = end;
    if (marker === SCAN) {
      hasScan = true;
      at = endOfScan(bytes, end);
      keptSegments.push(bytes.subarray(end, at));
    }
  }
  return null;
}

/** Whether a segment is a frame, which says the size. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** A frame has a size, and three bytes for each of its colors. */
function isFrameHead(data: Uint8Array): boolean {
  const colors = data[5] ?? 0;
  if (colors === 0 || data.length !== 6 + 3 * colors) return false;
  const view = viewOf(data);
  return view.getUint16(1) > 0 && view.getUint16(3) > 0;
}

function isScanHead(data: Uint8Array): boolean {
  const colors = data[0] ?? 0;
  return colors > 0 && data.length === 4 + 2 * colors;
}

/** How an Exif segment says that the picture is to be turned; null for any other segment. */
function orientationOf(marker: number, data: Uint8Array): number | null {
  const isExif = marker === 0xe1 && EXIF.every((byte, index) => data[index] === byte);
  return isExif ? orientationIn(viewOf(data.subarray(EXIF.length))) : null;
}

/** What is kept of a segment; null for nothing. */
function segmentOf(marker: number, data: Uint8Array): Uint8Array | null {
  const begins = (name: readonly number[]) => name.every((byte, index) => data[index] === byte);
  if (marker === JFIF.marker && begins(JFIF.name) && data.length >= JFIF_BYTES)
    return joined([data.subarray(0, JFIF_BYTES), Uint8Array.of(0, 0)]);
  const orientation = orientationOf(marker, data);
  if (orientation !== null) return joined([Uint8Array.from(EXIF), orientationAlone(orientation)]);
  // 0xfe is a comment, 0xe0 to 0xef belong to applications, and 0xf0 to 0xfd to nobody that browsers know.
  if (marker >= 0xe0)
    return SHOWING.some((kind) => kind.marker === marker && begins(kind.name)) ? data : null;
  return data;
}

/** Where the pixels of a scan end: at the next marker, save restart markers and what only looks like one. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    const isPixels = next === undefined || next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels) return at;
  }
  return bytes.length;
}
