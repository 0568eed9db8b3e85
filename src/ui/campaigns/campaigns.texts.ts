import type { Countdown } from '../../core/campaigns/countdown';
import { nearestInstant } from '../../core/shared/time/calendar';
import { formatDollars } from '../shared/text/money';

/** What visitors and admins read about campaigns. */
export const campaignTexts = {
  noActiveCampaigns: 'No active campaigns available.',
  ended: 'Campaign Ended',
  /** Stands before a countdown. */
  endsIn: 'Ends in',
  /** Stands in place of a countdown where nothing can count; ms since the epoch. */
  endsOn: (endDate: number) => `Ends on ${dayIn(nearestInstant(endDate))}`,
  loading: 'Loading campaigns…',
  /** Stands on paper in place of campaigns that were not there yet when the page was printed. */
  onPaper: 'Our active campaigns are shown on our website.',
  /** Names one of several lists that many campaigns are shown in. */
  group: (number: number, count: number) => `Active campaigns, part ${number} of ${count}`,
  raised: (raised: number, goal: number) => `${formatDollars(raised)} raised of ${formatDollars(goal)}`,
  /** Names a progress bar. */
  raisedFor: (title: string) => `Raised for ${title}`,
  countdown: ({ days, hours, minutes, seconds }: Countdown) => `${days}d ${hours}h ${minutes}m ${seconds}s`,
};

/** Made when it is needed: the landing page pays for no formatter before that. */
function dayIn(ms: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(ms);
}
