import type { ReadTaxYears } from '../../../core/receipts/read-tax-years';
import type { TaxYear } from '../../../core/receipts/tax-years';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar-date';
import type { Clock } from '../../../core/shared/time/clock.port';
import { Fetched } from './fetched';

/** The receipts of the person who is signed in, year by year. */
export class TaxReceiptsViewModel {
  readonly years: Fetched<readonly TaxYear[]>;
  private readonly reading: FollowedLoad;

  constructor(
    readYears: Pick<ReadTaxYears, 'execute'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    this.years = new Fetched((signal) => readYears.execute(signal));
    this.reading = feed.loads(['receipts', 'gifts'], () => this.years.load());
  }

  /** This year in Las Vegas: its statement is still to come. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }

  /** Fetches them, and again whenever they change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.reading.now();
    return () => {
      end();
      this.years.end();
    };
  }
}
