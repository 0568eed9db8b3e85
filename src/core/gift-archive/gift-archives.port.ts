import type { FailureOf, Result } from '../shared/result';
import type { GiftArchive } from './gift-archive';

/** Why the gift book cannot be replaced; nothing was changed then. */
export type ArchiveWriteFailure = FailureOf<'unauthenticated' | 'quota' | 'unavailable'>;

/** Takes the whole gift book out of the place where it is kept, and puts one in. */
export interface GiftArchives {
  /** All that is kept now. */
  read(): Promise<Result<GiftArchive, FailureOf<'unavailable'>>>;
  /** Puts another one in its place: all of it or nothing. */
  replace(archive: GiftArchive): Promise<Result<void, ArchiveWriteFailure>>;
  /** Puts the samples in its place, with days around today. */
  reset(): Promise<Result<void, ArchiveWriteFailure>>;
}
