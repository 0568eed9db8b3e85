import type { Mails } from '../../core/mail/mails';
import { siteMailsOf } from '../../core/mail/site-mails';
import { receiptMail } from '../../core/receipts/mails/receipt-mail';
import { signupMailsOf } from '../../core/signups/mails/signup-mails';

/** Writes the mails of a site at this origin, whose links lead there. */
export function mailsOf(publicUrl: string): Mails {
  return { ...siteMailsOf(publicUrl), ...signupMailsOf(publicUrl), receipt: receiptMail };
}
