import * as v from 'valibot';
import type { Written } from '../shared/forms/written-form';
import { type GoodsLine, goodsLineSchema } from '../shared/goods/goods-line';
import { nothingLeft } from '../shared/nothing-left';
import { type CountsOf, countStates } from '../shared/page-of';
import { beginningOf } from '../shared/text/beginning-of';
import { LANGUAGES } from '../shared/text/language';
import type { PickupRequest } from './pickup-request';

/** What becomes of a pickup: somebody asks for it, it gets a time, and the things are collected; or it is declined. */
export const PICKUP_STATES = ['requested', 'scheduled', 'collected', 'declined'] as const;

/** One of the four states. */
export type PickupState = (typeof PICKUP_STATES)[number];

/** A pickup that somebody asked for, and what has become of it. */
export const pickupSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  /** ms since the epoch. */
  receivedAt: v.number(),
  state: v.picklist(PICKUP_STATES),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  /** What there is to pick up, in the donor's words. */
  items: v.string(),
  /** Empty when not given. */
  message: v.string(),
  /** ms since the epoch; null before somebody has scheduled it. Once collected, an instant on the day on which it came. */
  scheduledAt: v.nullable(v.number()),
  /** Why it was declined, else empty. */
  reason: v.string(),
  /** What came, once it was collected; empty before, and where nobody wrote it down. */
  goods: v.optional(v.array(goodsLineSchema), []),
  /** Whether somebody dropped it off, so that nothing was picked up; it is collected from the beginning. */
  isBrought: v.optional(v.boolean(), false),
  /**
   * Whether its shoes wait to be put on the shelf, were, or were before somebody corrected the goods; null before it was collected,
   * and for goods that came before there was a shelf.
   */
  sorting: v.optional(v.nullable(v.picklist(['waits', 'sorted', 'changed'])), null),
  /** That of the page from which it was asked for. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
});

/** A pickup that somebody asked for, and what has become of it. */
export type Pickup = Readonly<v.InferOutput<typeof pickupSchema>>;

/** Whether the shoes of a pickup are to be put on the shelf. */
export function isToSort({ state, sorting }: Pick<Pickup, 'state' | 'sorting'>): boolean {
  return state === 'collected' && (sorting === 'waits' || sorting === 'changed');
}

/** The pickup that a visitor has asked for; `receivedAt` is in ms since the epoch. */
export function requestedPickup(
  { name, email, phone, address, items, message, language, ...others }: Written<PickupRequest>,
  stamp: Pick<Pickup, 'id' | 'revision' | 'receivedAt'>,
): Pickup {
  nothingLeft(others);
  return {
    ...stamp,
    state: 'requested',
    name,
    email,
    phone,
    address,
    items,
    message,
    scheduledAt: null,
    reason: '',
    goods: [],
    isBrought: false,
    sorting: null,
    language,
  };
}

/** A pickup as a list carries it: with the beginnings of its longer texts alone. */
export const listedPickupSchema = v.object({
  ...v.omit(pickupSchema, ['items', 'message', 'goods']).entries,
  /** As beginningOf makes them. */
  beginnings: v.pick(pickupSchema, ['items', 'message', 'goods']),
  /** Whether nothing of it was shortened. */
  isWhole: v.boolean(),
});

export type ListedPickup = Readonly<v.InferOutput<typeof listedPickupSchema>>;

/** What a list carries of a pickup. */
export function listedPickup({ items, message, goods, ...pickup }: Pickup): ListedPickup {
  const begin = ({ description, count }: GoodsLine) => ({ description: beginningOf(description), count });
  const texts = [items, message, ...goods.map(({ description }) => description)];
  return {
    ...pickup,
    beginnings: { items: beginningOf(items), message: beginningOf(message), goods: goods.map(begin) },
    isWhole: texts.every((text) => beginningOf(text) === text),
  };
}

/** The whole pickup, where the list has all of it; else null. */
export function wholePickup({ beginnings, isWhole, ...pickup }: ListedPickup): Pickup | null {
  return isWhole ? { ...pickup, ...beginnings } : null;
}

/** How many pickups stand where. */
export type PickupCounts = CountsOf<PickupState>;

export function countPickups(pickups: readonly Pick<Pickup, 'state'>[]): PickupCounts {
  return countStates(PICKUP_STATES, pickups);
}
