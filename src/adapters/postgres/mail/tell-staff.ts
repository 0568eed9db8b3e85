import { sql } from 'kysely';
import type { Mail } from '../../../core/mail/mail';
import type { StaffNews } from '../../../core/settings/settings';
import type { Database } from '../database';
import { settingsIn } from '../settings/postgres-settings';
import { queueMail } from './queue-mail';

/** Nobody reads more notices of one kind in an hour; the rest are told in one mail when the hour is over. */
const MOST_AN_HOUR = 30;
const HOUR_MS = 60 * 60_000;

/** The kind of the mails that tell whom the settings name. */
const KINDS = {
  toldOfMessages: 'message',
  toldOfPickups: 'pickup',
} as const satisfies Record<StaffNews, Mail['kind']>;

/** Of what, and to whom. */
interface Notice {
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  readonly to: string;
}

/**
 * Queues a mail for everybody who is to be told of something that came in, within the transaction that keeps it. `write`
 * makes the mail of that kind for one address. What is too much for an hour is counted, for PostgresNoticeDigests to tell.
 */
export async function tellStaff(
  transaction: Database,
  of: StaffNews,
  now: number,
  write: (to: string) => Mail,
): Promise<void> {
  const settings = await settingsIn(transaction);
  for (const address of settings[of]) {
    const notice = { kind: KINDS[of], to: address };
    const { count, first } = await toldSince(transaction, notice, now - HOUR_MS);
    if (count < MOST_AN_HOUR) await queueMail(transaction, write(address), { settings });
    else await tellLater(transaction, notice, first + HOUR_MS);
  }
}

/** How many mails of a kind went to an address since then, and when the first of them was queued. */
async function toldSince(transaction: Database, { kind, to }: Notice, since: number) {
  const { count, first } = await transaction
    .selectFrom('outbox_mail')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('queued_at').as('first')])
    .where('kind', '=', kind)
    .where('to_address', '=', to)
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), first: Number(first) };
}

async function tellLater(transaction: Database, { kind, to }: Notice, due: number): Promise<void> {
  await transaction
    .insertInto('notice_digest')
    .values({ id: `${kind}\n${to}`, kind, to_address: to, count: 1, due_at: due })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ count: sql<number>`notice_digest.count + 1` }),
    )
    .execute();
}
