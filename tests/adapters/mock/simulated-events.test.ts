import { eventsContract } from '../../contracts/events.contract';
import { calendarInBrowser } from '../../support/calendar-harness';

eventsContract('EventsService on records of the browser', (kept) => calendarInBrowser(kept));
eventsContract('EventsService on records of the browser, each work run twice', (kept) =>
  calendarInBrowser(kept, { isRunTwice: true }),
);
