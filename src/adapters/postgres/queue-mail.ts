import * as v from 'valibot';
import type { Mail } from '../../core/mail/mail';
import { mailSchema } from '../../core/mail/mail.schema';
import type { Settings } from '../../core/settings/settings';
import type { Database } from './database';
import { foundationName } from './foundation-name';
import { settingsIn } from './settings/postgres-settings';

/**
 * Puts a mail into the outbox within the transaction that is the reason for it: either both are kept or none. The worker
 * sends it soon afterwards. It names the foundation. Answers go where the settings say, unless the mail says it. Throws for a
 * mail that could not be sent, such as one to an invalid address. Answers the mail's id, a new one unless `id` is given.
 * `settings` are those of the transaction, where they were read already.
 */
export async function queueMail(
  transaction: Database,
  mail: Mail,
  { id: given, settings }: { id?: string; settings?: Pick<Settings, 'replyTo' | 'legalName'> } = {},
): Promise<string> {
  const known = settings ?? (await settingsIn(transaction));
  const { replyTo } = known;
  // A receipt names the foundation as it was when it was issued.
  const signed =
    mail.kind === 'receipt' ? mail : { foundation: await foundationName(transaction, known), ...mail };
  const whole = v.parse(mailSchema, replyTo === '' ? signed : { replyTo, ...signed });
  const { kind, to, subject } = whole;
  // A mail that says itself where answers go was written for a visitor.
  const about_address = mail.replyTo?.trim().toLowerCase() ?? null;
  const { id } = await transaction
    .insertInto('outbox_mail')
    .values({
      ...(given && { id: given }),
      kind,
      to_address: to,
      about_address,
      subject,
      mail: JSON.stringify(whole),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
