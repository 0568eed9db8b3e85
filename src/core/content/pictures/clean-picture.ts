import { fail, ok, type Result } from '../../shared/result';
import { cleanIco } from './clean-ico';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanSvg } from './clean-svg';
import type { PictureFile } from './image-library.port';
import { type ImageFormat, MEDIA_TYPES } from './image-slot';
import type { PictureParts } from './picture-parts';
import { sniffImage } from './sniff-image';

/** More pixels than this are not decoded: they would take hundreds of megabytes of memory. */
const MAX_PICTURE_PIXELS = 50_000_000;

/** A whole picture that holds what shows it and nothing else. */
export interface CleanPicture extends Pick<PictureParts, 'size'> {
  readonly format: ImageFormat;
  /** The picture, named by what its bytes are. */
  readonly file: PictureFile;
}

/** Why bytes are not taken as a picture: in no format that a slot takes, cut off or broken, or too large to be decoded. */
export type PictureFault = 'unknown' | 'damaged' | 'too-many-pixels';

const CLEANERS: Readonly<Record<ImageFormat, (bytes: Uint8Array<ArrayBuffer>) => PictureParts | null>> = {
  png: cleanPng,
  jpeg: cleanJpeg,
  ico: cleanIco,
  svg: cleanSvg,
};

/**
 * The one rule for what is taken as a picture, in the browser and on the server: it is in a known format, whole, and has at
 * most MAX_PICTURE_PIXELS. What it keeps is clean: no place, time, device, text or thumbnail, and nothing behind its end; how
 * a photo is to be turned stays. Cleaning a clean picture changes nothing.
 */
export function cleanPicture(bytes: Uint8Array<ArrayBuffer>): Result<CleanPicture, PictureFault> {
  const format = sniffImage(bytes);
  if (!format) return fail('unknown');
  const parts = CLEANERS[format](bytes);
  if (!parts) return fail('damaged');
  const { size } = parts;
  if (size && size.width * size.height > MAX_PICTURE_PIXELS) return fail('too-many-pixels');
  return ok({ format, size, file: { bytes: parts.bytes, type: MEDIA_TYPES[format] } });
}
