import type { Events } from '../../../core/events/events.api';
import type { Clock } from '../../../core/shared/system.port';
import { type CalendarDate, calendarDateAt, daysAfter } from '../../../core/shared/time/calendar';
import { type Feed, FetchedBy } from '../../shared/fetched/fetched';

/** How many days of shifts are shown at first. */
const DAYS = 30;

/** A page of shifts to come. */
export class OpenShiftsViewModel extends FetchedBy<Events['openShifts']> {
  constructor(
    events: Pick<Events, 'openShifts'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({
      ask: (query, signal) => events.openShifts(query, signal),
      feed,
      things: ['events', 'signups', 'programs'],
    });
  }

  /** The days that are shown at first: today in Las Vegas and the next ones. */
  get firstDays(): { readonly from: CalendarDate; readonly to: CalendarDate } {
    const from = calendarDateAt(this.clock.now());
    return { from, to: daysAfter(from, DAYS) };
  }
}
