import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { GiftReadFailure } from '../../../core/giving/gift-book.port';
import type { KeepReceipts } from '../../../core/giving/keep-receipts';
import type { ReadReceipts } from '../../../core/giving/read-receipts';
import type { DonorYear, DonorYearQuery } from '../../../core/giving/receipt-book.port';
import type { ReceiptRun } from '../../../core/giving/receipt-run';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { PageOf } from '../../../core/shared/page-of';
import { PagedListViewModel } from '../../shared/paged/paged-list.view-model';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { issueFailed } from './issue-failed';
import { lettersTexts as texts } from './letters.texts';
import { receiptsTexts } from './receipts.texts';

/** The donors of a year, and the letters that they get. A run that was left goes on when somebody looks at it again. */
export class LettersViewModel extends PagedListViewModel<
  DonorYearQuery,
  PageOf<DonorYear>,
  GiftReadFailure['code']
> {
  /** Null before somebody has begun. */
  run: ReceiptRun | null = null;
  /** Whether letters are being written from here. */
  isWorking = false;
  private isOpen = false;
  private year = 0;

  constructor(
    private readonly receipts: Pick<ReadReceipts, 'donors' | 'run'>,
    private readonly keep: Pick<KeepReceipts, 'startRun' | 'goOnWithRun' | 'stopRun' | 'issue'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
  ) {
    super((query, signal) => receipts.donors(query, signal), feed, 'receipts', 'gifts');
    makeObservable(this, { run: observableRef, isWorking: observable });
  }

  override start(): () => void {
    this.isOpen = true;
    const end = super.start();
    return () => {
      this.isOpen = false;
      end();
    };
  }

  /** Shows a year, and goes on with its letters where they were being written. */
  async showYear(year: number): Promise<void> {
    this.year = year;
    const read = await this.receipts.run(year);
    if (year !== this.year || !read.ok) return;
    this.setRun(read.value);
    await this.work(year);
  }

  /** Begins, or goes on after a stop. */
  async begin(): Promise<void> {
    const { year } = this;
    const started = await this.keep.startRun(year);
    if (!started.ok) {
      this.toasts.show(issueFailed(started.failure));
      return;
    }
    this.setRun(started.value);
    await this.work(year);
  }

  /** Stops; what was done stays done. */
  async stop(): Promise<void> {
    const stopped = await this.keep.stopRun(this.year);
    if (stopped.ok) this.setRun(stopped.value);
    else this.toasts.show(issueFailed(stopped.failure));
  }

  /** Issues the statement of one donor, and answers its id. */
  async issue(donorKey: string): Promise<string | null> {
    const issued = await this.keep.issue(this.ids.next(), { kind: 'statement', donorKey, year: this.year });
    if (issued.ok) this.toasts.show(receiptsTexts.issued(issued.value.number));
    else this.toasts.show(issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }

  /** Writes letters step by step, until all are written, somebody stops, or the page is left. */
  private async work(year: number): Promise<void> {
    if (this.isWorking) return;
    this.setWorking(true);
    while (this.isOpen && this.year === year && this.run?.state === 'running') {
      const step = await this.keep.goOnWithRun(year);
      if (!step.ok) {
        this.toasts.show({ ...issueFailed(step.failure), title: texts.failed });
        break;
      }
      // A stop may have been answered meanwhile; the next step will say the same.
      if (this.year === year) this.setRun(step.value);
    }
    this.setWorking(false);
    await this.load();
  }

  private setRun(run: ReceiptRun | null): void {
    runInAction(() => {
      this.run = run;
    });
  }

  private setWorking(isWorking: boolean): void {
    runInAction(() => {
      this.isWorking = isWorking;
    });
  }
}
