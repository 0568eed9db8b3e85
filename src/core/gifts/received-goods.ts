import type { Pickup } from '../pickups/pickup';
import type { GoodsLine } from '../shared/goods/goods-line';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar';
import type { GiftDonor } from './gift';

/** Goods that the foundation received. */
export interface ReceivedGoods {
  readonly id: string;
  readonly donor: GiftDonor;
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
  const { id, name, email, phone, address, items, goods } = pickup;
  return {
    id,
    donor: { name, email, phone, address },
    personId: null,
    receivedOn: dayOfGoods(pickup),
    lines: goods.length > 0 ? goods : [{ description: items, count: null }],
  };
}
