import type { Program } from '../programs/program';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { Application } from './application';
import type { ApplicationRepositories } from './application.repository.port';

interface Repositories {
  readonly applications: Pick<ApplicationRepositories['applications'], 'find' | 'replace' | 'counts'>;
  readonly programs: Pick<ApplicationRepositories['programs'], 'find'>;
}

/** An application with its program. */
export interface KnownApplication {
  readonly application: Application;
  readonly program: Program;
}

/** What a change is decided by; nobody else changes it until the change is kept. */
export interface Situation {
  readonly program: Program;
  /** How many places are taken. */
  readonly enrolled: number;
  /** ms since the epoch. */
  readonly now: number;
}

/** What becomes of an application, or why it stays. */
export type Changed = Result<Application, FailureOf<'validation' | 'conflict'>>;

/** An application with its program, which is locked after it; what the actor is refused, or 'not-found'. */
export async function findApplication(
  { applications, programs }: Repositories,
  id: string,
  refusal: (known: KnownApplication) => FailureOf<'not-found' | 'conflict'> | null,
): Promise<Result<KnownApplication, FailureOf<'not-found' | 'conflict'>>> {
  const application = await applications.find(id);
  const program = application && (await programs.find(application.programId));
  if (!program) return fail({ code: 'not-found' });
  const refused = refusal({ application, program });
  return refused ? fail(refused) : ok({ application, program });
}

/** Changes an application from its revision `base`, and tells others of it. */
export async function changeApplication(
  repositories: Repositories,
  unit: Unit,
  from: { readonly id: string; readonly base: string },
  by: {
    readonly refusal: Parameters<typeof findApplication>[2];
    readonly decide: (application: Application, situation: Situation) => Changed;
  },
): Promise<
  Result<
    KnownApplication & { readonly before: Application },
    FailureOf<'not-found' | 'conflict' | 'validation'>
  >
> {
  const found = await findApplication(repositories, from.id, by.refusal);
  if (!found.ok) return found;
  const { program } = found.value;
  const situation = { program, enrolled: await enrolledIn(repositories, program), now: unit.now() };
  const decide = (application: Application) => by.decide(application, situation);
  const changed = await changeFrom(repositories.applications, from, decide, unit);
  if (!changed.ok) return changed;
  unit.publishChange('applications');
  return ok({ application: changed.value.after, before: changed.value.before, program });
}

/** How many places of a program are taken. */
export async function enrolledIn(
  { applications }: Pick<Repositories, 'applications'>,
  { id }: Program,
): Promise<number> {
  return (await applications.counts([id])).get(id)?.enrolled ?? 0;
}
