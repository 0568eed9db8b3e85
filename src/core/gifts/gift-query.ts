import type { Pickup, PickupState } from '../pickups/pickup';
import { finder } from '../shared/text/search-words';
import type { CalendarDate } from '../shared/time/calendar';
import { compare } from './figures';
import {
  dayOfGoods,
  GIFT_STATES,
  type Gift,
  type GiftMethod,
  type GiftReceipt,
  type GiftState,
} from './gift';
import { netCents } from './net-cents';

/** The orders that gifts are listed in; of two that are alike the one recorded last comes first, and goods come last. */
export const GIFT_SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;

/** What was given: money, or goods that are picked up. */
export const GIFT_KINDS = ['money', 'goods'] as const;

export const GOODS_STATES = [
  'requested',
  'scheduled',
  'collected',
  'declined',
] as const satisfies readonly PickupState[];

/** Which gifts are asked for; null and an empty text leave nothing out. */
export interface GiftFilter {
  /**
   * Each word of it begins a word of the donor's name or e-mail address, or of anything written about goods
   * (core/shared/text/search-words.ts).
   */
  readonly search: string;
  readonly kind: (typeof GIFT_KINDS)[number] | null;
  /** A state of goods leaves out money, and the other way around. */
  readonly state: GiftState | PickupState | null;
  /** Leaves out goods, and so does a campaign. */
  readonly method: GiftMethod | null;
  readonly campaignId: string | null;
  /** Whether a tax receipt is owed; leaves out goods. */
  readonly receipt: GiftReceipt['receipt'] | null;
  /** The first and the last day. */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** One page of a list of gifts. */
export interface GiftQuery extends GiftFilter {
  readonly sort: (typeof GIFT_SORTS)[number];
  /** Counts from 1. */
  readonly page: number;
  /** Gifts on a page, at most 1,000. */
  readonly size: number;
}

/** Which kinds of gifts a filter can leave. */
export function kindsOf({
  kind,
  state,
  method,
  campaignId,
  receipt,
}: GiftFilter): Record<'money' | 'goods', boolean> {
  const isOfMoney = (GIFT_STATES as readonly unknown[]).includes(state);
  const isByMoney = method !== null || (campaignId ?? null) !== null || receipt !== null;
  return {
    money: kind !== 'goods' && (state === null || isOfMoney),
    goods: kind !== 'money' && (state === null || !isOfMoney) && !isByMoney,
  };
}

/** The sums over gifts, in US cents. */
export interface GiftTotals {
  /** Gifts of money. */
  readonly gifts: number;
  /** Gifts of goods; nobody puts a price on them. */
  readonly goods: number;
  /** What is there: settled gifts without what was refunded. */
  readonly receivedCents: number;
  /** What is pledged and not there yet. */
  readonly pendingCents: number;
  readonly refundedCents: number;
}

/** A gift of money or of goods, in one list. */
export type Donation =
  | { readonly kind: 'money'; readonly gift: Gift }
  | { readonly kind: 'goods'; readonly pickup: Pickup };

/** The gifts of one page, and the sums over all that the filter leaves. */
export interface GiftPage {
  readonly items: readonly Donation[];
  readonly totals: GiftTotals;
}

/** The one definition of the sums over gifts; `goods` is how many gifts of goods there are. */
export function totalsOf(gifts: readonly Gift[], goods = 0): GiftTotals {
  let [receivedCents, pendingCents, refundedCents] = [0, 0, 0];
  for (const gift of gifts) {
    receivedCents += netCents(gift);
    refundedCents += gift.refund?.cents ?? 0;
    if (gift.state === 'pending') pendingCents += gift.cents;
  }
  return { gifts: gifts.length, goods, receivedCents, pendingCents, refundedCents };
}

/** Answers a query from gifts of money and goods that are at hand. */
export function pageOf(gifts: readonly Gift[], goods: readonly Pickup[], query: GiftQuery): GiftPage {
  const donations = donationsLeft(gifts, goods, query);
  const money = donations.flatMap((donation) => (donation.kind === 'money' ? [donation.gift] : []));
  const start = (query.page - 1) * query.size;
  const items = inOrder(donations, query.sort).slice(start, start + query.size);
  return { items, totals: totalsOf(money, donations.length - money.length) };
}

/** What a filter leaves of gifts and goods, in the order in which they are given. */
function donationsLeft(gifts: readonly Gift[], goods: readonly Pickup[], filter: GiftFilter): Donation[] {
  const kinds = kindsOf(filter);
  const isFound = finder(filter.search);
  const money = kinds.money ? gifts.filter((gift) => isLeft(gift, filter, isFound)) : [];
  const things = kinds.goods ? goods.filter((pickup) => areLeft(pickup, filter, isFound)) : [];
  return [
    ...money.map((gift): Donation => ({ kind: 'money', gift })),
    ...things.map((pickup): Donation => ({ kind: 'goods', pickup })),
  ];
}

/** Donations in one of the orders that gifts are listed in. */
export function inOrder(donations: readonly Donation[], sort: GiftQuery['sort']): readonly Donation[] {
  return donations
    .map(listed)
    .sort(ORDER[sort])
    .map(({ donation }) => donation);
}

function listed(donation: Donation): Listed {
  if (donation.kind === 'money') {
    const { receivedOn: day, createdAt: at, cents, id } = donation.gift;
    return { day, at, cents, id, donation };
  }
  const { id, receivedAt: at } = donation.pickup;
  return { day: dayOfGoods(donation.pickup), at, cents: null, id, donation };
}

type Find = ReturnType<typeof finder>;

function isLeft(gift: Gift, filter: GiftFilter, isFound: Find): boolean {
  const { state, method, campaignId, receipt, from, to } = filter;
  return (
    (state === null || gift.state === state) &&
    (method === null || gift.method === method) &&
    (campaignId === null || gift.campaignId === campaignId) &&
    (receipt === null || gift.receipt === receipt) &&
    (from === null || gift.receivedOn >= from) &&
    (to === null || gift.receivedOn <= to) &&
    isFound([gift.donor.name, gift.donor.email])
  );
}

function areLeft(pickup: Pickup, { state, from, to }: GiftFilter, isFound: Find): boolean {
  const { name, email, phone, address, items, message } = pickup;
  const day = dayOfGoods(pickup);
  return (
    (state === null || pickup.state === state) &&
    (from === null || day >= from) &&
    (to === null || day <= to) &&
    isFound([name, email, phone, address, items, message])
  );
}

/** What the order depends on; goods have no amount. */
interface Listed {
  readonly day: CalendarDate;
  readonly at: number;
  readonly cents: number | null;
  readonly id: string;
  readonly donation: Donation;
}

const latest = (a: Listed, b: Listed) => b.at - a.at || compare(a.id, b.id);
const newest = (a: Listed, b: Listed) => compare(b.day, a.day) || latest(a, b);
const byCents = (a: Listed, b: Listed, sign: 1 | -1) =>
  Number(a.cents === null) - Number(b.cents === null) ||
  sign * ((a.cents ?? 0) - (b.cents ?? 0)) ||
  newest(a, b);

const ORDER: Readonly<Record<GiftQuery['sort'], (donation: Listed, other: Listed) => number>> = {
  newest,
  oldest: (a, b) => compare(a.day, b.day) || latest(a, b),
  largest: (a, b) => byCents(a, b, -1),
  smallest: (a, b) => byCents(a, b, 1),
};

/** The most donations that are read at once. */
export const LARGEST_BATCH = 1_000;

/** What a donation is found by, which never changes. */
export interface DonationKey {
  readonly kind: Donation['kind'];
  readonly id: string;
}

/** Which part of all donations that a filter leaves is read next. */
export interface GiftBatchQuery extends GiftFilter {
  /** The last one that was read; null to begin. */
  readonly after: DonationKey | null;
  /** Donations to read, at most LARGEST_BATCH. */
  readonly size: number;
}

/**
 * A part of all donations, money first, each kind by id. Whatever is recorded, corrected or deleted between two parts,
 * what existed throughout is in exactly one of them.
 */
export interface GiftBatch {
  readonly items: readonly Donation[];
  /** Where the next part begins; null after the last one. */
  readonly next: DonationKey | null;
}

export function keyOf(donation: Donation): DonationKey {
  return donation.kind === 'money'
    ? { kind: 'money', id: donation.gift.id }
    : { kind: 'goods', id: donation.pickup.id };
}

/** The next part out of donations that were read in the order of their keys: shorter than asked for, it is the last. */
export function batchOf(items: readonly Donation[], size: number): GiftBatch {
  const last = items.at(-1);
  return { items, next: last && items.length === size ? keyOf(last) : null };
}

/** Answers a query from gifts of money and goods that are at hand. */
export function readBatch(
  gifts: readonly Gift[],
  goods: readonly Pickup[],
  { after, size, ...filter }: GiftBatchQuery,
): GiftBatch {
  const left = donationsLeft(gifts, goods, filter)
    .filter((donation) => after === null || compareKeys(keyOf(donation), after) > 0)
    .sort((a, b) => compareKeys(keyOf(a), keyOf(b)));
  return batchOf(left.slice(0, size), size);
}

function compareKeys(a: DonationKey, b: DonationKey): number {
  if (a.kind !== b.kind) return a.kind === 'money' ? -1 : 1;
  return compare(a.id, b.id);
}
