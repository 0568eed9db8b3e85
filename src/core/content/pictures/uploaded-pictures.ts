import type { PictureRef, SiteContent } from '../site-content';
import { isUploadedPicture } from './picture-ref';

/** The uploaded pictures that a document refers to, each once. */
export function uploadedPictures(content: SiteContent): ReadonlySet<PictureRef> {
  return new Set(textsOf(content).filter(isUploadedPicture));
}

/** Every text inside a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
