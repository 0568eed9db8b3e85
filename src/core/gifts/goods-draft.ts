import type { Pickup } from '../pickups/pickup';
import type { FieldFault } from '../shared/forms/field-rule';
import {
  findGoodsFaults,
  type GoodsFault,
  type GoodsLine,
  goodsText,
  tidyLines,
} from '../shared/goods/goods-line';
import { isEqual } from '../shared/is-equal';
import { isEmailAddress, tidyEmail } from '../shared/text/email-address';
import { type CalendarDate, noonOf, pastDayFault } from '../shared/time/calendar';
import { dayOfGoods, goodsDonorFrom, goodsOfPickup, type ReceivedGoods } from './gift';

/** Goods that came, as somebody writes them down: what a donor dropped off, or what is to be corrected of any. */
export interface GoodsDraft extends Pick<ReceivedGoods, 'donor' | 'receivedOn'> {
  readonly goods: readonly GoodsLine[];
}

/** One fault of goods, in the order of the form. */
export type GoodsDraftFault =
  | FieldFault<'name' | 'email' | 'receivedOn', 'missing' | 'malformed' | 'invalid' | 'future'>
  | GoodsFault;

/** What is wrong with a draft: a missing name, an invalid email address, an invalid or future day, or a faulty line. */
export function findGoodsDraftFaults(
  { donor, receivedOn, goods }: GoodsDraft,
  today: CalendarDate,
): GoodsDraftFault[] {
  const faults: GoodsDraftFault[] = [];
  const email = tidyEmail(donor.email);
  if (donor.name.trim() === '') faults.push({ field: 'name', fault: 'missing' });
  if (email !== '' && !isEmailAddress(email)) faults.push({ field: 'email', fault: 'malformed' });
  const dayFault = pastDayFault(receivedOn, today);
  if (dayFault) faults.push({ field: 'receivedOn', fault: dayFault });
  return [...faults, ...findGoodsFaults(goods)];
}

/** Goods that a donor dropped off; `now` is in ms. */
export function droppedOffGoods(
  id: string,
  draft: GoodsDraft,
  { revision, now }: { readonly revision: string; readonly now: number },
): Pickup {
  return {
    id,
    revision,
    receivedAt: now,
    state: 'collected',
    message: '',
    reason: '',
    isBrought: true,
    ...fieldsOf(draft),
    items: goodsText(tidyLines(draft.goods)),
    scheduledAt: noonOf(draft.receivedOn),
    sorting: 'waits',
    language: 'en',
  };
}

/** Whether goods are already what the draft would make, so that a creation that is asked for again is not done twice. */
export function areDroppedOffAs(pickup: Pickup, draft: GoodsDraft): boolean {
  return pickup.isBrought && isEqual(goodsDraftOf(pickup), tidied(draft));
}

/** Goods that came, as they are written down now. */
export function goodsDraftOf(pickup: Pickup): GoodsDraft {
  const { items, goods } = pickup;
  return {
    donor: goodsDonorFrom((field) => pickup[field]),
    receivedOn: dayOfGoods(pickup),
    goods: tidyLines(goods.length > 0 ? goods : [{ description: items, count: null }]),
  };
}

/**
 * The goods after a correction; null where they did not come, or it is not possible. What the donor wrote stays. Other lines than those
 * that were sorted have to be sorted again.
 */
export function correctedGoods(pickup: Pickup, draft: GoodsDraft, today: CalendarDate): Pickup | null {
  if (pickup.state !== 'collected' || findGoodsDraftFaults(draft, today).length > 0) return null;
  const isSameDay = draft.receivedOn === dayOfGoods(pickup);
  const isResorted =
    pickup.sorting === 'sorted' && !isEqual(goodsDraftOf(pickup).goods, tidyLines(draft.goods));
  return {
    ...pickup,
    ...fieldsOf(draft),
    items: pickup.isBrought ? goodsText(tidyLines(draft.goods)) : pickup.items,
    scheduledAt: isSameDay ? pickup.scheduledAt : noonOf(draft.receivedOn),
    sorting: isResorted ? 'changed' : pickup.sorting,
  };
}

/** Whether receipts would say something else of goods after a correction: then they have to be voided. */
export function areOnReceipts(before: Pickup, after: Pickup): boolean {
  return !isEqual(goodsOfPickup(before), goodsOfPickup(after));
}

function fieldsOf(draft: GoodsDraft) {
  const { donor, goods } = tidied(draft);
  return { ...donor, goods: [...goods] };
}

function tidied({ donor, receivedOn, goods }: GoodsDraft): GoodsDraft {
  return {
    donor: goodsDonorFrom((field) => (field === 'email' ? tidyEmail(donor.email) : donor[field].trim())),
    receivedOn,
    goods: tidyLines(goods),
  };
}
