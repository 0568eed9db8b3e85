import type { Draft, DraftKey, DraftStore } from '../../core/content/drafts/draft-store.port';
import { ok } from '../../core/shared/result';

/**
 * Drafts in two stores: a synchronous one that is written before the page closes, and a strict one that survives when
 * the browser is killed. A draft is saved when either store has it, and the newer of two copies counts. A copy that one
 * store could not remove is found and offered again.
 */
export class MirroredDraftStore implements DraftStore {
  constructor(
    private readonly immediate: DraftStore,
    private readonly strict: DraftStore,
  ) {}

  async put(draft: Draft): ReturnType<DraftStore['put']> {
    const [first, second] = await Promise.all([this.immediate.put(draft), this.strict.put(draft)]);
    return second.ok ? second : first;
  }

  async list(): ReturnType<DraftStore['list']> {
    const [first, second] = await Promise.all([this.immediate.list(), this.strict.list()]);
    if (!first.ok && !second.ok) return first;
    const newest = new Map<string, Draft>();
    for (const draft of [...(first.ok ? first.value : []), ...(second.ok ? second.value : [])]) {
      const name = JSON.stringify([draft.person, draft.tab]);
      const other = newest.get(name);
      if (!other || draft.editedAt > other.editedAt) newest.set(name, draft);
    }
    return ok([...newest.values()].toSorted((a, b) => b.editedAt - a.editedAt));
  }

  async trouble(): ReturnType<DraftStore['trouble']> {
    const [first, second] = await Promise.all([this.immediate.trouble(), this.strict.trouble()]);
    return first ?? second;
  }

  async remove(key: DraftKey): ReturnType<DraftStore['remove']> {
    const [first, second] = await Promise.all([this.immediate.remove(key), this.strict.remove(key)]);
    return first.ok ? first : second;
  }
}
