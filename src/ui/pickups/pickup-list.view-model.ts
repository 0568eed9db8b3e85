import type { FailureIn } from '../../core/api/api';
import type { PickupPage, PickupQuery } from '../../core/pickups/pickup-query';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { Clock } from '../../core/shared/system.port';
import { type CalendarDate, calendarDateAt, daysAfter } from '../../core/shared/time/calendar';
import { type Feed, Fetched } from '../shared/fetched/fetched';

/** A page of the pickups; a new one comes in without a reload. */
export class PickupListViewModel extends Fetched<
  PickupPage,
  FailureIn<Pickups['list']>['code'],
  PickupQuery
> {
  constructor(
    pickups: Pick<Pickups, 'list'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => pickups.list(query, signal), feed, things: ['pickups'] });
  }

  /** ms since the epoch, for times that are shown as seen from now. */
  get now(): number {
    return this.clock.now();
  }

  /** The day after today in Las Vegas: the one for which a list is printed. */
  get tomorrow(): CalendarDate {
    return daysAfter(calendarDateAt(this.clock.now()), 1);
  }
}
