import { action, makeObservable, observable } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { Gift } from '../../core/gifts/gift';
import type { GiftReadFailure } from '../../core/gifts/gifts.api';
import { findReasonFaults } from '../../core/receipts/receipt';
import type { KeptReceipt } from '../../core/receipts/receipt-query';
import type { ReceiptMailings } from '../../core/receipts/receipt-run';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import type { ReceiptsInput } from '../../core/receipts/receipts.inputs';
import { ok } from '../../core/shared/result';
import type { Language } from '../../core/shared/text/language';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';
import { FormState, submitForm } from '../shared/form/form-state';
import { receiptsTexts as texts } from './receipts.texts';

/** A receipt, with what was sent of it; null where that is not known. */
interface ShownReceipt {
  readonly receipt: KeptReceipt;
  readonly mailings: ReceiptMailings | null;
}

/** One receipt: what was sent of it, and what can be done with it. */
export class OneReceiptViewModel extends Fetched<
  ShownReceipt,
  FailureIn<ReceiptBook['read']>['code'],
  string
> {
  /** The form that asks for a reason. */
  readonly form = new FormState();
  /** Whether the receipt is being sent to its donor. */
  readonly sending = new FormState();
  /** What a reason is asked for. */
  pendingChange: 'void' | 'replace' | null = null;
  /** The same in each try, so that a lost answer makes no second receipt. */
  private newId = '';

  constructor(
    private readonly ports: Needs<{
      receiptBook: 'read' | 'mailings' | 'send' | 'void' | 'replace';
      feed: 'loads';
      toasts: 'show' | 'clear';
      idSource: 'next';
    }>,
  ) {
    const ask = async (id: string) => {
      const [receipt, mailings] = await Promise.all([
        ports.receiptBook.read({ id }),
        ports.receiptBook.mailings({ id }),
      ]);
      return receipt.ok
        ? ok({ receipt: receipt.value, mailings: mailings.ok ? mailings.value : null })
        : receipt;
    };
    super({ ask, feed: ports.feed, things: ['receipts', 'gifts'] });
    makeObservable(this, { pendingChange: observable, ask: action, dismiss: action });
  }

  /** Sends the receipt to its donor. */
  async send(): Promise<void> {
    const { value, question: id } = this;
    if (!value || id === undefined) return;
    const sent = await this.sending.send(() => this.ports.receiptBook.send({ id }));
    if (!sent) return;
    if (sent.ok) {
      if (this.value) this.ready({ ...this.value, mailings: sent.value });
      this.ports.toasts.show(texts.sent(value.receipt.number));
    } else {
      const description = texts.writeFailed[sent.failure.code];
      this.ports.toasts.show({ title: texts.notSent, description, variant: 'destructive' });
    }
  }

  /** Asks for the reason of a change. */
  ask(change: 'void' | 'replace'): void {
    this.form.clear();
    this.newId = this.ports.idSource.next();
    this.pendingChange = change;
  }

  dismiss(): void {
    this.pendingChange = null;
  }

  /** Voids or replaces the receipt, and answers the id of the one that holds instead. */
  async submit(reason: string): Promise<string | null> {
    const { pendingChange, question: id, newId } = this;
    if (pendingChange === null || id === undefined) return null;
    const voidIt = () => this.ports.receiptBook.void({ id, reason });
    const replaceIt = () => this.ports.receiptBook.replace({ id, newId, reason });
    const done = await submitForm(this.form, this.ports.toasts, {
      faults: findReasonFaults(reason),
      execute: pendingChange === 'void' ? voidIt : replaceIt,
      explain: ({ field, fault }) => ({ field, message: texts.reasonFaults[fault] }),
      done: ({ number }) => (pendingChange === 'void' ? texts.voided : texts.replaced(number)),
      failed: ({ code }) => ({ title: texts.notDone, description: texts.writeFailed[code] }),
    });
    if (!done) return null;
    this.dismiss();
    if (pendingChange === 'replace') return newId;
    await this.load();
    return null;
  }
}

type Failure = FailureIn<ReceiptBook['issue']>;

/** What a toast says about a receipt that was not issued. */
export function issueFailed(failure: Failure) {
  return { title: texts.notDone, description: sentenceFor(failure), variant: 'destructive' } as const;
}

function sentenceFor(failure: Failure): string {
  const { legalName, gift, notOwed, held, unknown } = texts.issueFaults;
  if (failure.code === 'validation') {
    const [fault] = failure.fields;
    if (fault?.field === 'legalName') return legalName;
    return fault?.message === 'no-receipt' ? notOwed : gift;
  }
  if (failure.code === 'conflict') return held;
  if (failure.code === 'not-found') return unknown;
  return texts.writeFailed[failure.code];
}

/** What a receipt is issued for. */
interface Issued {
  readonly giftId: string;
  readonly isGoods: boolean;
}

/** What somebody looks at before a receipt is issued. */
interface ToIssue {
  /** Null for a gift of goods: nothing is loaded for it. */
  readonly gift: Gift | null;
  /** What the donor reads; English where there can be no receipt now. */
  readonly language: Language;
}

/** Issues the receipt for one gift, or a donor's statement. */
export class IssueReceiptViewModel extends Fetched<ToIssue, GiftReadFailure['code'] | 'not-found', Issued> {
  readonly form = new FormState();
  private readonly newId: string;

  constructor(
    private readonly ports: Needs<{
      giftBook: 'get';
      receiptBook: 'issue' | 'languageOf';
      toasts: 'show';
      idSource: 'next';
    }>,
  ) {
    super({
      ask: async ({ giftId, isGoods }) => {
        const [gift, language] = await Promise.all([
          isGoods ? ok(null) : ports.giftBook.get({ id: giftId }),
          ports.receiptBook.languageOf({ ask: { kind: 'single', giftId } }),
        ]);
        if (!gift.ok) return gift;
        if (language.ok) return ok({ gift: gift.value, language: language.value });
        return language.failure.code === 'not-found' ? ok({ gift: gift.value, language: 'en' }) : language;
      },
    });
    this.newId = ports.idSource.next();
  }

  /** Issues the receipt for the gift in a language, and answers its id. */
  async issue(language: Language): Promise<string | null> {
    const giftId = this.question?.giftId;
    return giftId === undefined
      ? null
      : this.send({ id: this.newId, ask: { kind: 'single', giftId }, language });
  }

  /** Issues the statement of one donor in their own language, and answers its id. */
  issueStatement(donorKey: string, year: number): Promise<string | null> {
    return this.send({ id: this.ports.idSource.next(), ask: { kind: 'statement', donorKey, year } });
  }

  private async send(input: ReceiptsInput['issue']): Promise<string | null> {
    const issued = await this.form.send(() => this.ports.receiptBook.issue(input));
    if (!issued) return null;
    this.ports.toasts.show(issued.ok ? texts.issued(issued.value.number) : issueFailed(issued.failure));
    return issued.ok ? issued.value.id : null;
  }
}
