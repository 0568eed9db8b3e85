import type { Draft } from '../../src/core/content/drafts/draft-store.port';
import { contentTitled } from './content-builder';

/** A draft with this headline, based on the revision `base`. Its tab is closed unless it is 'tab-1'. */
export function draftOf(title: string, base: string | null, tab = 'tab-0'): Draft {
  const editedAt = Date.UTC(2026, 10, 20, 12);
  return { person: 'admin-1', tab, base, content: contentTitled(title), editedAt, savedAs: null };
}
