import type { OwnGifts } from '../../../core/gifts/own/own-gifts';
import type { OwnGiving, OwnReadFailure } from '../../../core/gifts/own/own-giving.api';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { Fetched } from '../../shared/fetched/fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel extends Fetched<OwnGifts, OwnReadFailure['code']> {
  constructor(
    giving: Pick<OwnGiving, 'gifts'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    const ask = (_: null, signal: AbortSignal) => giving.gifts(undefined, signal);
    super({ ask, first: null, feed, things: ['gifts', 'pickups'] });
  }

  /** This year in Las Vegas. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }
}
