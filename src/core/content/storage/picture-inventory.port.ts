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

/** The profile pictures of people. */
export interface AvatarList {
  /** Each one's reference, in no order. */
  avatars(): Promise<Result<readonly PictureRef[], FailureOf<'unavailable'>>>;
}

/** How much of what the browser lets this site keep is taken, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
}

/** The room that the browser gives to this site for what it keeps: pictures and copies of drafts. */
export interface StorageRoom {
  /** What is taken and what there is; null where the browser does not say. */
  estimate(): Promise<StorageUse | null>;
  /** Asks the browser not to clear what is kept by itself; it may refuse, which changes nothing. */
  persist(): Promise<void>;
}

/** The uploaded pictures of a site that keeps them in the person's own browser, and the room that they share there. */
export interface LocalPictures {
  readonly inventory: PictureInventory;
  readonly room: StorageRoom;
  /** Those used as profile pictures. */
  readonly avatars: AvatarList;
}
