import type { OfferedShift } from '../signup-view';

/**
 * Where a shift stands in a volunteer's list: it is theirs already; they can take it; they can wait for a place in it, or do a training
 * and take it then; or it is closed to them.
 */
export type ShiftGroup = 'own' | 'open' | 'later' | 'closed';

/** Where a shift stands in a volunteer's list. */
export function shiftGroupOf({
  own,
  obstacle,
  needs,
}: Pick<OfferedShift, 'own' | 'obstacle' | 'needs'>): ShiftGroup {
  if (own) return 'own';
  if (obstacle) return obstacle.why === 'training' ? 'later' : 'closed';
  return needs > 0 ? 'open' : 'later';
}
