import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ReceiptRun } from '../../../core/receipts/receipt-run';
import type { ReceiptBook } from '../../../core/receipts/receipts.api';
import type { StatementLetters } from '../../../core/receipts/statement-letters.port';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import { attempt, type Logger } from '../../../core/shared/result';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { issueFailed } from '../issue-failed';
import { lettersTexts as texts } from './letters.texts';

/** How far the letters of a year are. The server writes them by itself; the simulation's are written while a page shows this. */
export class LetterRunViewModel {
  /** Null before somebody has begun, and until it is read. */
  run: ReceiptRun | null = null;
  private readonly reading: FollowedLoad;
  private year: number | null = null;
  private isOpen = false;
  private isWriting = false;

  constructor(
    private readonly receipts: Pick<ReceiptBook, 'run' | 'startRun' | 'stopRun'>,
    /** Null where the server writes the letters. */
    private readonly letters: StatementLetters | null,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    this.reading = feed.loads(['receipts'], () => this.fetch());
    makeObservable(this, { run: observableRef });
  }

  /** Whether letters are written only while a page is open. */
  get isWrittenHere(): boolean {
    return this.letters !== null;
  }

  /** Follows the progress, until the returned function is called. */
  start(): () => void {
    this.isOpen = true;
    const end = this.reading.start();
    return () => {
      this.isOpen = false;
      end();
    };
  }

  /** Shows a year. */
  async showYear(year: number): Promise<void> {
    if (year !== this.year) this.set(null);
    this.year = year;
    await this.reading.now();
  }

  /** Begins, or goes on after a stop. */
  begin(): Promise<void> {
    return this.change((year) => this.receipts.startRun({ year }));
  }

  /** Stops; what was done stays done. */
  stop(): Promise<void> {
    return this.change((year) => this.receipts.stopRun({ year }));
  }

  private async change(write: (year: number) => ReturnType<ReceiptBook['startRun']>): Promise<void> {
    const { year } = this;
    if (year === null) return;
    const changed = await attempt(() => write(year), this.logger);
    if (!changed.ok) this.toasts.show(issueFailed(changed.failure));
    else if (year === this.year) this.set(changed.value);
    void this.write();
  }

  private async fetch(): Promise<void> {
    const { year } = this;
    if (year === null) return;
    const read = await attempt(() => this.receipts.run({ year }), this.logger);
    // What is shown stays until there is an answer.
    if (year !== this.year || !read.ok) return;
    this.set(read.value);
    void this.write();
  }

  /** Writes letters step by step where the server does not, until all are written, somebody stops, or the page is left. */
  private async write(): Promise<void> {
    if (!this.letters || this.isWriting) return;
    this.isWriting = true;
    while (this.isOpen && this.run?.state === 'running') {
      const step = await this.letters.writeSome();
      if (!step.ok) {
        this.toasts.show({ ...issueFailed(step.failure), title: texts.failed });
        break;
      }
      if (!step.value) break;
      await this.reading.now();
    }
    this.isWriting = false;
  }

  private set(run: ReceiptRun | null): void {
    runInAction(() => {
      this.run = run;
    });
  }
}
