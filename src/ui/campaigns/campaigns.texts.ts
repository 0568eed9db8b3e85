import { formatLongDay } from '../../core/shared/text/format';
import { formatCountdown } from '../../core/shared/text/format-countdown';
import { formatDollars } from '../../core/shared/text/format-money';
import { calendarDateAt } from '../../core/shared/time/calendar';

/** What visitors and admins read about campaigns. */
export const campaignTexts = {
  noActiveCampaigns: 'No active campaigns available.',
  ended: 'Campaign Ended',
  /** Stands before a countdown. */
  endsIn: 'Ends in',
  /** Stands in place of a countdown where nothing can count; ms since the epoch. */
  endsOn: (endDate: number) => `Ends on ${formatLongDay(calendarDateAt(endDate))}`,
  loading: 'Loading campaigns…',
  /** Stands on paper in place of campaigns that were not there yet when the page was printed. */
  onPaper: 'Our active campaigns are shown on our website.',
  /** Names one of several lists that many campaigns are shown in. */
  group: (number: number, count: number) => `Active campaigns, part ${number} of ${count}`,
  raised: (raised: number, goal: number) => `${formatDollars(raised)} raised of ${formatDollars(goal)}`,
  /** Names a progress bar. */
  raisedFor: (title: string) => `Raised for ${title}`,
  countdown: formatCountdown,
};
