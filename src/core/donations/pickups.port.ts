import type { CalendarDate } from '../shared/calendar-date';
import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Pickup, PickupCounts } from './pickup';
import type { PickupDecision } from './pickup-decision';
import type { PickupPage, PickupQuery } from './pickup-query';

/** Why pickups may not be read. */
export type PickupReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'validation' | 'too-many' | 'unavailable' | 'cancelled'
>;

/** Why a decision may not be kept. 'conflict' means that the pickup is not what the caller has seen, and nothing was changed. */
export type PickupWriteFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'too-many'
  | 'unavailable'
>;

/** The pickups that donors asked for. Adapters never retry a write. */
export interface Pickups {
  /** A page of the beginnings of pickups, the newest request first; of those that came at the same ms, by id. */
  list(query: PickupQuery, signal?: AbortSignal): Promise<Result<PickupPage, PickupReadFailure>>;
  /** A whole pickup. */
  get(id: string, signal?: AbortSignal): Promise<Result<Pickup, PickupReadFailure | FailureOf<'not-found'>>>;
  /** What is scheduled on a day in Las Vegas, in the order of the times. */
  onDay(day: CalendarDate, signal?: AbortSignal): Promise<Result<readonly Pickup[], PickupReadFailure>>;
  counts(signal?: AbortSignal): Promise<Result<PickupCounts, PickupReadFailure>>;
  /**
   * Keeps a decision. `base` is the revision that the caller has seen; if it is not the one that is kept now, or the
   * pickup stands where this cannot be decided any more, the answer is 'conflict'. Of two decisions from one base one is
   * kept.
   */
  decide(id: string, decision: PickupDecision, base: string): Promise<Result<Pickup, PickupWriteFailure>>;
}
