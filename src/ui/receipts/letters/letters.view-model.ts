import type { FailureIn } from '../../../core/api/api';
import type { DonorYear } from '../../../core/receipts/receipt-query';
import type { ReceiptBook } from '../../../core/receipts/receipts.api';
import type { DonorYearQuery } from '../../../core/receipts/receipts.inputs';
import type { PageOf } from '../../../core/shared/page-of';
import { attempt, type Logger } from '../../../core/shared/result';
import type { IdSource } from '../../../core/shared/system.port';
import { type Feed, Fetched } from '../../shared/fetched/fetched';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { issueFailed } from '../issue-failed';
import { receiptsTexts } from '../receipts.texts';

/** The donors of a year, each with the statement that they have. */
export class LettersViewModel extends Fetched<
  PageOf<DonorYear>,
  FailureIn<ReceiptBook['donors']>['code'],
  DonorYearQuery
> {
  constructor(
    private readonly receipts: Pick<ReceiptBook, 'donors' | 'issue'>,
    feed: Feed,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
    private readonly logger: Logger,
  ) {
    super({ ask: (query, signal) => receipts.donors(query, signal), feed, things: ['receipts', 'gifts'] });
  }

  /** Issues the statement of one donor, and answers its id. */
  async issue(donorKey: string, year: number): Promise<string | null> {
    const issuing = { id: this.ids.next(), ask: { kind: 'statement', donorKey, year } } as const;
    const issued = await attempt(() => this.receipts.issue(issuing), this.logger);
    if (issued.ok) this.toasts.show(receiptsTexts.issued(issued.value.number));
    else this.toasts.show(issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }
}
