import type { GiftOwner } from '../../../core/gifts/gift';
import { checkDeactivation } from '../../../core/people/person-changes';
import type { PersonalData, PersonalDataFailure } from '../../../core/privacy/personal-data.port';
import { personalFile } from '../../../core/privacy/personal-file';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { endSessions } from '../account/end-sessions';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { giftOf } from '../gifts/gift-row';
import { messageOf } from '../messages/message-row';
import { peopleRows, personOf } from '../people/people-rows';
import { dropAvatar } from '../people/postgres-avatars';
import { lockAdmins } from '../people/postgres-people-gateway';
import { pickupOf } from '../pickups/pickup-row';
import { planOf } from '../plans/plan-row';
import { queried } from '../queried';
import { receiptOf } from '../receipts/receipt-row';
import { record } from '../record';
import { isOf } from '../records-of';
import { eraseRecords } from './erase-records';

/** Dependencies of the personal data, apart from the database. */
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
          const records = await recordsOf(transaction, { personId: id, email: row.email });
          await this.note(transaction, 'person.export', id);
          return ok(personalFile({ person: personOf(row), ...records }));
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
            const owner = { personId: id, email: row.email };
            await eraseRecords(transaction, owner, () => this.ports.ids.next());
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

  private note(transaction: Database, action: 'person.export' | 'person.erase', id: string): Promise<void> {
    const { clock, ids } = this.ports;
    const subject = { id, name: '' };
    return record(transaction, {
      ...{ id: ids.next(), at: clock.now(), actor: this.actor, action, subject, detail: {} },
    });
  }
}

/** What is kept of a person, record by record. */
async function recordsOf(transaction: Database, owner: GiftOwner) {
  const theirs = isOf(owner);
  const messages = transaction.selectFrom('contact_message').selectAll().where(theirs.contact_message);
  const pickups = transaction.selectFrom('pickup_request').selectAll().where(theirs.pickup_request);
  const gifts = transaction.selectFrom('gift').selectAll().where(theirs.gift);
  const plans = transaction.selectFrom('recurring_plan').selectAll().where(theirs.recurring_plan);
  const receipts = transaction.selectFrom('receipt').selectAll().where(theirs.receipt);
  const mails = transaction
    .selectFrom('outbox_mail')
    .select(['kind', 'to_address as to', 'subject', 'state', 'queued_at as queuedAt', 'sent_at as sentAt'])
    .where(theirs.outbox_mail);
  const sessions = await transaction
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
    mails: await mails.execute(),
    sessions: sessions.map(({ userAgent, ipAddress, updatedAt, expiresAt }) => ({
      ...{ agent: userAgent ?? '', address: ipAddress ?? '' },
      ...{ lastUsedAt: updatedAt.getTime(), endsAt: expiresAt.getTime() },
    })),
  };
}
