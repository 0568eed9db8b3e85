import type { FailureOf, Result } from '../shared/result';
import type { Versioned } from '../shared/versioned';
import type { SiteContent } from './site-content';

/** The stored content and its backups, found by their revisions. Anybody may ask, so an answer costs one lookup at most. */
export interface ContentHistory {
  /** The content that had this revision; null when it is not stored any more, or was damaged. */
  at(revision: string): Promise<Result<Versioned<SiteContent> | null, FailureOf<'unavailable'>>>;
}
