import type { Draft, DraftStore } from '../../core/content/drafts/draft-store.port';
import { ok } from '../../core/shared/result';

/**
 * Drafts in two stores: a synchronous one that is written before the page closes, and a strict one that survives when
 * the browser is killed. A draft is saved when either store has it, and the newer of two copies counts. A copy that one
 * store could not remove is found and offered again.
 */
export function mirroredDraftStore(immediate: DraftStore, strict: DraftStore): DraftStore {
  const both = <T>(ask: (store: DraftStore) => Promise<T>) => Promise.all([ask(immediate), ask(strict)]);
  return {
    put: async (draft) => {
      const [first, second] = await both((store) => store.put(draft));
      return second.ok ? second : first;
    },
    list: async () => {
      const [first, second] = await both((store) => store.list());
      if (!first.ok && !second.ok) return first;
      const newest = new Map<string, Draft>();
      for (const draft of [...(first.ok ? first.value : []), ...(second.ok ? second.value : [])]) {
        const name = JSON.stringify([draft.person, draft.tab]);
        const other = newest.get(name);
        if (!other || draft.editedAt > other.editedAt) newest.set(name, draft);
      }
      return ok([...newest.values()].toSorted((a, b) => b.editedAt - a.editedAt));
    },
    trouble: async () => {
      const [first, second] = await both((store) => store.trouble());
      return first ?? second;
    },
    remove: async (key) => {
      const [first, second] = await both((store) => store.remove(key));
      return first.ok ? first : second;
    },
  };
}
