import type { OwnGifts } from '../../../core/gifts/own/own-gifts';
import type { OwnGiving } from '../../../core/gifts/own/own-giving.api';
import { calendarDateAt, yearOf } from '../../../core/shared/calendar-date';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { Clock } from '../../../core/shared/clock.port';
import { Fetched } from './fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel {
  readonly given: Fetched<OwnGifts>;
  private readonly reading: FollowedLoad;

  constructor(
    giving: Pick<OwnGiving, 'gifts'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    this.given = new Fetched((signal) => giving.gifts(undefined, signal));
    this.reading = feed.loads(['gifts', 'pickups'], () => this.given.load());
  }

  /** This year in Las Vegas. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }

  /** Fetches it, and again whenever it changes elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.reading.now();
    return () => {
      end();
      this.given.end();
    };
  }
}
