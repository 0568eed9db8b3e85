import { draftToJson, parseDraft } from '../../core/content/draft-json';
import type { Draft, DraftKey, DraftStore } from '../../core/content/draft-store.port';
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

  async list(): ReturnType<DraftStore['list']> {
    try {
      const database = await this.database.open();
      const records = await database.getAll('drafts');
      const drafts = records.map(({ json }) => read(json)).filter((draft) => draft !== null);
      return ok(drafts.toSorted((a, b) => b.editedAt - a.editedAt));
    } catch {
      return fail({ code: 'unavailable' });
    }
  }

  async trouble(): ReturnType<DraftStore['trouble']> {
    return null;
  }

  async remove({ person, tab }: DraftKey): ReturnType<DraftStore['remove']> {
    try {
      const database = await this.database.open();
      const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.delete([person, tab]), transaction.done]);
      return ok(undefined);
    } catch {
      return fail({ code: 'unavailable' });
    }
  }
}

function read(json: string): Draft | null {
  try {
    return parseDraft(JSON.parse(json));
  } catch {
    return null;
  }
}
