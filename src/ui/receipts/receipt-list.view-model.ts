import type { GiftReadFailure } from '../../core/gifts/gift-book.port';
import type { ReadReceipts } from '../../core/receipts/read-receipts';
import type { KeptReceipt, ReceiptQuery } from '../../core/receipts/receipt-book.port';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { PageOf } from '../../core/shared/page-of';
import { calendarDateAt, yearOf } from '../../core/shared/time/calendar-date';
import type { Clock } from '../../core/shared/time/clock.port';
import { Fetched } from '../shared/fetched/fetched';

/** So many years back can be chosen. */
const YEARS = 8;

/** A page of the receipts; a new one comes in without a reload. */
export class ReceiptListViewModel extends Fetched<
  PageOf<KeptReceipt>,
  GiftReadFailure['code'],
  ReceiptQuery
> {
  constructor(
    receipts: Pick<ReadReceipts, 'page'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => receipts.page(query, signal), feed, things: ['receipts', 'gifts'] });
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
