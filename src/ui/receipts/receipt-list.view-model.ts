import type { FailureIn } from '../../core/api/api';
import type { KeptReceipt } from '../../core/receipts/receipt-query';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import type { ReceiptQuery } from '../../core/receipts/receipts.inputs';
import type { PageOf } from '../../core/shared/page-of';
import type { Clock } from '../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../core/shared/time/calendar';
import { type Feed, Fetched } from '../shared/fetched/fetched';

/** So many years back can be chosen. */
const YEARS = 8;

/** A page of the receipts; a new one comes in without a reload. */
export class ReceiptListViewModel extends Fetched<
  PageOf<KeptReceipt>,
  FailureIn<ReceiptBook['list']>['code'],
  ReceiptQuery
> {
  constructor(
    receipts: Pick<ReceiptBook, 'list'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => receipts.list(query, signal), feed, things: ['receipts', 'gifts'] });
  }

  /** This year in Las Vegas and those before it. */
  get years(): readonly number[] {
    const now = yearOf(calendarDateAt(this.clock.now()));
    return Array.from({ length: YEARS }, (_, index) => now - index);
  }

  /** The year whose letters are due: the last one that is over. */
  get letterYear(): number {
    return yearOf(calendarDateAt(this.clock.now())) - 1;
  }
}
