import type { FieldFault } from '../shared/forms/field-rule';
import { findGoodsFaults, type GoodsFault, type GoodsLine, tidyLines } from '../shared/goods/goods-line';
import {
  type CalendarDate,
  calendarDateAt,
  isCalendarInstant,
  noonOf,
  pastDayFault,
} from '../shared/time/calendar';
import type { Pickup, PickupState } from './pickup';

/** What somebody decides about a pickup. */
export type PickupDecision =
  /** `at` in ms since the epoch, also for another time than before. */
  | { readonly state: 'scheduled'; readonly at: number }
  /** `collectedOn` is the day in Las Vegas on which it was picked up, today at the latest; `goods` is what came. */
  | {
      readonly state: 'collected';
      readonly collectedOn: CalendarDate;
      readonly goods: readonly GoodsLine[];
    }
  /** `reason` is one sentence, which the donor may be told. */
  | { readonly state: 'declined'; readonly reason: string };

/** What is wrong with a decision. */
export type PickupFault =
  | FieldFault<'at' | 'reason', 'missing' | 'past' | 'far' | 'too-long' | 'several-lines'>
  | FieldFault<'collectedOn', 'invalid' | 'future'>
  | GoodsFault;

/** The longest reason, in UTF-16 units. */
export const LONGEST_REASON = 300;

/** From which states each decision can be made. What was collected stays so. */
const FROM: Readonly<Record<PickupDecision['state'], readonly PickupState[]>> = {
  scheduled: ['requested', 'scheduled', 'declined'],
  collected: ['scheduled'],
  declined: ['requested', 'scheduled'],
};

/** Whether a pickup in this state can be decided this way. */
export function canDecide(from: PickupState, to: PickupDecision['state']): boolean {
  return FROM[to].includes(from);
}

/**
 * What is wrong with a decision at `now` in ms: a time that has passed or is beyond the calendar, a day of collection that is
 * invalid or later than today in Las Vegas, goods without a description or a count, or a reason that is not one sentence in
 * one line.
 */
export function findDecisionFaults(decision: PickupDecision, now: number): PickupFault[] {
  if (decision.state === 'scheduled') {
    if (!Number.isFinite(decision.at)) return [{ field: 'at', fault: 'missing' }];
    if (decision.at < now) return [{ field: 'at', fault: 'past' }];
    return isCalendarInstant(decision.at) ? [] : [{ field: 'at', fault: 'far' }];
  }
  if (decision.state === 'collected') {
    const fault = pastDayFault(decision.collectedOn, calendarDateAt(now));
    return [...(fault ? [{ field: 'collectedOn', fault } as const] : []), ...findGoodsFaults(decision.goods)];
  }
  const reason = decision.reason.trim();
  if (reason === '') return [{ field: 'reason', fault: 'missing' }];
  if (reason.length > LONGEST_REASON) return [{ field: 'reason', fault: 'too-long' }];
  return /[\r\n]/.test(reason) ? [{ field: 'reason', fault: 'several-lines' }] : [];
}

/**
 * What a decision changes of a pickup. A declined one has no time; any other has no reason. A collected one counts on the
 * day of its collection: its time stays where that is the scheduled day, else noon stands for the day.
 */
export function decided(
  { scheduledAt }: Pick<Pickup, 'scheduledAt'>,
  decision: PickupDecision,
): Pick<Pickup, 'state' | 'scheduledAt' | 'reason'> & Partial<Pick<Pickup, 'goods' | 'sorting'>> {
  switch (decision.state) {
    case 'scheduled':
      return { state: 'scheduled', scheduledAt: decision.at, reason: '' };
    case 'collected':
      return {
        state: 'collected',
        scheduledAt:
          scheduledAt !== null && calendarDateAt(scheduledAt) === decision.collectedOn
            ? scheduledAt
            : noonOf(decision.collectedOn),
        reason: '',
        goods: tidyLines(decision.goods),
        sorting: 'waits',
      };
    case 'declined':
      return { state: 'declined', scheduledAt: null, reason: decision.reason.trim() };
  }
}
