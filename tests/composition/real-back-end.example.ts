// The example in the README: sign-in through a real server instead of the simulated one. In a product the class would
// be src/adapters/http/http-auth-gateway.ts, and src/composition/back-end.ts would choose the module.
import { ContainerModule } from 'inversify';
import * as v from 'valibot';
import { mockSignInModule } from '../../src/composition/mock-sign-in.module';
import { bindFactory } from '../../src/composition/token';
import { tokens } from '../../src/composition/tokens';
import type { AuthGateway, Credentials } from '../../src/core/auth/auth-gateway.port';
import { fail, ok } from '../../src/core/shared/result';

type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** What the server must answer. A user without a role is refused, because the site would take them for an admin. */
const userSchema = v.object({ id: v.string(), email: v.string(), name: v.string(), role: v.string() });

/** Signs in with POST /session on the foundation's own server. */
export class HttpAuthGateway implements AuthGateway {
  constructor(
    private readonly fetch: Fetch,
    private readonly apiUrl: string,
  ) {}

  async signIn({ email, password }: Credentials, signal?: AbortSignal) {
    try {
      const response = await this.fetch(`${this.apiUrl}/session`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: email.trim(), password }),
        signal: signal ?? null,
      });
      if (response.status === 401) return fail({ code: 'invalid-credentials' });
      if (response.status === 429) return fail({ code: 'locked' });
      const user = v.safeParse(userSchema, response.ok ? await response.json() : null);
      return user.success ? ok(user.output) : fail({ code: 'unavailable' });
    } catch {
      return fail({ code: signal?.aborted ? 'cancelled' : 'unavailable' });
    }
  }
}

/** Chooses by configuration: VITE_API_URL names a server; without it the simulated one answers. */
export function backEndModule(environment: { readonly VITE_API_URL?: string }): ContainerModule {
  const { VITE_API_URL: apiUrl } = environment;
  if (!apiUrl) return mockSignInModule;
  return new ContainerModule((options) => {
    bindFactory(
      options,
      tokens.authGateway,
      {},
      () => new HttpAuthGateway((address, request) => fetch(address, request), apiUrl),
    );
  });
}
