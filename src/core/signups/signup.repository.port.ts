import type { ApplicationRepository } from '../applications/application.repository.port';
import type { EventRepository } from '../events/event.repository.port';
import type { PartCount } from '../events/event-view';
import type { CompletionRepository, GuideRepository } from '../guides/guide.repository.port';
import type { PersonRepository } from '../people/person.repository.port';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { ReceiptRepository } from '../receipts/receipt.repository.port';
import type { NamedKeys } from '../shared/person-key';
import type { CalendarDate } from '../shared/time/calendar';
import type { ShelfRepository } from '../shelf/shelf.repository.port';
import type { Repository } from '../unit-of-work/repository.port';
import type { LookRepository } from './look.repository.port';
import type { Signup } from './signup';

/** Which work of volunteers is asked for. */
export interface HelperQuery {
  /** The programs of the shifts and the logged work; null among them for work of no program. */
  readonly programIds: readonly (string | null)[];
  /** Whether shifts of events of no program count, too. */
  readonly withShiftsOfNone: boolean;
  /** Approved minutes count from this Pacific day on. */
  readonly from: CalendarDate;
  /** In ms; what starts later is still to come. */
  readonly now: number;
}

/** What an account does on shifts and as logged work; what was given back is left out. */
export interface HelperFigures {
  readonly personId: string;
  /** The programs of shifts to which they are going or came, and of logged work, by id. */
  readonly programIds: readonly string[];
  /** Approved. */
  readonly minutes: number;
  /** The day of the last shift to which they came. */
  readonly lastOn: CalendarDate | null;
  /** The next sign-up that is going. */
  readonly nextId: string | null;
}

/** The waiting lists of some events, and those in which some accounts wait. */
export interface WaitingLines {
  readonly eventIds: readonly string[];
  readonly personIds: readonly string[];
}

/** Reminders of parts that start from one instant to before another; all in ms. */
export interface DueReminders {
  readonly from: number;
  readonly before: number;
  readonly now: number;
}

/**
 * Where sign-ups are kept. A write locks waiting lists (waiting), then people (ofPeople), then events, then sign-ups, each in the order
 * of their ids: so no two wait for each other, and nobody changes a part's places or somebody's times meanwhile.
 */
export interface SignupRepository extends Repository<Signup>, NamedKeys {
  /** Deletes a record, if it is there. */
  remove(id: string): Promise<void>;
  /** As `add` and `replace`, for many at once. */
  keepAll(signups: readonly Signup[]): Promise<void>;
  /** How many signed up for each part of these events, by event. */
  counts(eventIds: readonly string[]): Promise<ReadonlyMap<string, readonly PartCount[]>>;
  /** As `find`, without a lock: tells a write what it has to lock before. */
  peek(id: string): Promise<Signup | null>;
  /** All sign-ups for these events, in any order. In a write that has found an event before, nobody else changes its sign-ups. */
  ofEvents(eventIds: readonly string[]): Promise<readonly Signup[]>;
  /** All sign-ups and logged work of these accounts, in any order. Within a write, nobody else adds or changes one until it ends. */
  ofPeople(personIds: readonly string[]): Promise<readonly Signup[]>;
  /** Sign-ups that are going or attended, and have a moment in common with these times (ms), in any order. */
  during(times: { readonly startsAt: number; readonly endsAt: number }): Promise<readonly Signup[]>;
  /**
   * Who waits for a place in one of these events, or in an event in which one of these accounts waits. Within a write, nobody
   * takes a place or joins a waiting list of these events until it ends.
   */
  waiting(lines: WaitingLines): Promise<readonly Signup[]>;
  /**
   * Sign-ups that are going, of parts that start from one instant (ms) to before another, and were not reminded yet. From now on they
   * were, at `now`: so each is answered once.
   */
  takeReminders(due: DueReminders): Promise<readonly Signup[]>;
  /** The events among these with somebody who is going and has no mark. */
  unmarked(eventIds: readonly string[]): Promise<readonly string[]>;
  /** What helperFigures answers about all sign-ups. */
  helpers(query: HelperQuery): Promise<readonly HelperFigures[]>;
  /** The sign-ups with these ids, in any order; without a lock. */
  some(ids: readonly string[]): Promise<readonly Signup[]>;
  /** The approved minutes of each of these programs; one without sign-ups and logged work is missing. */
  minutesOf(programIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What people's sign-ups are read with, and what decides about places. */
export interface SignupReads {
  readonly signups: Pick<SignupRepository, 'counts' | 'ofEvents' | 'ofPeople'>;
  readonly events: Pick<EventRepository, 'some' | 'range'>;
  readonly programs: Pick<ProgramRepository, 'list'>;
  readonly people: Pick<PersonRepository, 'some' | 'withEmails'>;
  readonly applications: Pick<ApplicationRepository, 'ofAccounts'>;
  readonly guides: Pick<GuideRepository, 'trainings'>;
  readonly completions: Pick<CompletionRepository, 'of'>;
}

/** What sign-ups are kept with. */
export interface SignupRepositories extends SignupReads {
  readonly signups: SignupRepository;
  readonly events: Pick<EventRepository, 'find' | 'some' | 'range'>;
  readonly people: Pick<PersonRepository, 'some' | 'withEmails' | 'page'>;
  readonly applications: Pick<ApplicationRepository, 'ofAccounts' | 'keyOfNamed'>;
  /** Knows the number that people call. */
  readonly receipts: Pick<ReceiptRepository, 'organization'>;
}

/** What staff see sign-ups with: the shelf knows which pairs lie there for guests. */
export interface RosterRepositories extends SignupRepositories {
  readonly shelf: Pick<ShelfRepository, 'reserved'>;
}

/** What people see their own sign-ups with, and take places. */
export interface OwnSignupRepositories extends SignupRepositories {
  readonly looks: LookRepository;
}
