import type { ReadTaxYears } from '../../../core/giving/read-tax-years';
import type { TaxYear } from '../../../core/giving/tax-years';
import { calendarDateAt, yearOf } from '../../../core/shared/calendar-date';
import type { Changes } from '../../../core/shared/changes.port';
import type { Clock } from '../../../core/shared/clock.port';
import { Fetched } from './fetched';

/** The receipts of the person who is signed in, year by year. */
export class TaxReceiptsViewModel {
  readonly years: Fetched<readonly TaxYear[]>;

  constructor(
    readYears: Pick<ReadTaxYears, 'execute'>,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {
    this.years = new Fetched((signal) => readYears.execute(signal));
  }

  /** This year in Las Vegas: its statement is still to come. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }

  /** Fetches them, and again whenever they change elsewhere, until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'receipts' || thing === 'gifts') void this.years.load();
    });
    void this.years.load();
    return () => {
      unsubscribe();
      this.years.end();
    };
  }
}
