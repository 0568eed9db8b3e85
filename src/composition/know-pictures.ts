import type { Container } from 'inversify';
import type { PictureRef } from '../core/content/site-content';
import { ImageUrls } from '../ui/shared/image-urls';
import { provided } from './container';

/** Looks up the addresses of uploaded pictures before anything is rendered, so that the first rendering has them. */
export async function knowPictures(container: Container, refs: Iterable<PictureRef>): Promise<void> {
  const imageUrls = provided(container, ImageUrls);
  await Promise.all([...refs].map((ref) => imageUrls.resolve(ref)));
}
