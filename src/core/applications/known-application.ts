import type { Person } from '../people/person';
import type { PersonRepository } from '../people/person.repository.port';
import type { Program } from '../programs/program';
import { normalizedEmail } from '../shared/text/email-address';
import type { Application } from './application';
import type { ApplicationRepositories } from './application.repository.port';

interface Repositories {
  readonly applications: Pick<ApplicationRepositories['applications'], 'find' | 'counts'>;
  readonly programs: Pick<ApplicationRepositories['programs'], 'find'>;
}

export interface KnownApplication {
  readonly application: Application;
  readonly program: Program;
}

/** An application with its program, which is locked after it; null where the actor sees no such one. */
export async function findApplication(
  { applications, programs }: Repositories,
  id: string,
  isSeen: (known: KnownApplication) => boolean,
): Promise<KnownApplication | null> {
  const application = await applications.find(id);
  const program = application && (await programs.find(application.programId));
  return program && isSeen({ application, program }) ? { application, program } : null;
}

/** The account of the applicant: their own, or the one with the address that staff typed; undefined without one. */
export async function applicantOf(
  people: Pick<PersonRepository, 'some' | 'withEmails'>,
  { personId, contact }: Pick<Application, 'personId' | 'contact'>,
): Promise<Person | undefined> {
  const [applicant] =
    personId === null ? await people.withEmails([normalizedEmail(contact)]) : await people.some([personId]);
  return applicant;
}

/** How many places of a program are taken. */
export async function enrolledIn(
  { applications }: Pick<Repositories, 'applications'>,
  { id }: Program,
): Promise<number> {
  return (await applications.counts([id])).get(id)?.enrolled ?? 0;
}
