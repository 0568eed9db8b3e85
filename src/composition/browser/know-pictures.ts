import type { Container } from 'inversify';
import type { PictureRef } from '../../core/content/site-content';
import { ImageUrls } from '../../ui/shared/image-urls';
import { provided } from '../shared/container';

/** Notes the sizes of the pictures that a prerendered page names, so that the first rendering names the same. */
export function knowSourceSets(container: Container, root: ParentNode): void {
  const imageUrls = provided(container, ImageUrls);
  for (const image of root.querySelectorAll<HTMLImageElement>('img[srcset]'))
    imageUrls.noteSourceSet(image.getAttribute('src') ?? '', image.srcset);
}

/** Looks up the addresses of uploaded pictures before anything is rendered, so that the first rendering has them. */
export async function knowPictures(container: Container, refs: Iterable<PictureRef>): Promise<void> {
  const imageUrls = provided(container, ImageUrls);
  await Promise.all([...refs].map((ref) => imageUrls.resolve(ref)));
}
