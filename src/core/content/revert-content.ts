import type { DraftKey, DraftStore } from './drafts/draft-store.port';
import type { LoadContent, LoadedContent } from './load-content';

/** What is left when unsaved changes were discarded. */
export interface RevertedContent {
  /** What is stored now, or what was last known of it when it cannot be read just now. */
  readonly stored: LoadedContent;
  /** False when the draft could not be removed, so that it may come back. */
  readonly draftRemoved: boolean;
}

/** Discards unsaved changes for good: removes the draft and reads what is stored now. */
export class RevertContent {
  constructor(
    private readonly drafts: Pick<DraftStore, 'remove'>,
    private readonly loadContent: LoadContent,
  ) {}

  async execute(key: DraftKey, lastKnown: LoadedContent): Promise<RevertedContent> {
    const { ok: draftRemoved } = await this.drafts.remove(key);
    const loaded = await this.loadContent.execute();
    return { stored: loaded.failure ? lastKnown : loaded, draftRemoved };
  }
}
