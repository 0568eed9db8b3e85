import { sectionAuthor } from '../../../core/content/content-sections';
import { type ContentDifference, diffContent, differingSections } from '../../../core/content/diff-content';
import type { SectionKey } from '../../../core/content/site-content';
import type { ChangeAuthor } from '../../../core/shared/forms/two-versions';
import type { EditorState } from './editor-state';

/** A section that differs between the person's version and the one that was saved elsewhere. */
export interface ConflictingSection {
  readonly section: SectionKey;
  /** Who changed the section since the common version; null where that version failed to load. */
  readonly author: ChangeAuthor | null;
  /** `before` is theirs, `after` mine. */
  readonly differences: readonly ContentDifference[];
}

/** The sections to choose between when the content was changed elsewhere, else null; nothing is chosen while read-only. */
export function conflictingSections(state: EditorState): readonly ConflictingSection[] | null {
  const { conflict, content, stored, readOnly } = state;
  if (!conflict || readOnly) return null;
  const versions = { base: stored.content, mine: content, theirs: conflict.content };
  const differences = diffContent(conflict.content, content);
  return differingSections(conflict.content, content).map((section) => ({
    section,
    author: stored.failure ? null : sectionAuthor(versions, section),
    differences: differences.filter((difference) => difference.section === section),
  }));
}
