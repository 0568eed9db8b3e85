import type { Events } from '../../../core/events/events.api';
import { type CalendarDate, calendarDateAt, monthOf } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';

/** The events of some days, published and canceled ones. */
export class CalendarViewModel extends FetchedBy<Events['between']> {
  constructor(private readonly ports: Needs<{ events: 'between'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (days, signal) => ports.events.between(days, signal),
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
  }

  /** The day in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** The month in Las Vegas, 'YYYY-MM'. */
  get thisMonth(): string {
    return monthOf(this.today);
  }
}
