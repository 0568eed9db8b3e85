import type { Session } from '../account/session.port';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { type Action, mayCall } from './may';
import type { SignedInUser, StandingRefusal } from './second-step';

type Refusal = FailureOf<'unauthenticated' | 'forbidden' | 'unavailable' | StandingRefusal>;

/** A refusal for those who know no others: a session that opens too little is 'forbidden'. */
export function plainRefusal(failure: Refusal): FailureOf<'unauthenticated' | 'forbidden' | 'unavailable'> {
  return failure.code === 'second-factor' || failure.code === 'step-up' ? { code: 'forbidden' } : failure;
}

/**
 * The signed-in person, if the policy gives them the right and their session opens it; this is what a server asks before each call.
 * A session that cannot be read is 'unavailable': nobody can tell whether it has ended.
 */
export async function actorWith(
  right: Action,
  session: Pick<Session, 'read'>,
  isQuery = false,
): Promise<Result<SignedInUser, Refusal>> {
  const read = await session.read();
  if (!read.ok && read.failure.code === 'unavailable') return fail({ code: 'unavailable' });
  const actor = read.ok ? read.value : null;
  if (!actor) return fail({ code: 'unauthenticated' });
  if (!mayCall(actor, right)) return fail({ code: 'forbidden' });
  if (!actor.standing) return ok(actor);
  // Most sessions of a browser have no standing, and then its rules are not fetched.
  const { admission } = await import('./second-step');
  const admitted = admission(right, actor.standing, isQuery);
  return admitted === 'step-up' || admitted === 'second-factor' ? fail({ code: admitted }) : ok(actor);
}
