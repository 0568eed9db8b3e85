import { action, makeObservable, observableRef } from 'mobx';
import {
  findDayFaults,
  findRefundFaults,
  type Gift,
  type GiftDonor,
  NO_DONOR,
  type NoReceiptReason,
  RECEIPT_OWED,
  tidyDonor,
} from '../../../core/gifts/gift';
import {
  findCorrectionFaults,
  findGiftFaults,
  type GiftCorrection,
  type GiftDraft,
  type GiftFault,
} from '../../../core/gifts/gift-draft';
import type { GiftWriteFailure } from '../../../core/gifts/gifts.api';
import { parseCents, plainAmount } from '../../../core/gifts/money-text';
import type { InvalidForm } from '../../../core/shared/forms/field-rule';
import { fail, type Result } from '../../../core/shared/result';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { type FormProblem, submitForm } from '../../shared/form/form-state';
import { giftTexts } from '../gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';

/** In which field of the form a fault of the draft is corrected. */
const FIELDS = {
  name: 'name',
  email: 'email',
  cents: 'amount',
  receivedOn: 'receivedOn',
  benefitDescription: 'benefitDescription',
  benefitCents: 'benefitAmount',
  noReceiptReason: 'noReceiptReason',
} as const;

/** The receipts that hold a gift for which none is to be owed. */
interface HeldFault {
  readonly field: 'receipt';
  readonly fault: 'held';
  readonly receipts: readonly { readonly id: string; readonly number: string }[];
}

/** What is asked about money that came, or went back. */
export interface GiftChange {
  /** Empty where the money came, and nothing of it went back. */
  readonly amount: string;
  readonly on: string;
}

/** A form of the gift book: it records or corrects a gift of money, or settles or refunds one. */
export class GiftFormViewModel extends RecordFormViewModel<Gift, GiftFormValues> {
  /** The receipts that hold the gift, and stand against what was last sent. */
  heldBy: HeldFault['receipts'] = [];

  constructor(
    private readonly ports: Needs<{
      giftBook: 'record' | 'correct' | 'get' | 'settle' | 'refund';
      toasts: 'show' | 'clear';
      idSource: 'next';
      clock: 'now';
    }>,
  ) {
    super(ports.idSource, ports.toasts, (gift) => texts.keptTheirs(gift));
    makeObservable<this, 'hold'>(this, { heldBy: observableRef, hold: action });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** Takes up the gift that is to be corrected, or null for a new one. Answers what the form begins with. */
  open(gift: Gift | null): GiftFormValues {
    this.basis = gift;
    return valuesOf(gift ?? { ...NO_GIFT, receivedOn: this.today });
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: GiftFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = draftOf(values);
    this.hold([]);
    return submitForm<Gift, GiftFault | HeldFault, GiftWriteFailure>(this.form, this.toasts, {
      faults: basis ? findCorrectionFaults(basis, draft, this.today) : findGiftFaults(draft, this.today),
      execute: async () =>
        basis
          ? heldFrom(await this.correct(basis, draft))
          : await this.ports.giftBook.record({ id: this.id, ...draft }),
      explain: (fault) => (fault.field === 'receipt' ? this.explainHeld(fault) : explained(fault)),
      done: basis ? texts.corrected : texts.recorded,
      failed: (failure) => (this.conflict ? undefined : notSaved(failure)),
    });
  }

  /** Says that the money of a gift came, or that some or all of it went back, and answers whether that is kept. */
  change(as: 'settle' | 'refund', gift: Gift, { amount, on }: GiftChange): Promise<boolean> {
    const { id, revision: base } = gift;
    const refund = { cents: centsOf(amount), on };
    const isRefund = as === 'refund';
    const save = () =>
      isRefund
        ? this.ports.giftBook.refund({ id, base, ...refund })
        : this.ports.giftBook.settle({ id, base, on });
    return submitForm(this.form, this.toasts, {
      faults: isRefund ? findRefundFaults(gift, refund, this.today) : findDayFaults(on, this.today),
      execute: save,
      explain: ({ field, fault }) => ({
        field: field === 'cents' ? 'amount' : field,
        message: sentence(field, fault, texts.refundFaults),
      }),
      done: isRefund ? texts.refunded : texts.settled,
      failed: notSaved,
    });
  }

  private explainHeld({ receipts }: HeldFault): FormProblem {
    this.hold(receipts);
    return {
      field: 'hasNoReceipt',
      message: receipts.map(({ number }) => texts.held(number)).join(' '),
    };
  }

  private hold(receipts: HeldFault['receipts']): void {
    this.heldBy = receipts;
  }

  private correct({ revision }: Gift, { isSettled: _, ...draft }: GiftDraft) {
    return this.keep({
      mine: valuesOf(draft),
      change: (from) => this.ports.giftBook.correct({ ...from, ...draft }),
      read: (id) => this.ports.giftBook.get({ id }),
      valuesOf,
      isOpenTo: (gift) => gift.revision !== revision,
    });
  }
}

/** The message beside the field of a fault. */
function explained({ field, fault }: GiftFault): FormProblem {
  return { field: FIELDS[field], message: sentence(field, fault) };
}

/** An answer that names receipts which hold the gift, as a fault of the form. */
function heldFrom(
  answer: Result<Gift, GiftWriteFailure>,
): Result<Gift, GiftWriteFailure | InvalidForm<HeldFault>> {
  if (answer.ok || answer.failure.code !== 'validation') return answer;
  const receipts = answer.failure.fields.flatMap(({ field, message: number, about: id }) =>
    field === 'receipt' && id !== undefined ? [{ id, number }] : [],
  );
  if (receipts.length === 0) return answer;
  return fail({ code: 'invalid-form', faults: [{ field: 'receipt', fault: 'held', receipts }] });
}

type Sentences = Readonly<Record<string, Partial<Record<string, string>>>>;

/** The message for what is wrong with a field. */
export function sentence(field: string, fault: string, sentences: Sentences = texts.faults): string {
  return sentences[field]?.[fault] ?? '';
}

/** What is said where nothing was saved. */
export function notSaved({ code }: { readonly code: keyof typeof giftTexts.writeFailed }) {
  return { title: giftTexts.notSaved, description: giftTexts.writeFailed[code] };
}

/** The form as it is filled in. */
export interface GiftFormValues extends GiftDonor {
  readonly amount: string;
  readonly receivedOn: string;
  readonly method: Gift['method'];
  /** Empty for none. */
  readonly campaignId: string;
  readonly hasBenefit: boolean;
  readonly benefitDescription: string;
  readonly benefitAmount: string;
  readonly hasNoReceipt: boolean;
  /** Empty until one is chosen. */
  readonly noReceiptReason: NoReceiptReason | '';
  readonly note: string;
  readonly isSettled: boolean;
}

/** What the form begins with for a gift that is to be recorded. */
const NO_GIFT: Omit<GiftCorrection, 'receivedOn'> = {
  donor: NO_DONOR,
  cents: Number.NaN,
  benefit: null,
  campaignId: null,
  method: 'check',
  note: '',
  ...RECEIPT_OWED,
};

/** A gift as the form shows it. */
function valuesOf(gift: GiftCorrection): GiftFormValues {
  const { donor, cents, benefit, campaignId, receivedOn, method, note, receipt, noReceiptReason } = gift;
  return {
    ...donor,
    amount: amountOf(cents),
    receivedOn,
    method,
    campaignId: campaignId ?? '',
    hasBenefit: benefit !== null,
    benefitDescription: benefit?.description ?? '',
    benefitAmount: benefit ? amountOf(benefit.cents) : '',
    hasNoReceipt: receipt === 'none',
    noReceiptReason: noReceiptReason ?? '',
    note,
    isSettled: true,
  };
}

/** Converts the values of the form to a gift. */
function draftOf(values: GiftFormValues): GiftDraft {
  const { receivedOn, method, note, isSettled } = values;
  return {
    donor: tidyDonor(values),
    cents: centsOf(values.amount),
    benefit: values.hasBenefit
      ? { description: values.benefitDescription.trim(), cents: centsOf(values.benefitAmount) }
      : null,
    campaignId: values.campaignId || null,
    receivedOn,
    method,
    note: note.trim(),
    receipt: values.hasNoReceipt ? 'none' : 'owed',
    noReceiptReason: (values.hasNoReceipt && values.noReceiptReason) || null,
    isSettled,
  };
}

/** The cents that a text stands for, or NaN. */
function centsOf(text: string): number {
  const cents = parseCents(text);
  return typeof cents === 'number' ? cents : Number.NaN;
}

const amountOf = (cents: number) => (Number.isNaN(cents) ? '' : plainAmount(cents));
