import type { Insertable } from 'kysely';
import * as v from 'valibot';
import type { Mail } from '../../../core/mail/mail';
import { mailSchema } from '../../../core/mail/mail.schema';
import type { Settings } from '../../../core/settings/settings';
import type { Database, Tables } from '../database';
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
  { id: mailId, settings }: { id?: string; settings?: Sender } = {},
): Promise<string> {
  const known = settings ?? (await settingsIn(transaction));
  const row = await outboxRow(transaction, mail, known);
  const { id } = await transaction
    .insertInto('outbox_mail')
    .values({ ...(mailId && { id: mailId }), ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same for many at once, in their order. */
export async function queueMails(
  transaction: Database,
  mails: readonly { readonly id: string; readonly mail: Mail }[],
): Promise<void> {
  if (mails.length === 0) return;
  const settings = await settingsIn(transaction);
  const rows: Insertable<Tables['outbox_mail']>[] = [];
  for (const { id, mail } of mails) rows.push({ id, ...(await outboxRow(transaction, mail, settings)) });
  await transaction.insertInto('outbox_mail').values(rows).execute();
}

/** What the settings say of the sender of a mail. */
type Sender = Pick<Settings, 'replyTo' | 'legalName'>;

async function outboxRow(transaction: Database, mail: Mail, sender: Sender) {
  const { replyTo } = sender;
  // A receipt names the foundation as it was when it was issued.
  const signed =
    mail.kind === 'receipt' ? mail : { foundation: await foundationName(transaction, sender), ...mail };
  const whole = v.parse(mailSchema, replyTo === '' ? signed : { replyTo, ...signed });
  const { kind, to, subject, language } = whole;
  // A mail that says itself where answers go was written for a visitor; another may name an account.
  const about_address = mail.replyTo?.trim().toLowerCase() ?? mail.about ?? null;
  return { kind, to_address: to, about_address, subject, language, mail: JSON.stringify(whole) };
}
