import type { PersonRepository } from '../people/person.repository.port';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { ListRepository } from '../unit-of-work/repository.port';
import type { Completion } from './completion';
import type { Guide } from './guide';

/** Where guides are kept. There are tens of them, so the service finds and sorts. */
export interface GuideRepository extends ListRepository<Guide> {
  /** The published trainings, by title. */
  trainings(): Promise<readonly Guide[]>;
}

/** Where it is kept who has done which training. */
export interface CompletionRepository {
  /** Those of some people, in any order. Within a write, nobody else adds one of theirs until the write ends. */
  of(personIds: readonly string[]): Promise<readonly Completion[]>;
  add(completion: Completion): Promise<void>;
  /** How many people have done each training, by its id, as doneOn says; trainings that nobody has done may be missing. */
  doneBy(): Promise<ReadonlyMap<string, number>>;
}

/** What guides are kept with. */
export interface GuideRepositories {
  readonly guides: GuideRepository;
  readonly completions: CompletionRepository;
  readonly programs: Pick<ProgramRepository, 'list'>;
  readonly people: Pick<PersonRepository, 'find' | 'staff'>;
}
