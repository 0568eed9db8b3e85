import type { Program } from '../programs/program';
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

/** How many places of a program are taken. */
export async function enrolledIn(
  { applications }: Pick<Repositories, 'applications'>,
  { id }: Program,
): Promise<number> {
  return (await applications.counts([id])).get(id)?.enrolled ?? 0;
}
