import type { PictureSize } from './image-library.port';

/** A picture taken apart and put together again: what shows it, and nothing else. */
export interface PictureParts {
  /** The largest size in px that a part says it has, as browsers show it, turned; null where only drawing tells. */
  readonly size: PictureSize | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Some bytes, one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A view of the bytes, wherever in their buffer they are. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The size in px that a picture of a stored size has once it is turned: 5 to 8 lay it on its side. */
export function turnedSize({ width, height }: PictureSize, orientation: number | null): PictureSize {
  return orientation !== null && orientation >= 5 ? { width: height, height: width } : { width, height };
}

const ORIENTATION_TAG = 0x0112;

/** How a picture is to be turned (2 to 8), by its Exif data in TIFF's layout; null when it is upright or says nothing known. */
export function orientationIn(tiff: DataView): number | null {
  if (tiff.byteLength < 8) return null;
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return null;
    if (tiff.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value > 1 && value <= 8 ? value : null;
  }
  return null;
}

/** Exif data in TIFF's layout that holds the orientation and nothing else. */
export function orientationAlone(orientation: number): Uint8Array {
  const head = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01];
  const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00];
  return Uint8Array.from([...head, ...entry, 0x00, 0x00, 0x00, 0x00]);
}
