import type { Repository } from '../unit-of-work/repository.port';
import type { Event, EventState } from './event';
import type { ProgramEvents } from './program-events.repository.port';

/** Which events are looked for. Instants are in ms since the epoch. */
export interface EventRange {
  readonly states: readonly EventState[];
  /** Those that end after it; null for no bound. Drafts without a date are found where `before` is null. */
  readonly endsAfter: number | null;
  /** Those that start before it; null for no bound. */
  readonly startsBefore: number | null;
}

/** What long lists narrow events by. */
export type EventHead = Pick<Event, 'id' | 'title' | 'place' | 'programId' | 'startsAt' | 'endsAt'>;

/**
 * Where events are kept. There are a few thousand at most, so services narrow and sort what a range finds. A write finds events in
 * the order of their ids, and then sign-ups: so no two wait for each other.
 */
export interface EventRepository extends Repository<Event>, ProgramEvents {
  /** Events in a range, the earliest start first, then by id; those without a date last. */
  range(range: EventRange): Promise<readonly Event[]>;
  /** The heads of what `range` finds, in its order: a page of a long list reads no more of the other pages. */
  heads(range: EventRange): Promise<readonly EventHead[]>;
  /** The events with these ids, in any order. */
  some(ids: readonly string[]): Promise<readonly Event[]>;
  /** The dates that were made together, the earliest first. */
  series(seriesId: string): Promise<readonly Event[]>;
  /** Deletes a draft. */
  remove(id: string): Promise<void>;
}
