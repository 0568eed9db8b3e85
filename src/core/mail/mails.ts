import type { receiptMail } from '../receipts/mails/receipt-mail';
import type { signupMailsOf } from '../signups/mails/signup-mails';
import type { siteMailsOf } from './site-mails';

/** Writes every mail but receipts: each method takes what the mail tells and answers the whole mail. */
export type MailsWithoutReceipts = ReturnType<typeof siteMailsOf> & ReturnType<typeof signupMailsOf>;

/** Writes the mails of the site; the mail of a receipt tells its donor everything that the receipt says. */
export interface Mails extends MailsWithoutReceipts {
  readonly receipt: typeof receiptMail;
}
