import type { OwnGifts, OwnReadFailure } from '../../../core/gifts/own/own-gifts.api';
import type { ReadTaxYears, TaxYear } from '../../../core/receipts/tax-years';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { type Feed, Fetched, FetchedBy } from '../../shared/fetched/fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel extends FetchedBy<OwnGifts['gifts']> {
  constructor(ownGifts: Pick<OwnGifts, 'gifts'>, feed: Feed) {
    const ask = (_: null, signal: AbortSignal) => ownGifts.gifts(undefined, signal);
    super({ ask, first: null, feed, things: ['gifts', 'pickups'] });
  }
}

/** What all gifts together did. It is about years that are over, so it is not fetched again while it is shown. */
export class ImpactViewModel extends FetchedBy<OwnGifts['together']> {
  constructor(ownGifts: Pick<OwnGifts, 'together'>) {
    super({ ask: (_, signal) => ownGifts.together(undefined, signal), first: null });
  }
}

/** The receipts of the person who is signed in, year by year. */
export class TaxReceiptsViewModel extends Fetched<readonly TaxYear[], OwnReadFailure['code']> {
  constructor(
    readYears: Pick<ReadTaxYears, 'execute'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    const ask = (_: null, signal: AbortSignal) => readYears.execute(signal);
    super({ ask, first: null, feed, things: ['receipts', 'gifts'] });
  }

  /** This year in Las Vegas: its statement is still to come. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.clock.now()));
  }
}
