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
import type { CachedByChange } from '../cached-by-change';
import type { Database, Tables } from '../database';
import { isOf } from '../records-of';
import { TableRepository } from '../table-repository';
import { beginningColumn, foundPage, isInSearchColumn } from '../word-search';
import { pickupOf, pickupRow } from './pickup-row';

/** Pickups in PostgreSQL. */
export class PostgresPickups
  extends TableRepository<'pickup_request', Pickup>
  implements PickupRepository, OwnPickupRepository, SortedPickups
{
  page(query: PickupQuery): Promise<PickupPage> {
    const requests = this.database.selectFrom('pickup_request');
    return foundPage(this.database, query, filtered(requests, query).select('id'), {
      order: NEWEST_FIRST,
      counts: this.counts(),
      totalIn: isInSearchColumn(query.search) ? null : (counts) => inState(counts, query.state),
      read: async (ids) => {
        const texts = [beginningColumn('items').as('items'), beginningColumn('message').as('message')];
        const rows = requests.select(SHORT_COLUMNS).select(texts).where('id', 'in', ids);
        return (await rows.orderBy(NEWEST_FIRST).execute()).map((row) => listedPickup(pickupOf(row)));
      },
    });
  }

  onDay(day: CalendarDate): Promise<readonly Pickup[]> {
    const isThen = sql`scheduled_at >= ${startOfDay(day)} and scheduled_at < ${endOfDay(day)}`;
    return this.where(sql`state = 'scheduled' and ${isThen}`, sql`scheduled_at, id`);
  }

  constructor(
    database: Database,
    private readonly counted: CachedByChange<PickupCounts>,
  ) {
    super(database, 'pickup_request', { rowOf: pickupRow, recordOf: pickupOf });
  }

  /** Counts again only after a change: every list shows the counts, and counting reads every pickup. */
  counts(): Promise<PickupCounts> {
    return this.counted.read(this.database, '', () => this.countEach());
  }

  private async countEach(): Promise<PickupCounts> {
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
}

/** What isToSort says. */
const IS_TO_SORT = sql<boolean>`state = 'collected' and sorting in ('waits', 'changed')`;

type Requests = SelectQueryBuilder<Tables, 'pickup_request', object>;

const NEWEST_FIRST = sql`received_at desc, id`;

function inState(counts: PickupCounts, state: PickupState | null): number {
  return state === null
    ? counts.requested + counts.scheduled + counts.collected + counts.declined
    : counts[state];
}

function filtered(pickups: Requests, query: PickupQuery): Requests {
  const words = isInSearchColumn(query.search);
  let matching = pickups;
  if (query.state !== null) matching = matching.where('state', '=', query.state);
  if (words) matching = matching.where(words);
  return matching;
}

/** What a list reads of a pickup in addition to the beginnings of its texts. */
const SHORT_COLUMNS = [
  'id',
  'revision',
  'received_at',
  'state',
  'name',
  'email',
  'phone',
  'address',
  'scheduled_at',
  'reason',
  'goods',
  'is_brought',
  'sorting',
  'language',
] as const;
