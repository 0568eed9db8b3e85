import type { GiftReadFailure } from '../../core/gifts/gift-book.api';
import type { KeepReceipts } from '../../core/receipts/keep-receipts';
import type { ReadReceipts } from '../../core/receipts/read-receipts';
import type { DonorYear, DonorYearQuery } from '../../core/receipts/receipt-book.port';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { IdSource } from '../../core/shared/id-source.port';
import type { PageOf } from '../../core/shared/page-of';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { issueFailed } from './issue-failed';
import { receiptsTexts } from './receipts.texts';

/** The donors of a year, each with the statement that they have. */
export class LettersViewModel extends PagedListViewModel<
  DonorYearQuery,
  PageOf<DonorYear>,
  GiftReadFailure['code']
> {
  constructor(
    receipts: Pick<ReadReceipts, 'donors'>,
    private readonly keep: Pick<KeepReceipts, 'issue'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
  ) {
    super((query, signal) => receipts.donors(query, signal), feed, 'receipts', 'gifts');
  }

  /** Issues the statement of one donor, and answers its id. */
  async issue(donorKey: string, year: number): Promise<string | null> {
    const issued = await this.keep.issue(this.ids.next(), { kind: 'statement', donorKey, year });
    if (issued.ok) this.toasts.show(receiptsTexts.issued(issued.value.number));
    else this.toasts.show(issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }
}
