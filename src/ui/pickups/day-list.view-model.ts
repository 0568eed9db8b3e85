import type { FailureIn } from '../../core/api/api';
import type { Pickup } from '../../core/pickups/pickup';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { CalendarDate } from '../../core/shared/time/calendar';
import { type Feed, Fetched } from '../shared/fetched/fetched';

/** What is scheduled on a day. */
export class DayListViewModel extends Fetched<
  readonly Pickup[],
  FailureIn<Pickups['onDay']>['code'],
  CalendarDate
> {
  constructor(pickups: Pick<Pickups, 'onDay'>, feed: Feed) {
    super({ ask: (day, signal) => pickups.onDay({ day }, signal), feed, things: ['pickups'] });
  }
}
