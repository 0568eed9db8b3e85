import { type RawBuilder, sql } from 'kysely';
import { ERASED_KEY } from '../../../core/gifts/gift';
import { receiptKey } from '../../../core/receipts/issue-receipt';
import { receiptNumber } from '../../../core/receipts/receipt';
import type { DonorOfYear } from '../../../core/receipts/receipt-query';
import type { DonorYearQuery } from '../../../core/receipts/receipts.inputs';
import type { PageOf } from '../../../core/shared/page-of';
import { startOfDay } from '../../../core/shared/time/calendar';
import type { Database } from '../database';
import { NET } from '../gifts/gift-row';
import { isInSearchColumn, searchColumn } from '../word-search';
import { RECEIPT_KEY } from './receipt-row';

type Donor = Omit<DonorOfYear, 'statement'>;

/** The keys of all who gave in a year. */
export async function donorKeysIn(database: Database, year: number): Promise<readonly string[]> {
  const { rows } = await sql<Pick<Donor, 'donorKey'>>`${await donorsOf(database, year, false)}
    select "donorKey" from donor`.execute(database);
  return rows.map(({ donorKey }) => donorKey);
}

/**
 * A page of those who gave in a year, by name, as donorsOfYear in the core says it. The database sorts and searches: a
 * year may have many thousands, and only those of the page are read.
 */
export async function donorPage(database: Database, query: DonorYearQuery): Promise<PageOf<DonorOfYear>> {
  const { year, page, size } = query;
  const words = isInSearchColumn(query.search);
  const isWanted = words ?? sql<boolean>`true`;
  const isSearched = words !== null;
  const { rows } = await sql<{ total: number; items: readonly Donor[] | null }>`
    ${await donorsOf(database, year, isSearched)}, found as materialized (select * from donor where ${isWanted})
    select (select count(*) from found)::int8 as total, (select json_agg(one) from (
      select "donorKey", name, email, gifts, cents, goods from found
      order by lower(name) collate "C", "donorKey" collate "C" limit ${size} offset ${(page - 1) * size}) as one) as items`.execute(
    database,
  );
  const items = rows[0]?.items ?? [];
  const statements = await statementsOf(
    database,
    year,
    items.map(({ donorKey }) => donorKey),
  );
  return {
    items: items.map((donor) => ({ ...donor, statement: statements.get(donor.donorKey) ?? null })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * The beginning of a statement that reads those who gave in a year, as 'donor', with the words that each is found by where
 * somebody looks for words.
 */
async function donorsOf(database: Database, year: number, isSearched: boolean): Promise<RawBuilder<unknown>> {
  const goods = JSON.stringify(await givenGoods(database, year, isSearched));
  const words = isSearched ? sql`search::text` : sql`''`;
  // The greatest of the arrays is that of the latest gift: this needs no sorting.
  return sql`with money as materialized (
      select ${RECEIPT_KEY} as key, count(*)::int8 as gifts, sum(${NET})::int8 as cents,
        max(array[received_on, lpad(created_at::text, 16, '0'), name, email, ${words}]) as latest
      from gift where received_on between ${`${year}-01-01`} and ${`${year}-12-31`} and ${NET} > 0
        and (person_id is null or not starts_with(person_id, ${ERASED_KEY}))
      group by 1
    ), thing as (
      select * from json_to_recordset(${goods}::json)
        as thing(key text, name text, email text, words text, goods int8)
    ), donor as materialized (
      select coalesce(money.key, thing.key) as "donorKey", coalesce(latest[3], thing.name) as name,
        coalesce(latest[4], thing.email) as email, coalesce(latest[5], thing.words)::tsvector as search,
        coalesce(gifts, 0) as gifts, coalesce(cents, 0) as cents, coalesce(goods, 0) as goods
      from money full join thing on thing.key = money.key
    )`;
}

async function givenGoods(database: Database, year: number, isSearched: boolean) {
  const donors = new Map<
    string,
    { key: string; name: string; email: string; words: string; goods: number }
  >();
  // Of goods only the donors are needed here.
  const rows = await database
    .selectFrom('pickup_request')
    .select(['name', 'email', 'phone', 'address'])
    .where('state', '=', 'collected')
    .where('scheduled_at', '>=', startOfDay(`${year}-01-01`))
    .where('scheduled_at', '<', startOfDay(`${year + 1}-01-01`))
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  for (const donor of rows) {
    const [{ name, email }, key] = [donor, receiptKey(donor)];
    const before = donors.get(key);
    const words = before?.words ?? (isSearched ? searchColumn(name, email) : '');
    donors.set(key, { key, name, email, words, ...before, goods: (before?.goods ?? 0) + 1 });
  }
  return [...donors.values()];
}

async function statementsOf(
  database: Database,
  year: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly number: string }>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ donorKey: string; id: string; count: number }>`
    select donor_key as "donorKey", id, count from receipt where year = ${year} and kind = 'statement' and state = 'issued'
      and md5(donor_key) in (${sql.join(keys.map((key) => sql`md5(${key})`))})
      and donor_key in (${sql.join(keys)})`.execute(database);
  return new Map(
    rows.map(({ donorKey, id, count }) => [donorKey, { id, number: receiptNumber(year, count) }]),
  );
}
