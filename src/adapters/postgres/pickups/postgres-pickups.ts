import { type SelectQueryBuilder, sql } from 'kysely';
import type { GoodsOfYear } from '../../../core/pickups/own-pickup';
import { listedPickup, type Pickup, type PickupCounts, type PickupState } from '../../../core/pickups/pickup';
import type {
  OwnPickupRepository,
  PickupRepository,
  SortedPickups,
} from '../../../core/pickups/pickup.repository.port';
import type { PickupPage, PickupQuery } from '../../../core/pickups/pickup-query';
import { type CalendarDate, endOfDay, startOfDay } from '../../../core/shared/time/calendar';
import type { Tables } from '../database';
import { isOf } from '../records-of';
import { repositoryOf } from '../table-repository';
import { beginningColumn, countUpTo, isInSearchColumn, roomOnPage, totalOf } from '../word-search';
import { pickupOf, pickupRow } from './pickup-row';

/** Pickups in PostgreSQL. */
export class PostgresPickups
  extends repositoryOf('pickup_request', { rowOf: pickupRow, recordOf: pickupOf })
  implements PickupRepository, OwnPickupRepository, SortedPickups
{
  async page(query: PickupQuery): Promise<PickupPage> {
    // The page is found in an index, and only its own rows are read.
    const ids = newestFirst(filtered(this.database.selectFrom('pickup_request'), query))
      .select('id')
      .limit(roomOnPage(query))
      .offset((query.page - 1) * query.size);
    const [counts, found, rows] = await Promise.all([
      this.counts(),
      this.countFound(query),
      newestFirst(this.database.selectFrom('pickup_request'))
        .select(SHORT_COLUMNS)
        .select([beginningColumn('items').as('items'), beginningColumn('message').as('message')])
        .where('id', 'in', ids)
        .execute(),
    ]);
    return {
      items: rows.map((row) => listedPickup(pickupOf(row))),
      ...totalOf(query, found ?? inState(counts, query.state)),
      counts,
    };
  }

  onDay(day: CalendarDate): Promise<readonly Pickup[]> {
    const isThen = sql`scheduled_at >= ${startOfDay(day)} and scheduled_at < ${endOfDay(day)}`;
    return this.where(sql`state = 'scheduled' and ${isThen}`, sql`scheduled_at, id`);
  }

  async counts(): Promise<PickupCounts> {
    const rows = await this.database
      .selectFrom('pickup_request')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const count = (state: PickupState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return {
      requested: count('requested'),
      scheduled: count('scheduled'),
      collected: count('collected'),
      declined: count('declined'),
    };
  }

  of(email: string): Promise<readonly Pickup[]> {
    return this.where(isOf({ personId: '', email: email.trim().toLowerCase() }).pickup_request);
  }

  async goodsByYear(): Promise<ReadonlyMap<number, GoodsOfYear>> {
    const { rows } = await sql<{ year: number } & GoodsOfYear>`
      select extract(year from to_timestamp(scheduled_at / 1000.0) at time zone 'America/Los_Angeles')::int4 as year,
        count(*)::int8 as gifts, sum(counted.items)::int8 as items
      from pickup_request,
        lateral (select sum((line ->> 'count')::int8) as items from json_array_elements(goods) as line) as counted
      where state = 'collected' and scheduled_at is not null group by 1`.execute(this.database);
    return new Map(rows.map(({ year, gifts, items }) => [year, { gifts, items }]));
  }

  async countToSort(): Promise<number> {
    const { count } = await this.database
      .selectFrom('pickup_request')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(IS_TO_SORT)
      .executeTakeFirstOrThrow();
    return count;
  }

  toSort(): Promise<readonly Pickup[]> {
    return this.where(IS_TO_SORT, sql`coalesce(scheduled_at, received_at), id`);
  }

  /** Null without words: the counts by state say it already then. */
  private async countFound(query: PickupQuery): Promise<number | null> {
    if (!isInSearchColumn(query.search)) return null;
    const found = filtered(this.database.selectFrom('pickup_request'), query).select('id');
    return countUpTo(this.database, found, query);
  }
}

/** What isToSort says. */
const IS_TO_SORT = sql<boolean>`state = 'collected' and sorting in ('waits', 'changed')`;

type Requests = SelectQueryBuilder<Tables, 'pickup_request', object>;

function newestFirst(requests: Requests): Requests {
  return requests.orderBy('received_at', 'desc').orderBy('id');
}

function inState(counts: PickupCounts, state: PickupState | null): number {
  return state === null
    ? counts.requested + counts.scheduled + counts.collected + counts.declined
    : counts[state];
}

function filtered(pickups: Requests, query: PickupQuery): Requests {
  const words = isInSearchColumn(query.search);
  let found = pickups;
  if (query.state !== null) found = found.where('state', '=', query.state);
  if (words) found = found.where(words);
  return found;
}

/** What a list reads of a pickup in addition to the beginnings of its texts. */
const SHORT_COLUMNS = [
  ...(['id', 'revision', 'received_at', 'state', 'name', 'email', 'phone', 'address'] as const),
  ...(['scheduled_at', 'reason', 'goods', 'is_brought', 'sorting'] as const),
] as const;
