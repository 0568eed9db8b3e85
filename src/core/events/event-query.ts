import type { Program } from '../programs/program';
import { finder } from '../shared/text/search-words';
import { type CalendarDate, endOfDay, startOfDay } from '../shared/time/calendar';
import { isMissing } from '../shared/translations/pairs';
import type { DatedEvent, Event, EventState, Shift } from './event';
import type { EventHead } from './event.repository.port';
import { eventPairs } from './event-pairs';
import {
  countOf,
  type EventView,
  heldPlaces,
  type ListedEvent,
  type OpenShift,
  type PartCount,
} from './event-view';
import type { EventsInput } from './events.inputs';
import { laterDates } from './later-dates';

/** The states that each choice shows. */
export const EVENTS_SHOWN = {
  published: ['published'],
  draft: ['draft'],
  canceled: ['canceled'],
  all: ['published', 'draft', 'canceled'],
} as const satisfies Record<EventsInput['upcoming']['show'], readonly EventState[]>;

/** How many signed up for each part of events, by event. */
export type Counts = ReadonlyMap<string, readonly PartCount[]>;

/** The programs that somebody may see with their events, and whether they see events of no program. */
export interface SeenPrograms {
  readonly programs: ReadonlyMap<string, Program>;
  readonly seesOthers: boolean;
}

interface Narrowed {
  readonly programId: string | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly search?: string;
}

/** Whether an event answers a question of somebody who sees these programs. */
export function narrowedTo(
  { programs, seesOthers }: SeenPrograms,
  { programId, from, to, search = '' }: Narrowed,
): (event: EventHead) => boolean {
  const isFound = finder(search);
  const isOnDays = startsOn(from, to);
  return (event) => {
    const program = programs.get(event.programId ?? '');
    if (event.programId === null ? !seesOthers : !program) return false;
    if (programId !== null && (event.programId ?? 'none') !== programId) return false;
    return isOnDays(event) && isFound([event.title, event.place, program?.title ?? '']);
  };
}

/** Whether something starts on these Pacific days, both included; what has no time does where there is no bound. */
function startsOn(from: CalendarDate | null, to: CalendarDate | null) {
  const first = from === null ? Number.NEGATIVE_INFINITY : startOfDay(from);
  const behind = to === null ? Number.POSITIVE_INFINITY : endOfDay(to);
  return ({ startsAt }: { readonly startsAt: number | null }) =>
    startsAt === null ? from === null && to === null : startsAt >= first && startsAt < behind;
}

/** Events as lists of staff have them, with the counts of their parts. */
export function listedEvents(
  events: readonly Event[],
  { programs }: Pick<SeenPrograms, 'programs'>,
  counts: Counts,
): readonly ListedEvent[] {
  return events.map(({ description, access, es, createdAt, ...event }) => ({
    ...event,
    isInSpanish: !eventPairs({ ...event, description, access, es }).some(isMissing),
    program: namedProgram(programs.get(event.programId ?? '')),
    counts: [...(counts.get(event.id) ?? [])],
  }));
}

/** An event as staff see it, with the dates that were made together with it, itself included. */
export function eventView(
  event: Event,
  program: Program | null,
  {
    counts,
    series,
    now,
  }: { readonly counts: Counts; readonly series: readonly Event[]; readonly now: number },
): EventView {
  return {
    event,
    program: namedProgram(program),
    counts: [...(counts.get(event.id) ?? [])],
    others: series
      .filter(({ id }) => id !== event.id)
      .map(({ id, startsAt, state }) => ({ id, startsAt, state })),
    later: laterDates(event, series, now).length,
  };
}

/** The shifts of published events that are still to come at `now` (ms), by their start; with 'gaps' those that need somebody. */
export function openShifts(
  events: readonly DatedEvent[],
  { from, to, show }: Pick<EventsInput['openShifts'], 'from' | 'to' | 'show'>,
  {
    seen: seenPrograms,
    counts,
    now,
  }: { readonly seen: SeenPrograms; readonly counts: Counts; readonly now: number },
): readonly OpenShift[] {
  const isOnDays = startsOn(from, to);
  return events
    .flatMap((event) => event.shifts.map((shift) => openShift(event, shift, seenPrograms, counts)))
    .filter((shift) => shift.startsAt > now && isOnDays(shift))
    .filter(({ going, wanted }) => show === 'all' || going < wanted)
    .sort((a, b) => a.startsAt - b.startsAt || (a.event.id + a.id < b.event.id + b.id ? -1 : 1));
}

function openShift(event: DatedEvent, shift: Shift, { programs }: SeenPrograms, counts: Counts): OpenShift {
  const { id, title, place, programId } = event;
  const count = countOf(counts.get(id) ?? [], shift.id);
  return {
    ...shift,
    event: { id, title, place, programId },
    program: namedProgram(programs.get(programId ?? '')),
    going: heldPlaces(count),
    waiting: count?.waiting ?? 0,
  };
}

function namedProgram(program: Program | null | undefined): { id: string; title: string } | null {
  return program ? { id: program.id, title: program.title } : null;
}
