import { draftToJson, parseDraft } from '../../core/content/drafts/draft-json';
import type { Draft, DraftKey, DraftStore } from '../../core/content/drafts/draft-store.port';
import { parseJson } from '../../core/shared/parse-json';
import { fail, ok } from '../../core/shared/result';
import { isQuotaError, type SiteDatabase } from './site-database';

/** Drafts in IndexedDB with durability 'strict', so that they survive when the browser is killed. */
export class IndexedDbDraftStore implements DraftStore {
  constructor(private readonly database: SiteDatabase) {}

  async put(draft: Draft): ReturnType<DraftStore['put']> {
    const { person, tab } = draft;
    const json = draftToJson(draft);
    try {
      const database = await this.database.open();
      const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put({ person, tab, json }), transaction.done]);
      return ok(undefined);
    } catch (error) {
      return fail({ code: isQuotaError(error) ? 'quota' : 'unavailable' });
    }
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
    return this.database.attempt(async (database) => {
      const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.delete([person, tab]), transaction.done]);
    });
  }
}
