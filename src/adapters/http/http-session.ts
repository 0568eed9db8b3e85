import * as v from 'valibot';
import { standingSchema } from '../../core/access/standing.schema';
import type { Session } from '../../core/account/session.port';
import { userSchema } from '../../core/account/user.schema';
import { ok } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';
import type { KnownUser } from './known-user';

const answer = v.object({ user: v.nullable(userSchema), standing: v.nullish(standingSchema) });

/** Who is signed in, as the server says; it goes by a cookie that scripts cannot read. Without a role somebody is nobody. */
export class HttpSession implements Session {
  constructor(
    private readonly calls: HttpCalls,
    private readonly known: KnownUser,
  ) {}

  async read(): ReturnType<Session['read']> {
    const { turn } = this.known;
    const result = narrowed(await this.calls.read('/api/session', answer), []);
    if (!result.ok) return result;
    const { user, standing } = result.value;
    // Somebody may have signed in or out since this was asked.
    if (turn === this.known.turn) await this.known.set(user);
    return ok(user && standing ? { ...user, standing } : user);
  }
}
