import type { MailsWithoutReceipts } from '../../core/mail/mails';
import { siteMailsOf } from '../../core/mail/site-mails';
import { signupMailsOf } from '../../core/signups/mails/signup-mails';

/** Writes the mails of a site at this origin, whose links lead there; the simulation has them all, a server the mail of a receipt as well. */
export function mailsWithoutReceipts(publicUrl: string): MailsWithoutReceipts {
  return { ...siteMailsOf(publicUrl), ...signupMailsOf(publicUrl) };
}
