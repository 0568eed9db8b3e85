import { may } from '../access/may';
import type { User } from '../account/user';
import { endedWhenGiven, isEnrolled, type NeededPair } from '../applications/application';
import { findApplication } from '../applications/known-application';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { isPair, sizeKey } from '../shared/sizes/shoe-size';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { ShelfInput } from './shelf.inputs';
import { newMove } from './shelf-move';
import type { ShelfRepositories } from './shelf-repositories';

type Given = ShelfInput['give']['pairs'][number];

/**
 * Gives pairs to an applicant: a move for each, and each pair of the application is closed. With the last one the enrollment ends, and
 * so do the applicant's places at events that are still to come. The application is locked first, so that nobody gives a pair twice;
 * the log comes last.
 */
export async function giveShoes(
  repositories: ShelfRepositories,
  unit: Unit,
  { actor, ...input }: ShelfInput['give'] & { readonly actor: Pick<User, 'id' | 'role'> },
): Promise<Result<undefined, FailureOf<'validation' | 'not-found' | 'conflict'>>> {
  const { shelf, applications, followers } = repositories;
  const { applicationId, eventId, pairs, anyway } = input;
  if (!pairs.every(isPair)) return fail(invalidFields([{ field: 'size' }]));
  const moveIds = pairs.map(({ id }) => id);
  if (new Set(moveIds).size < moveIds.length) return fail(invalidFields([{ field: 'pairs' }]));
  await followers.lockApplicant(applicationId);
  const knownApplication = await findApplication(repositories, applicationId, ({ program }) =>
    may(actor, 'shelf.give', program),
  );
  if (!knownApplication) return fail({ code: 'not-found' });
  const { application, program } = knownApplication;
  const isDone = ({ id, index }: Given) => application.pairs[index]?.given?.moveId === id;
  if (pairs.every(isDone) && (await wereGivenSo(shelf, pairs))) return ok(undefined);
  const refused = pairRefusal(application.pairs, pairs);
  if (refused) return fail(refused);
  if (!isEnrolled(application)) return fail({ code: 'conflict' });
  const at = unit.now();
  const closed = application.pairs.map((pair, index): NeededPair => {
    const givenPair = pairs.find((candidate) => candidate.index === index);
    return givenPair ? { ...pair, given: { moveId: givenPair.id, at } } : pair;
  });
  const after = endedWhenGiven({ ...application, pairs: closed }, program, at);
  await applications.replace({ ...after, revision: unit.nextId() });
  await followers.followApplication(unit, { before: application, after, tells: true, actorId: actor.id });
  const stamp = { place: await shelf.lock(), at, byId: actor.id };
  // A pair that was given under this id came back: it is given under another one.
  if (await shelf.hasAny(moveIds)) return fail({ code: 'conflict' });
  const missing = anyway ? null : await missingPair(shelf, pairs);
  if (missing) return fail(missing);
  await shelf.add(
    pairs.map(({ id, cut, size, wide }) =>
      newMove({ id, kind: 'given', count: 1, cut, size, wide, applicationId, eventId }, stamp),
    ),
  );
  unit.publishChange('shelf');
  unit.publishChange('applications');
  return ok(undefined);
}

/** Whether the moves that were kept say the sizes that are sent: somebody may have changed one after an answer that got lost. */
async function wereGivenSo(shelf: Pick<ShelfRepositories['shelf'], 'find'>, pairs: readonly Given[]) {
  for (const pair of pairs) {
    const move = await shelf.find(pair.id);
    if (!move || sizeKey(move) !== sizeKey(pair)) return false;
  }
  return true;
}

/** What stands against giving pairs: one of them was given already, or is another one now. */
function pairRefusal(needed: readonly NeededPair[], pairs: readonly Given[]): FailureOf<'conflict'> | null {
  for (const { index, asked } of pairs) {
    const pair = needed[index];
    if (pair?.given) return { code: 'conflict', reason: 'given', at: pair.given.at };
    if (!pair || sizeKey(pair) !== sizeKey(asked)) return { code: 'conflict' };
  }
  const isTwice = new Set(pairs.map(({ index }) => index)).size < pairs.length;
  return isTwice ? { code: 'conflict' } : null;
}

/** The first pair that the board does not show on the shelf. */
async function missingPair(
  shelf: Pick<ShelfRepositories['shelf'], 'sums'>,
  pairs: readonly Given[],
): Promise<FailureOf<'conflict'> | null> {
  const left = new Map((await shelf.sums()).sizes.map((size) => [sizeKey(size), size.onShelf]));
  for (const pair of pairs) {
    const count = left.get(sizeKey(pair)) ?? 0;
    if (count < 1) return { code: 'conflict', reason: 'none-left', count };
    left.set(sizeKey(pair), count - 1);
  }
  return null;
}
