import { type ListedPickup, type Pickup, wholePickup } from '../../core/pickups/pickup';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { Clock } from '../../core/shared/system.port';
import { type CalendarDate, calendarDateAt, daysAfter } from '../../core/shared/time/calendar';
import { FetchedBy } from '../shared/fetched/fetched';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { pickupsTexts as texts } from './pickups.texts';

/** A page of the pickups; a new one comes in without a reload. */
export class PickupListViewModel extends FetchedBy<Pickups['list']> {
  constructor(
    private readonly pickups: Pick<Pickups, 'list' | 'get'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => pickups.list(query, signal), feed, things: ['pickups'] });
  }

  /** The day after today in Las Vegas: the one for which a list is printed. */
  get tomorrow(): CalendarDate {
    return daysAfter(calendarDateAt(this.clock.now()), 1);
  }

  /**
   * Everything that a donor wrote, with the revision that the list has: a decision is made on what somebody has seen. Null
   * where it cannot be read, which is said then.
   */
  async whole(listed: ListedPickup): Promise<Pickup | null> {
    const known = wholePickup(listed);
    if (known) return known;
    const found = await this.pickups.get({ id: listed.id });
    if (found.ok) return { ...found.value, revision: listed.revision };
    const { code } = found.failure;
    const title = code === 'not-found' ? texts.decideFailed[code] : texts.readFailed[code];
    this.toasts.show({ title, variant: 'destructive' });
    return null;
  }
}

/** What is scheduled on a day. */
export class DayListViewModel extends FetchedBy<Pickups['onDay']> {
  constructor(pickups: Pick<Pickups, 'onDay'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (asked, signal) => pickups.onDay(asked, signal), feed, things: ['pickups'] });
  }
}
