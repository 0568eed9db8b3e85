import {
  joined,
  orientationAlone,
  orientationIn,
  type PictureParts,
  turnedSize,
  viewOf,
} from './picture-parts';

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The CRC-32 with which PNG ends each of its chunks. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  // Index access: iterators take ten times as long, and pictures have megabytes.
  for (let at = 0; at < bytes.length; at++)
    sum = (TABLE[(sum ^ (bytes[at] as number)) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND_BYTES = 12;
/** The chunks that show a picture: its pixels, colors, transparency, shape of a pixel, and frames where it moves. */
const SHOWING = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sRGB sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);
/** The bits of a sample that each type of color may have. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * A PNG without texts, times and other metadata, and without what follows its end; how it is to be turned is kept. Null
 * when it is not whole: a head with a size, pixels and an end, each chunk with its right checksum.
 */
export function cleanPng(bytes: Uint8Array<ArrayBuffer>): PictureParts | null {
  const view = viewOf(bytes);
  const keptChunks: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let turn: number | null = null;
  let pixelBytes = 0;
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const end = at + AROUND_BYTES + view.getUint32(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const isFirst = at === SIGNATURE_BYTES;
    if (!/^[a-z]{4}$/i.test(type) || (type === 'IHDR') !== isFirst) return null;
    const data = bytes.subarray(at + 8, end - 4);
    if (isFirst && !isHead(data)) return null;
    if (type === 'IDAT') pixelBytes += data.length;
    if (SHOWING.has(type)) keptChunks.push(bytes.subarray(at, end));
    else if (type === 'eXIf') {
      const orientation = orientationIn(viewOf(data));
      // Browsers turn a picture by what stands before its pixels.
      if (pixelBytes === 0) turn ??= orientation;
      if (orientation !== null) keptChunks.push(chunk('eXIf', orientationAlone(orientation)));
    } else if (/^[A-Z]/.test(type)) return null;
    if (type === 'IEND') {
      const size = { width: view.getUint32(16), height: view.getUint32(20) };
      return pixelBytes > 0 ? { size: turnedSize(size, turn), bytes: joined(keptChunks) } : null;
    }
    at = end;
  }
  return null;
}

function isHead(data: Uint8Array): boolean {
  if (data.length !== 13) return false;
  const view = viewOf(data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, color, compression, filter, interlace] = data.subarray(8);
  return (
    Math.min(width, height) > 0 &&
    Math.max(width, height) < 2 ** 31 &&
    (DEPTHS[color ?? -1]?.includes(depth ?? 0) ?? false) &&
    compression === 0 &&
    filter === 0 &&
    (interlace ?? 2) < 2
  );
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(data.length + AROUND_BYTES);
  const view = viewOf(whole);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(type), 4);
  whole.set(data, 8);
  view.setUint32(data.length + 8, crc32(whole.subarray(4, data.length + 8)));
  return whole;
}
