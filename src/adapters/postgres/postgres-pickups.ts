import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { User } from '../../core/auth/user';
import { listedPickup, type PickupCounts, type PickupState } from '../../core/donations/pickup';
import { canDecide, decided, type PickupDecision } from '../../core/donations/pickup-decision';
import type { PickupQuery } from '../../core/donations/pickup-query';
import type { Pickups } from '../../core/donations/pickups.port';
import type { Mails } from '../../core/mail/mails';
import type { CalendarDate } from '../../core/shared/calendar-date';
import type { Clock } from '../../core/shared/clock.port';
import { isEmailAddress } from '../../core/shared/email-address';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import { endOfDay, startOfDay } from '../../core/shared/pacific-time';
import { fail, ok } from '../../core/shared/result';
import { type Announce, announceByNotice } from './announce';
import { beginningColumn } from './beginning-column';
import type { Database, Tables } from './database';
import { pickupOf } from './pickup-row';
import { queried } from './queried';
import { queueMail } from './queue-mail';
import { record } from './record';
import { countUpTo, isInSearchColumn, roomOnPage, totalOf } from './word-search';

const ACTION = {
  scheduled: 'pickup.schedule',
  collected: 'pickup.collect',
  declined: 'pickup.decline',
} as const;

/** Pickup requests in PostgreSQL, for `actor`. Of two decisions from the same base one is kept. */
export class PostgresPickups implements Pickups {
  constructor(
    private readonly database: Database,
    private readonly actor: Pick<User, 'id' | 'name'>,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly mails: Pick<Mails, 'pickupScheduled'>,
    private readonly announce: Announce = announceByNotice,
  ) {}

  async list(query: PickupQuery, signal?: AbortSignal): ReturnType<Pickups['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      // The page is found in an index, and only its own rows are read.
      const ids = newestFirst(filtered(this.database.selectFrom('pickup_request'), query))
        .select('id')
        .limit(roomOnPage(query))
        .offset((query.page - 1) * query.size);
      const [counts, found, rows] = await Promise.all([
        this.countAll(),
        this.countFound(query),
        newestFirst(this.database.selectFrom('pickup_request'))
          .select(SHORT_COLUMNS)
          .select([beginningColumn('items').as('items'), beginningColumn('message').as('message')])
          .where('id', 'in', ids)
          .execute(),
      ]);
      return ok({
        items: rows.map((row) => listedPickup(pickupOf(row))),
        ...totalOf(query, found ?? inState(counts, query.state)),
        counts,
      });
    }, this.logger);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<Pickups['get']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const row = await this.database
        .selectFrom('pickup_request')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? ok(pickupOf(row)) : fail({ code: 'not-found' });
    }, this.logger);
  }

  async onDay(day: CalendarDate, signal?: AbortSignal): ReturnType<Pickups['onDay']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const rows = await this.database
        .selectFrom('pickup_request')
        .selectAll()
        .where('state', '=', 'scheduled')
        .where('scheduled_at', '>=', startOfDay(day))
        .where('scheduled_at', '<', endOfDay(day))
        .orderBy('scheduled_at')
        .orderBy('id')
        .execute();
      return ok(rows.map(pickupOf));
    }, this.logger);
  }

  async counts(signal?: AbortSignal): ReturnType<Pickups['counts']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await this.countAll()), this.logger);
  }

  decide(id: string, decision: PickupDecision, base: string): ReturnType<Pickups['decide']> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          // The row is locked: the second of two writers waits for it, and finds another revision.
          const current = await transaction
            .selectFrom('pickup_request')
            .selectAll()
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (current?.revision !== base || !canDecide(current.state, decision.state))
            return fail({ code: current ? 'conflict' : 'not-found' });
          const { scheduledAt, goods, ...columns } = decided(pickupOf(current), decision);
          const changed = await transaction
            .updateTable('pickup_request')
            .set({
              ...columns,
              scheduled_at: scheduledAt,
              ...(goods && { goods: JSON.stringify(goods) }),
              revision: this.ids.next(),
            })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow();
          await this.note(transaction, decision.state, id);
          await this.tellDonor(transaction, changed);
          await this.announce(transaction, 'pickups');
          return ok(pickupOf(changed));
        }),
      this.logger,
    );
  }

  /** Without the donor's name: the log is never changed, and their data may have to go. */
  private note(transaction: Database, state: PickupDecision['state'], id: string): Promise<void> {
    return record(transaction, {
      id: this.ids.next(),
      at: this.clock.now(),
      actor: this.actor,
      action: ACTION[state],
      subject: { id, name: '' },
      detail: {},
    });
  }

  /** A mail with the time of a pickup that has one now. */
  private async tellDonor(transaction: Database, row: Selectable<Tables['pickup_request']>): Promise<void> {
    if (row.state !== 'scheduled' || row.scheduled_at === null || !isEmailAddress(row.email)) return;
    const told = { name: row.name, at: row.scheduled_at, address: row.address };
    await queueMail(transaction, this.mails.pickupScheduled(row.email, told));
  }

  private async countAll(): Promise<PickupCounts> {
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

  /** Null without words: the counts by state say it already then. */
  private async countFound(query: PickupQuery): Promise<number | null> {
    if (!isInSearchColumn(query.search)) return null;
    const found = filtered(this.database.selectFrom('pickup_request'), query).select('id');
    return countUpTo(this.database, found, query);
  }
}

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
  ...(['scheduled_at', 'reason', 'goods', 'is_brought'] as const),
] as const;
