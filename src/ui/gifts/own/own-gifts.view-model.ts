import type { OwnGifts } from '../../../core/gifts/own/own-gifts';
import type { OwnGiving, OwnReadFailure } from '../../../core/gifts/own/own-giving.api';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { type Feed, Fetched } from '../../shared/fetched/fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel extends Fetched<OwnGifts, OwnReadFailure['code']> {
  constructor(
    giving: Pick<OwnGiving, 'gifts'>,
    feed: Feed,
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
