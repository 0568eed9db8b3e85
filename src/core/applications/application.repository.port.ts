import type { ProgramEvents } from '../events/program-events.repository.port';
import type { PersonRepository } from '../people/person.repository.port';
import type { Program } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { ReceiptRepository } from '../receipts/receipt.repository.port';
import type { NamedKeys } from '../shared/person-key';
import type { CalendarDate } from '../shared/time/calendar';
import type { ShelfRepository } from '../shelf/shelf.repository.port';
import type { Repository } from '../unit-of-work/repository.port';
import type { Application, StaffNote } from './application';
import type { ApplicationCounts } from './application-counts';
import type { ApplicationPage, ApplicationQuery } from './application-query';

/** What the applications to a program come to. */
export interface ProgramFigures {
  /** Pending applications, of participants and of volunteers. */
  readonly waiting: number;
  /** Participants who are approved and not ended: those who have a place. */
  readonly enrolled: number;
  /** Different participants who were ever approved. */
  readonly people: number;
  /** The Pacific days of the first and the last decision; null before the first. */
  readonly decided: { readonly first: CalendarDate; readonly last: CalendarDate } | null;
}

/**
 * Where applications are kept. A write finds those of a person, then an application, then its program: so no two wait for each other,
 * and nobody changes a program's figures at the same time.
 */
export interface ApplicationRepository extends Repository<Application>, NamedKeys {
  /** As `find`, without a lock: tells a write whom it has to lock before. */
  peek(id: string): Promise<Application | null>;
  /** What pageOfApplications answers about these programs. */
  page(query: ApplicationQuery, programs: readonly Program[]): Promise<ApplicationPage>;
  /** What countApplications answers about these programs. */
  showCounts(programs: readonly Program[]): Promise<ApplicationCounts>;
  /**
   * The figures of each of the programs; one without applications may be missing. In a write that has found its program before,
   * nobody else changes them until the write ends.
   */
  counts(programIds: readonly string[]): Promise<ReadonlyMap<string, ProgramFigures>>;
  /** What newBeneficiaries answers about all applications. */
  newBeneficiaries(since: number): Promise<number>;
  /** All applications of an account, in any order. Within a write, nobody else adds one until the write ends. */
  ofPerson(personId: string): Promise<readonly Application[]>;
  /** All applications of these accounts, in any order; without a lock. */
  ofAccounts(personIds: readonly string[]): Promise<readonly Application[]>;
  /** Whose applications to a program are pending, the oldest first. */
  pendingOf(programId: string): Promise<readonly Pick<Application, 'id' | 'name' | 'contact'>[]>;
}

/** What applications are kept with. */
export interface ApplicationRepositories {
  readonly applications: ApplicationRepository;
  readonly staffNotes: Repository<StaffNote>;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  /** Knows who manages programs. */
  readonly people: Pick<PersonRepository, 'some' | 'withEmails'>;
  /** Knows to which programs people drop in. */
  readonly events: Pick<ProgramEvents, 'coming'>;
  /** Knows which pairs are there. */
  readonly shelf: Pick<ShelfRepository, 'reserved'>;
  /** Knows the number that people call. */
  readonly receipts: Pick<ReceiptRepository, 'organization'>;
}
