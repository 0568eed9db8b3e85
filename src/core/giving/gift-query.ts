import type { CalendarDate } from '../shared/calendar-date';
import { isFound } from '../shared/search-words';
import type { Gift, GiftMethod, GiftState } from './gift';
import { netCents } from './net-cents';

/** The orders that gifts are listed in; of two that are alike the one recorded last comes first. */
export const GIFT_SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;

/** Which gifts are asked for; null and an empty text leave nothing out. */
export interface GiftFilter {
  /** Each word of it begins a word of the donor's name or e-mail address (core/shared/search-words.ts). */
  readonly search: string;
  readonly state: GiftState | null;
  readonly method: GiftMethod | null;
  readonly campaignId: string | null;
  /** The first and the last day. */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** One page of a list of gifts. */
export interface GiftQuery extends GiftFilter {
  readonly sort: (typeof GIFT_SORTS)[number];
  /** Counts from 1. */
  readonly page: number;
  /** Gifts on a page, at most 200. */
  readonly size: number;
}

/** A filter that leaves nothing out. */
export const EVERY_GIFT: GiftFilter = {
  search: '',
  state: null,
  method: null,
  campaignId: null,
  from: null,
  to: null,
};

/** Whether a filter may leave something out. */
export function isFiltered(filter: GiftFilter): boolean {
  return Object.entries(EVERY_GIFT).some(([name, nothing]) => filter[name as keyof GiftFilter] !== nothing);
}

/** The sums over gifts, in US cents. */
export interface GiftTotals {
  readonly gifts: number;
  /** What is there: settled gifts without what was refunded. */
  readonly receivedCents: number;
  /** What is announced and not there yet. */
  readonly pendingCents: number;
  readonly refundedCents: number;
}

/** The gifts of one page, and the sums over all that the filter leaves. */
export interface GiftPage {
  readonly items: readonly Gift[];
  readonly totals: GiftTotals;
}

/** The one definition of the sums over gifts. */
export function totalsOf(gifts: readonly Gift[]): GiftTotals {
  let [receivedCents, pendingCents, refundedCents] = [0, 0, 0];
  for (const gift of gifts) {
    receivedCents += netCents(gift);
    refundedCents += gift.refund?.cents ?? 0;
    if (gift.state === 'pending') pendingCents += gift.cents;
  }
  return { gifts: gifts.length, receivedCents, pendingCents, refundedCents };
}

/** Whether a filter leaves a gift in. */
function matches(gift: Gift, filter: GiftFilter): boolean {
  const { search, state, method, campaignId, from, to } = filter;
  return (
    (state === null || gift.state === state) &&
    (method === null || gift.method === method) &&
    (campaignId === null || gift.campaignId === campaignId) &&
    (from === null || gift.receivedOn >= from) &&
    (to === null || gift.receivedOn <= to) &&
    isFound([gift.donor.name, gift.donor.email], search)
  );
}

/** Answers a query from gifts that are at hand. */
export function pageOf(gifts: readonly Gift[], query: GiftQuery): GiftPage {
  const found = gifts.filter((gift) => matches(gift, query));
  const start = (query.page - 1) * query.size;
  return {
    items: found.sort(ORDER[query.sort]).slice(start, start + query.size),
    totals: totalsOf(found),
  };
}

const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const latest = (one: Gift, other: Gift) => other.createdAt - one.createdAt || text(one.id, other.id);
const newest = (one: Gift, other: Gift) => text(other.receivedOn, one.receivedOn) || latest(one, other);

const ORDER: Readonly<Record<GiftQuery['sort'], (one: Gift, other: Gift) => number>> = {
  newest,
  oldest: (one, other) => text(one.receivedOn, other.receivedOn) || latest(one, other),
  largest: (one, other) => other.cents - one.cents || newest(one, other),
  smallest: (one, other) => one.cents - other.cents || newest(one, other),
};
