import type { Pickup } from '../donations/pickup';
import { type CalendarDate, calendarDateAt } from '../shared/calendar-date';
import type { GiftDonor } from './gift';

/** Goods that the foundation received. */
export interface ReceivedGoods {
  readonly id: string;
  readonly donor: GiftDonor;
  /** The account of the donor, where it is known. */
  readonly personId: string | null;
  /** The day in Las Vegas on which they came. */
  readonly receivedOn: CalendarDate;
  readonly description: string;
  /** How many; null where nobody counted. */
  readonly count: number | null;
}

/** The day in Las Vegas on which the goods of a pickup came. */
export function dayOfGoods({
  scheduledAt,
  receivedAt,
}: Pick<Pickup, 'scheduledAt' | 'receivedAt'>): CalendarDate {
  return calendarDateAt(scheduledAt ?? receivedAt);
}

/** The goods that a pickup brought; null unless it was collected. */
export function goodsOfPickup(pickup: Pickup): ReceivedGoods | null {
  if (pickup.state !== 'collected') return null;
  const { id, name, email, phone, address, items } = pickup;
  return {
    id,
    donor: { name, email, phone, address },
    personId: null,
    receivedOn: dayOfGoods(pickup),
    description: items,
    count: null,
  };
}
