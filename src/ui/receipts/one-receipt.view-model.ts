import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { GiftReadFailure } from '../../core/gifts/gift-book.api';
import { findReasonFaults, type KeepReceipts } from '../../core/receipts/keep-receipts';
import type { ReadReceipts } from '../../core/receipts/read-receipts';
import type { KeptReceipt } from '../../core/receipts/receipt-book.port';
import type { ReceiptMailings } from '../../core/receipts/receipt-run';
import type { ChangeFeed, FollowedLoad } from '../../core/shared/change-feed';
import type { IdSource } from '../../core/shared/id-source.port';
import { FormState } from '../shared/form/form-state';
import { submitForm } from '../shared/form/submit-form';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { receiptsTexts as texts } from './receipts.texts';

/** A receipt on its way, there, or out of reach. */
type OneReceiptState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly receipt: KeptReceipt }
  | { readonly status: 'failed'; readonly failure: GiftReadFailure['code'] | 'not-found' };

/** One receipt: what was sent of it, and what can be done with it. */
export class OneReceiptViewModel {
  readonly form = new FormState();
  state: OneReceiptState = { status: 'loading' };
  /** Null until they are known. */
  mailings: ReceiptMailings | null = null;
  isSending = false;
  /** What a reason is asked for. */
  asked: 'void' | 'replace' | null = null;
  private readonly reading: FollowedLoad;
  private id = '';
  /** The same in each try, so that a lost answer makes no second receipt. */
  private newId = '';

  constructor(
    private readonly receipts: Pick<ReadReceipts, 'one' | 'mailings'>,
    private readonly keep: Pick<KeepReceipts, 'send' | 'void' | 'replace'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly ids: IdSource,
  ) {
    this.reading = feed.loads(['receipts', 'gifts'], () => this.fetch());
    makeObservable(this, {
      ...{ state: observableRef, mailings: observableRef, isSending: observable, asked: observable },
      ...{ ask: action, dismiss: action },
    });
  }

  /** Reads again whenever a receipt was changed elsewhere, or a gift that may belong to it. */
  start(): () => void {
    return this.reading.start();
  }

  /** Shows a receipt. */
  async show(id: string): Promise<void> {
    this.id = id;
    runInAction(() => {
      this.state = { status: 'loading' };
      this.mailings = null;
    });
    await this.load();
  }

  load(): Promise<void> {
    return this.reading.now();
  }

  private async fetch(): Promise<void> {
    const { id } = this;
    if (id === '') return;
    const [receipt, mailings] = await Promise.all([this.receipts.one(id), this.receipts.mailings(id)]);
    if (id !== this.id) return;
    runInAction(() => {
      this.state = receipt.ok
        ? { status: 'ready', receipt: receipt.value }
        : { status: 'failed', failure: receipt.failure.code };
      if (mailings.ok) this.mailings = mailings.value;
    });
  }

  /** Sends the receipt to its donor. */
  async send(): Promise<void> {
    if (this.isSending || this.state.status !== 'ready') return;
    const { number } = this.state.receipt;
    runInAction(() => {
      this.isSending = true;
    });
    const sent = await this.keep.send(this.id);
    runInAction(() => {
      this.isSending = false;
      if (sent.ok) this.mailings = sent.value;
    });
    if (sent.ok) this.toasts.show(texts.sent(number));
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
    const { asked, id, newId } = this;
    if (asked === null) return null;
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
