import type { Draft, DraftKey, DraftStore } from '../../core/content/drafts/draft-store.port';
import { parseDraft } from '../../core/content/drafts/draft-store.port';
import { parseJson } from '../../core/shared/parse-json';
import type { SiteDatabase } from './site-database';

/** Drafts in IndexedDB with durability 'strict', so that they survive when the browser is killed. */
export class IndexedDbDraftStore implements DraftStore {
  constructor(private readonly database: SiteDatabase) {}

  put(draft: Draft): ReturnType<DraftStore['put']> {
    const { person, tab } = draft;
    const json = JSON.stringify(draft);
    return this.database.change('drafts', async (store) => {
      await store.put({ person, tab, json });
    });
  }

  list(): ReturnType<DraftStore['list']> {
    return this.database.attempt(async (database) => {
      const records = await database.getAll('drafts');
      const drafts = records.map(({ json }) => parseDraft(parseJson(json))).filter((draft) => draft !== null);
      return drafts.toSorted((a, b) => b.editedAt - a.editedAt);
    });
  }

  async trouble(): ReturnType<DraftStore['trouble']> {
    return null;
  }

  remove({ person, tab }: DraftKey): ReturnType<DraftStore['remove']> {
    return this.database.change('drafts', (store) => store.delete([person, tab]));
  }
}
