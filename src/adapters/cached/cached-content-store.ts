import type { ContentSave, ContentStore } from '../../core/content/content-store.port';
import type { AnswerCache } from './answer-cache';

/** A content store whose content is cached until a save, or until this process hears of one by another. */
export class CachedContentStore implements ContentStore {
  constructor(
    private readonly store: ContentStore,
    private readonly cache: AnswerCache,
  ) {}

  get isLocal(): boolean {
    return this.store.isLocal;
  }

  get canSave(): boolean {
    return this.store.canSave;
  }

  load(): ReturnType<ContentStore['load']> {
    return this.cache.read('content', () => this.store.load());
  }

  save(request: ContentSave): ReturnType<ContentStore['save']> {
    return this.cache.after(this.store.save(request));
  }

  backups(): ReturnType<ContentStore['backups']> {
    return this.store.backups();
  }
}
