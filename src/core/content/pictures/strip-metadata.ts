const ORIENTATION_TAG = 0x0112;

/**
 * A JPEG without the metadata that cameras add (position, device, time); how it is to be turned is kept. Everything
 * else, and a file that is not laid out as expected, is answered as it is.
 */
export function stripJpegMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // From the first scan on there are pixels only.
    if (marker === 0xda) break;
    // The length of a segment counts its own two bytes.
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > view.byteLength) return bytes;
    if (marker === 0xe1) {
      const orientation = orientationOf(new DataView(bytes.buffer, bytes.byteOffset + at + 4, end - at - 4));
      if (orientation !== null) kept.push(orientationSegment(orientation));
    } else if (marker !== 0xed && marker !== 0xfe) {
      // All but APP1 (Exif, XMP), APP13 (IPTC) and comments; color profiles stay.
      kept.push(bytes.subarray(at, end));
    }
    at = end;
  }
  kept.push(bytes.subarray(at));
  return concat(kept);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The orientation in an Exif segment, when it says anything but 'upright'. */
function orientationOf(exif: DataView): number | null {
  if (exif.byteLength < 14 || exif.getUint32(0) !== 0x45786966) return null;
  const little = exif.getUint16(6) === 0x4949;
  const directory = 6 + exif.getUint32(10, little);
  if (directory + 2 > exif.byteLength) return null;
  const entries = exif.getUint16(directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > exif.byteLength) return null;
    if (exif.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = exif.getUint16(entry + 8, little);
    return value > 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that holds the orientation and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
  const header = [0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00];
  const tiff = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01];
  const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00];
  return Uint8Array.from([...header, ...tiff, ...entry, 0x00, 0x00, 0x00, 0x00]);
}
