import type { ContentStore } from '../../core/content/content-store.port';
import type { AnswerCache } from './answer-cache';

/** A content store whose content is cached until a save, or until this process hears of one by another. */
export function cachedContentStore(store: ContentStore, cache: AnswerCache): ContentStore {
  return {
    canSave: store.canSave,
    load: () => cache.read('content', () => store.load()),
    save: (request) => cache.after(store.save(request)),
    backups: () => store.backups(),
  };
}
