import { cleanPicture } from '../pictures/clean-picture';
import type { PictureFile } from '../pictures/image-library.port';
import { MEDIA_TYPES } from '../pictures/image-slot';

/** The longest side of the picture beside a person's name, in px: sharp at 48 px on every screen. */
export const AVATAR_SIDE = 256;

/** More bytes than a square of that side has in any of its formats. */
export const MAX_AVATAR_BYTES = 300_000;

/** The formats of such a picture, as media types. */
export const AVATAR_TYPES = [MEDIA_TYPES.png, MEDIA_TYPES.jpeg] as const;

/** The picture in the bytes if it qualifies as a profile picture: a square PNG or JPEG, small enough; otherwise null. */
export function avatarIn(bytes: Uint8Array<ArrayBuffer>): PictureFile | null {
  if (bytes.length > MAX_AVATAR_BYTES) return null;
  const clean = cleanPicture(bytes);
  if (!clean.ok || !clean.value.size) return null;
  const { format, size } = clean.value;
  const { width, height } = size;
  const type = AVATAR_TYPES.find((accepted) => accepted === MEDIA_TYPES[format]);
  if (!type || width !== height || width < 1 || width > AVATAR_SIDE) return null;
  return { bytes: clean.value.bytes, type };
}
