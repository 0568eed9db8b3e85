import type { PictureFile } from './image-library.port';

/** Size of a picture in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Decodes and scales pictures, which takes a browser. */
export interface PictureCodec {
  /** The size of a picture as it is shown; null when it cannot be decoded. */
  measure(picture: PictureFile): Promise<PictureSize | null>;
  /** The picture drawn at another size in the same format; null when that is not possible. */
  scale(picture: PictureFile, size: PictureSize): Promise<PictureFile | null>;
  /**
   * The middle of the picture as a square of `side` px, or as large as the picture allows, in the same format; null when
   * that is not possible.
   */
  square(picture: PictureFile, side: number): Promise<PictureFile | null>;
}
