import * as v from 'valibot';
import type { FailureOf, Result } from '../../shared/result';
import type { SiteContent } from '../site-content';
import { draftDocument } from '../site-content.schema';

/** Edits that are not saved yet. There is one draft for each person and tab. */
export interface Draft {
  /** Id of the person who edits. */
  readonly person: string;
  /** The tab they edit in (see tab-registry.port). */
  readonly tab: string;
  /** The revision of the stored content that the edits started from; null when nothing had been saved then. */
  readonly base: string | null;
  readonly content: SiteContent;
  /** ms since the epoch. */
  readonly editedAt: number;
  /** The revision under which this content was saved; the draft goes when a later start has read that revision back. */
  readonly savedAs: string | null;
}

/** Names one draft. */
export type DraftKey = Pick<Draft, 'person' | 'tab'>;

/**
 * Why drafts may be missing from the list: they could not be read and were set aside, which is told until the next draft
 * is written; or a newer version of the site wrote them, and they were left untouched.
 */
export type DraftTrouble = 'set-aside' | 'newer';

/** Keeps drafts in this browser. Calls take effect in the order in which they are made. */
export interface DraftStore {
  /** Stores a draft in place of the one of the same person and tab. */
  put(draft: Draft): Promise<Result<void, FailureOf<'quota' | 'unavailable' | 'corrupt'>>>;
  /** Every draft of everybody, newest first; those that cannot be read are left out, but stay stored. */
  list(): Promise<Result<readonly Draft[], FailureOf<'unavailable' | 'corrupt'>>>;
  /** Why drafts may be missing from the list, else null. */
  trouble(): Promise<DraftTrouble | null>;
  /** Removes a draft; one that is not there is no failure. */
  remove(key: DraftKey): Promise<Result<void, FailureOf<'quota' | 'unavailable' | 'corrupt'>>>;
}

/** Knows this tab by an id that survives a reload, and which other tabs are open. */
export interface TabRegistry {
  /** This tab's id; a tab that was duplicated gets one of its own. */
  own(): Promise<string>;
  /** Whether the tab with this id is open now. */
  isOpen(tab: string): Promise<boolean>;
}

const draftEntry = v.object({
  person: v.string(),
  tab: v.string(),
  base: v.nullable(v.string()),
  editedAt: v.number(),
  savedAs: v.nullable(v.string()),
  content: draftDocument,
});

/** Parses a draft from JSON; null when the value is not a draft. */
export function parseDraft(raw: unknown): Draft | null {
  const entry = v.safeParse(draftEntry, raw);
  return entry.success ? entry.output : null;
}
