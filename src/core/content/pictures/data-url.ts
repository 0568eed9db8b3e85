import type { PictureFile } from './image-library.port';

const CHUNK = 0x8000;
const DATA_URL = /^data:[a-z]+\/[a-z0-9.+-]+;base64,[a-z0-9+/]*={0,2}$/i;

/** A picture as a data URL, for an export that is one file. */
export function toDataUrl({ bytes, type }: PictureFile): string {
  const binary: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return `data:${type};base64,${btoa(binary.join(''))}`;
}

/** Decodes the picture in a data URL; null when the URL does not hold a picture. */
export function fromDataUrl(url: string): PictureFile | null {
  if (!DATA_URL.test(url)) return null;
  const type = url.slice(url.indexOf(':') + 1, url.indexOf(';')).toLowerCase();
  try {
    const binary = atob(url.slice(url.indexOf(',') + 1));
    return { type, bytes: Uint8Array.from(binary, (character) => character.charCodeAt(0)) };
  } catch {
    return null;
  }
}
