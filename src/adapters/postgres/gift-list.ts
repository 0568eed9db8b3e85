import { type SelectQueryBuilder, sql } from 'kysely';
import type { GiftFilter, GiftPage, GiftQuery, GiftTotals } from '../../core/giving/gift-query';
import type { Database, Tables } from './database';
import { giftOf, NET } from './gift-row';
import { isInSearchColumn } from './word-search';

type Gifts = SelectQueryBuilder<Tables, 'gift', object>;

/** The gifts of one page, and the sums over all that the filter leaves. */
export async function listGifts(database: Database, query: GiftQuery): Promise<GiftPage> {
  // The page is found in an index, and only its own rows are read.
  const ids = ordered(filtered(database.selectFrom('gift'), query), query.sort)
    .select('id')
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const [rows, totals] = await Promise.all([
    ordered(database.selectFrom('gift'), query.sort).selectAll().where('id', 'in', ids).execute(),
    totalsOf(database, query),
  ]);
  return { items: rows.map(giftOf), totals };
}

async function totalsOf(database: Database, filter: GiftFilter): Promise<GiftTotals> {
  const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::int8`;
  return filtered(database.selectFrom('gift'), filter)
    .select([
      sql<number>`count(*)::int8`.as('gifts'),
      sum(NET).as('receivedCents'),
      sum(sql`case when state = 'pending' then cents else 0 end`).as('pendingCents'),
      sum(sql`refund_cents`).as('refundedCents'),
    ])
    .executeTakeFirstOrThrow();
}

function filtered(gifts: Gifts, filter: GiftFilter): Gifts {
  const { search, state, method, campaignId, from, to } = filter;
  const words = isInSearchColumn(search);
  let found = gifts;
  if (words) found = found.where(words);
  if (state !== null) found = found.where('state', '=', state);
  if (method !== null) found = found.where('method', '=', method);
  if (campaignId !== null) found = found.where('campaign_id', '=', campaignId);
  if (from !== null) found = found.where('received_on', '>=', from);
  if (to !== null) found = found.where('received_on', '<=', to);
  return found;
}

function ordered(gifts: Gifts, sort: GiftQuery['sort']): Gifts {
  if (sort === 'oldest') return gifts.orderBy('received_on').orderBy('created_at', 'desc').orderBy('id');
  const first = sort === 'newest' ? gifts : gifts.orderBy('cents', sort === 'largest' ? 'desc' : 'asc');
  return first.orderBy('received_on', 'desc').orderBy('created_at', 'desc').orderBy('id');
}
