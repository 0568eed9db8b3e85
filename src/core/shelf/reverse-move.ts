import { may } from '../access/may';
import type { User } from '../account/user';
import { type Application, isOpen, type NeededPair } from '../applications/application';
import { enrolledIn, findApplication, type KnownApplication } from '../applications/known-application';
import { type FailureOf, fail, ok, orFail, type Result } from '../shared/result';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Shelf } from './shelf.api';
import { reversalOf } from './shelf-move';
import type { ShelfRepositories } from './shelf-repositories';

type Actor = Pick<User, 'id' | 'role'>;

/**
 * Takes a move back, once, and opens the pair that was given with it. Who is in the program again by that may get a place for which
 * they wait. A reversal itself cannot be taken back.
 */
export async function reverseMove(
  unit: UnitOfWork<ShelfRepositories>,
  id: string,
  actor: Actor,
): ReturnType<Shelf['reverse']> {
  // Moves never change, so this needs no lock; whose application it is has to be known before the first one.
  const known = await unit.read(async ({ shelf, applications }) => {
    const move = await shelf.find(id);
    const application = move?.applicationId ? await applications.find(move.applicationId) : null;
    return orFail(move && { move, personId: application?.personId ?? null }, 'not-found');
  });
  if (!known.ok) return known;
  const { move, personId } = known.value;
  return unit.write(async (repositories, work): ReturnType<Shelf['reverse']> => {
    const { shelf, applications } = repositories;
    if (move.applicationId !== null) await repositories.followers.lockApplicant(move.applicationId);
    const own = personId === null ? [] : await applications.ofPerson(personId);
    if (move.applicationId !== null) {
      const knownApplication = await findApplication(repositories, move.applicationId, ({ program }) =>
        may(actor, 'shelf.give', program),
      );
      if (!knownApplication) return fail({ code: 'not-found' });
      const opened = await takeBack(repositories, work, { ...knownApplication, own, moveId: id }, actor);
      if (!opened.ok) return opened;
    }
    const place = await shelf.lock();
    if (move.kind === 'reversed' || (await shelf.find(id))?.isReversed) return fail({ code: 'conflict' });
    await shelf.add([reversalOf(move, work.nextId(), { place, at: work.now(), byId: actor.id })]);
    work.publishChange('shelf');
    return ok(undefined);
  });
}

/** Opens the pair of an application again, and the application, which needs its place then. `own` are those of the same person. */
async function takeBack(
  repositories: ShelfRepositories,
  unit: Unit,
  by: KnownApplication & { readonly own: readonly Application[]; readonly moveId: string },
  actor: Actor,
): Promise<Result<undefined, FailureOf<'conflict'>>> {
  const { application, program, own, moveId } = by;
  const after = withPairBack(application, moveId);
  if (application.ended && !after.ended) {
    const isOther = ({ id, programId, as, state, ended }: Application) =>
      id !== application.id && programId === program.id && as === application.as && isOpen({ state, ended });
    if (own.some(isOther)) return fail({ code: 'conflict', reason: 'applied-already' });
    const { places } = program;
    if (places !== null && (await enrolledIn(repositories, program)) >= places)
      return fail({ code: 'conflict', reason: 'full', count: places });
  }
  await repositories.applications.replace({ ...after, revision: unit.nextId() });
  unit.publishChange('applications');
  const change = { before: application, after, tells: true, actorId: actor.id };
  await repositories.followers.followApplication(unit, change);
  return ok(undefined);
}

/**
 * An application after the pair of a move came back: it is needed again, and an enrollment that ended with the last pair goes on.
 * That of somebody whose words were deleted stays ended.
 */
function withPairBack(application: Application, moveId: string): Application {
  const { pairs, ended, erasedAt } = application;
  const back = ({ given, ...pair }: NeededPair): NeededPair =>
    given && given.moveId !== moveId ? { ...pair, given } : pair;
  return {
    ...application,
    pairs: pairs.map(back),
    ended: ended?.how === 'given' && erasedAt === null ? null : ended,
  };
}
