import type { PageOf, PageQuery } from '../shared/page-of';
import type { CalendarDate } from '../shared/time/calendar';
import type { Signup } from '../signups/signup';
import type { SignupRepositories } from '../signups/signup.repository.port';
import type { WorkPage } from './hours.api';
import type { HoursInput, OwnHoursInput } from './hours.inputs';
import type { WorkSums } from './own-work';

/** Which hours staff look for. */
export interface WorkQuery extends PageQuery, Pick<HoursInput['list'], 'show'> {
  /** The programs that they are of; null among them stands for no program. */
  readonly programIds: readonly (string | null)[];
}

/** Hours in a state, and how many there are in each. */
export interface FoundWork extends PageOf<Signup>, Pick<WorkPage, 'counts'> {}

/** Which of somebody's hours are looked for. */
export interface OwnWorkQuery extends PageQuery, Pick<OwnHoursInput['list'], 'show'> {
  readonly personId: string;
  readonly year: number;
  /** The Pacific day on which the sums are asked for. */
  readonly today: CalendarDate;
}

/** Somebody's hours in a year, and what all of theirs come to. */
export interface FoundOwnWork extends PageOf<Signup> {
  readonly sums: WorkSums;
  /** The years in which they have any, the latest first. */
  readonly years: readonly number[];
}

/** What somebody has when they log hours for a day, or change those with an id; these do not count. */
export interface WorkAround {
  /** Claimed and approved minutes on that day. */
  readonly minutes: number;
  /** Hours that they logged on the Pacific day of `today`, for whatever day. */
  readonly loggedToday: number;
  /** Hours that wait for an approval. */
  readonly waiting: number;
  /** The key of the account's records; null without any sign-up. */
  readonly personKey: string | null;
}

/** Hours that an account logs or changes: the entry's id, the day it is for, and today. */
export interface EntryToCheck {
  readonly personId: string;
  readonly id: string;
  readonly day: CalendarDate;
  readonly today: CalendarDate;
}

/** Answers about the hours of volunteers, as found-work.ts says them of sign-ups that are all there. */
export interface WorkRepository {
  /** Hours of some programs in a state: those that wait from the earliest day on, decided ones from the latest day back; then by id. */
  page(query: WorkQuery): Promise<FoundWork>;
  /** An account's hours of a year, the latest day first, then the latest logged. */
  ownPage(query: OwnWorkQuery): Promise<FoundOwnWork>;
  /** All approved hours of an account in a year, the latest day first. */
  approvedIn(personId: string, year: number): Promise<readonly Signup[]>;
  /** An account's hours of shifts on a day. */
  shiftsOn(personId: string, day: CalendarDate): Promise<readonly Signup[]>;
  /** The approved minutes of an account in a year, by program; one without any is missing. */
  minutesByProgram(personId: string, year: number): Promise<ReadonlyMap<string, number>>;
  /** Within a write, nobody else adds or changes sign-ups of the account until it ends. */
  around(entry: EntryToCheck): Promise<WorkAround>;
}

/** What hours are kept with. */
export interface HoursRepositories extends SignupRepositories {
  readonly works: WorkRepository;
}
