import type { FailureOf, Result } from '../shared/result';
import type { Versioned } from '../shared/versioned';
import type { SiteContent } from './site-content';

/** A request to replace the stored content. */
export interface ContentSave {
  readonly content: SiteContent;
  /** The revision that the edits started from; null when nothing had been saved then. */
  readonly base: string | null;
  /** Consecutive automatic saves share one backup, so that five backups reach further back than minutes. */
  readonly automatic: boolean;
}

/** Why content was not saved. A server answers the first four; 'validation' when its rules are newer than the page's. */
export type ContentSaveFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'too-many'
  | 'validation'
  | 'conflict'
  | 'quota'
  | 'corrupt'
  | 'unavailable'
>;

/** Why the backups cannot be listed. */
export type BackupsFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'corrupt' | 'unavailable'
>;

/** A backup as the list shows it; `content` is null when it is no longer readable. */
export interface Backup {
  readonly id: string;
  /** The revision that this content had while it was the stored content; null for the default content. */
  readonly revision: string | null;
  /** ms since the epoch when the content was saved; null for the default content. */
  readonly savedAt: number | null;
  readonly content: SiteContent | null;
}

/**
 * Keeps the site's content document and up to five backups of it. Every adapter refuses
 * a save whose base is no longer what is stored with 'conflict'; that is never retried by itself.
 */
export interface ContentStore {
  /** False where saves cannot be guarded against each other (a page served over plain http); the editor is read-only then. */
  readonly canSave: boolean;
  /**
   * The stored content, or null when nothing was ever saved. 'corrupt' means that the stored value could not be read
   * and was set aside, or, with `newer`, that a newer version of the site wrote it and it was left untouched.
   */
  load(
    signal?: AbortSignal,
  ): Promise<Result<Versioned<SiteContent> | null, FailureOf<'corrupt' | 'unavailable'>>>;
  /** Puts the previous content on top of the backups, then stores the new one. */
  save(request: ContentSave): Promise<Result<Versioned<SiteContent>, ContentSaveFailure>>;
  /** The backups, newest first; damaged ones are listed as such. */
  backups(): Promise<Result<readonly Backup[], BackupsFailure>>;
}

/** The stored content and its backups, found by their revisions. Anybody may ask, so an answer costs one lookup at most. */
export interface ContentHistory {
  /** The content that had this revision; null when it is not stored any more, or was damaged. */
  at(revision: string): Promise<Result<Versioned<SiteContent> | null, FailureOf<'unavailable'>>>;
}
