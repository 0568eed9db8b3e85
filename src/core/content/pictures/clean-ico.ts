import { cleanPng } from './clean-png';
import type { PictureSize } from './image-library.port';
import { joined, type PictureParts, viewOf } from './picture-parts';
import { sniffImage } from './sniff-image';

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const BITMAP_HEAD_BYTES = 40;

/**
 * An icon whose pictures are whole and clean, without gaps and without what follows the last one. Null when one of them is
 * cut off or something else than a PNG or a bitmap.
 */
export function cleanIco(bytes: Uint8Array<ArrayBuffer>): PictureParts | null {
  if (bytes.length < HEAD_BYTES) return null;
  const count = viewOf(bytes).getUint16(4, true);
  const directory = bytes.slice(0, HEAD_BYTES + count * ENTRY_BYTES);
  if (count === 0 || directory.length < HEAD_BYTES + count * ENTRY_BYTES) return null;
  const entries = viewOf(directory);
  const images: Uint8Array[] = [];
  let size: PictureSize = { width: 0, height: 0 };
  let at = directory.length;
  for (let entry = HEAD_BYTES; entry < directory.length; entry += ENTRY_BYTES) {
    const start = entries.getUint32(entry + 12, true);
    const end = start + entries.getUint32(entry + 8, true);
    if (start < directory.length || end > bytes.length) return null;
    const data = bytes.slice(start, end);
    const image = sniffImage(data) === 'png' ? cleanPng(data) : cleanBitmap(data);
    if (!image?.size) return null;
    if (image.size.width * image.size.height > size.width * size.height) size = image.size;
    entries.setUint32(entry + 8, image.bytes.length, true);
    entries.setUint32(entry + 12, at, true);
    images.push(image.bytes);
    at += image.bytes.length;
  }
  return { size, bytes: joined([directory, ...images]) };
}

/** A bitmap of an icon: its colors and a mask of what shows, each row in steps of four bytes. */
function cleanBitmap(bytes: Uint8Array<ArrayBuffer>): PictureParts | null {
  if (bytes.length < BITMAP_HEAD_BYTES) return null;
  const view = viewOf(bytes);
  // Its height counts the mask as well.
  const [width, height] = [view.getInt32(4, true), Math.floor(view.getInt32(8, true) / 2)];
  const bits = view.getUint16(14, true);
  const isPlain = view.getUint32(0, true) === BITMAP_HEAD_BYTES && view.getUint32(16, true) === 0;
  if (!isPlain || width < 1 || height < 1 || ![1, 4, 8, 24, 32].includes(bits)) return null;
  const rows = (bitsOfPixel: number) => Math.ceil((width * bitsOfPixel) / 32) * 4 * height;
  const palette = bits > 8 ? 0 : 4 * (view.getUint32(32, true) || 2 ** bits);
  const colors = BITMAP_HEAD_BYTES + palette + rows(bits);
  const whole = colors + rows(1);
  // Where each pixel says how much of it shows, some programs leave out the mask.
  if (bytes.length < (bits === 32 ? colors : whole)) return null;
  return { size: { width, height }, bytes: bytes.slice(0, whole) };
}
