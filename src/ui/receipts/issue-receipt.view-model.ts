import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Gift } from '../../core/gifts/gift';
import type { GiftBook, GiftReadFailure } from '../../core/gifts/gift-book.api';
import type { KeepReceipts } from '../../core/receipts/keep-receipts';
import type { IdSource } from '../../core/shared/id-source.port';
import { ok } from '../../core/shared/result';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { issueFailed } from './issue-failed';
import { receiptsTexts as texts } from './receipts.texts';

/** The gift on its way, there (null for goods), or out of reach. */
type GiftState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly gift: Gift | null }
  | { readonly status: 'failed'; readonly failure: GiftReadFailure['code'] | 'not-found' };

/** Issues the receipt for one gift. */
export class IssueReceiptViewModel {
  state: GiftState = { status: 'loading' };
  isIssuing = false;
  private giftId = '';
  private readonly newId: string;

  constructor(
    private readonly gifts: Pick<GiftBook, 'get'>,
    private readonly keep: Pick<KeepReceipts, 'issue'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    ids: IdSource,
  ) {
    this.newId = ids.next();
    makeObservable(this, { state: observableRef, isIssuing: observable });
  }

  /** Shows what the receipt would be for; of goods there is nothing to read. */
  async show(giftId: string, isGoods: boolean): Promise<void> {
    this.giftId = giftId;
    const read = isGoods ? ok(null) : await this.gifts.get({ id: giftId });
    runInAction(() => {
      this.state = read.ok
        ? { status: 'ready', gift: read.value }
        : { status: 'failed', failure: read.failure.code };
    });
  }

  /** Issues it, and answers its id. */
  async issue(): Promise<string | null> {
    if (this.isIssuing) return null;
    runInAction(() => {
      this.isIssuing = true;
    });
    const issued = await this.keep.issue(this.newId, { kind: 'single', giftId: this.giftId });
    runInAction(() => {
      this.isIssuing = false;
    });
    if (issued.ok) this.toasts.show(texts.issued(issued.value.number));
    else this.toasts.show(issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }
}
