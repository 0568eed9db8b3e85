import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { GiftReadFailure } from '../../core/gifts/gift-book.port';
import { findReasonFaults, type KeepReceipts } from '../../core/receipts/keep-receipts';
import type { ReadReceipts } from '../../core/receipts/read-receipts';
import type { KeptReceipt } from '../../core/receipts/receipt-book.port';
import type { ReceiptMailings } from '../../core/receipts/receipt-run';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { IdSource } from '../../core/shared/id-source.port';
import { Fetched } from '../shared/fetched/fetched';
import { FormState } from '../shared/form/form-state';
import { submitForm } from '../shared/form/submit-form';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { receiptsTexts as texts } from './receipts.texts';

/** One receipt: what was sent of it, and what can be done with it. */
export class OneReceiptViewModel extends Fetched<KeptReceipt, GiftReadFailure['code'] | 'not-found', string> {
  readonly form = new FormState();
  /** Null until they are known. */
  mailings: ReceiptMailings | null = null;
  isSending = false;
  /** What a reason is asked for. */
  asked: 'void' | 'replace' | null = null;
  /** The same in each try, so that a lost answer makes no second receipt. */
  private newId = '';

  constructor(
    private readonly receipts: Pick<ReadReceipts, 'one' | 'mailings'>,
    private readonly keep: Pick<KeepReceipts, 'send' | 'void' | 'replace'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly ids: IdSource,
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
    const [receipt, mailings] = await Promise.all([this.receipts.one(id), this.receipts.mailings(id)]);
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
    const sent = await this.keep.send(id);
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
      execute: () => (asked === 'void' ? this.keep.void(id, reason) : this.keep.replace(id, newId, reason)),
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

  private warn(title: string, code: keyof typeof texts.writeFailed | 'invalid-form'): void {
    const description = texts.writeFailed[code === 'invalid-form' ? 'validation' : code];
    this.toasts.show({ title, description, variant: 'destructive' });
  }
}
