import type { PictureSize } from './image-library.port';
import type { ImageFormat } from './image-slot';
import { viewOf } from './picture-parts';

/** What the bytes of a picture say about it. */
export interface SniffedImage {
  readonly format: ImageFormat;
  /** Size in px; null where the format does not tell without drawing it (SVG). */
  readonly size: PictureSize | null;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Recognizes a picture by its first bytes, whatever its file name says; null when no slot accepts its format. */
export function sniffImage(bytes: Uint8Array): SniffedImage | null {
  const view = viewOf(bytes);
  return sniffPng(view, bytes) ?? sniffJpeg(view) ?? sniffIco(view) ?? sniffSvg(bytes);
}

/** Whether the bytes begin like a PNG. */
export function isPng(bytes: Uint8Array): boolean {
  return PNG_SIGNATURE.every((byte, at) => bytes[at] === byte);
}

function sniffPng(view: DataView, bytes: Uint8Array): SniffedImage | null {
  if (view.byteLength < 24 || !isPng(bytes)) return null;
  return { format: 'png', size: { width: view.getUint32(16), height: view.getUint32(20) } };
}

/** Whether the segment of a JPEG is a frame, which says the size. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Walks the segments of a JPEG up to the frame header, which holds the size. */
function sniffJpeg(view: DataView): SniffedImage | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return { format: 'jpeg', size: { width: view.getUint16(at + 7), height: view.getUint16(at + 5) } };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function sniffIco(view: DataView): SniffedImage | null {
  if (view.byteLength < 22 || view.getUint32(0, false) !== 0x00000100) return null;
  // A file that holds no picture.
  if (view.getUint16(4) === 0) return null;
  // A size of 0 means 256.
  return { format: 'ico', size: { width: view.getUint8(6) || 256, height: view.getUint8(7) || 256 } };
}

/** An SVG file is text whose root element is svg, after comments and the like. */
function sniffSvg(bytes: Uint8Array): SniffedImage | null {
  // Decoding leaves out a byte-order mark.
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const root = start.replace(/^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)+/i, '');
  return /^<svg[\s>/]/.test(root) ? { format: 'svg', size: null } : null;
}
