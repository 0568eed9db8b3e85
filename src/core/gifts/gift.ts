import * as v from 'valibot';
import type { Pickup } from '../pickups/pickup';
import { fieldNames } from '../shared/forms/field-names';
import type { FieldFault } from '../shared/forms/field-rule';
import type { GoodsLine } from '../shared/goods/goods-line';
import { normalizedEmail, tidyEmail } from '../shared/text/email-address';
import { type CalendarDate, calendarDateAt, isCalendarDate, pastDayFault } from '../shared/time/calendar';
import { daySchema } from '../shared/time/day.schema';
import { donorIdentity } from '../shared/who-is-who';

/** How the money came. */
export const GIFT_METHODS = ['card', 'check', 'cash', 'transfer', 'other'] as const;

/**
 * A gift is 'pending' until the money is there, which only an import or a named person may say; then it is 'settled',
 * and 'refunded' once some or all of it went back.
 */
export const GIFT_STATES = ['pending', 'settled', 'refunded'] as const;

/** Whether the foundation owes a tax receipt for a gift. */
export const GIFT_RECEIPTS = ['owed', 'none'] as const;

/**
 * Why none is owed: a donor-advised fund, a foundation or a government gave it, somebody else gives the receipt, or it is no gift,
 * such as a fee.
 */
export const NO_RECEIPT_REASONS = ['fund', 'sponsor', 'no-gift'] as const;

/** Whether a tax receipt is owed for a gift, and why none is: null exactly where one is owed. */
export type GiftReceipt = Pick<Gift, 'receipt' | 'noReceiptReason'>;

/** What holds for a gift unless somebody says otherwise. */
export const RECEIPT_OWED: GiftReceipt = { receipt: 'owed', noReceiptReason: null };

/** Why no receipt is owed for a gift. */
export type NoReceiptReason = (typeof NO_RECEIPT_REASONS)[number];

/** How the money came. */
export type GiftMethod = (typeof GIFT_METHODS)[number];
/** What became of a gift. */
export type GiftState = (typeof GIFT_STATES)[number];

/** The most that one gift may be, in US cents: every sum of gifts stays exact. */
export const MOST_CENTS = 999_999_999_999;

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The donor as given with a gift; empty texts where nothing was given. A field that joins needs `v.optional(v.string(), '')`,
 * for gifts that were stored without it.
 */
export const donorSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
});

/** The donor as given with a gift. */
export type GiftDonor = Readonly<v.InferOutput<typeof donorSchema>>;

/** What is known of a donor, in the order of forms and files. */
export const DONOR_FIELDS = fieldNames<keyof GiftDonor>(donorSchema.entries);

/** A donor with the text that each field gets. */
export function donorFrom(textOf: (field: keyof GiftDonor) => string): GiftDonor {
  return Object.fromEntries(DONOR_FIELDS.map((field) => [field, textOf(field)])) as GiftDonor;
}

/** A donor of whom nothing is known. */
export const NO_DONOR = donorFrom(() => '');

/** The donor in a form or record that has more fields, without spaces around the texts. */
export function tidyDonor(donor: GiftDonor): GiftDonor {
  return donorFrom((field) => (field === 'email' ? tidyEmail(donor.email) : donor[field].trim()));
}

/** A gift of money. */
export const giftSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one. */
  revision: v.string(),
  donor: donorSchema,
  /** The account of the donor, where it is known; of somebody erased the key that stays (isDonorErased). */
  personId: v.nullable(v.string()),
  /** US cents, at least 1. */
  cents,
  /** What the donor got in return, and a good-faith estimate of its value in cents. */
  benefit: v.nullable(v.object({ description: v.string(), cents })),
  campaignId: v.nullable(v.string()),
  /** The monthly or yearly plan that it is a payment of. */
  planId: v.nullable(v.string()),
  /** The day in Las Vegas on which it was given: it decides the tax year. */
  receivedOn: daySchema,
  method: v.picklist(GIFT_METHODS),
  note: v.string(),
  /** Pledged on the public form, recorded by hand, or read from a provider's file. */
  origin: v.picklist(['form', 'hand', 'import']),
  /** Where a payment provider holds it; no two gifts have the same. */
  source: v.nullable(v.object({ provider: v.string(), externalId: v.string() })),
  /** The import that brought or settled it. */
  importId: v.nullable(v.string()),
  state: v.picklist(GIFT_STATES),
  /** What went back, and when; null unless it is refunded. */
  refund: v.nullable(v.object({ cents, on: daySchema })),
  /** ms since the epoch. */
  createdAt: v.number(),
  /** When somebody corrected what was recorded, in ms; null when nobody did. */
  correctedAt: v.optional(v.nullable(v.number()), null),
  /** Whether a tax receipt is owed for it. Gifts that were stored before do not say it. */
  receipt: v.optional(v.picklist(GIFT_RECEIPTS), 'owed'),
  /** Why none is owed; null where one is. */
  noReceiptReason: v.optional(v.nullable(v.picklist(NO_RECEIPT_REASONS)), null),
});

/** A gift of money. */
export type Gift = Readonly<v.InferOutput<typeof giftSchema>>;

/** Somebody with an account whose own gifts are asked for. */
export interface GiftOwner {
  readonly personId: string;
  /** The verified address of the account. */
  readonly email: string;
}

/** Whether something belongs to somebody: by the account, or by the verified address. */
export function isOwn(
  { personId, email }: { readonly personId: string | null; readonly email: string },
  owner: GiftOwner,
): boolean {
  const own = normalizedEmail(owner.email);
  return personId === owner.personId || (own !== '' && normalizedEmail(email) === own);
}

/** Whether a gift belongs to somebody, as isOwn says. */
export function isGiftOf({ personId, donor }: Gift, owner: GiftOwner): boolean {
  return isOwn({ personId, email: donor.email }, owner);
}

/** One fault of a day on which something happened. */
export type DayFault = FieldFault<'on', 'invalid' | 'future'>;

/** What is wrong with a day: it is invalid or in the future. */
export function findDayFaults(on: CalendarDate, today: CalendarDate): DayFault[] {
  const fault = pastDayFault(on, today);
  return fault ? [{ field: 'on', fault }] : [];
}

/** The gift once its money is there; null when it is not pending, or the day is still to come. */
export function settledGift(gift: Gift, on: CalendarDate, today: CalendarDate): Gift | null {
  if (gift.state !== 'pending' || findDayFaults(on, today).length > 0) return null;
  return { ...gift, state: 'settled', receivedOn: on };
}

/** Some or all of a gift that goes back. */
export interface Refund {
  /** From 1 to the cents of the gift. */
  readonly cents: number;
  readonly on: CalendarDate;
}

export type RefundFault = DayFault | FieldFault<'on', 'early'> | FieldFault<'cents', 'invalid' | 'too-much'>;

/** What is wrong with a refund: its amount, or its day. */
export function findRefundFaults(
  gift: Pick<Gift, 'cents' | 'receivedOn'>,
  { cents, on }: Refund,
  today: CalendarDate,
): RefundFault[] {
  const faults: RefundFault[] = [];
  if (!Number.isSafeInteger(cents) || cents < 1) faults.push({ field: 'cents', fault: 'invalid' });
  else if (cents > gift.cents) faults.push({ field: 'cents', fault: 'too-much' });
  faults.push(...findDayFaults(on, today));
  if (isCalendarDate(on) && on < gift.receivedOn) faults.push({ field: 'on', fault: 'early' });
  return faults;
}

/** The gift after a refund; null when it is not settled, or the refund is not possible. */
export function refundedGift(gift: Gift, refund: Refund, today: CalendarDate): Gift | null {
  if (gift.state !== 'settled' || findRefundFaults(gift, refund, today).length > 0) return null;
  return { ...gift, state: 'refunded', refund: { cents: refund.cents, on: refund.on } };
}

/** What the key begins with that stays of a donor who was erased; it stands where the account was. */
export const ERASED_KEY = 'erased:';

/** Whether a key is what stayed of somebody erased. */
export function isErasedKey(key: string): boolean {
  return key.startsWith(ERASED_KEY);
}

/** Whether the donor of a gift was erased: nobody is left to whom a receipt could be written. */
export function isDonorErased({ personId }: Pick<Gift, 'personId'>): boolean {
  return personId !== null && isErasedKey(personId);
}

/** Whose gift it is in every count of donors: by the key that stayed of somebody erased, else as donorIdentity says. */
export function countedDonor(gift: Pick<Gift, 'donor' | 'personId'>): string {
  return isDonorErased(gift) && gift.personId ? gift.personId : donorIdentity(gift.donor);
}

/**
 * What stays of a provider's transaction number once its donor was erased: enough to know the payment again when its file is
 * imported once more, too little to look it up. Always the same for the same number.
 */
export function erasedNumber(externalId: string): string {
  if (isErasedKey(externalId)) return externalId;
  // cyrb53: 53 bits of a text. Two of 10,000 numbers have the same once in 100 million books.
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < externalId.length; at += 1) {
    const unit = externalId.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return `${ERASED_KEY}${(4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)}`;
}

/** What a pickup tells of who gave goods, in the order of forms. */
export const GOODS_DONOR_FIELDS = ['name', 'email', 'phone', 'address'] as const;

/** Who gave goods, as far as a pickup tells. */
export type GoodsDonor = Pick<Pickup, (typeof GOODS_DONOR_FIELDS)[number]>;

/** What each of these fields gets. */
export function goodsDonorFrom<T>(partOf: (field: keyof GoodsDonor) => T): {
  readonly [Field in keyof GoodsDonor]: T;
} {
  return Object.fromEntries(GOODS_DONOR_FIELDS.map((field) => [field, partOf(field)])) as {
    readonly [Field in keyof GoodsDonor]: T;
  };
}

/** Goods that the foundation received. */
export interface ReceivedGoods {
  readonly id: string;
  readonly donor: GoodsDonor;
  /** The account of the donor, where it is known. */
  readonly personId: string | null;
  /** The day in Las Vegas on which they came. */
  readonly receivedOn: CalendarDate;
  /** What came, at least one line. */
  readonly lines: readonly GoodsLine[];
}

/** The day in Las Vegas of goods: when they come or came, else when somebody asked for their pickup. */
export function dayOfGoods({
  scheduledAt,
  receivedAt,
}: Pick<Pickup, 'scheduledAt' | 'receivedAt'>): CalendarDate {
  return calendarDateAt(scheduledAt ?? receivedAt);
}

/** The goods that came with a pickup; null unless it was collected. Where nobody wrote them down, the donor's words stand. */
export function goodsOfPickup(pickup: Pickup): ReceivedGoods | null {
  if (pickup.state !== 'collected') return null;
  const { id, items, goods } = pickup;
  return {
    id,
    donor: goodsDonorFrom((field) => pickup[field]),
    personId: null,
    receivedOn: dayOfGoods(pickup),
    lines: goods.length > 0 ? goods : [{ description: items, count: null }],
  };
}
