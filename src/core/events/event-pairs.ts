import { type Pair, pairsOf } from '../shared/translations/pairs';
import { type Event, SHIFT_WORDS } from './event';

const DRAFT_WORDS = ['title', 'access', 'description'] as const;

/** The words of an event that are translated, in the order of its form; that of a reason is where it was canceled. */
export function eventPairs(
  event: Pick<Event, 'title' | 'access' | 'description' | 'shifts' | 'es'> &
    Partial<Pick<Event, 'cancelReason'>>,
): readonly Pair[] {
  return [
    ...pairsOf(event, DRAFT_WORDS),
    ...event.shifts.flatMap((shift, index) => pairsOf(shift, SHIFT_WORDS, `shifts.${index}.`)),
    ...(event.cancelReason ? pairsOf(event, ['cancelReason']) : []),
  ];
}
