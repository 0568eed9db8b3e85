import type { ImageFormat } from './image-slot';

/** The first bytes of every picture in a format; an SVG is text and has none. */
const STARTS = [
  { format: 'png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'jpeg', start: [0xff, 0xd8, 0xff] },
  { format: 'ico', start: [0x00, 0x00, 0x01, 0x00] },
] as const;

/** Recognizes a picture by its first bytes, whatever its file name says; null when no slot accepts its format. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  const known = STARTS.find(({ start }) => start.every((byte, at) => bytes[at] === byte));
  return known?.format ?? (isSvg(bytes) ? 'svg' : null);
}

/** An SVG file is text whose root element is svg, after comments and the like. */
function isSvg(bytes: Uint8Array): boolean {
  // Decoding leaves out a byte-order mark.
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const root = start.replace(/^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)+/i, '');
  return /^<svg[\s>/]/.test(root);
}
