import type { PictureSize } from './picture-codec.port';

/** A picture taken apart and put together again: what shows it, and nothing else. */
export interface PictureParts {
  /** The largest size in px that a part says it has; null where only drawing tells. */
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
