import type { Application } from '../applications/application';
import type { Event } from '../events/event';
import type { Completion } from '../guides/completion';
import type { Guide } from '../guides/guide';
import type { Person } from '../people/person';
import type { Program } from '../programs/program';
import type { Standing } from './obstacle';
import type { Signup } from './signup';

/** The records that decide whether people may take parts of events. Those that decide nothing about these people and events may be missing. */
export interface StandingRecords {
  readonly people: readonly Standing['person'][];
  readonly applications: readonly Application[];
  readonly completions: readonly Completion[];
  /** The published trainings, in the order of lists. */
  readonly trainings: readonly Guide[];
  readonly programs: readonly Program[];
}

/** What decides whether some accounts may take parts of an event. */
export interface Look {
  /** Null when there is no such event. */
  readonly event: Event | null;
  /** All sign-ups and logged work of the accounts, in any order. */
  readonly theirs: readonly Signup[];
  /** All sign-ups for the event, in any order. */
  readonly all: readonly Signup[];
  /** The names of the accounts, and of all who are going to the event or wait for a place in it. */
  readonly names: readonly Pick<Person, 'id' | 'name'>[];
  readonly records: StandingRecords;
}

/** Accounts, and an event that they may go to. */
export interface LookSubject {
  readonly personIds: readonly string[];
  readonly eventId: string;
}

/** Reads all of it at once, so that a crowd that presses at the same moment costs little. */
export interface LookRepository {
  /**
   * The current records. Within a write it first locks the event's waiting lists, then the accounts, in the order of their ids,
   * and then the event, so that nobody else changes their sign-ups. A second press waits for the first one and then finds its sign-up.
   */
  at(subject: LookSubject): Promise<Look>;
}
