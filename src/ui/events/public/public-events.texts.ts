import { formatDayAt, formatMonth } from '../../../core/shared/text/format';

/** What visitors read about the public events. */
export const publicEventsTexts = {
  title: 'Events',
  pageTitle: (siteName: string) => `Events – ${siteName}`,
  intro: 'Come by: fittings, cleanups and open houses. All times are Las Vegas time (PT).',
  description: (siteName: string) =>
    `Upcoming events of ${siteName} in Las Vegas: fittings, cleanups and open houses, with times, places and how to come.`,
  list: 'Upcoming events',
  /** 'November 2026'. */
  month: formatMonth,
  dropIn: 'Drop in. No sign-up needed.',
  placesLeft: (count: number) => (count === 0 ? 'All places are taken.' : `Places left: ${count}`),
  membersReserve: 'Members reserve in the dashboard.',
  signIn: 'Sign In',
  accessDashboard: 'Access Dashboard',
  withoutAccount: 'Without an account, call',
  /** Where the foundation has no number. */
  withoutPhone: 'Without an account, write to',
  /** Before the reason. */
  canceled: 'Canceled:',
  addToCalendar: 'Add to calendar',
  addEvent: (title: string, startsAt: number) => `Add to calendar: ${title}, ${formatDayAt(startsAt)}`,
  loading: 'Loading dates',
  failed: 'Couldn’t load the dates. Call',
  failedNext: 'or reload the page.',
  failedAlone: 'Couldn’t load the dates. Reload the page.',
  needsScript: 'To see the dates, turn on JavaScript or call',
  needsScriptAlone: 'To see the dates, turn on JavaScript.',
  none: 'No upcoming events right now.',
  noneNext: 'Ask us what is planned:',
  subscribe: 'Subscribe',
  address: 'The address of this calendar',
  copy: 'Copy',
  copied: 'Copied',
  openInCalendar: 'Open in my calendar',
  checks: 'Calendars check for changes once or twice a day. This page always shows the latest.',
  downloadAll: 'Download all (.ics)',
  needsServer: 'Calendar apps can subscribe once the site runs on its server.',
};
