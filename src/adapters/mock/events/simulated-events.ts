import { type Event, eventSchema, isDated, isOver } from '../../../core/events/event';
import type { EventRange, EventRepository } from '../../../core/events/event.repository.port';
import { MOST_NEXT, type ProgramEventFigures } from '../../../core/events/program-events.repository.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { eventWords } from '../sample-words/events.texts';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat } from '../simulation';

/** What is there at first. */
export type EventSamples = () => readonly Event[];

/** How a browser keeps events. */
export const eventsFormat = (samples: EventSamples) => listFormat('events', eventSchema, samples, eventWords);

/** The simulation's events within a unit of work. */
export function simulatedEventRepository(open: OpenFormat, samples: EventSamples): EventRepository {
  const records = open(eventsFormat(samples));
  const eventsWhere = (isWanted: (event: Event) => boolean) => records.read().filter(isWanted).sort(byStart);
  return {
    ...simulatedRepository(records),
    range: async (range) => eventsWhere((event) => isIn(event, range)),
    heads: async (range) => eventsWhere((event) => isIn(event, range)),
    some: async (ids) => records.read().filter(({ id }) => ids.includes(id)),
    series: async (id) => eventsWhere(({ seriesId }) => seriesId === id),
    coming: async (programIds, now) =>
      eventsWhere(({ state, programId }) => state === 'published' && programIds.includes(programId ?? ''))
        .filter(isDated)
        .filter((event) => !isOver(event, now)),
    figures: async (programIds, now) => {
      const figures = programIds.flatMap((id) => {
        const events = eventsWhere(({ programId }) => programId === id);
        return events.length > 0 ? [[id, figuresOf(events, now)] as const] : [];
      });
      return new Map(figures);
    },
  };
}

function isIn({ state, startsAt, endsAt }: Event, { states, endsAfter, startsBefore }: EventRange): boolean {
  return (
    states.includes(state) &&
    (endsAfter === null || (endsAt !== null && endsAt > endsAfter)) &&
    (startsBefore === null || (startsAt !== null && startsAt < startsBefore))
  );
}

function byStart(event: Event, other: Event): number {
  const [a, b] = [event.startsAt ?? Number.POSITIVE_INFINITY, other.startsAt ?? Number.POSITIVE_INFINITY];
  return a === b ? (event.id < other.id ? -1 : 1) : a - b;
}

/** What the events of a program, the earliest first, come to at `now`. */
function figuresOf(events: readonly Event[], now: number): ProgramEventFigures {
  const published = events.filter(({ state }) => state === 'published').filter(isDated);
  const coming = published.filter((event) => !isOver(event, now));
  const [first, last] = [published[0], published.at(-1)];
  return {
    toCome: coming.length,
    next: coming.slice(0, MOST_NEXT).map(({ id, title, startsAt }) => ({ id, title, startsAt })),
    sessions: published.length - coming.length,
    days:
      first && last ? { first: calendarDateAt(first.startsAt), last: calendarDateAt(last.startsAt) } : null,
  };
}
