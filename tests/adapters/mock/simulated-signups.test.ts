import { signupsContract } from '../../contracts/signups.contract';
import { calendarInBrowser } from '../../support/calendar-harness';

signupsContract('Sign-ups on records of the browser', (kept) => calendarInBrowser(kept));
signupsContract('Sign-ups on records of the browser, each work run twice', (kept) =>
  calendarInBrowser(kept, { isRunTwice: true }),
);
