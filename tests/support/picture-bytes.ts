import { crc32 } from '../../src/core/content/pictures/clean-png';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const utf8 = new TextEncoder();

/** One chunk of a PNG file. */
export function pngChunk(type: string, data: readonly number[]): readonly number[] {
  const typed = Uint8Array.from([...utf8.encode(type), ...data]);
  return [...long(data.length), ...typed, ...long(crc32(typed))];
}

/** A PNG file of this size (px) with the given chunks between its head and its pixels. */
export function pngWith(
  width: number,
  height: number,
  ...chunks: readonly (readonly number[])[]
): Uint8Array<ArrayBuffer> {
  const head = pngChunk('IHDR', [...long(width), ...long(height), 8, 0, 0, 0, 0]);
  return Uint8Array.from([
    ...PNG_SIGNATURE,
    ...head,
    ...chunks.flat(),
    ...pngChunk('IDAT', [0]),
    ...pngChunk('IEND', []),
  ]);
}

/** A PNG file of this size (px) that weighs so many bytes; the least without `bytes`. */
export function pngOf(width: number, height: number, bytes = 0): Uint8Array<ArrayBuffer> {
  const least = pngWith(width, height);
  if (bytes < least.length + 12) return least;
  const filler = Uint8Array.from(pngChunk('IDAT', Array(bytes - least.length - 12).fill(0)));
  const at = least.length - 12;
  const whole = new Uint8Array(bytes);
  whole.set(least.subarray(0, at));
  whole.set(filler, at);
  whole.set(least.subarray(at), at + filler.length);
  return whole;
}

function long(value: number): readonly number[] {
  return [value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** An ICO file with one bitmap of this size (px, 0 stands for 256) in 32 bits. */
export function iconOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const [columns, rows] = [width || 256, height || 256];
  const size = 40 + 4 * columns * rows + 4 * Math.ceil(columns / 32) * rows;
  const bytes = new Uint8Array(22 + size);
  bytes.set([0, 0, 1, 0, 1, 0, width, height, 0, 0, 1, 0, 32, 0]);
  const view = new DataView(bytes.buffer);
  view.setUint32(14, size, true);
  view.setUint32(18, 22, true);
  view.setUint32(22, 40, true);
  view.setInt32(26, columns, true);
  view.setInt32(30, 2 * rows, true);
  view.setUint16(34, 1, true);
  view.setUint16(36, 32, true);
  return bytes;
}

/** One segment of a JPEG file. */
export function jpegSegment(marker: number, payload: readonly number[]): readonly number[] {
  const length = payload.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...payload];
}

/** A JPEG file of this size (px) with the given segments before its frame header. */
export function jpegOf(
  width: number,
  height: number,
  ...segments: readonly (readonly number[])[]
): Uint8Array<ArrayBuffer> {
  const frame = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  const scan = [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3, 0xff, 0xd9];
  return Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...jpegSegment(0xc0, frame), ...scan]);
}

/** The payload of an Exif segment with an orientation (1 to 8) and a text. */
export function exif(orientation: number, text: string, little = false): readonly number[] {
  const short = (value: number) => (little ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff]);
  const long = (value: number) => (little ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  return [
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    ...(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...short(42),
    ...long(8),
    ...short(1),
    ...short(0x0112),
    ...short(3),
    ...long(1),
    ...short(orientation),
    ...short(0),
    ...long(0),
    ...new TextEncoder().encode(text),
  ];
}
