import type { Mail } from '../../core/mail/mail';
import type { Settings } from '../../core/settings/settings';
import type { Database } from './database';
import { queueMail } from './queue-mail';
import { settingsIn } from './settings/postgres-settings';

/** Nobody reads more notices of one kind in an hour; what came in stands in the inbox all the same. */
const MOST_AN_HOUR = 30;
/** So many of the newest mails are looked at, which is quick however many there are. */
const LOOKED_AT = 300;

/**
 * Queues a mail for everybody who is to be told of something that came in, within the transaction that keeps it. `write`
 * makes the mail for one address.
 */
export async function tellStaff(
  transaction: Database,
  of: Extract<keyof Settings, 'toldOfMessages' | 'toldOfPickups'>,
  now: number,
  write: (to: string) => Mail,
): Promise<void> {
  const settings = await settingsIn(transaction);
  const addresses = settings[of];
  if (addresses.length === 0) return;
  const told = await toldSince(transaction, now - 60 * 60_000);
  for (const address of addresses) {
    const mail = write(address);
    const count =
      told.find(({ kind, to_address }) => kind === mail.kind && to_address === address)?.count ?? 0;
    if (count < MOST_AN_HOUR) await queueMail(transaction, mail, settings);
  }
}

/** How many of the newest mails of each kind went to each address since then. */
function toldSince(transaction: Database, since: number) {
  return transaction
    .selectFrom((mails) =>
      mails
        .selectFrom('outbox_mail')
        .select(['kind', 'to_address', 'queued_at'])
        .orderBy('position', 'desc')
        .limit(LOOKED_AT)
        .as('newest'),
    )
    .select(({ fn }) => ['kind', 'to_address', fn.countAll<number>().as('count')])
    .where('queued_at', '>', since)
    .groupBy(['kind', 'to_address'])
    .execute();
}
