import type { Mail } from '../../core/mail/mail';
import type { Settings } from '../../core/settings/settings';
import type { Database } from './database';
import { settingsIn } from './postgres-settings-store';
import { queueMail } from './queue-mail';

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
  const addresses = (await settingsIn(transaction))[of];
  if (addresses.length === 0) return;
  const newest = await transaction
    .selectFrom('outbox_mail')
    .select(['kind', 'to_address', 'queued_at'])
    .orderBy('position', 'desc')
    .limit(LOOKED_AT)
    .execute();
  for (const address of addresses) {
    const mail = write(address);
    const told = newest.filter(
      ({ kind, to_address, queued_at }) =>
        kind === mail.kind && to_address === address && queued_at > now - 60 * 60_000,
    );
    if (told.length < MOST_AN_HOUR) await queueMail(transaction, mail);
  }
}
