import type { FailureOf, Result } from '../../shared/result';
import type { PictureRef } from '../site-content';

/** An uploaded picture as the inventory lists it. */
export interface StoredPicture {
  readonly ref: PictureRef;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** When it was uploaded last, in ms since the epoch. */
  readonly addedAt: number;
}

/** All uploaded pictures, for the part that stores them: counts them and removes unused ones. */
export interface PictureInventory {
  list(): Promise<Result<readonly StoredPicture[], FailureOf<'unavailable'>>>;
  /**
   * Removes the given pictures, except those that were uploaded at `before` (ms since the epoch) or later: somebody may
   * upload one again while it is being looked for. One that is not there is no failure.
   */
  remove(refs: readonly PictureRef[], before: number): Promise<Result<void, FailureOf<'unavailable'>>>;
}
