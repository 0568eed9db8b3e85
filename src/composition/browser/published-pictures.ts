import type { PublishedPicture } from '../../adapters/published/published-image-library';
import type { PictureRef } from '../../core/content/site-content';

/**
 * The files of the pictures that belong to the content the site is built with, by their references. A build with a
 * content file puts its pictures here (scripts/content-file.mjs); the content that comes with the code has none.
 */
export const PUBLISHED_PICTURES: Readonly<Record<PictureRef, PublishedPicture>> = {};
