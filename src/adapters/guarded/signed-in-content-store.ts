import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { ContentSave, ContentStore } from '../../core/content/content-store.port';

/** A content store that has the person sign in again when their session has ended. */
export class SignedInContentStore implements ContentStore {
  constructor(
    private readonly store: ContentStore,
    private readonly session: SessionKeeper,
  ) {}

  get isLocal(): boolean {
    return this.store.isLocal;
  }

  get canSave(): boolean {
    return this.store.canSave;
  }

  load(signal?: AbortSignal): ReturnType<ContentStore['load']> {
    return this.store.load(signal);
  }

  save(request: ContentSave): ReturnType<ContentStore['save']> {
    return this.session.keep(() => this.store.save(request));
  }

  backups(): ReturnType<ContentStore['backups']> {
    return this.session.keep(() => this.store.backups());
  }
}
