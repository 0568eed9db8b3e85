import { sql } from 'kysely';
import type { GiftFigures } from '../../../core/gifts/figures';
import { type Gift, type GiftOwner, isGiftOf } from '../../../core/gifts/gift';
import type { GiftRepository } from '../../../core/gifts/gift.repository.port';
import type { GiftPage, GiftQuery } from '../../../core/gifts/gift-query';
import type { GiftBatch, GiftBatchQuery } from '../../../core/gifts/import/gift-batch';
import type { GiftImportDraft } from '../../../core/gifts/import/gift-import';
import type { Database } from '../database';
import { inLockOrder } from '../lock-order';
import { isOf } from '../records-of';
import { TableRepository } from '../table-repository';
import { readGiftBatch } from './gift-batch';
import type { CountedFigures } from './gift-figures';
import { listGifts } from './gift-list';
import { giftOf, giftRow } from './gift-row';
import { meantBy } from './gifts-meant';

/** So many rows go to the database at once; a statement has room for 65,535 values. */
const BATCH = 500;

/** Gifts of money in PostgreSQL. */
export class PostgresGifts extends TableRepository<'gift', Gift> implements GiftRepository {
  constructor(
    database: Database,
    private readonly counted: CountedFigures,
  ) {
    super(database, 'gift', { rowOf: giftRow, recordOf: giftOf });
  }

  page(query: GiftQuery): Promise<GiftPage> {
    return listGifts(this.database, query);
  }

  batch(query: GiftBatchQuery): Promise<GiftBatch> {
    return readGiftBatch(this.database, query);
  }

  figures(): Promise<GiftFigures> {
    return this.counted.read(this.database);
  }

  async of(owner: GiftOwner): Promise<readonly Gift[]> {
    // The indexes find what may be theirs; the core decides.
    const meant = isOf({ ...owner, email: owner.email.trim().toLowerCase() }).gift;
    const rows = await this.database.selectFrom('gift').selectAll().where(meant).execute();
    return rows.map(giftOf).filter((gift) => isGiftOf(gift, owner));
  }

  async payments(): Promise<readonly Gift[]> {
    const rows = await this.database
      .selectFrom('gift')
      .selectAll()
      .where('state', '<>', 'pending')
      .where(sql<boolean>`(plan_id is not null
        or donor_key in (select lower(btrim(email)) from recurring_plan where email <> '')
        or person_id in (select person_id from recurring_plan))`)
      .execute();
    return rows.map(giftOf);
  }

  meantBy({ provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>): Promise<readonly Gift[]> {
    return meantBy(this.database, provider, rows);
  }

  async ofImport(importId: string): Promise<readonly Gift[]> {
    const own = inLockOrder(this.database.selectFrom('gift').selectAll().where('import_id', '=', importId));
    const rows = await own.$if(this.database.isTransaction, (query) => query.forUpdate()).execute();
    return rows.map(giftOf);
  }

  async putAll(gifts: readonly Gift[]): Promise<void> {
    const rows = gifts.map(giftRow);
    const columns = Object.keys(rows[0] ?? {});
    const excluded = Object.fromEntries(
      columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]),
    );
    for (let from = 0; from < rows.length; from += BATCH) {
      await this.database
        .insertInto('gift')
        .values(rows.slice(from, from + BATCH))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(excluded))
        .execute();
    }
  }

  async deleteAll(ids: readonly string[]): Promise<void> {
    await this.database.deleteFrom('gift').where(sql<boolean>`id = any(${ids})`).execute();
  }
}
