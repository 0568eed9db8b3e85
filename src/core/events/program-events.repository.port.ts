import type { CalendarDate } from '../shared/time/calendar';
import type { DatedEvent, Event } from './event';

/** The most events to come that a program is seen with. */
export const MOST_NEXT = 5;

/** An event to come, as its program names it. */
export type NextEvent = Pick<Event, 'id' | 'title'> & { readonly startsAt: number };

/** What the events of a program come to. */
export interface ProgramEventFigures {
  /** Published events that are not over. */
  readonly toCome: number;
  /** The first MOST_NEXT of them, soonest first. */
  readonly next: readonly NextEvent[];
  /** Published events that are over. */
  readonly sessions: number;
  /** The Pacific days of the first and the last published event; null before the first. */
  readonly days: { readonly first: CalendarDate; readonly last: CalendarDate } | null;
}

/** What a program reads of its events. */
export interface ProgramEvents {
  /** The figures of each of the programs at `now` (ms); one without any event, drafts included, is missing. */
  figures(programIds: readonly string[], now: number): Promise<ReadonlyMap<string, ProgramEventFigures>>;
  /** The published events of these programs that are not over at `now` (ms), the earliest start first, then by id; without a lock. */
  coming(programIds: readonly string[], now: number): Promise<readonly DatedEvent[]>;
}
