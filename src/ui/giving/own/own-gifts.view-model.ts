import type { OwnGifts } from '../../../core/giving/own-gifts';
import type { ReadOwnGiving } from '../../../core/giving/read-own-giving';
import { calendarDateAt, yearOf } from '../../../core/shared/calendar-date';
import type { Changes } from '../../../core/shared/changes.port';
import type { Clock } from '../../../core/shared/clock.port';
import { Fetched } from './fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel {
  readonly given: Fetched<OwnGifts>;

  constructor(
    giving: Pick<ReadOwnGiving, 'gifts'>,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {
    this.given = new Fetched((signal) => giving.gifts(signal));
  }

  /** This year in Las Vegas. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }

  /** Fetches it, and again whenever it changes elsewhere, until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'gifts' || thing === 'pickups') void this.given.load();
    });
    void this.given.load();
    return () => {
      unsubscribe();
      this.given.end();
    };
  }
}
