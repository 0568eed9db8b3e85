import type { Mails } from '../mail/mails';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { Receipt } from './receipt';
import type { ReceiptMailing, ReceiptRepository } from './receipt.repository.port';

/** Queues a receipt for its donor, and keeps that it was. */
export async function mailReceipt(
  receipts: Pick<ReceiptRepository, 'addMailing'>,
  receipt: Receipt,
  mails: Pick<Mails, 'receipt'>,
  unit: Pick<Unit, 'mail' | 'nextId' | 'now'>,
): Promise<ReceiptMailing> {
  const mail = mails.receipt(receipt);
  const sent = { receiptId: receipt.id, mailId: unit.mail(mail), to: mail.to, at: unit.now() };
  const mailing = { id: unit.nextId(), ...sent };
  await receipts.addMailing(mailing);
  return mailing;
}
