import * as v from 'valibot';
import type { Mail } from '../../core/mail/mail';
import { mailSchema } from '../../core/mail/mail.schema';
import type { Database } from './database';
import { settingsIn } from './postgres-settings-store';

/**
 * Puts a mail into the outbox within the transaction that is the reason for it: either both are kept or none. The worker
 * sends it soon afterwards. Answers go where the settings say, unless the mail says it. Throws for a mail that could not be sent, such as one to an address that is none.
 */
export async function queueMail(transaction: Database, mail: Mail): Promise<void> {
  const { replyTo } = await settingsIn(transaction);
  const whole = v.parse(mailSchema, replyTo === '' ? mail : { replyTo, ...mail });
  const { kind, to, subject } = whole;
  await transaction
    .insertInto('outbox_mail')
    .values({ kind, to_address: to, subject, mail: JSON.stringify(whole) })
    .execute();
}
