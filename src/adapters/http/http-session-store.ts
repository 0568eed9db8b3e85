import * as v from 'valibot';
import type { SessionStore } from '../../core/auth/session-store.port';
import type { User } from '../../core/auth/user';
import { userSchema } from '../../core/auth/user.schema';
import { ok } from '../../core/shared/result';
import type { Cancel } from '../../core/shared/scheduler.port';
import { type HttpCalls, narrowed } from './http-calls';

const answer = v.object({ user: v.nullable(userSchema) });

/**
 * Who is signed in, as the server says. What the browser keeps is a hint for the first paint and for other tabs, and
 * never decides anything.
 */
export class HttpSessionStore implements SessionStore {
  constructor(
    private readonly calls: HttpCalls,
    private readonly hint: SessionStore,
  ) {}

  async read(): ReturnType<SessionStore['read']> {
    const result = narrowed(await this.calls.read('/api/session', answer), []);
    if (!result.ok) return result;
    const { user } = result.value;
    await (user ? this.hint.write(user) : this.hint.clear());
    return ok(user);
  }

  /** The server has opened the session already; a browser that keeps no hint is signed in all the same. */
  async write(user: User): ReturnType<SessionStore['write']> {
    await this.hint.write(user);
    return ok(undefined);
  }

  async clear(): ReturnType<SessionStore['clear']> {
    const ended = narrowed(await this.calls.write('/api/session', { method: 'DELETE' }, v.undefined()), []);
    if (ended.ok) await this.hint.clear();
    return ended;
  }

  subscribe(listener: () => void): Cancel {
    return this.hint.subscribe(listener);
  }
}
