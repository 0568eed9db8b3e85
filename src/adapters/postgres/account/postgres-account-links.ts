import { createHash, randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import {
  type AccountLink,
  type AccountLinks,
  type DeadLink,
  LINK_LIFETIME_MS,
  LIVE_LINKS,
  type LinkHolder,
  type LinkPurpose,
} from '../../../core/account/account-links.port';
import type { Mails } from '../../../core/mail/mails';
import { INVITATION_PATH, RESET_PASSWORD_PATH } from '../../../core/navigation/paths';
import type { Person } from '../../../core/people/person';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import { normalizedEmail } from '../../../core/shared/text/email-address';
import type { Clock } from '../../../core/shared/time/clock.port';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { queueMail } from '../mail/queue-mail';
import { peopleRows, personOf } from '../people/people-rows';
import { queried } from '../queried';
import { record } from '../record';
import { endSessions } from './end-sessions';

/** Dependencies of the links, apart from the database. */
export interface AccountLinkPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly mails: Pick<Mails, 'invitation' | 'password' | 'passwordChanged'>;
  /** The origin of the site as people see it. */
  readonly publicUrl: string;
  readonly announce?: Announce;
}

const PATHS: Readonly<Record<LinkPurpose, string>> = {
  invitation: INVITATION_PATH,
  password: RESET_PASSWORD_PATH,
};

type Unavailable = FailureOf<'unavailable'>;

/** One-time links in PostgreSQL. Stores only their hashes, and sends the links through the outbox. */
export class PostgresAccountLinks implements AccountLinks {
  readonly sendsMail = true;
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly ports: AccountLinkPorts,
  ) {}

  /** Makes a link in place of those that an invited person had, and queues its mail, within the transaction. */
  sendInvitation(transaction: Database, person: Person): Promise<void> {
    return this.mailLink(transaction, person, 'invitation', 1);
  }

  request(email: string): Promise<Result<{ readonly link: null }, Unavailable>> {
    return queried(async () => {
      const address = normalizedEmail(email);
      const row = await peopleRows(this.database).where('email', '=', address).executeTakeFirst();
      // What takes longer when somebody is found happens after the answer, so that its time tells nothing.
      if (row) this.sendLater(personOf(row));
      return ok({ link: null });
    }, this.ports.logger);
  }

  holder(link: AccountLink): Promise<Result<LinkHolder, DeadLink | Unavailable>> {
    return queried(async () => {
      const found = await this.find(this.database, link);
      return found.ok ? ok({ name: found.value.name, email: found.value.email }) : found;
    }, this.ports.logger);
  }

  choosePassword(link: AccountLink, password: string): Promise<Result<void, DeadLink | Unavailable>> {
    return queried(async () => {
      // A guessed secret must not cost the tenth of a second that a hash takes.
      const before = await this.find(this.database, link);
      if (!before.ok) return before;
      const hash = await hashPassword(password);
      return this.database.transaction().execute(async (transaction): Promise<Result<void, DeadLink>> => {
        const found = await this.find(transaction, link, true);
        if (!found.ok) return found;
        await this.keep(transaction, found.value, link.purpose, hash);
        return ok(undefined);
      });
    }, this.ports.logger);
  }

  /** Resolves when every link that was asked for has been queued; before the database is closed. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private sendLater(person: Person): void {
    const sending = this.send(person).finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  /** Looked at again while nobody else changes the person: no mail goes to somebody who was erased or deactivated meanwhile. */
  private async send({ id, email }: Person): Promise<void> {
    await queried(async () => {
      await this.database.transaction().execute(async (transaction) => {
        // Locked, so that of several requests at once each sees the links of the others.
        const row = await peopleRows(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
        const person = row && personOf(row);
        if (person?.email !== email) return;
        if (person.state === 'invited') await this.mailLink(transaction, person, 'invitation', LIVE_LINKS);
        if (person.state === 'active') await this.mailLink(transaction, person, 'password', LIVE_LINKS);
      });
      return ok(undefined);
    }, this.ports.logger);
  }

  /** Makes a link and queues its mail; with it, the newest `live` that were not used work. The person is locked. */
  private async mailLink(
    transaction: Database,
    { id, name, email }: Person,
    purpose: LinkPurpose,
    live: number,
  ): Promise<void> {
    const { mails } = this.ports;
    const link = await this.newLink(transaction, id, purpose, live);
    const mail = { invitation: mails.invitation, password: mails.password }[purpose];
    await queueMail(transaction, mail(email, { name, ...link }));
  }

  private async newLink(
    transaction: Database,
    userId: string,
    purpose: LinkPurpose,
    live: number,
  ): Promise<{ readonly link: string; readonly hours: number }> {
    const secret = randomBytes(32).toString('base64url');
    const lifetime = LINK_LIFETIME_MS[purpose];
    const unused = transaction
      .selectFrom('account_token')
      .select('hash')
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null);
    await transaction
      .deleteFrom('account_token')
      // All links of a purpose work for the same time, so those that end last are the newest.
      .where(
        'hash',
        'in',
        unused
          .orderBy('expires_at', 'desc')
          .orderBy('hash')
          .offset(live - 1),
      )
      .execute();
    await transaction
      .insertInto('account_token')
      .values({ hash: hashOf(secret), userId, purpose, expires_at: this.ports.clock.now() + lifetime })
      .execute();
    // Behind the '#' it is sent to no server, and so written into no log.
    return { link: `${this.ports.publicUrl}${PATHS[purpose]}#${secret}`, hours: lifetime / 3_600_000 };
  }

  /**
   * The person of a working link. With `locks` it waits for concurrent changes to the person's links, because each of
   * them locks the person first.
   */
  private async find(
    database: Database,
    { purpose, secret }: AccountLink,
    locks = false,
  ): Promise<Result<Person, DeadLink>> {
    const tokens = database
      .selectFrom('account_token')
      .selectAll()
      .where('hash', '=', hashOf(secret))
      .where('purpose', '=', purpose);
    const row = await peopleRows(database)
      .where('id', 'in', tokens.clearSelect().select('userId'))
      .$if(locks, (query) => query.forUpdate())
      .executeTakeFirst();
    const person = row && personOf(row);
    const token = person && (await tokens.executeTakeFirst());
    const isInvitation = purpose === 'invitation';
    if (!token || (person.state !== 'active' && person.state !== 'invited'))
      return fail({ code: 'not-found' });
    if (isInvitation && (token.used_at !== null || person.state === 'active'))
      return fail({ code: 'conflict' });
    const isGood = token.used_at === null && token.expires_at > this.ports.clock.now();
    return isGood ? ok(person) : fail({ code: 'not-found' });
  }

  private async keep(
    transaction: Database,
    { id, name, email }: Person,
    purpose: LinkPurpose,
    password: string,
  ): Promise<void> {
    const { clock, ids, mails, announce = announceByNotice } = this.ports;
    const updatedAt = sql<Date>`current_timestamp`;
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ password, updatedAt })
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await transaction
        .insertInto('account')
        .values({ id: ids.next(), accountId: id, userId: id, providerId: 'credential', password, updatedAt })
        .execute();
    }
    await transaction
      .updateTable('user')
      .set({ joinedAt: sql<Date>`coalesce("joinedAt", current_timestamp)`, revision: ids.next(), updatedAt })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('account_token')
      .set({ used_at: clock.now() })
      .where('userId', '=', id)
      .where('used_at', 'is', null)
      .execute();
    const party = { id, name };
    const action = purpose === 'invitation' ? 'person.join' : 'person.reset-password';
    await record(transaction, {
      ...{ id: ids.next(), at: clock.now(), actor: party, action, subject: party, detail: {} },
    });
    if (purpose === 'password') await queueMail(transaction, mails.passwordChanged(email, { name }));
    await endSessions(transaction, id, announce);
    await announce(transaction, 'people');
  }
}

/** The stored form of a secret: a hash, useless to anyone who reads the database. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
