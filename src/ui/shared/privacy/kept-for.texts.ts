import {
  KEEP_GUESTS_DAYS,
  KEEP_LINKS_DAYS,
  KEEP_MAILS_DAYS,
  KEEP_PLEDGES_DAYS,
} from '../../../core/privacy/retention';
import type { PublicSettings } from '../../../core/settings/public-settings';
import { formatCount } from '../../../core/shared/text/format-count';

/** What the site deletes and when, a sentence each: for the admins who decide about some of it, and for everybody. */
export function keptForSentences({
  keepMessagesDays,
  keepApplicationsDays,
}: Pick<PublicSettings, 'keepMessagesDays' | 'keepApplicationsDays'>): readonly string[] {
  const days = (count: number) => `${formatCount(count)} days`;
  const messages = days(keepMessagesDays);
  return [
    `Messages and requests for shoes: after ${messages}.`,
    `Pickup requests that were declined or never answered: after ${messages}.`,
    `Pickups that got a time: ${messages} after it, the phone number, the address and the note. The name, the email address, the items and the day stay, for the receipt.`,
    `Applications that were denied, withdrawn or ended, and those without an account that nobody answered: after ${days(keepApplicationsDays)}, all that somebody wrote in them or about them. Program, dates, sizes and outcome stay, without the name.`,
    `Who came to an event as a guest, and how to reach a volunteer without an account: ${days(KEEP_GUESTS_DAYS)} after the event. Counts and hours stay.`,
    `Gifts that somebody pledged online and never paid: after ${days(KEEP_PLEDGES_DAYS)}.`,
    `Mails that were sent or given up: after ${days(KEEP_MAILS_DAYS)}. Those that could not be sent: after ${messages}.`,
    `Links to choose a password: ${days(KEEP_LINKS_DAYS)} after they stopped working.`,
  ];
}
