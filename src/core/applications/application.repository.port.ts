import type { PersonRepository } from '../people/person.repository.port';
import type { Program } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { ReceiptRepository } from '../receipts/receipt.repository.port';
import type { NamedKeys } from '../shared/person-key';
import type { ShelfRepository } from '../shelf/shelf.repository.port';
import type { Repository } from '../unit-of-work/repository.port';
import type { Application, StaffNote } from './application';
import type { ApplicationCounts } from './application-counts';
import type { ApplicationPage, ApplicationQuery } from './application-query';
import type { ProgramApplications } from './program-applications.repository.port';

/**
 * Where applications are kept. A write finds those of a person, then an application, then its program: so no two wait for each other,
 * and nobody changes a program's figures at the same time.
 */
export interface ApplicationRepository extends Repository<Application>, ProgramApplications, NamedKeys {
  /** As `find`, without a lock: tells a write whom it has to lock before. */
  peek(id: string): Promise<Application | null>;
  /** What pageOfApplications answers about these programs. */
  page(query: ApplicationQuery, programs: readonly Program[]): Promise<ApplicationPage>;
  /** What countApplications answers about these programs. */
  showCounts(programs: readonly Program[]): Promise<ApplicationCounts>;
  /** What newBeneficiaries answers about all applications. */
  newBeneficiaries(since: number): Promise<number>;
  /** All applications of an account, in any order. Within a write, nobody else adds one until the write ends. */
  ofPerson(personId: string): Promise<readonly Application[]>;
  /** All applications of these accounts, in any order; without a lock. */
  ofAccounts(personIds: readonly string[]): Promise<readonly Application[]>;
  /** The pending applications to a program, the oldest first. */
  pendingOf(programId: string): Promise<readonly Application[]>;
}

/** Where staff notes are kept. */
export interface StaffNoteRepository extends Repository<StaffNote> {}

/** What applications are kept with. */
export interface ApplicationRepositories {
  readonly applications: ApplicationRepository;
  readonly staffNotes: StaffNoteRepository;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  /** Knows who manages programs. */
  readonly people: Pick<PersonRepository, 'some'>;
  /** Knows which pairs are there. */
  readonly shelf: Pick<ShelfRepository, 'reserved'>;
  /** Knows the number that people call. */
  readonly receipts: Pick<ReceiptRepository, 'organization'>;
}
