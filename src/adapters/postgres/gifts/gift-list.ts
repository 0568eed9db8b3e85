import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import {
  batchOf,
  type Donation,
  type DonationKey,
  type GiftBatch,
  type GiftBatchQuery,
  type GiftFilter,
  type GiftPage,
  type GiftQuery,
  type GiftTotals,
  kindsOf,
} from '../../../core/gifts/gift-query';
import { endOfDay, startOfDay } from '../../../core/shared/time/calendar';
import type { Database, Tables } from '../database';
import { pickupOf } from '../pickups/pickup-row';
import { isInSearchColumn } from '../word-search';
import { giftOf, NET } from './gift-row';

type Gifts = SelectQueryBuilder<Tables, 'gift', object>;
type Goods = SelectQueryBuilder<Tables, 'pickup_request', object>;

/** The instant that the day of goods is taken from, as dayOfGoods in the core says it. */
const GOODS_AT = sql<number>`coalesce(scheduled_at, received_at)`;
const GOODS_DAY = sql<string>`to_char(to_timestamp(${GOODS_AT}::float8 / 1000) at time zone 'America/Los_Angeles', 'YYYY-MM-DD')`;

/** A row of the list: what it is, and what its order depends on. */
interface Listed {
  readonly id: string;
  readonly kind: Donation['kind'];
  readonly day: string;
  readonly at: number;
  readonly cents: number | null;
}

/** The gifts of one page, of money and of goods, and the sums over all that the filter leaves. */
export async function listGifts(database: Database, query: GiftQuery): Promise<GiftPage> {
  const kinds = kindsOf(query);
  const goods = kinds.goods ? await countGoods(database, query) : 0;
  const [listed, totals] = await Promise.all([
    kinds.money || goods > 0 ? listedOn(database, query, kinds.money, goods) : [],
    kinds.money ? totalsOf(database, query) : NOTHING,
  ]);
  return { items: await donationsOf(database, listed), totals: { ...totals, goods } };
}

/** The rows of a page, in their order. */
async function listedOn(
  database: Database,
  query: GiftQuery,
  isMoney: boolean,
  goods: number,
): Promise<readonly Listed[]> {
  const { size, sort } = query;
  const offset = (query.page - 1) * size;
  // So many rows of money stand before the page wherever the goods do: an index skips them.
  const skipped = isMoney ? Math.max(0, offset - goods) : 0;
  const money = filteredGifts(database.selectFrom('gift'), query)
    .select(['id', sql<Donation['kind']>`'money'`.as('kind'), 'received_on as day', 'created_at as at'])
    // The index of an order by amount has the amounts, and no other index.
    .select((isByAmount(sort) ? sql<number | null>`cents` : NO_AMOUNT).as('cents'))
    .orderBy(orderOf(sort, 'received_on', 'created_at'))
    .limit(size + Math.min(offset, goods))
    .offset(skipped);
  const things = filteredGoods(database.selectFrom('pickup_request'), query)
    .select(['id', sql<Donation['kind']>`'goods'`.as('kind'), GOODS_DAY.as('day'), 'received_at as at'])
    .select(NO_AMOUNT.as('cents'));
  if (goods === 0) return money.execute();
  const both = isMoney
    ? database
        .selectFrom(money.as('money'))
        .selectAll()
        .unionAll(database.selectFrom(things.as('goods')).selectAll())
    : things;
  return database
    .selectFrom(both.as('donation'))
    .selectAll()
    .orderBy(orderOf(sort, 'day', 'at'))
    .limit(size)
    .offset(offset - skipped)
    .execute();
}

async function donationsOf(database: Database, listed: readonly Listed[]): Promise<readonly Donation[]> {
  const idsOf = (kind: Donation['kind']) => listed.filter((row) => row.kind === kind).map(({ id }) => id);
  const [money, goods] = [idsOf('money'), idsOf('goods')];
  const [gifts, pickups] = await Promise.all([
    money.length > 0
      ? database.selectFrom('gift').selectAll().where(sql<boolean>`id = any(${money})`).execute()
      : [],
    goods.length > 0
      ? database.selectFrom('pickup_request').selectAll().where(sql<boolean>`id = any(${goods})`).execute()
      : [],
  ]);
  const byKey = new Map<string, Donation>();
  for (const row of gifts) byKey.set(`money ${row.id}`, { kind: 'money', gift: giftOf(row) });
  for (const row of pickups) byKey.set(`goods ${row.id}`, { kind: 'goods', pickup: pickupOf(row) });
  return listed.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? []);
}

const NO_AMOUNT = sql<number | null>`null::int8`;

function isByAmount(sort: GiftQuery['sort']): boolean {
  return sort === 'largest' || sort === 'smallest';
}

type Sums = Omit<GiftTotals, 'goods'>;

const NOTHING: Sums = { gifts: 0, receivedCents: 0, pendingCents: 0, refundedCents: 0 };

async function totalsOf(database: Database, filter: GiftFilter): Promise<Sums> {
  const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::int8`;
  return filteredGifts(database.selectFrom('gift'), filter)
    .select([
      sql<number>`count(*)::int8`.as('gifts'),
      sum(NET).as('receivedCents'),
      sum(sql`case when state = 'pending' then cents else 0 end`).as('pendingCents'),
      sum(sql`refund_cents`).as('refundedCents'),
    ])
    .executeTakeFirstOrThrow();
}

async function countGoods(database: Database, filter: GiftFilter): Promise<number> {
  const { count } = await filteredGoods(database.selectFrom('pickup_request'), filter)
    .select(sql<number>`count(*)::int8`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The gifts of money that a filter leaves. */
function filteredGifts(gifts: Gifts, filter: GiftFilter): Gifts {
  const { search, state, method, campaignId, receipt, from, to } = filter;
  const words = isInSearchColumn(search);
  let matching = gifts;
  if (words) matching = matching.where(words);
  if (state !== null) matching = matching.where(sql<boolean>`state = ${state}`);
  if (method !== null) matching = matching.where('method', '=', method);
  if (campaignId !== null) matching = matching.where('campaign_id', '=', campaignId);
  if (receipt !== null) matching = matching.where('receipt', '=', receipt);
  if (from !== null) matching = matching.where('received_on', '>=', from);
  if (to !== null) matching = matching.where('received_on', '<=', to);
  return matching;
}

/** The goods that a filter leaves. */
function filteredGoods(goods: Goods, { search, state, from, to }: GiftFilter): Goods {
  const words = isInSearchColumn(search);
  let matching = goods;
  if (words) matching = matching.where(words);
  if (state !== null) matching = matching.where(sql<boolean>`state = ${state}`);
  if (from !== null) matching = matching.where(GOODS_AT, '>=', startOfDay(from));
  if (to !== null) matching = matching.where(GOODS_AT, '<', endOfDay(to));
  return matching;
}

/** The order as the indexes have it; goods have no amount, and come last where amounts are compared. */
function orderOf(sort: GiftQuery['sort'], dayColumn: string, atColumn: string): RawBuilder<unknown> {
  const [day, at] = [sql.ref(dayColumn), sql.ref(atColumn)];
  if (sort === 'oldest') return sql`${day}, ${at} desc, id`;
  const newest = sql`${day} desc, ${at} desc, id`;
  if (sort === 'newest') return newest;
  if (sort === 'smallest') return sql`cents, ${newest}`;
  // Of money alone, whose amounts are never missing, the index is used.
  return dayColumn === 'day' ? sql`cents desc nulls last, ${newest}` : sql`cents desc, ${newest}`;
}

/** The next part of all donations that a filter leaves, along the primary keys: an offset would count what moves meanwhile. */
export async function readGiftBatch(database: Database, query: GiftBatchQuery): Promise<GiftBatch> {
  const kinds = kindsOf(query);
  const { after, size } = query;
  const items: Donation[] = [];
  if (kinds.money && after?.kind !== 'goods') {
    const rows = await filteredGifts(database.selectFrom('gift'), query)
      .selectAll()
      .where('id', '>', idAfter(after, 'money'))
      .orderBy('id')
      .limit(size)
      .execute();
    items.push(...rows.map((row): Donation => ({ kind: 'money', gift: giftOf(row) })));
  }
  if (kinds.goods && items.length < size) {
    const rows = await filteredGoods(database.selectFrom('pickup_request'), query)
      .selectAll()
      .where('id', '>', idAfter(after, 'goods'))
      .orderBy('id')
      .limit(size - items.length)
      .execute();
    items.push(...rows.map((row): Donation => ({ kind: 'goods', pickup: pickupOf(row) })));
  }
  return batchOf(items, size);
}

/** Every id comes after an empty one. */
function idAfter(after: DonationKey | null, kind: DonationKey['kind']): string {
  return after?.kind === kind ? after.id : '';
}
