import * as v from 'valibot';
import { eventSchema } from '../../../core/events/event';
import type { GiftOwner } from '../../../core/gifts/gift';
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
    const applications = this.database
      .selectFrom('application')
      .leftJoin('staff_note', 'staff_note.id', 'application.id')
      .leftJoin('program', 'program.id', 'application.program_id')
      .selectAll('application')
      .select(['staff_note.text as note', 'program.title as program'])
      .where(theirs.application);
    const programs = this.database.selectFrom('program').select('title').where(theirs.program);
    const trainings = this.database
      .selectFrom('completion')
      .leftJoin('guide', 'guide.id', 'completion.guide_id')
      .selectAll('completion')
      .select('guide.title')
      .where(theirs.completion);
    const reported = this.database.selectFrom('guide').select('title').where(theirs.guide);
    const signups = this.database
      .selectFrom('signup')
      .leftJoin('event', 'event.id', 'signup.event_id')
      .leftJoin('program', 'program.id', 'signup.program_id')
      .selectAll('signup')
      .select(['event.title as event', 'event.shifts as shifts', 'program.title as program'])
      .where(theirs.signup);
    const mails = this.database
      .selectFrom('outbox_mail')
      .select(['kind', 'to_address as to', 'subject', 'state', 'queued_at as queuedAt', 'sent_at as sentAt'])
      .where(theirs.outbox_mail);
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
      applications: (await applications.execute()).map((row) => ({
        ...applicationOf(row),
        program: row.program ?? '',
        staffNote: row.note ?? '',
      })),
      programs: (await programs.execute()).map(({ title }) => title),
      trainings: (await trainings.execute()).map((row) => ({
        ...completionOf(row),
        title: row.title ?? '',
      })),
      reported: (await reported.execute()).map(({ title }) => title),
      signups: (await signups.execute()).map(({ event, shifts, program, ...row }) => {
        const labels = v.parse(v.nullable(shiftsSchema), shifts) ?? [];
        const shift = labels.find(({ id }) => id === row.shift_id)?.label ?? '';
        return { ...signupOf(row), event: event ?? '', shift, program: program ?? '' };
      }),
      mails: await mails.execute(),
      sessions: sessions.map(({ userAgent, ipAddress, updatedAt, expiresAt }) => ({
        agent: userAgent ?? '',
        address: ipAddress ?? '',
        lastUsedAt: updatedAt.getTime(),
        endsAt: expiresAt.getTime(),
      })),
    };
  }

  async erase(
    ...[owner, by]: Parameters<PersonalRecordRepository['erase']>
  ): ReturnType<PersonalRecordRepository['erase']> {
    await eraseSignups(this.database, owner, by);
    await eraseApplications(this.database, owner, by);
    await eraseGuides(this.database, owner, by.nextId);
    return ok(await eraseRecords(this.database, owner, by.nextId));
  }
}
