import * as v from 'valibot';
import type { AuthGateway, Credentials, SignOutScope } from '../../core/account/auth-gateway.port';
import { userSchema } from '../../core/account/user';
import { fail, ok } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';
import type { KnownUser } from './known-user';

const answer = v.object({ user: userSchema });
const PATH = '/api/session';

/** Signs in and out at the site's server, which keeps the session in a cookie that scripts cannot read. */
export class HttpAuthGateway implements AuthGateway {
  readonly knowsOtherBrowsers = true;

  constructor(
    private readonly calls: HttpCalls,
    private readonly known: KnownUser,
  ) {}

  async signIn(credentials: Credentials, signal?: AbortSignal): ReturnType<AuthGateway['signIn']> {
    const written = await this.calls.write(PATH, { method: 'POST', body: credentials, signal }, answer);
    // What is too long or strange to be read is nobody's password.
    if (!written.ok && written.failure.code === 'validation') return fail({ code: 'invalid-credentials' });
    const opened = narrowed(written, ['invalid-credentials', 'locked', 'too-many', 'cancelled']);
    if (!opened.ok) return opened;
    const { user } = opened.value;
    await this.known.set(user);
    return ok(user);
  }

  async signOut(scope: SignOutScope = 'here'): ReturnType<AuthGateway['signOut']> {
    const path = scope === 'everywhere' ? `${PATH}/everywhere` : PATH;
    const written = await this.calls.write(path, { method: 'DELETE' }, v.undefined());
    const ended = narrowed(written, ['unauthenticated']);
    if (!ended.ok && ended.failure.code === 'unavailable') return fail(ended.failure);
    await this.known.set(null);
    return ok(undefined);
  }
}
