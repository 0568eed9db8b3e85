import type { FailureIn } from '../../../core/api/api';
import type { ReceiptRun } from '../../../core/receipts/receipt-run';
import type { ReceiptBook } from '../../../core/receipts/receipts.api';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';
import { issueFailed } from '../one-receipt.view-model';
import { lettersTexts as texts } from './letters.texts';

/**
 * How far the letters of a year are; null before somebody has begun. The server writes them by itself; the simulation's are
 * written while a page shows this.
 */
export class LetterRunViewModel extends Fetched<
  ReceiptRun | null,
  FailureIn<ReceiptBook['run']>['code'],
  number
> {
  private isOpen = false;
  private isWriting = false;

  constructor(
    private readonly ports: Needs<{
      receiptBook: 'run' | 'startRun' | 'stopRun';
      feed: 'loads';
      toasts: 'show';
      pageLetters: 'writeSome';
    }>,
  ) {
    const ask = (year: number) => ports.receiptBook.run({ year });
    super({ ask, staysOn: () => true, feed: ports.feed, things: ['receipts'] });
  }

  /** Whether letters are written only while a page is open. */
  get isWrittenHere(): boolean {
    return this.ports.pageLetters !== null;
  }

  override start(): () => void {
    this.isOpen = true;
    const end = super.start();
    return () => {
      this.isOpen = false;
      end();
    };
  }

  /** Shows a year. */
  showYear(year: number): Promise<void> {
    return year === this.question ? this.load() : this.open(year);
  }

  /** Begins, or goes on after a stop. */
  begin(): Promise<void> {
    return this.change((year) => this.ports.receiptBook.startRun({ year }));
  }

  /** Stops; what was done stays done. */
  stop(): Promise<void> {
    return this.change((year) => this.ports.receiptBook.stopRun({ year }));
  }

  private async change(write: (year: number) => ReturnType<ReceiptBook['startRun']>): Promise<void> {
    const { question: year } = this;
    if (year === undefined) return;
    const changed = await write(year);
    if (!changed.ok) this.ports.toasts.show(issueFailed(changed.failure));
    else if (year === this.question) this.ready(changed.value);
    void this.write();
  }

  protected override async fetch(): Promise<void> {
    await super.fetch();
    void this.write();
  }

  /** Writes letters step by step where the server does not, until all are written, somebody stops, or the page is left. */
  private async write(): Promise<void> {
    if (!this.ports.pageLetters || this.isWriting) return;
    this.isWriting = true;
    while (this.isOpen && this.value?.state === 'running') {
      const step = await this.ports.pageLetters.writeSome();
      if (!step.ok) {
        this.ports.toasts.show({ ...issueFailed(step.failure), title: texts.failed });
        break;
      }
      if (!step.value) break;
      await this.load();
    }
    this.isWriting = false;
  }
}
