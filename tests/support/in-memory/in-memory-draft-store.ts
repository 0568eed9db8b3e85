import type { Draft, DraftKey, DraftStore } from '../../../src/core/content/drafts/draft-store.port';
import { ok } from '../../../src/core/shared/result';

/** Drafts that last as long as this object. */
export class InMemoryDraftStore implements DraftStore {
  private drafts: readonly Draft[] = [];

  async put(draft: Draft): ReturnType<DraftStore['put']> {
    this.drafts = [draft, ...this.without(draft)];
    return ok(undefined);
  }

  async list(): ReturnType<DraftStore['list']> {
    return ok(this.drafts.toSorted((a, b) => b.editedAt - a.editedAt));
  }

  async trouble(): ReturnType<DraftStore['trouble']> {
    return null;
  }

  async remove(key: DraftKey): ReturnType<DraftStore['remove']> {
    this.drafts = this.without(key);
    return ok(undefined);
  }

  private without({ person, tab }: DraftKey): readonly Draft[] {
    return this.drafts.filter((draft) => draft.person !== person || draft.tab !== tab);
  }
}
