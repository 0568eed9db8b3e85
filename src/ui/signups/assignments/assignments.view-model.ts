import type { Events } from '../../../core/events/events.api';
import { type CalendarDate, calendarDateAt, daysAfter } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';

/** How many days of shifts are shown at first. */
const DAYS = 30;

/** A page of shifts to come. */
export class OpenShiftsViewModel extends FetchedBy<Events['openShifts']> {
  constructor(private readonly ports: Needs<{ events: 'openShifts'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (query, signal) => ports.events.openShifts(query, signal),
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
  }

  /** The days that are shown at first: today in Las Vegas and the next ones. */
  get firstDays(): { readonly from: CalendarDate; readonly to: CalendarDate } {
    const from = calendarDateAt(this.ports.clock.now());
    return { from, to: daysAfter(from, DAYS) };
  }
}
