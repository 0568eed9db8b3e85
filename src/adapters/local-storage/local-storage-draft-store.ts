import type { Draft, DraftKey, DraftStore } from '../../core/content/drafts/draft-store.port';
import { type Logger, ok } from '../../core/shared/result';
import { DRAFTS_FORMAT } from './drafts-format';
import { JsonStore } from './json-store';

type Entry = Draft | { readonly raw: unknown };

/**
 * Drafts in local storage, all under 'siteContent:draft'. Each call finishes before it returns, so that a draft is
 * saved even while the page is being closed.
 */
export class LocalStorageDraftStore implements DraftStore {
  private readonly entries: JsonStore<readonly Entry[]>;

  /** `storage` is read on each use, because a browser may throw when the property is read. */
  constructor(storage: () => Storage, logger: Logger) {
    this.entries = new JsonStore(storage, DRAFTS_FORMAT, logger);
  }

  async put(draft: Draft): ReturnType<DraftStore['put']> {
    return this.change(draft, [draft]);
  }

  async list(): ReturnType<DraftStore['list']> {
    const read = this.entries.read();
    // A corrupt value was set aside (see `trouble`), so its key is free.
    if (!read.ok) return read.failure.code === 'corrupt' && !read.failure.newer ? ok([]) : read;
    const drafts = (read.value ?? []).filter((entry) => 'content' in entry);
    return ok(drafts.toSorted((a, b) => b.editedAt - a.editedAt));
  }

  async trouble(): ReturnType<DraftStore['trouble']> {
    const read = this.entries.read();
    if (read.ok || read.failure.code !== 'corrupt') return null;
    return read.failure.newer ? 'newer' : 'set-aside';
  }

  async remove(key: DraftKey): ReturnType<DraftStore['remove']> {
    return this.change(key, []);
  }

  /** Puts `added` in the place of the draft with the key. */
  private change({ person, tab }: DraftKey, added: readonly Draft[]): Awaited<ReturnType<DraftStore['put']>> {
    const read = this.entries.read();
    if (!read.ok && (read.failure.code === 'unavailable' || read.failure.newer)) return read;
    const entries = (read.ok ? read.value : null) ?? [];
    const others = entries.filter(
      (entry) => !('content' in entry && entry.person === person && entry.tab === tab),
    );
    const next = [...added, ...others];
    if (next.length === 0) return entries.length === 0 ? ok(undefined) : this.entries.clear([]);
    if (added.length === 0 && others.length === entries.length) return ok(undefined);
    return this.entries.write(next);
  }
}
