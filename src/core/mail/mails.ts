import { receiptMail } from './kinds/receipt-mail';
import { siteMailsOf } from './site-mails';

/** Writes the mails of the site: each takes what it tells and answers the whole mail. */
export type Mails = ReturnType<typeof mailsOf>;

/** The mails of a site at this origin; a receipt tells its donor everything that it says. */
export function mailsOf(publicUrl: string) {
  return { ...siteMailsOf(publicUrl), receipt: receiptMail };
}
