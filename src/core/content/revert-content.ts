import type { DraftKey, DraftStore } from './draft-store.port';
import type { LoadContent, LoadedContent } from './load-content';

/** Discards unsaved changes for good: removes the draft and reads what is stored now. */
export class RevertContent {
  constructor(
    private readonly drafts: Pick<DraftStore, 'remove'>,
    private readonly loadContent: LoadContent,
  ) {}

  /** Answers the stored content, or `lastKnown` when it cannot be read just now. */
  async execute(key: DraftKey, lastKnown: LoadedContent): Promise<LoadedContent> {
    await this.drafts.remove(key);
    const loaded = await this.loadContent.execute();
    return loaded.failure ? lastKnown : loaded;
  }
}
