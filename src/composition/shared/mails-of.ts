import type { Mails } from '../../core/mail/mails';
import { receiptMail } from '../../core/receipts/mails/receipt-mail';
import { mailsWithoutReceipts } from './mails-without-receipts';

/** Writes the mails of a server's site at this origin, whose links lead there. */
export function mailsOf(publicUrl: string): Mails {
  return { ...mailsWithoutReceipts(publicUrl), receipt: receiptMail };
}
