import { COPY_WIDTHS, type CopyWidth } from '../core/content/image-library.port';

/** The path of a picture, and that of a smaller copy of it, below the pictures' own. */
export const HASH_PATH = '/:hash{[0-9a-f]{64}}';
export const COPY_PATH = `${HASH_PATH}/:width{(?:${COPY_WIDTHS.join('|')})}` as const;

/** The width of a copy in a path that matches. */
export function copyWidth(text: string): CopyWidth {
  return Number(text) as CopyWidth;
}
