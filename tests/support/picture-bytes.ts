/** The head of a PNG file of this size (px); enough to be recognized. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** The head of an ICO file with one picture of this size (px, 0 stands for 256). */
export function iconOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(22);
  bytes.set([0, 0, 1, 0, 1, 0, width, height]);
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
  const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
  return Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...jpegSegment(0xc0, frame), ...scan]);
}

/** The payload of an Exif segment with an orientation (1 to 8) and a text. */
export function exif(orientation: number, text: string, little = false): readonly number[] {
  const short = (value: number) => (little ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff]);
  const long = (value: number) => (little ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  return [
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
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
