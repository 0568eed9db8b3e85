import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { eventSchema } from '../../../core/events/event';
import type { GiftOwner } from '../../../core/gifts/gift';
import type { Erasing } from '../../../core/privacy/erasing';
import {
  byLikeness,
  isSameName,
  type Likeness,
  MOST_ALIKE,
  type NamedRecord,
  type NamedRecordId,
  type NamedRecords,
} from '../../../core/privacy/named-records';
import type { PersonalRecords } from '../../../core/privacy/personal-file';
import type { PersonalRecordRepository } from '../../../core/privacy/personal-record.repository.port';
import { ok } from '../../../core/shared/result';
import { applicationOf } from '../applications/application-row';
import type { Database } from '../database';
import { giftOf } from '../gifts/gift-row';
import { completionOf } from '../guides/guide-row';
import { messageOf } from '../messages/message-row';
import { pickupOf } from '../pickups/pickup-row';
import { planOf } from '../plans/postgres-plans';
import { receiptOf } from '../receipts/receipt-row';
import { isOf } from '../records-of';
import { signupOf } from '../signups/postgres-signups';
import { eraseApplications } from './erase-applications';
import { eraseGuides } from './erase-guides';
import { eraseNamed, idsOf } from './erase-named';
import { eraseRecords } from './erase-records';
import { eraseSignups } from './erase-signups';

const shiftsSchema = eventSchema.entries.shifts;

/** What PostgreSQL keeps of people apart from their accounts. */
export class PostgresPersonalRecords implements PersonalRecordRepository {
  constructor(private readonly database: Database) {}

  async of(owner: GiftOwner): ReturnType<PersonalRecordRepository['of']> {
    const theirs = isOf(owner);
    const messages = this.database.selectFrom('contact_message').selectAll().where(theirs.contact_message);
    const pickups = this.database.selectFrom('pickup_request').selectAll().where(theirs.pickup_request);
    const gifts = this.database.selectFrom('gift').selectAll().where(theirs.gift);
    const plans = this.database.selectFrom('recurring_plan').selectAll().where(theirs.recurring_plan);
    const receipts = this.database.selectFrom('receipt').selectAll().where(theirs.receipt);
    const programs = this.database.selectFrom('program').select('title').where(theirs.program);
    const trainings = this.database
      .selectFrom('completion')
      .leftJoin('guide', 'guide.id', 'completion.guide_id')
      .selectAll('completion')
      .select('guide.title')
      .where(theirs.completion);
    const reported = this.database.selectFrom('guide').select('title').where(theirs.guide);
    const sessions = await this.database
      .selectFrom('session')
      .select(['userAgent', 'ipAddress', 'updatedAt', 'expiresAt'])
      .where('userId', '=', owner.personId)
      .execute();
    return {
      messages: (await messages.execute()).map(messageOf),
      pickups: (await pickups.execute()).map(pickupOf),
      gifts: (await gifts.execute()).map(giftOf),
      plans: (await plans.execute()).map(planOf),
      receipts: (await receipts.execute()).map(receiptOf),
      applications: await this.applications(theirs.application),
      programs: (await programs.execute()).map(({ title }) => title),
      trainings: (await trainings.execute()).map((row) => ({
        ...completionOf(row),
        title: row.title ?? '',
      })),
      reported: (await reported.execute()).map(({ title }) => title),
      signups: await this.signups(theirs.signup),
      mails: await this.mails(theirs.outbox_mail),
      sessions: sessions.map(({ userAgent, ipAddress, updatedAt, expiresAt }) => ({
        agent: userAgent ?? '',
        address: ipAddress ?? '',
        lastUsedAt: updatedAt.getTime(),
        endsAt: expiresAt.getTime(),
      })),
    };
  }

  async erase(owner: GiftOwner, by: Erasing): ReturnType<PersonalRecordRepository['erase']> {
    await eraseSignups(this.database, owner, by);
    await eraseApplications(this.database, owner, by);
    await eraseGuides(this.database, owner, by.nextId);
    return ok(await eraseRecords(this.database, owner, by.nextId));
  }

  async named(ids: readonly NamedRecordId[]): ReturnType<PersonalRecordRepository['named']> {
    const isNamed = (kind: 'application' | 'signup') =>
      sql<boolean>`${sql.table(kind)}.id = any(${idsOf(ids, kind)}::text[]) and person_id is null and erased_at is null`;
    return {
      applications: await this.applications(isNamed('application')),
      signups: await this.signups(isNamed('signup')),
      messages: await this.shoeRequests(idsOf(ids, 'message')),
      mails: await this.mails(sql<boolean>`about_address = any(${ids.map(({ id }) => id)}::text[])`),
    };
  }

  async alike(likeness: Likeness): ReturnType<PersonalRecordRepository['alike']> {
    const { contacts, identity } = likeness;
    // What begins with a contact stands together in the index: the line ends before the next character.
    const from = [...contacts, ...(identity === null ? [] : [identity])];
    const until = [
      ...contacts.map((contact) => `${contact.slice(0, -1)}\u000B`),
      ...(identity === null ? [] : [`${identity}\u0001`]),
    ];
    const alike = (
      table: 'application' | 'signup' | 'contact_message',
    ) => sql`unnest(${from}::text[], ${until}::text[]) as part(start, stop)
      join ${sql.table(table)} on identity >= part.start and identity < part.stop`;
    const { rows } = await sql<Omit<NamedRecord, 'isSame'>>`
      (select 'application' as kind, application.id, name, contact, coalesce(program.title, '') as about, received_at as at
        from ${alike('application')} left join program on program.id = program_id)
      union all
      (select 'signup', signup.id, name, contact, coalesce(event.title, ''), coalesce(signup.starts_at, signup.created_at)
        from ${alike('signup')} left join event on event.id = event_id)
      union all
      (select 'message', contact_message.id, name, email, '', received_at from ${alike('contact_message')})`.execute(
      this.database,
    );
    return rows
      .map((row) => ({ ...row, isSame: isSameName(row, likeness) }))
      .sort(byLikeness)
      .slice(0, MOST_ALIKE);
  }

  async eraseNamed(
    ids: readonly NamedRecordId[],
    by: Erasing,
  ): ReturnType<PersonalRecordRepository['eraseNamed']> {
    return ok(await eraseNamed(this.database, ids, by));
  }

  private async shoeRequests(ids: readonly string[]): Promise<NamedRecords['messages']> {
    const rows = await this.database
      .selectFrom('contact_message')
      .selectAll()
      .where('topic', '=', 'shoes')
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .execute();
    return rows.map(messageOf);
  }

  /** With the title of the program and what staff noted. */
  private async applications(isWanted: RawBuilder<boolean>): Promise<NamedRecords['applications']> {
    const rows = await this.database
      .selectFrom('application')
      .leftJoin('staff_note', 'staff_note.id', 'application.id')
      .leftJoin('program', 'program.id', 'application.program_id')
      .selectAll('application')
      .select(['staff_note.text as note', 'program.title as program'])
      .where(isWanted)
      .execute();
    return rows.map((row) => ({
      ...applicationOf(row),
      program: row.program ?? '',
      staffNote: row.note ?? '',
    }));
  }

  /** With the titles of the event and the program, and the label of the shift. */
  private async signups(isWanted: RawBuilder<boolean>): Promise<NamedRecords['signups']> {
    const rows = await this.database
      .selectFrom('signup')
      .leftJoin('event', 'event.id', 'signup.event_id')
      .leftJoin('program', 'program.id', 'signup.program_id')
      .selectAll('signup')
      .select(['event.title as event', 'event.shifts as shifts', 'program.title as program'])
      .where(isWanted)
      .execute();
    return rows.map(({ event, shifts, program, ...row }) => {
      const labels = v.parse(v.nullable(shiftsSchema), shifts) ?? [];
      const shift = labels.find(({ id }) => id === row.shift_id)?.label ?? '';
      return { ...signupOf(row), event: event ?? '', shift, program: program ?? '' };
    });
  }

  private mails(isWanted: RawBuilder<boolean>): Promise<PersonalRecords['mails']> {
    return this.database
      .selectFrom('outbox_mail')
      .select(['kind', 'to_address as to', 'subject', 'language', 'state'])
      .select(['queued_at as queuedAt', 'sent_at as sentAt'])
      .where(isWanted)
      .execute();
  }
}
