import { type RawBuilder, sql } from 'kysely';
import { receiptNumber } from '../../../core/receipts/receipt';
import type { DonorOfYear } from '../../../core/receipts/receipt-query';
import type { DonorYearQuery } from '../../../core/receipts/receipts.inputs';
import type { PageOf } from '../../../core/shared/page-of';
import { startOfDay } from '../../../core/shared/time/calendar';
import { donorIdentity, NOBODY } from '../../../core/shared/who-is-who';
import type { CachedByChange } from '../cached-by-change';
import type { Database } from '../database';
import { IS_RECEIPTABLE, NET } from '../gifts/gift-row';
import { isInSearchColumn, searchColumn } from '../word-search';

type Donor = Omit<DonorOfYear, 'statement'>;

/** What a list of donors needs again and again until something changes, by year. */
export interface DonorCaches {
  /** Those who gave goods. */
  readonly goods: CachedByChange<readonly GivenGoods[]>;
  /** How many gave. */
  readonly counts: CachedByChange<number>;
}

/** The keys of all who gave in a year. */
export async function donorKeysIn(database: Database, year: number): Promise<readonly string[]> {
  const { rows } = await sql<Pick<Donor, 'donorKey'>>`
    select key as "donorKey" from ${keysOf(year, await givenGoods(database, year))}`.execute(database);
  return rows.map(({ donorKey }) => donorKey);
}

/**
 * A page of those who gave in a year, by name, as donorsOfYear in the core says it. The database sorts and searches: a
 * year may have many thousands, and only those of the page are read. They are counted meanwhile.
 */
export async function donorPage(
  database: Database,
  query: DonorYearQuery,
  cached: DonorCaches,
): Promise<PageOf<DonorOfYear>> {
  const { year, page, size } = query;
  const words = isInSearchColumn(query.search);
  const goods = await cached.goods.read(database, String(year), () => givenGoods(database, year));
  const donors = donorsOf(year, goods, words);
  const ofPage = sql`order by lower(name) collate "C", "donorKey" collate "C"
    limit ${size} offset ${(page - 1) * size}`;
  const [items, total] = words
    ? await foundDonors(database, donors, ofPage)
    : await Promise.all([
        sql<Donor>`select "donorKey", name, email, gifts, cents, goods from ${donors} ${ofPage}`
          .execute(database)
          .then(({ rows }) => rows),
        cached.counts.read(database, String(year), () => countRows(database, keysOf(year, goods))),
      ]);
  const keys = items.map(({ donorKey }) => donorKey);
  const statements = await statementsOf(database, year, { keys, goods });
  return {
    items: items.map((donor) => ({ ...donor, statement: statements.get(donor.donorKey) ?? null })),
    total,
  };
}

async function countRows(database: Database, counted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int8 as total from ${counted}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** A page of those whom words find, and how many they are, in one statement: finding them is what takes long. */
async function foundDonors(
  database: Database,
  donors: RawBuilder<unknown>,
  ofPage: RawBuilder<unknown>,
): Promise<readonly [readonly Donor[], number]> {
  const { rows } = await sql<{ total: number; items: readonly Donor[] | null }>`
    with found as materialized (select "donorKey", name, email, gifts, cents, goods from ${donors})
    select (select count(*)::int8 from found) as total,
      (select json_agg(page) from (select * from found ${ofPage}) as page) as items`.execute(database);
  return [rows[0]?.items ?? [], rows[0]?.total ?? 0];
}

/** Whether a gift counts for its donor in a year. */
function isCounted(year: number): RawBuilder<boolean> {
  return sql`received_on between ${`${year}-01-01`} and ${`${year}-12-31`} and ${IS_RECEIPTABLE}
    and donor_identity <> ${NOBODY}`;
}

/** The keys of those who gave in a year, as a table. */
function keysOf(year: number, goods: readonly GivenGoods[]): RawBuilder<unknown> {
  return sql`(select donor_identity as key from gift where ${isCounted(year)} group by 1) as money
    full join ${thingsOf(goods)} using (key)`;
}

/** Those who gave in a year, as a table: all of them, or those in whose words a search is. */
function donorsOf(
  year: number,
  goods: readonly GivenGoods[],
  isFound: RawBuilder<boolean> | null,
): RawBuilder<unknown> {
  const isOfFound = sql`donor_identity in (
    select donor_identity from gift where ${isCounted(year)} and ${isFound}
    union all select key from ${thingsOf(goods)} where ${isFound})`;
  // The greatest of the arrays is that of the latest gift: this needs no sorting.
  return sql`(
    select coalesce(money.key, thing.key) as "donorKey", coalesce(latest[3], thing.name) as name,
      coalesce(latest[4], thing.email) as email, coalesce(gifts, 0) as gifts, coalesce(cents, 0) as cents,
      coalesce(goods, 0) as goods${isFound ? sql`, coalesce(latest[5]::tsvector, thing.search) as search` : sql``}
    from (
      select donor_identity as key, count(*)::int8 as gifts, sum(${NET})::int8 as cents,
        max(array[received_on, lpad(created_at::text, 16, '0'), name, email${isFound ? sql`, search::text` : sql``}]) as latest
      from gift where ${isCounted(year)} and ${isFound ? isOfFound : sql`true`} group by 1
    ) as money full join ${thingsOf(goods)} on thing.key = money.key
  ) as donor where ${isFound ?? sql`true`}`;
}

/** Those who gave goods, as a table. */
function thingsOf(donors: readonly GivenGoods[]): RawBuilder<unknown> {
  const column = <T>(pick: (donor: GivenGoods) => T) => donors.map(pick);
  return sql`(select key, name, email, words::tsvector as search, goods from unnest(
    ${column(({ key }) => key)}::text[], ${column(({ name }) => name)}::text[], ${column(({ email }) => email)}::text[],
    ${column(({ words }) => words)}::text[], ${column(({ goods }) => goods)}::int8[]
  ) as given(key, name, email, words, goods)) as thing`;
}

/** What a donor gave in goods; `words` are those that the donor is found by. */
interface GivenGoods {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly words: string;
  readonly goods: number;
  readonly ids: readonly string[];
}

async function givenGoods(database: Database, year: number): Promise<readonly GivenGoods[]> {
  const donors = new Map<string, GivenGoods & { readonly ids: string[] }>();
  // Of goods only the donors are needed here.
  const rows = await database
    .selectFrom('pickup_request')
    .select(['id', 'name', 'email', 'address'])
    .where('state', '=', 'collected')
    .where('scheduled_at', '>=', startOfDay(`${year}-01-01`))
    .where('scheduled_at', '<', startOfDay(`${year + 1}-01-01`))
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  for (const { id, ...donor } of rows) {
    const [{ name, email }, key] = [donor, donorIdentity(donor)];
    if (key === NOBODY) continue;
    const before = donors.get(key);
    before?.ids.push(id);
    const words = before?.words ?? searchColumn(name, email);
    donors.set(key, { key, name, email, words, ids: [id], ...before, goods: (before?.goods ?? 0) + 1 });
  }
  return [...donors.values()];
}

type Statements = ReadonlyMap<string, { readonly id: string; readonly number: string }>;

/** The statements of donors: their own, else one that names something of theirs, as donorsOfYear in the core finds it. */
async function statementsOf(
  database: Database,
  year: number,
  { keys, goods }: { readonly keys: readonly string[]; readonly goods: readonly GivenGoods[] },
): Promise<Statements> {
  if (keys.length === 0) return new Map();
  const things = goods.filter(({ key }) => keys.includes(key));
  const statedGoods = JSON.stringify(things.flatMap(({ key, ids }) => ids.map((id) => ({ key, id }))));
  const { rows } = await sql<{ donorKey: string; id: string; count: number }>`
    with statement as materialized (
      select id, donor_identity as key, count from receipt where year = ${year} and kind = 'statement' and state = 'issued'
        and md5(donor_identity) in (select md5(key) from unnest(${keys}::text[]) as key) and donor_identity = any(${keys}::text[])
    ), missing as (
      select key from unnest(${keys}::text[]) as key where key not in (select key from statement)
    ), thing as (
      select donor_identity as key, gift.id from missing join gift on md5(donor_identity) = md5(key)
        and donor_identity = key and received_on between ${`${year}-01-01`} and ${`${year}-12-31`}
      union all
      select key, id from json_to_recordset(${statedGoods}::json) as goods(key text, id text)
        where key in (select key from missing)
    )
    select key as "donorKey", id, count from statement
    union all
    select key, receipt.id, max(receipt.count) from thing
      join receipt_gift on gift_id = thing.id and holds and receipt_gift.kind = 'statement'
      join receipt on receipt.id = receipt_id
      group by key, receipt.id
    order by count`.execute(database);
  return new Map(
    rows.map(({ donorKey, id, count }) => [donorKey, { id, number: receiptNumber(year, count) }]),
  );
}
