import type { OwnGifts, OwnReadFailure } from '../../../core/gifts/own/own-gifts.api';
import type { TaxYear } from '../../../core/receipts/tax-years';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { Fetched, FetchedBy } from '../../shared/fetched/fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel extends FetchedBy<OwnGifts['gifts']> {
  constructor(ports: Needs<{ ownGifts: 'gifts'; feed: 'loads' }>) {
    const ask = (_: null, signal: AbortSignal) => ports.ownGifts.gifts(undefined, signal);
    super({ ask, first: null, feed: ports.feed, things: ['gifts', 'pickups'] });
  }
}

/** What all gifts together did. It is about years that are over, so it is not fetched again while it is shown. */
export class ImpactViewModel extends FetchedBy<OwnGifts['together']> {
  constructor(ports: Needs<{ ownGifts: 'together' }>) {
    super({ ask: (_, signal) => ports.ownGifts.together(undefined, signal), first: null });
  }
}

/** The receipts of the person who is signed in, year by year. */
export class TaxReceiptsViewModel extends Fetched<readonly TaxYear[], OwnReadFailure['code']> {
  constructor(private readonly ports: Needs<{ readTaxYears: 'execute'; feed: 'loads'; clock: 'now' }>) {
    const ask = (_: null, signal: AbortSignal) => ports.readTaxYears.execute(signal);
    super({ ask, first: null, feed: ports.feed, things: ['receipts', 'gifts'] });
  }

  /** This year in Las Vegas: its statement is still to come. */
  get thisYear(): number {
    return yearOf(calendarDateAt(this.ports.clock.now()));
  }
}
