import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { PictureRef } from './site-content';

/** An encoded picture. */
export interface PictureFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type, for example 'image/png'. */
  readonly type: string;
}

/** An uploaded picture as the library lists it. */
export interface StoredPicture {
  readonly ref: PictureRef;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** ms since the epoch. */
  readonly addedAt: number;
}

/**
 * Keeps uploaded pictures once each, by the SHA-256 of their bytes, so that documents, drafts and backups hold
 * references only.
 */
export interface ImageLibrary {
  /** Stores a picture, or finds it stored already, and answers its reference. */
  put(picture: PictureFile): Promise<Result<PictureRef, FailureOf<'quota' | 'unavailable'>>>;
  /** The picture behind a reference, or null when this library does not hold it. */
  read(ref: PictureRef): Promise<Result<PictureFile | null, FailureOf<'unavailable'>>>;
  /** An address for an img element, the same for the same reference as long as the page lives; null when not held. */
  urlFor(ref: PictureRef): Promise<string | null>;
  list(): Promise<Result<readonly StoredPicture[], FailureOf<'unavailable'>>>;
  /** Removes the given pictures; one that is not there is no failure. */
  remove(refs: readonly PictureRef[]): Promise<Result<void, FailureOf<'unavailable'>>>;
}
