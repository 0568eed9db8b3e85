import { findDayFaults, findRefundFaults, type Gift } from '../../../core/gifts/gift';
import type { GiftBook } from '../../../core/gifts/gift-book.api';
import { findCorrectionFaults, findGiftFaults, type GiftDraft } from '../../../core/gifts/gift-draft';
import { findGoodsDraftFaults } from '../../../core/gifts/goods-draft';
import type { Pickup } from '../../../core/pickups/pickup';
import { fail, ok } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import { FormWithConflict, fieldConflict } from '../../shared/conflict/field-conflict';
import { submitForm } from '../../shared/form/form-state';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftTexts } from '../gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';
import {
  centsOf,
  draftOf,
  type GiftFormValues,
  type GoodsFormValues,
  goodsOfValues,
  valuesOf,
  valuesOfNone,
} from './gift-form-values';

/** In which field of the form a fault of the draft is corrected. */
const FIELDS = {
  name: 'name',
  email: 'email',
  cents: 'amount',
  receivedOn: 'receivedOn',
  benefitDescription: 'benefitDescription',
  benefitCents: 'benefitAmount',
} as const;

/** What is asked about money that came, or went back. */
export interface GiftChange {
  /** Empty where the money came, and nothing of it went back. */
  readonly amount: string;
  readonly on: string;
}

/** A form of the gift book: it records or corrects a gift of money or of goods, or settles or refunds one of money. */
export class GiftFormViewModel extends FormWithConflict<Gift, GiftFormValues> {
  /** The gift that the form corrects, as it was last read; null while it records one. */
  private basis: Gift | null = null;
  /** The same in each try, so that nothing is recorded twice. */
  private readonly newId: string;

  constructor(
    private readonly gifts: Pick<
      GiftBook,
      'record' | 'correct' | 'get' | 'recordGoods' | 'correctGoods' | 'settle' | 'refund'
    >,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    ids: IdSource,
    private readonly clock: Clock,
  ) {
    super((kept, isToSave) => {
      this.basis = kept;
      if (!isToSave) this.toasts.show(texts.keptTheirs(kept));
    });
    this.newId = ids.next();
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** Takes up the gift that is to be corrected, or null for a new one. Answers what the form begins with. */
  open(gift: Gift | null): GiftFormValues {
    this.basis = gift;
    return gift ? valuesOf(gift) : valuesOfNone(this.today);
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: GiftFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = draftOf(values);
    return submitForm(this.form, this.toasts, {
      faults: basis ? findCorrectionFaults(basis, draft, this.today) : findGiftFaults(draft, this.today),
      execute: () => (basis ? this.correct(basis, draft) : this.gifts.record({ id: this.newId, ...draft })),
      explain: ({ field, fault }) => ({ field: FIELDS[field], message: sentence(field, fault) }),
      done: basis ? texts.corrected : texts.recorded,
      failed: (failure) => (this.conflict ? undefined : notSaved(failure)),
    });
  }

  /** Records goods, or corrects some, and answers whether that is kept. */
  submitGoods(corrected: Pickup | null, values: GoodsFormValues): Promise<boolean> {
    const draft = goodsOfValues(values);
    const save = () =>
      corrected
        ? this.gifts.correctGoods({ id: corrected.id, base: corrected.revision, ...draft })
        : this.gifts.recordGoods({ id: this.newId, ...draft });
    return submitForm(this.form, this.toasts, {
      faults: findGoodsDraftFaults(draft, this.today),
      execute: save,
      explain: (fault) => ({
        field: fault.field,
        message:
          fault.field === 'goods' ? goodsLinesTexts.problem(fault) : sentence(fault.field, fault.fault),
      }),
      done: corrected ? texts.goods.corrected : texts.goods.recorded,
      failed: notSaved,
    });
  }

  /** Says that the money of a gift came, or that some or all of it went back, and answers whether that is kept. */
  change(as: 'settle' | 'refund', gift: Gift, { amount, on }: GiftChange): Promise<boolean> {
    const { id, revision: base } = gift;
    const refund = { cents: centsOf(amount), on };
    const isRefund = as === 'refund';
    const save = () =>
      isRefund ? this.gifts.refund({ id, base, ...refund }) : this.gifts.settle({ id, base, on });
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

  /** Corrects once. On a conflict reads what is kept now; if that fails, nothing is saved, and a further try asks again. */
  private async correct(basis: Gift, { isSettled: _, ...mine }: GiftDraft): ReturnType<GiftBook['correct']> {
    const { id, revision: base } = basis;
    const corrected = await this.gifts.correct({ id, base, ...mine });
    if (corrected.ok || corrected.failure.code !== 'conflict') return corrected;
    const read = await this.gifts.get({ id });
    if (!read.ok) return fail(read.failure);
    const kept = read.value;
    if (kept.revision === basis.revision) return corrected;
    const versions = { base: valuesOf(basis), mine: valuesOf(mine), theirs: valuesOf(kept) };
    const conflict = fieldConflict(kept, versions);
    // Nothing differs: an earlier try was saved, and only its answer got lost.
    if (!conflict) return ok(kept);
    this.meet(conflict);
    return corrected;
  }
}

type Sentences = Readonly<Record<string, Partial<Record<string, string>>>>;

function sentence(field: string, fault: string, sentences: Sentences = texts.faults): string {
  return sentences[field]?.[fault] ?? '';
}

function notSaved({ code }: { readonly code: keyof typeof giftTexts.writeFailed }) {
  return { title: giftTexts.notSaved, description: giftTexts.writeFailed[code] };
}
