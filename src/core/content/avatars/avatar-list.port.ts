import type { FailureOf, Result } from '../../shared/result';
import type { PictureRef } from '../site-content';

/** The profile pictures of people. */
export interface AvatarList {
  /** Each one's reference, in no order. */
  avatars(): Promise<Result<readonly PictureRef[], FailureOf<'unavailable'>>>;
}
