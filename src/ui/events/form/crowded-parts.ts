import type { EventDraft } from '../../../core/events/event';
import { countOf, type EventView, heldPlaces } from '../../../core/events/event-view';

/** A part of an event for which a form has fewer places than people. */
interface CrowdedPart {
  /** The field of the form where that can be corrected; null for a shift that the form lacks. */
  readonly field: string | null;
  /** What such a shift is called; null where there is a field. */
  readonly label: string | null;
  readonly count: number;
}

/** The parts with more people than the draft has places for, and the shifts with people that it lacks. */
export function crowdedParts({ event, counts }: EventView, draft: EventDraft): readonly CrowdedPart[] {
  const held = (id: string | null) => heldPlaces(countOf(counts, id));
  const removed = event.shifts.filter(({ id }) => !draft.shifts.some((shift) => shift.id === id));
  return [
    ...(draft.places !== null && held(null) > draft.places
      ? [{ field: 'places', label: null, count: held(null) }]
      : []),
    ...draft.shifts.flatMap(({ id, wanted }, index) =>
      held(id) > wanted ? [{ field: `shifts.${index}.wanted`, label: null, count: held(id) }] : [],
    ),
    ...removed.flatMap(({ id, label }) => {
      const count = held(id) + (countOf(counts, id)?.waiting ?? 0);
      return count > 0 ? [{ field: null, label, count }] : [];
    }),
  ];
}
