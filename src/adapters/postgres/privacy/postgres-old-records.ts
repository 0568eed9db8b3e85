import { sql } from 'kysely';
import type { DeletedRecords, OldRecords } from '../../../core/privacy/old-records.port';
import { NO_WAY_THERE, type Retention, retentionAt } from '../../../core/privacy/retention';
import { type FailureOf, type Logger, ok, type Result } from '../../../core/shared/result';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { queried } from '../queried';
import { settingsIn } from '../settings/postgres-settings';
import { searchColumn } from '../word-search';

/** The instant from which a pickup is kept, as keptOfPickup in the core takes it. */
const PICKUP_AT = sql<number>`coalesce(scheduled_at, received_at)`;

/** What is kept for a limited time alone, in PostgreSQL. */
export class PostgresOldRecords implements OldRecords {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {}

  remove(now: number): Promise<Result<DeletedRecords, FailureOf<'unavailable'>>> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const before = retentionAt(now, await settingsIn(transaction));
          const removed = {
            messages: await removeMessages(transaction, before),
            pickups: await removePickups(transaction, before),
            shortenedPickups: await shortenPickups(transaction, before),
            gifts: await removeAbandonedGifts(transaction, before),
            mails: await removeMails(transaction, before),
            links: await removeLinks(transaction, before),
          };
          if (removed.messages > 0) await this.announce(transaction, 'messages');
          if (removed.pickups + removed.shortenedPickups > 0) await this.announce(transaction, 'pickups');
          if (removed.gifts > 0) await this.announce(transaction, 'gifts');
          return ok(removed);
        }),
      this.logger,
    );
  }
}

async function removeMessages(database: Database, { handedIn }: Retention): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('contact_message')
    .where('received_at', '<', handedIn)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removePickups(database: Database, { handedIn }: Retention): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('pickup_request')
    .where('state', 'in', ['requested', 'declined'])
    .where(PICKUP_AT, '<', handedIn)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** One after the other: what a row is found by is computed from what is left of it. */
async function shortenPickups(database: Database, { handedIn }: Retention): Promise<number> {
  const rows = await database
    .selectFrom('pickup_request')
    .select(['id', 'name', 'email', 'items'])
    .where('state', 'in', ['scheduled', 'collected'])
    .where('is_brought', '=', false)
    .where('email', '!=', '')
    .where(PICKUP_AT, '<', handedIn)
    .where(sql<boolean>`phone || address || message <> ''`)
    .forUpdate()
    .execute();
  for (const { id, name, email, items } of rows) {
    await database
      .updateTable('pickup_request')
      .set({ ...NO_WAY_THERE, search: searchColumn(name, email, items) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

async function removeAbandonedGifts(database: Database, { announced }: Retention): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('gift')
    .where('origin', '=', 'form')
    .where('state', '=', 'pending')
    .where('created_at', '<', announced)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeMails(database: Database, { mails, handedIn }: Retention): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('outbox_mail')
    .where(
      sql<boolean>`queued_at < case when state = 'waiting' then ${handedIn}::int8 else ${mails}::int8 end`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeLinks(database: Database, { links }: Retention): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('account_token')
    .where('expires_at', '<', links)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
