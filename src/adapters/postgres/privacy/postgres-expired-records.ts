import { type RawBuilder, sql } from 'kysely';
import type { ExpiredRecords } from '../../../core/privacy/delete-expired';
import { NO_WORDS } from '../../../core/privacy/erased-applications';
import { NO_WAY_THERE, type Retention, retentionAt } from '../../../core/privacy/retention';
import { type Logger, ok } from '../../../core/shared/result';
import type { Database } from '../database';
import { type PublishChange, publishByNotice } from '../publish-change';
import { changed } from '../queried';
import { settingsIn } from '../settings/postgres-settings';
import { searchColumn } from '../word-search';

/** The instant from which a pickup is kept, as keptOfPickup in the core takes it. */
const PICKUP_AT = sql<number>`coalesce(scheduled_at, received_at)`;

/** Deletes expired records in PostgreSQL. */
export class PostgresExpiredRecords implements ExpiredRecords {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly publishChange: PublishChange = publishByNotice,
  ) {}

  remove(now: number): ReturnType<ExpiredRecords['remove']> {
    return changed(this.database, this.logger, async (transaction) => {
      const before = retentionAt(now, await settingsIn(transaction));
      const removed = {
        ...(await removeExpired(transaction, before)),
        shortenedPickups: await shortenPickups(transaction, before),
        applications: await expireApplications(transaction, before, now),
        signups: await expireGuests(transaction, before, now),
      };
      if (removed.messages > 0) await this.publishChange(transaction, 'messages');
      if (removed.pickups + removed.shortenedPickups > 0) await this.publishChange(transaction, 'pickups');
      if (removed.applications > 0) await this.publishChange(transaction, 'applications');
      if (removed.signups > 0) await this.publishChange(transaction, 'signups');
      if (removed.gifts > 0) await this.publishChange(transaction, 'gifts');
      return ok(removed);
    });
  }
}

/** Deletes what nothing is left of, and answers how many rows there were of each kind. */
async function removeExpired(database: Database, { handedIn, pledged, mails, links }: Retention) {
  const isExpiredMail = sql<boolean>`queued_at < case when state = 'waiting' then ${handedIn}::int8 else ${mails}::int8 end`;
  const isUnanswered = sql<boolean>`state in ('requested', 'declined') and ${PICKUP_AT} < ${handedIn}`;
  const isAbandoned = sql<boolean>`origin = 'form' and state = 'pending' and created_at < ${pledged}`;
  const remove = async (table: string, isExpired: RawBuilder<boolean>) => {
    const deleted = await sql`delete from ${sql.table(table)} where ${isExpired}`.execute(database);
    return Number(deleted.numAffectedRows ?? 0);
  };
  return {
    messages: await remove('contact_message', sql<boolean>`received_at < ${handedIn}`),
    pickups: await remove('pickup_request', isUnanswered),
    gifts: await remove('gift', isAbandoned),
    mails: await remove('outbox_mail', isExpiredMail),
    links: await remove('account_token', sql<boolean>`expires_at < ${links}`),
  };
}

/** Takes the words out of applications that isExpiredApplication in the core names, with their staff notes, and answers how many. */
async function expireApplications(
  database: Database,
  { applications: before }: Retention,
  now: number,
): Promise<number> {
  const expired = await database
    .updateTable('application')
    .set({ ...NO_WORDS, answers: '[]', search: '', identity: null, erased_at: now })
    .set({
      state: sql`case state when 'pending' then 'withdrawn' else state end`,
      decided_at: sql`case state when 'pending' then ${now}::int8 else decided_at end`,
      pairs: sql`(select coalesce(json_agg(pair::jsonb - 'forWhom' order by position), '[]')
        from json_array_elements(pairs) with ordinality as place(pair, position))`,
    })
    .where('erased_at', 'is', null)
    .where(
      sql<boolean>`case state when 'pending' then person_id is null and received_at < ${before}
        when 'approved' then ended_at < ${before} else decided_at < ${before} end`,
    )
    .returning('id')
    .execute();
  const ids = expired.map(({ id }) => id);
  await sql`delete from staff_note where id = any(${ids}::text[])`.execute(database);
  return ids.length;
}

/** Takes the person out of sign-ups, as keptOfSignup in the core does, and answers out of how many. */
async function expireGuests(database: Database, { guests }: Retention, now: number): Promise<number> {
  const { rows } = await sql`
    update signup set contact = '', call = null, identity = case when shift_id is null then null else '' end,
      person_id = case when shift_id is null then null else person_id end,
      name = case when shift_id is null then '' else name end,
      erased_at = case when shift_id is null then ${now}::int8 else erased_at end
    where event_id is not null and ends_at < ${guests}
      and ((shift_id is null and erased_at is null) or (shift_id is not null and contact <> ''))
    returning id`.execute(database);
  return rows.length;
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
