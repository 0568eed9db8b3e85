import type { Session } from '../account/session.port';
import type { User } from '../account/user';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { type Action, mayCall } from './may';

/**
 * The signed-in person, if the policy gives them the right; this is what a server asks before each call. A session that cannot be read
 * is 'unavailable': nobody can tell whether it has ended.
 */
export async function actorWith(
  right: Action,
  session: Pick<Session, 'read'>,
): Promise<Result<User, FailureOf<'unauthenticated' | 'forbidden' | 'unavailable'>>> {
  const read = await session.read();
  if (!read.ok && read.failure.code === 'unavailable') return fail({ code: 'unavailable' });
  const actor = read.ok ? read.value : null;
  if (!actor) return fail({ code: 'unauthenticated' });
  return mayCall(actor, right) ? ok(actor) : fail({ code: 'forbidden' });
}
