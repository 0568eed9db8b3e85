import type { FailureIn } from '../../core/api/api';
import type { Pickup } from '../../core/pickups/pickup';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { CalendarDate } from '../../core/shared/time/calendar-date';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** What is scheduled on a day. */
export class DayListViewModel extends PagedListViewModel<
  CalendarDate,
  readonly Pickup[],
  FailureIn<Pickups['onDay']>['code']
> {
  constructor(pickups: Pick<Pickups, 'onDay'>, feed: Pick<ChangeFeed, 'loads'>) {
    super((day, signal) => pickups.onDay({ day }, signal), feed, 'pickups');
  }
}
