import type { OwnReadFailure } from '../../../core/gifts/own/own-giving.api';
import type { ReadTaxYears } from '../../../core/receipts/read-tax-years';
import type { TaxYear } from '../../../core/receipts/tax-years';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { type Feed, Fetched } from '../../shared/fetched/fetched';

/** The receipts of the person who is signed in, year by year. */
export class TaxReceiptsViewModel extends Fetched<readonly TaxYear[], OwnReadFailure['code']> {
  constructor(
    readYears: Pick<ReadTaxYears, 'execute'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({
      ...{ ask: (_, signal) => readYears.execute(signal), first: null },
      ...{ feed, things: ['receipts', 'gifts'] },
    });
  }

  /** This year in Las Vegas: its statement is still to come. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }
}
