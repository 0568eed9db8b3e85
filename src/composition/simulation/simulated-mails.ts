import type { MailsWithoutReceipts } from '../../core/mail/mails';
import type { SiteAddress } from '../../core/shared/page-address';

/**
 * The site's mails as a server writes them, for services to write in a unit of work. None leaves this browser, whose outbox keeps
 * their subjects. They are empty until the first write, which fetches them with what writes (simulated-units.ts).
 */
export const simulatedMails = {} as MailsWithoutReceipts;

/** The site in this browser. */
export function siteHere(): SiteAddress {
  return { publicUrl: `${location.origin}${import.meta.env.BASE_URL.replace(/\/$/, '')}` };
}
