import { sql } from 'kysely';
import { ERASED_KEY } from '../../core/giving/erased-donor';
import { receiptOnFile } from '../../core/giving/receipt';
import { checkDeactivation } from '../../core/people/person-changes';
import {
  ERASED_NAME,
  erasedAddress,
  type PersonalData,
  type PersonalDataFailure,
  type PersonalFile,
} from '../../core/privacy/personal-data.port';
import type { Clock } from '../../core/shared/clock.port';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import { fail, ok, type Result } from '../../core/shared/result';
import { type Announce, announceByNotice } from './announce';
import type { Database } from './database';
import { endSessions } from './end-sessions';
import { peopleRows, personOf } from './people-rows';
import { dropAvatar } from './postgres-avatars';
import { lockAdmins } from './postgres-people-gateway';
import { queried } from './queried';
import { receiptOf } from './receipt-row';
import { record } from './record';

/** What a person's data needs besides the database. */
export interface PersonalDataPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly announce?: Announce;
}

/** Everything that PostgreSQL keeps of one person, for one admin. */
export class PostgresPersonalData implements PersonalData {
  constructor(
    private readonly database: Database,
    private readonly actor: { readonly id: string; readonly name: string },
    private readonly ports: PersonalDataPorts,
  ) {}

  export(id: string): ReturnType<PersonalData['export']> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const row = await peopleRows(transaction).where('id', '=', id).executeTakeFirst();
          if (!row) return fail({ code: 'not-found' });
          const file = await fileOf(transaction, id, row.email);
          await this.note(transaction, 'person.export', id);
          return ok({ person: personOf(row), ...file });
        }),
      this.ports.logger,
    );
  }

  erase(id: string): ReturnType<PersonalData['erase']> {
    const { announce = announceByNotice } = this.ports;
    return queried(
      () =>
        this.database
          .transaction()
          .execute(async (transaction): Promise<Result<void, PersonalDataFailure>> => {
            const adminIds = await lockAdmins(transaction);
            const row = await peopleRows(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
            if (!row) return fail({ code: 'not-found' });
            const checked = checkDeactivation(personOf(row), { actorId: this.actor.id, adminIds });
            if (!checked.ok) return checked;
            await this.eraseIn(transaction, id, row.email);
            if (row.image) await dropAvatar(transaction, row.image);
            await this.note(transaction, 'person.erase', id);
            await endSessions(transaction, id, announce);
            for (const thing of ['people', 'messages', 'pickups', 'gifts', 'receipts'] as const)
              await announce(transaction, thing);
            return ok(undefined);
          }),
      this.ports.logger,
    );
  }

  private async eraseIn(transaction: Database, id: string, email: string): Promise<void> {
    const isTheirs = sql<boolean>`lower(email) = ${email}`;
    await transaction.deleteFrom('contact_message').where(isTheirs).execute();
    await transaction
      .deleteFrom('outbox_mail')
      .where(sql<boolean>`lower(to_address) = ${email} or about_address = ${email}`)
      .execute();
    await transaction
      .updateTable('pickup_request')
      .set({ name: ERASED_NAME, email: '', phone: '', address: '', message: '', search: '' })
      .where(isTheirs)
      .execute();
    // As withoutDonor in the core says it: one key for each donor that was counted, which nobody can compute again.
    const salt = this.ports.ids.next();
    const key = sql<string>`${ERASED_KEY} || md5(${salt} || donor_key)`;
    await transaction
      .updateTable('gift')
      .set({
        ...{ name: ERASED_NAME, email: '', phone: '', address: '', note: '', search: '' },
        ...{ person_id: key, donor_key: key },
      })
      .where(sql<boolean>`lower(email) = ${email} or person_id = ${id}`)
      .execute();
    await eraseReceipts(transaction, id, email);
    await transaction
      .updateTable('recurring_plan')
      .set({ name: ERASED_NAME, email: '', person_id: null, state: 'ended' })
      .where('person_id', '=', id)
      .execute();
    await transaction.deleteFrom('account').where('userId', '=', id).execute();
    await transaction.deleteFrom('account_token').where('userId', '=', id).execute();
    await transaction
      .updateTable('user')
      .set({
        ...{ name: ERASED_NAME, email: erasedAddress(id), phone: null, image: null, search: '' },
        ...{ role: null, banned: true, lastSignInAt: null, revision: this.ports.ids.next() },
      })
      .where('id', '=', id)
      .execute();
  }

  private note(transaction: Database, action: 'person.export' | 'person.erase', id: string): Promise<void> {
    const { clock, ids } = this.ports;
    const subject = { id, name: '' };
    return record(transaction, {
      ...{ id: ids.next(), at: clock.now(), actor: this.actor, action, subject, detail: {} },
    });
  }
}

/** A receipt stays with its number, sums and days, without the person. */
async function eraseReceipts(transaction: Database, id: string, email: string): Promise<void> {
  const donor = JSON.stringify({ name: ERASED_NAME, email: '', address: '' });
  await transaction
    .updateTable('receipt')
    .set({
      ...{ donor_email: '', person_id: null },
      // Its number still finds it.
      search: sql<string>`(year || ' ' || lpad(count::text, 4, '0'))::tsvector`,
      donor_key: sql<string>`'erased:' || id`,
      text: sql`jsonb_set(text::jsonb, '{donor}', ${donor}::jsonb)::json`,
    })
    .where(sql<boolean>`lower(donor_email) = ${email} or person_id = ${id}`)
    .execute();
  await transaction
    .updateTable('receipt_run_donor')
    .set({ donor_key: sql<string>`'erased:' || id` })
    .where('donor_key', '=', `${email}\n`)
    .execute();
}

/** What else is kept of whoever has an id and an address. */
async function fileOf(transaction: Database, id: string, email: string): Promise<PersonalFile> {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  return {
    messages: await transaction
      .selectFrom('contact_message')
      .select(['received_at', 'name', 'email', 'message', 'state'])
      .where(isTheirs)
      .orderBy('received_at')
      .execute(),
    pickups: await transaction
      .selectFrom('pickup_request')
      .select([
        'received_at',
        'name',
        'email',
        'phone',
        'address',
        'items',
        'message',
        'state',
        'scheduled_at',
      ])
      .where(isTheirs)
      .orderBy('received_at')
      .execute(),
    gifts: await transaction
      .selectFrom('gift')
      .select(['received_on', 'name', 'email', 'phone', 'address', 'cents', 'method', 'state', 'note'])
      .where(sql<boolean>`lower(email) = ${email} or person_id = ${id}`)
      .orderBy('received_on')
      .execute(),
    plans: await transaction
      .selectFrom('recurring_plan')
      .select(['name', 'email', 'cents', 'interval', 'starts_on', 'state'])
      .where('person_id', '=', id)
      .orderBy('starts_on')
      .execute(),
    receipts: (
      await transaction
        .selectFrom('receipt')
        .selectAll()
        .where(sql<boolean>`lower(donor_email) = ${email} or person_id = ${id}`)
        .orderBy('year')
        .orderBy('count')
        .execute()
    ).map((row) => receiptOnFile(receiptOf(row))),
    mails: await transaction
      .selectFrom('outbox_mail')
      .select(['queued_at', 'sent_at', 'kind', 'subject', 'to_address'])
      .where(sql<boolean>`lower(to_address) = ${email}`)
      .orderBy('position')
      .execute(),
    sessions: await transaction
      .selectFrom('session')
      .select(['expiresAt'])
      .where('userId', '=', id)
      .execute(),
  };
}
