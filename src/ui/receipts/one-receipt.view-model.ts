import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { KeptReceipt } from '../../core/receipts/receipt-query';
import type { ReceiptMailings } from '../../core/receipts/receipt-run';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import type { ReceiptReplace } from '../../core/receipts/receipts.inputs';
import { findReasonFaults } from '../../core/receipts/void-reason';
import { attempt, type Logger } from '../../core/shared/result';
import type { IdSource } from '../../core/shared/system.port';
import { type Feed, Fetched } from '../shared/fetched/fetched';
import { FormState, submitForm, type Toasts } from '../shared/form/form-state';
import { receiptsTexts as texts } from './receipts.texts';

/** One receipt: what was sent of it, and what can be done with it. */
export class OneReceiptViewModel extends Fetched<
  KeptReceipt,
  FailureIn<ReceiptBook['read']>['code'],
  string
> {
  readonly form = new FormState();
  /** Null until they are known. */
  mailings: ReceiptMailings | null = null;
  isSending = false;
  /** What a reason is asked for. */
  asked: 'void' | 'replace' | null = null;
  /** The same in each try, so that a lost answer makes no second receipt. */
  private newId = '';

  constructor(
    private readonly receipts: Pick<ReceiptBook, 'read' | 'mailings' | 'send' | 'void' | 'replace'>,
    feed: Feed,
    private readonly toasts: Toasts,
    private readonly ids: IdSource,
    private readonly logger: Logger,
  ) {
    super({ ask: (id) => this.read(id), feed, things: ['receipts', 'gifts'] });
    makeObservable<this, 'setMailings'>(this, {
      ...{ mailings: observableRef, isSending: observable, asked: observable },
      ...{ ask: action, dismiss: action, setMailings: action },
    });
  }

  override open(id: string): Promise<void> {
    this.setMailings(null);
    return super.open(id);
  }

  private async read(id: string) {
    const [receipt, mailings] = await Promise.all([
      attempt(() => this.receipts.read({ id }), this.logger),
      attempt(() => this.receipts.mailings({ id }), this.logger),
    ]);
    if (mailings.ok && id === this.question) this.setMailings(mailings.value);
    return receipt;
  }

  private setMailings(mailings: ReceiptMailings | null): void {
    this.mailings = mailings;
  }

  /** Sends the receipt to its donor. */
  async send(): Promise<void> {
    const { value: receipt, question: id } = this;
    if (this.isSending || !receipt || id === undefined) return;
    runInAction(() => {
      this.isSending = true;
    });
    const sent = await attempt(() => this.receipts.send({ id }), this.logger);
    runInAction(() => {
      this.isSending = false;
      if (sent.ok) this.mailings = sent.value;
    });
    if (sent.ok) this.toasts.show(texts.sent(receipt.number));
    else this.warn(texts.notSent, sent.failure.code);
  }

  /** Asks for the reason of a change. */
  ask(asked: 'void' | 'replace'): void {
    this.form.clear();
    this.newId = this.ids.next();
    this.asked = asked;
  }

  dismiss(): void {
    this.asked = null;
  }

  /** Voids or replaces the receipt, and answers the id of the one that holds instead. */
  async submit(reason: string): Promise<string | null> {
    const { asked, question: id, newId } = this;
    if (asked === null || id === undefined) return null;
    const done = await submitForm(this.form, this.toasts, {
      faults: findReasonFaults(reason),
      execute: () => attempt(() => this.change(asked, { id, newId, reason }), this.logger),
      explain: ({ field, fault }) => ({ field, message: texts.reasonFaults[fault] }),
      done: ({ number }) => (asked === 'void' ? texts.voided : texts.replaced(number)),
      failed: ({ code }) => ({ title: texts.notDone, description: texts.writeFailed[code] }),
    });
    if (!done) return null;
    this.dismiss();
    if (asked === 'replace') return newId;
    await this.load();
    return null;
  }

  private change(asked: 'void' | 'replace', { id, newId, reason }: ReceiptReplace) {
    if (asked === 'void') return this.receipts.void({ id, reason });
    return this.receipts.replace({ id, newId, reason });
  }

  private warn(title: string, code: keyof typeof texts.writeFailed): void {
    this.toasts.show({ title, description: texts.writeFailed[code], variant: 'destructive' });
  }
}
