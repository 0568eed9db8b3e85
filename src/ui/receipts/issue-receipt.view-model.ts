import { makeObservable, observable, runInAction } from 'mobx';
import type { Gift } from '../../core/gifts/gift';
import type { GiftBook, GiftReadFailure } from '../../core/gifts/gift-book.api';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import { attempt, type Logger, ok } from '../../core/shared/result';
import type { IdSource } from '../../core/shared/system.port';
import { Fetched } from '../shared/fetched/fetched';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { issueFailed } from './issue-failed';
import { receiptsTexts as texts } from './receipts.texts';

/** What a receipt is issued for. */
interface Issued {
  readonly giftId: string;
  readonly isGoods: boolean;
}

/** Issues the receipt for one gift; of goods, whose value is null, there is nothing to read. */
export class IssueReceiptViewModel extends Fetched<
  Gift | null,
  GiftReadFailure['code'] | 'not-found',
  Issued
> {
  isIssuing = false;
  private readonly newId: string;

  constructor(
    gifts: Pick<GiftBook, 'get'>,
    private readonly receipts: Pick<ReceiptBook, 'issue'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    ids: IdSource,
    private readonly logger: Logger,
  ) {
    super({ ask: async ({ giftId, isGoods }) => (isGoods ? ok(null) : gifts.get({ id: giftId })) });
    this.newId = ids.next();
    makeObservable(this, { isIssuing: observable });
  }

  /** Issues it, and answers its id. */
  async issue(): Promise<string | null> {
    const giftId = this.question?.giftId;
    if (this.isIssuing || giftId === undefined) return null;
    runInAction(() => {
      this.isIssuing = true;
    });
    const issuing = { id: this.newId, ask: { kind: 'single', giftId } } as const;
    const issued = await attempt(() => this.receipts.issue(issuing), this.logger);
    runInAction(() => {
      this.isIssuing = false;
    });
    if (issued.ok) this.toasts.show(texts.issued(issued.value.number));
    else this.toasts.show(issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }
}
