import type { FailureIn } from '../../core/api/api';
import type { Gift } from '../../core/gifts/gift';
import type { GiftBook, GiftReadFailure } from '../../core/gifts/gift-book.api';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import { ok } from '../../core/shared/result';
import type { IdSource } from '../../core/shared/system.port';
import { Fetched } from '../shared/fetched/fetched';
import { FormState } from '../shared/form/form-state';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { receiptsTexts as texts } from './receipts.texts';

type Failure = FailureIn<ReceiptBook['issue']>;

/** What a toast says about a receipt that was not issued. */
export function issueFailed(failure: Failure) {
  return { title: texts.notDone, description: sentenceFor(failure), variant: 'destructive' } as const;
}

function sentenceFor(failure: Failure): string {
  const { legalName, gift, held, unknown } = texts.issueFaults;
  if (failure.code === 'validation') return failure.fields[0]?.field === 'legalName' ? legalName : gift;
  if (failure.code === 'conflict') return held;
  if (failure.code === 'not-found') return unknown;
  return texts.writeFailed[failure.code];
}

/** What a receipt is issued for. */
interface Issued {
  readonly giftId: string;
  readonly isGoods: boolean;
}

/** Issues the receipt for one gift, or a donor's statement; of goods, whose value is null, there is nothing to read. */
export class IssueReceiptViewModel extends Fetched<
  Gift | null,
  GiftReadFailure['code'] | 'not-found',
  Issued
> {
  readonly form = new FormState();
  private readonly newId: string;

  constructor(
    gifts: Pick<GiftBook, 'get'>,
    private readonly receipts: Pick<ReceiptBook, 'issue'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
  ) {
    super({ ask: async ({ giftId, isGoods }) => (isGoods ? ok(null) : gifts.get({ id: giftId })) });
    this.newId = ids.next();
  }

  /** Issues the receipt for the gift, and answers its id. */
  async issue(): Promise<string | null> {
    const giftId = this.question?.giftId;
    return giftId === undefined ? null : this.send(this.newId, { kind: 'single', giftId });
  }

  /** Issues the statement of one donor, and answers its id. */
  issueStatement(donorKey: string, year: number): Promise<string | null> {
    return this.send(this.ids.next(), { kind: 'statement', donorKey, year });
  }

  private async send(id: string, ask: Parameters<ReceiptBook['issue']>[0]['ask']): Promise<string | null> {
    const issued = await this.form.send(() => this.receipts.issue({ id, ask }));
    if (!issued) return null;
    this.toasts.show(issued.ok ? texts.issued(issued.value.number) : issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }
}
