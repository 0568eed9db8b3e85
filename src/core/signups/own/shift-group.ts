import type { OfferedShift } from '../signup-view';

/**
 * The group of a shift in a volunteer's list: 'own' once they signed up, 'open' if they can take it now, 'later' if they can wait for a
 * place or finish a training first, 'closed' otherwise.
 */
export type ShiftGroup = 'own' | 'open' | 'later' | 'closed';

/** Sorts a shift into its group. */
export function shiftGroupOf({
  own,
  obstacle,
  needs,
}: Pick<OfferedShift, 'own' | 'obstacle' | 'needs'>): ShiftGroup {
  if (own) return 'own';
  if (obstacle) return obstacle.why === 'training' ? 'later' : 'closed';
  return needs > 0 ? 'open' : 'later';
}
