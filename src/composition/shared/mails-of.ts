import type { Mails } from '../../core/mail/mails';
import { receiptMail } from '../../core/receipts/mails/receipt-mail';
import type { SiteAddress } from '../../core/shared/page-address';
import { mailsWithoutReceipts } from './mails-without-receipts';

/** Writes the mails of a server's site, whose links lead there. */
export function mailsOf(site: SiteAddress): Mails {
  return { ...mailsWithoutReceipts(site), receipt: receiptMail };
}
