import type { PictureSize } from './picture-codec.port';
import type { PictureRef } from './site-content';

/** An uploaded picture as a file of the site. */
export interface ShownPicture {
  /** Path on this site, for example '/pictures/HASH.png'. */
  readonly path: string;
  /** Null where the format does not tell it (SVG). */
  readonly size: PictureSize | null;
}

/** The uploaded pictures that pages can show, by their references; one that is gone is not among them. */
export type ShownPictures = ReadonlyMap<PictureRef, ShownPicture>;
