import * as v from 'valibot';
import type { Mail } from '../../../core/mail/mail';
import { mailSchema } from '../../../core/mail/mail.schema';
import type { Settings } from '../../../core/settings/settings';
import type { Database } from '../database';
import { foundationName } from '../settings/foundation-name';
import { settingsIn } from '../settings/postgres-settings';

/**
 * Puts a mail into the outbox within the transaction that causes it: either both are stored or neither. The worker sends
 * it soon afterwards. The sender shows the foundation's name. Replies go to the address in the settings, unless the mail
 * names another. Throws for an undeliverable mail, such as one to an invalid address. Returns the mail's id, a new one
 * unless `id` is given. Pass `settings` if the transaction has read them already.
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
  // A mail that says itself where answers go was written for a visitor; another may name an account.
  const about_address = mail.replyTo?.trim().toLowerCase() ?? mail.about ?? null;
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
