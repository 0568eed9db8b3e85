import * as v from 'valibot';
import type { AuthGateway, Credentials } from '../../core/auth/auth-gateway.port';
import { userSchema } from '../../core/auth/user.schema';
import { ok } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';

const answer = v.object({ user: userSchema });

/** Signs in at the site's server, which keeps the session in a cookie that scripts cannot read. */
export class HttpAuthGateway implements AuthGateway {
  constructor(private readonly calls: HttpCalls) {}

  async signIn(credentials: Credentials, signal?: AbortSignal): ReturnType<AuthGateway['signIn']> {
    const result = await this.calls.write(
      '/api/session',
      { method: 'POST', body: credentials, signal },
      answer,
    );
    if (!result.ok && result.failure.code === 'too-many') return { ok: false, failure: { code: 'locked' } };
    const known = narrowed(result, ['invalid-credentials', 'locked', 'cancelled']);
    return known.ok ? ok(known.value.user) : known;
  }
}
