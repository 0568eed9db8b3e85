import type { Mails } from '../../../core/mail/mails';
import type { Receipt } from '../../../core/receipts/receipt';
import type { ReceiptMailings } from '../../../core/receipts/receipt-run';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Clock } from '../../../core/shared/time/clock.port';
import type { Database } from '../database';
import { queueMail } from '../mail/queue-mail';

/** What sending receipts needs. */
export interface MailingPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly mails: Pick<Mails, 'receipt'>;
}

/** Queues a receipt for its donor within a transaction, and notes that it was. */
export async function mailReceipt(
  transaction: Database,
  receipt: Receipt,
  { clock, ids, mails }: MailingPorts,
): Promise<void> {
  const mailId = await queueMail(transaction, mails.receipt(receipt));
  await transaction
    .insertInto('receipt_mail')
    .values({ id: ids.next(), receipt_id: receipt.id, mail_id: mailId, queued_at: clock.now() })
    .execute();
}

/** Whether a receipt was queued for its donor before. */
export async function wasMailed(database: Database, id: string): Promise<boolean> {
  const mailed = database.selectFrom('receipt_mail').select('id').where('receipt_id', '=', id).limit(1);
  return (await mailed.executeTakeFirst()) !== undefined;
}

/** When a receipt was sent, with the address as the outbox keeps it. */
export async function mailingsIn(database: Database, id: string, sends: boolean): Promise<ReceiptMailings> {
  const items = await database
    .selectFrom('receipt_mail')
    .leftJoin('outbox_mail', 'outbox_mail.id', 'receipt_mail.mail_id')
    .select(['receipt_mail.queued_at as at', 'outbox_mail.to_address as to', 'outbox_mail.state as state'])
    .where('receipt_mail.receipt_id', '=', id)
    .orderBy('receipt_mail.queued_at', 'desc')
    .orderBy('receipt_mail.id')
    .execute();
  return { items, sends };
}
