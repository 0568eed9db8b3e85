import type { MailsWithoutReceipts } from '../../core/mail/mails';

/**
 * The site's mails as a server writes them, for services to write in a unit of work. None leaves this browser, whose outbox keeps
 * their subjects. They are empty until the first write, which fetches them with what writes (simulated-units.ts).
 */
export const simulatedMails = {} as MailsWithoutReceipts;

/** The site's address in this browser, without a slash at the end. */
export function siteAddress(): string {
  return `${location.origin}${import.meta.env.BASE_URL.replace(/\/$/, '')}`;
}
