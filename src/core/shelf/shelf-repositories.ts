import type { ApplicantFollowers } from '../applications/applicant-followers.port';
import type { ApplicationRepository } from '../applications/application.repository.port';
import type { EventRepository } from '../events/event.repository.port';
import type { PersonRepository } from '../people/person.repository.port';
import type { SortedPickups } from '../pickups/pickup.repository.port';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { ShelfRepository } from './shelf.repository.port';

/** What the shelf is kept with. */
export interface ShelfRepositories {
  readonly shelf: ShelfRepository;
  readonly applications: Pick<ApplicationRepository, 'find' | 'replace' | 'counts' | 'ofPerson'>;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  readonly pickups: SortedPickups;
  readonly people: Pick<PersonRepository, 'staff'>;
  readonly events: Pick<EventRepository, 'some'>;
  /** The sign-ups of those to whom it gives. */
  readonly followers: ApplicantFollowers;
}
