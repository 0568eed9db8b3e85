import { type Gift, type GiftDonor, type GoodsDonor, NO_DONOR, tidyDonor } from '../../../core/gifts/gift';
import type { GiftCorrection, GiftDraft } from '../../../core/gifts/gift-draft';
import { type GoodsDraft, goodsDraftOf } from '../../../core/gifts/goods-draft';
import { parseCents, plainAmount } from '../../../core/gifts/money-text';
import type { Pickup } from '../../../core/pickups/pickup';
import type { CalendarDate } from '../../../core/shared/time/calendar';
import {
  type GoodsLineValues,
  linesOfValues,
  valuesOfLines,
} from '../../shared/goods-lines/goods-line-values';

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
  readonly note: string;
  readonly isSettled: boolean;
}

/** What the form begins with for a gift that is to be recorded. */
export function valuesOfNone(receivedOn: CalendarDate): GiftFormValues {
  const nothing = { cents: Number.NaN, benefit: null, campaignId: null, note: '' };
  return valuesOf({ ...nothing, donor: NO_DONOR, receivedOn, method: 'check' });
}

/** A gift as the form shows it. */
export function valuesOf(gift: GiftCorrection): GiftFormValues {
  const { donor, cents, benefit, campaignId, receivedOn, method, note } = gift;
  return {
    ...donor,
    amount: amountOf(cents),
    receivedOn,
    method,
    campaignId: campaignId ?? '',
    hasBenefit: benefit !== null,
    benefitDescription: benefit?.description ?? '',
    benefitAmount: benefit ? amountOf(benefit.cents) : '',
    note,
    isSettled: true,
  };
}

/** Converts the values of the form to a gift. */
export function draftOf(values: GiftFormValues): GiftDraft {
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
    isSettled,
  };
}

/** The cents that a text stands for, or NaN. */
export function centsOf(text: string): number {
  const cents = parseCents(text);
  return typeof cents === 'number' ? cents : Number.NaN;
}

const amountOf = (cents: number) => (Number.isNaN(cents) ? '' : plainAmount(cents));

/** The form for goods as it is filled in. */
export interface GoodsFormValues extends GoodsDonor {
  readonly receivedOn: string;
  readonly goods: readonly GoodsLineValues[];
}

/** What the form begins with: the goods that are to be corrected, or nothing. */
export function valuesOfGoods(goods: Pickup | null, today: string): GoodsFormValues {
  if (!goods) {
    const donor = { name: '', email: '', phone: '', address: '' };
    return { ...donor, receivedOn: today, goods: [{ description: '', count: '' }] };
  }
  const { donor, receivedOn, goods: lines } = goodsDraftOf(goods);
  return { ...donor, receivedOn, goods: valuesOfLines(lines) };
}

/** Converts the values of the form to goods. */
export function goodsOfValues({ receivedOn, goods, ...donor }: GoodsFormValues): GoodsDraft {
  return { donor, receivedOn, goods: linesOfValues(goods) };
}
