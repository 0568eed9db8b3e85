import type { FailureIn } from '../../core/api/api';
import type { Pickup } from '../../core/pickups/pickup';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { CalendarDate } from '../../core/shared/time/calendar';
import { Fetched } from '../shared/fetched/fetched';

/** What is scheduled on a day. */
export class DayListViewModel extends Fetched<
  readonly Pickup[],
  FailureIn<Pickups['onDay']>['code'],
  CalendarDate
> {
  constructor(pickups: Pick<Pickups, 'onDay'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (day, signal) => pickups.onDay({ day }, signal), feed, things: ['pickups'] });
  }
}
