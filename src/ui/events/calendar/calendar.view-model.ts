import type { Events } from '../../../core/events/events.api';
import type { Clock } from '../../../core/shared/system.port';
import { type CalendarDate, calendarDateAt, monthOf } from '../../../core/shared/time/calendar';
import { type Feed, FetchedBy } from '../../shared/fetched/fetched';

/** The events of some days, published and canceled ones. */
export class CalendarViewModel extends FetchedBy<Events['between']> {
  constructor(
    events: Pick<Events, 'between'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({
      ask: (days, signal) => events.between(days, signal),
      feed,
      things: ['events', 'signups', 'programs'],
    });
  }

  /** The day in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** The month in Las Vegas, 'YYYY-MM'. */
  get thisMonth(): string {
    return monthOf(this.today);
  }
}
