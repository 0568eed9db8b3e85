import type { ContentSave, ContentStore } from '../../core/content/content-store.port';
import type { SiteContent } from '../../core/content/site-content';
import type { Clock } from '../../core/shared/time/clock.port';
import type { Versioned } from '../../core/shared/versioned';
import { type PromptChanges, Remembered } from './remembered';

/**
 * A content store whose content is read from memory. Who was answered that a save is done reads it from then on; at other
 * processes it is read as soon as they hear of it.
 */
export class RememberedContentStore implements ContentStore {
  private readonly content: Remembered<Versioned<SiteContent> | null>;

  constructor(
    private readonly store: ContentStore,
    changes: PromptChanges,
    clock: Clock,
  ) {
    this.content = new Remembered(changes, 'content', clock);
  }

  get isLocal(): boolean {
    return this.store.isLocal;
  }

  get canSave(): boolean {
    return this.store.canSave;
  }

  load(signal?: AbortSignal): ReturnType<ContentStore['load']> {
    return this.content.read(() => this.store.load(signal));
  }

  save(request: ContentSave): ReturnType<ContentStore['save']> {
    return this.content.after(this.store.save(request));
  }

  backups(): ReturnType<ContentStore['backups']> {
    return this.store.backups();
  }
}
