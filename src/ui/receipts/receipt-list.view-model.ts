import type { GiftReadFailure } from '../../core/gifts/gift-book.api';
import type { ReadReceipts } from '../../core/receipts/read-receipts';
import type { KeptReceipt, ReceiptQuery } from '../../core/receipts/receipt-book.port';
import { calendarDateAt, yearOf } from '../../core/shared/calendar-date';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { Clock } from '../../core/shared/clock.port';
import type { PageOf } from '../../core/shared/page-of';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** So many years back can be chosen. */
const YEARS = 8;

/** A page of the receipts; a new one comes in without a reload. */
export class ReceiptListViewModel extends PagedListViewModel<
  ReceiptQuery,
  PageOf<KeptReceipt>,
  GiftReadFailure['code']
> {
  constructor(
    receipts: Pick<ReadReceipts, 'page'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super((query, signal) => receipts.page(query, signal), feed, 'receipts', 'gifts');
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
