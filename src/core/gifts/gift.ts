import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../shared/time/calendar';

/** How the money came. */
export const GIFT_METHODS = ['card', 'check', 'cash', 'transfer', 'other'] as const;

/**
 * A gift is 'pending' until the money is there, which only an import or a named person may say; then it is 'settled',
 * and 'refunded' once some or all of it went back.
 */
export const GIFT_STATES = ['pending', 'settled', 'refunded'] as const;

/** How the money came. */
export type GiftMethod = (typeof GIFT_METHODS)[number];
/** What became of a gift. */
export type GiftState = (typeof GIFT_STATES)[number];

/** The most that one gift may be, in US cents: every sum of gifts stays exact. */
export const MOST_CENTS = 999_999_999_999;

/** A day of the calendar, from outside. */
export const calendarDateSchema = v.pipe(v.string(), v.check(isCalendarDate));

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A gift of money. */
export const giftSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one. */
  revision: v.string(),
  /** The donor as given with this gift; empty texts where nothing was given. */
  donor: v.object({ name: v.string(), email: v.string(), phone: v.string(), address: v.string() }),
  /** The account of the donor, where it is known; of somebody erased the key that stays (erased-donor.ts). */
  personId: v.nullable(v.string()),
  /** US cents, at least 1. */
  cents,
  /** What the donor got in return, and a good-faith estimate of its value in cents. */
  benefit: v.nullable(v.object({ description: v.string(), cents })),
  campaignId: v.nullable(v.string()),
  /** The monthly or yearly plan that it is a payment of. */
  planId: v.nullable(v.string()),
  /** The day in Las Vegas on which it was given: it decides the tax year. */
  receivedOn: calendarDateSchema,
  method: v.picklist(GIFT_METHODS),
  note: v.string(),
  /** Announced on the public form, recorded by hand, or read from a provider's file. */
  origin: v.picklist(['form', 'hand', 'import']),
  /** Where a payment provider holds it; no two gifts have the same. */
  source: v.nullable(v.object({ provider: v.string(), externalId: v.string() })),
  /** The import that brought or settled it. */
  importId: v.nullable(v.string()),
  state: v.picklist(GIFT_STATES),
  /** What went back, and when; null unless it is refunded. */
  refund: v.nullable(v.object({ cents, on: calendarDateSchema })),
  /** ms since the epoch. */
  createdAt: v.number(),
  /** When somebody corrected what was recorded, in ms; null when nobody did. */
  correctedAt: v.optional(v.nullable(v.number()), null),
});

/** A gift of money. */
export type Gift = Readonly<v.InferOutput<typeof giftSchema>>;

/** The donor as given with a gift. */
export type GiftDonor = Readonly<Gift['donor']>;

/** Who gave, as far as gifts tell: the same e-mail address, or without one the same name. */
export function donorKey({ email, name }: Pick<GiftDonor, 'email' | 'name'>): string {
  return (email.trim() || name.trim()).toLowerCase();
}

/** Somebody with an account whose own gifts are asked for. */
export interface GiftOwner {
  readonly personId: string;
  /** The verified address of the account. */
  readonly email: string;
}

/** Whether a gift belongs to somebody: by the account, or by the verified address. */
export function isGiftOf({ personId, donor }: Gift, owner: GiftOwner): boolean {
  const email = owner.email.trim().toLowerCase();
  return personId === owner.personId || (email !== '' && donor.email.trim().toLowerCase() === email);
}

/** One fault of a day on which something happened. */
export interface DayFault {
  readonly field: 'on';
  readonly fault: 'invalid' | 'future';
}

/** What is wrong with a day: it is invalid or in the future. */
export function findDayFaults(on: CalendarDate, today: CalendarDate): DayFault[] {
  if (!isCalendarDate(on)) return [{ field: 'on', fault: 'invalid' }];
  return on > today ? [{ field: 'on', fault: 'future' }] : [];
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

/** One fault of a refund. */
export type RefundFault =
  | DayFault
  | { readonly field: 'on'; readonly fault: 'early' }
  | { readonly field: 'cents'; readonly fault: 'invalid' | 'too-much' };

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
