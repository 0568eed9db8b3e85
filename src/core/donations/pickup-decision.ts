import { isCalendarInstant } from '../shared/calendar';
import type { FieldFault } from '../shared/field-fault';
import { findGoodsFaults, type GoodsFault, type GoodsLine, tidyLines } from '../shared/goods-line';
import type { Pickup, PickupState } from './pickup';

/** What somebody decides about a pickup. */
export type PickupDecision =
  /** `at` in ms since the epoch, also for another time than before. */
  | { readonly state: 'scheduled'; readonly at: number }
  /** `goods` is what came. */
  | { readonly state: 'collected'; readonly goods: readonly GoodsLine[] }
  /** `reason` is one sentence, which the donor may be told. */
  | { readonly state: 'declined'; readonly reason: string };

/** What is wrong with a decision. */
export type PickupFault =
  | FieldFault<'at' | 'reason', 'missing' | 'past' | 'far' | 'too-long' | 'several-lines'>
  | GoodsFault;

/** The longest reason, in UTF-16 units. */
export const LONGEST_REASON = 300;

/** From which states each decision can be made. What was collected stays so. */
const FROM: Readonly<Record<PickupDecision['state'], readonly PickupState[]>> = {
  scheduled: ['requested', 'scheduled', 'declined'],
  collected: ['scheduled'],
  declined: ['requested', 'scheduled'],
};

/** Whether a pickup that stands there can be decided so. */
export function canDecide(from: PickupState, to: PickupDecision['state']): boolean {
  return FROM[to].includes(from);
}

/** The states from which a decision can be made. */
export function statesBefore(to: PickupDecision['state']): readonly PickupState[] {
  return FROM[to];
}

/**
 * What is wrong with a decision at `now`: a time that has passed or is beyond the calendar, goods without a description or a count, or a reason that
 * is not one sentence in one line.
 */
export function findDecisionFaults(decision: PickupDecision, now: number): PickupFault[] {
  if (decision.state === 'scheduled') {
    if (!Number.isFinite(decision.at)) return [{ field: 'at', fault: 'missing' }];
    if (decision.at < now) return [{ field: 'at', fault: 'past' }];
    return isCalendarInstant(decision.at) ? [] : [{ field: 'at', fault: 'far' }];
  }
  if (decision.state === 'collected') return findGoodsFaults(decision.goods);
  const reason = decision.reason.trim();
  if (reason === '') return [{ field: 'reason', fault: 'missing' }];
  if (reason.length > LONGEST_REASON) return [{ field: 'reason', fault: 'too-long' }];
  return /[\r\n]/.test(reason) ? [{ field: 'reason', fault: 'several-lines' }] : [];
}

/** What a decision changes of a pickup. A declined one has no time; any other has no reason. */
export function decided(
  decision: PickupDecision,
): Pick<Pickup, 'state' | 'reason'> & Partial<Pick<Pickup, 'scheduledAt' | 'goods'>> {
  switch (decision.state) {
    case 'scheduled':
      return { state: 'scheduled', scheduledAt: decision.at, reason: '' };
    case 'collected':
      return { state: 'collected', reason: '', goods: tidyLines(decision.goods) };
    case 'declined':
      return { state: 'declined', scheduledAt: null, reason: decision.reason.trim() };
  }
}
