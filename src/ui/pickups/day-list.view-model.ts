import type { Pickup } from '../../core/donations/pickup';
import type { PickupReadFailure } from '../../core/donations/pickups.port';
import type { ReadPickups } from '../../core/donations/read-pickups';
import type { CalendarDate } from '../../core/shared/calendar-date';
import type { ChangeFeed } from '../../core/shared/change-feed';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** What is scheduled on a day. */
export class DayListViewModel extends PagedListViewModel<
  CalendarDate,
  readonly Pickup[],
  PickupReadFailure['code']
> {
  constructor(pickups: Pick<ReadPickups, 'onDay'>, feed: Pick<ChangeFeed, 'loads'>) {
    super((day, signal) => pickups.onDay(day, signal), feed, 'pickups');
  }
}
