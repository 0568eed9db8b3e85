import * as v from 'valibot';
import { countedItems } from '../shared/goods/goods-line';
import { normalizedEmail } from '../shared/text/email-address';
import { calendarDateAt, yearOf } from '../shared/time/calendar';
import { type Pickup, pickupSchema } from './pickup';

/** A pickup as the person sees it who asked for it; times in ms since the epoch. */
export const ownPickupSchema = v.pick(pickupSchema, [
  'id',
  'receivedAt',
  'state',
  'items',
  'scheduledAt',
  'reason',
  'goods',
  'isBrought',
]);

/** A pickup as the person sees it who asked for it. */
export type OwnPickup = Readonly<v.InferOutput<typeof ownPickupSchema>>;

/** Whether a pickup was sent with the public form, where anybody may enter any address. */
export function isFromForm({ isBrought }: Pick<OwnPickup, 'isBrought'>): boolean {
  return !isBrought;
}

/** Whether somebody asked for a pickup, by the address of their account. */
export function isPickupOf({ email }: Pick<Pickup, 'email'>, ownEmail: string): boolean {
  const own = normalizedEmail(ownEmail);
  return own !== '' && normalizedEmail(email) === own;
}

/** The pickups of the person with this address, the newest request first. */
export function ownPickups(pickups: readonly Pickup[], ownEmail: string): readonly OwnPickup[] {
  return pickups
    .filter((pickup) => isPickupOf(pickup, ownEmail))
    .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : 1))
    .map((pickup) => v.parse(ownPickupSchema, pickup));
}

/** The goods that came in a year. */
export interface GoodsOfYear {
  /** How many gifts of goods. */
  readonly gifts: number;
  /** How many items were counted; null where nobody counted any. */
  readonly items: number | null;
}

/** The goods that came in each year, by the day in Las Vegas on which they were picked up or brought. */
export function goodsByYear(pickups: readonly Pickup[]): ReadonlyMap<number, GoodsOfYear> {
  const years = new Map<number, GoodsOfYear>();
  for (const { state, scheduledAt, goods } of pickups) {
    if (state !== 'collected' || scheduledAt === null) continue;
    const year = yearOf(calendarDateAt(scheduledAt));
    const before = years.get(year) ?? { gifts: 0, items: null };
    const counted = countedItems(goods);
    const items = counted === null ? before.items : (before.items ?? 0) + counted;
    years.set(year, { gifts: before.gifts + 1, items });
  }
  return years;
}
