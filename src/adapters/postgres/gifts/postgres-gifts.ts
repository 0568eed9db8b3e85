import { sql } from 'kysely';
import type { GiftFigures } from '../../../core/gifts/figures';
import { type Gift, type GiftOwner, isGiftOf } from '../../../core/gifts/gift';
import type { GiftImportRepository, GiftRepository } from '../../../core/gifts/gift.repository.port';
import type { GiftBatch, GiftBatchQuery, GiftPage, GiftQuery } from '../../../core/gifts/gift-query';
import {
  type GiftImport,
  type GiftImportDraft,
  numbersMeant,
  spellingsOf,
} from '../../../core/gifts/import/gift-import';
import type { CachedByChange } from '../cached-by-change';
import type { Database } from '../database';
import { inLockOrder } from '../lock-order';
import { isOf } from '../records-of';
import { repositoryOf, TableRepository } from '../table-repository';
import { readFigures } from './gift-figures';
import { listGifts, readGiftBatch } from './gift-list';
import { giftOf, giftRow, importOf, importRow } from './gift-row';

/** So many rows go to the database at once; a statement has room for 65,535 values. */
const BATCH = 500;

/** Gifts of money in PostgreSQL. */
export class PostgresGifts extends TableRepository<'gift', Gift> implements GiftRepository {
  constructor(
    database: Database,
    private readonly counted: CachedByChange<GiftFigures>,
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
    return this.counted.read(this.database, '', () => readFigures(this.database));
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

  /** Those with one of the numbers, and pending ones of the same people. */
  async meantBy({ provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>): Promise<readonly Gift[]> {
    if (rows.length === 0) return [];
    const numbers = rows.flatMap(({ externalId }) => numbersMeant(externalId));
    const spellings = spellingsOf(provider, await knownProviders(this.database));
    const people = [...new Set(rows.flatMap(({ donor }) => donor.email.trim().toLowerCase() || []))];
    const meant = this.database
      .selectFrom('gift')
      .selectAll()
      .where(({ and, or, eb }) =>
        or([
          and([sql<boolean>`provider = any(${spellings})`, sql<boolean>`external_id = any(${numbers})`]),
          and([eb('state', '=', 'pending'), sql<boolean>`donor_key = any(${people})`]),
        ]),
      );
    const ordered = inLockOrder(meant).$if(this.database.isTransaction, (query) => query.forUpdate());
    return (await ordered.execute())
      .map(giftOf)
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
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

/** The list of imports shows this many. */
const MOST_IMPORTS = 50;

/** Imports in PostgreSQL. */
export class PostgresGiftImports
  extends repositoryOf('gift_import', { rowOf: importRow, recordOf: importOf })
  implements GiftImportRepository
{
  async lock(): Promise<void> {
    await sql`lock table gift_import in share row exclusive mode`.execute(this.database);
  }

  async latest(): Promise<readonly GiftImport[]> {
    const rows = await this.database
      .selectFrom('gift_import')
      .selectAll()
      .orderBy('imported_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_IMPORTS)
      .execute();
    return rows.map(importOf);
  }

  providers(): Promise<readonly string[]> {
    return knownProviders(this.database);
  }
}

/** The names of providers that are kept, those of the first imports first. Along the index of gifts it reads a row a name. */
async function knownProviders(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly provider: string }>`
    with recursive named as (
      (select provider from gift where provider is not null order by provider limit 1)
      union all
      select (select gift.provider from gift where gift.provider > named.provider order by gift.provider limit 1)
      from named where named.provider is not null
    )
    select provider from (
      select provider, min(imported_at) as since from gift_import group by provider
      union all select provider, null from named where provider is not null
    ) as known order by since nulls last, provider`.execute(database);
  return rows.map(({ provider }) => provider);
}
