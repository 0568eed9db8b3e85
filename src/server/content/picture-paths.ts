import { COPY_WIDTHS, type CopyWidth } from '../../core/content/pictures/image-library.port';

/** The path of a picture, below the pictures' own. */
export const HASH_PATH = '/:hash{[0-9a-f]{64}}';
/** The path of a smaller copy of a picture, below the pictures' own. */
export const COPY_PATH = `${HASH_PATH}/:width{(?:${COPY_WIDTHS.join('|')})}` as const;

/** The width of a copy in a path that matches. */
export function copyWidth(text: string): CopyWidth {
  return Number(text) as CopyWidth;
}
