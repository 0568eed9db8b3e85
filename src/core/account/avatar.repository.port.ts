import type { PictureFile } from '../content/pictures/image-library.port';
import type { PictureRef } from '../content/site-content';
import type { FailureOf, Result } from '../shared/result';

/** Where the pictures beside people's names are kept. */
export interface AvatarRepository {
  /** Keeps a picture, once, and answers its reference. */
  put(picture: PictureFile): Promise<Result<PictureRef, FailureOf<'quota' | 'unavailable'>>>;
  /** Removes a former picture, unless something else shows it. */
  drop(ref: PictureRef): Promise<void>;
}
