import * as v from 'valibot';
import { calendarDateAt, yearOf } from '../shared/calendar-date';
import { type Pickup, pickupSchema } from './pickup';

/** A pickup as the person sees it who asked for it; times in ms since the epoch. */
export const ownPickupSchema = v.pick(pickupSchema, [
  'id',
  'receivedAt',
  'state',
  'items',
  'scheduledAt',
  'reason',
]);

/** A pickup as the person sees it who asked for it. */
export type OwnPickup = Readonly<v.InferOutput<typeof ownPickupSchema>>;

/** Whether somebody asked for a pickup, by the address of their account. */
function isPickupOf({ email }: Pick<Pickup, 'email'>, ownEmail: string): boolean {
  const own = ownEmail.trim().toLowerCase();
  return own !== '' && email.trim().toLowerCase() === own;
}

/** The pickups of whoever has this address, what was asked for last first. */
export function ownPickups(pickups: readonly Pickup[], ownEmail: string): readonly OwnPickup[] {
  return pickups
    .filter((pickup) => isPickupOf(pickup, ownEmail))
    .toSorted((one, other) => other.receivedAt - one.receivedAt || (one.id < other.id ? -1 : 1))
    .map(({ id, receivedAt, state, items, scheduledAt, reason }) => ({
      ...{ id, receivedAt, state, items, scheduledAt, reason },
    }));
}

/** How many pickups were collected in each year, by the day in Las Vegas that they were scheduled for. */
export function collectedByYear(pickups: readonly Pickup[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { state, scheduledAt } of pickups) {
    if (state !== 'collected' || scheduledAt === null) continue;
    const year = yearOf(calendarDateAt(scheduledAt));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return counts;
}
