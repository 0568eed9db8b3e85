import type { MailsWithoutReceipts } from '../../core/mail/mails';
import { siteMailsOf } from '../../core/mail/site-mails';
import type { SiteAddress } from '../../core/shared/page-address';
import { signupMailsOf } from '../../core/signups/mails/signup-mails';

/** Writes the mails of a site, whose links lead there; the simulation has them all, a server the mail of a receipt as well. */
export function mailsWithoutReceipts(site: SiteAddress): MailsWithoutReceipts {
  return { ...siteMailsOf(site), ...signupMailsOf(site) };
}
