import type { PictureRef } from '../site-content';
import type { PictureSize } from './image-library.port';

/** An uploaded picture as a file of the site. */
export interface ShownPicture {
  /** Path on this site, for example '/pictures/HASH.png'. */
  readonly path: string;
  /** Null where the format does not tell it (SVG). */
  readonly size: PictureSize | null;
  /** Smaller copies, the narrowest first; `width` in px. */
  readonly copies: readonly { readonly path: string; readonly width: number }[];
}

/** The uploaded pictures that pages can show, by their references; one that is gone is not among them. */
export type ShownPictures = ReadonlyMap<PictureRef, ShownPicture>;

/** The picture and its copies for a srcset attribute; null where there is nothing to choose from. */
export function sourceSet(
  { path, size, copies }: ShownPicture,
  addressOf: (path: string) => string,
): string | null {
  if (!size || copies.length === 0) return null;
  return [...copies, { path, width: size.width }]
    .map((source) => `${addressOf(source.path)} ${source.width}w`)
    .join(', ');
}
