import type { ApplicationRepository } from '../applications/application.repository.port';
import type { PersonRepository } from '../people/person.repository.port';
import type { SortedPickups } from '../pickups/pickup.repository.port';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { SignupRepositories } from '../signups/signup.repository.port';
import type { ShelfRepository } from './shelf.repository.port';

/** What the shelf is kept with, and the sign-ups of those to whom it gives. */
export interface ShelfRepositories extends SignupRepositories {
  readonly shelf: ShelfRepository;
  readonly applications: Pick<
    ApplicationRepository,
    'find' | 'peek' | 'replace' | 'counts' | 'ofPerson' | 'ofAccounts' | 'keyOfNamed'
  >;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  readonly pickups: SortedPickups;
  readonly people: Pick<PersonRepository, 'staff' | 'some' | 'page'>;
}
