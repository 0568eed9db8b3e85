import { sql } from 'kysely';
import type { Mail } from '../../../core/mail/mail';
import type { Mails } from '../../../core/mail/mails';
import { MOST_NOTICES_AN_HOUR, NOTICE_HOUR_MS, type Notice } from '../../../core/mail/notice';
import type { Settings, StaffNews } from '../../../core/settings/settings';
import { type FailureOf, type Logger, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import type { Database, Tables } from '../database';
import { inState } from '../people/person-row';
import { changed } from '../queried';
import { settingsIn } from '../settings/postgres-settings';
import { queueMail } from './queue-mail';

/** The kind of the mails that tell whom the settings name. */
const KINDS = {
  toldOfMessages: 'message',
  toldOfPickups: 'pickup',
} as const satisfies Record<StaffNews, Notice['kind']>;

/** Of what, and to whom. */
interface Told {
  readonly kind: Tables['notice_digest']['kind'];
  readonly to: string;
}

/**
 * Queues a mail for everybody who is to be told of something that came in, within the transaction that keeps it. `write`
 * makes the mail of that kind for one address. What is too much for an hour is counted, for PostgresNoticeDigests to tell.
 */
export async function tellStaff(
  transaction: Database,
  news: StaffNews,
  now: number,
  write: (to: string) => Mail,
): Promise<void> {
  const settings = await settingsIn(transaction);
  for (const address of settings[news])
    await tell(
      transaction,
      { kind: KINDS[news], to: address },
      { now, settings, write: () => write(address) },
    );
}

/** Queues notices, and counts in the same way what is too much for an hour. */
export async function notify(transaction: Database, notices: readonly Notice[], now: number): Promise<void> {
  if (notices.length === 0) return;
  const settings = await settingsIn(transaction);
  for (const notice of notices) await tell(transaction, notice, { now, settings, write: () => notice });
}

/** Queues a mail, or counts it where its address had too many within an hour. */
async function tell(
  transaction: Database,
  notice: Told,
  { now, settings, write }: { readonly now: number; readonly settings: Settings; readonly write: () => Mail },
): Promise<void> {
  const { count, first } = await toldSince(transaction, notice, now - NOTICE_HOUR_MS);
  if (count < MOST_NOTICES_AN_HOUR) await queueMail(transaction, write(), { settings });
  else await tellLater(transaction, notice, first + NOTICE_HOUR_MS);
}

/** How many mails of a kind went to an address since then, and when the first of them was queued. */
async function toldSince(transaction: Database, { kind, to }: Told, since: number) {
  const { count, first } = await transaction
    .selectFrom('outbox_mail')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('queued_at').as('first')])
    .where('kind', '=', kind)
    .where('to_address', '=', to)
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), first: Number(first) };
}

async function tellLater(transaction: Database, { kind, to }: Told, due: number): Promise<void> {
  await transaction
    .insertInto('notice_digest')
    .values({ id: `${kind}\n${to}`, kind, to_address: to, count: 1, due_at: due })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ count: sql<number>`notice_digest.count + 1` }),
    )
    .execute();
}

/** Dependencies of the digests, apart from the database. */
interface NoticeDigestPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: Pick<Mails, 'moreMessages' | 'morePickups' | 'moreApplications'>;
}

/**
 * Notices to staff that were too many for an hour: each address gets one mail for them when the hour is over. Taking a row out and queuing its mail are one transaction, so of two processes one finds it, and
 * one that dies leaves it to the next.
 */
export class PostgresNoticeDigests {
  constructor(
    private readonly database: Database,
    private readonly ports: NoticeDigestPorts,
  ) {}

  /** Queues the mails that are due, each once in whichever process, and answers how many. */
  writeDue(): Promise<Result<number, FailureOf<'unavailable'>>> {
    const { clock, logger, mails } = this.ports;
    return changed(this.database, logger, async (transaction) => {
      const due = await transaction
        .deleteFrom('notice_digest')
        .where('due_at', '<=', clock.now())
        .returningAll()
        .execute();
      if (due.length === 0) return ok(0);
      const settings = await settingsIn(transaction);
      const staff = await transaction
        .selectFrom('user')
        .select('email')
        .where('role', 'in', ['admin', 'program_manager'])
        .where(inState('active'))
        .execute();
      const addresses = {
        message: settings.toldOfMessages,
        pickup: settings.toldOfPickups,
        application: staff.map(({ email }) => email),
      };
      const writes = {
        message: mails.moreMessages,
        pickup: mails.morePickups,
        application: mails.moreApplications,
      };
      // Addresses that were removed from the list in the meantime get no more mail.
      const wanted = due.filter(({ kind, to_address }) => addresses[kind].includes(to_address));
      for (const { kind, to_address, count } of wanted)
        await queueMail(transaction, writes[kind](to_address, { count }), { settings });
      return ok(wanted.length);
    });
  }
}
