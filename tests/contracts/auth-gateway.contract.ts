import { describe, expect, test } from 'vitest';
import type { AuthGateway, Credentials } from '../../src/core/account/auth-gateway.port';
import type { User } from '../../src/core/account/user';
import { ok } from '../../src/core/shared/result';
import type { Run, Soon } from './harness';

/** A gateway with one known account. */
export interface AuthGatewayHarness {
  readonly gateway: AuthGateway;
  readonly known: { readonly credentials: Credentials; readonly user: User };
  readonly run: Run;
}

/** What every sign-in back end promises. */
export function authGatewayContract(name: string, make: () => Soon<AuthGatewayHarness>): void {
  describe(`${name} is an auth gateway`, () => {
    test('the right credentials give the user, without the password', async () => {
      const { gateway, known, run } = await make();
      const answer = await run(gateway.signIn(known.credentials));
      expect(answer).toEqual(ok(known.user));
      expect(JSON.stringify(answer)).not.toContain(known.credentials.password);
    });

    test('the email compares without regard to case and surrounding spaces', async () => {
      const { gateway, known, run } = await make();
      const email = `  ${known.credentials.email.toUpperCase()} `;
      expect(await run(gateway.signIn({ ...known.credentials, email }))).toEqual(ok(known.user));
    });

    test('the password compares exactly', async () => {
      const { gateway, known, run } = await make();
      for (const password of [
        known.credentials.password.toUpperCase(),
        ` ${known.credentials.password}`,
        'other',
      ])
        expect(await run(gateway.signIn({ ...known.credentials, password }))).toMatchObject({
          ok: false,
          failure: { code: 'invalid-credentials' },
        });
    });

    test('an unknown email is refused', async () => {
      const { gateway, known, run } = await make();
      const answer = await run(gateway.signIn({ ...known.credentials, email: 'nobody@fsr.example' }));
      expect(answer).toMatchObject({ ok: false, failure: { code: 'invalid-credentials' } });
    });

    test('an aborted signal cancels the sign-in, before and during the call', async () => {
      const { gateway, known, run } = await make();
      const cancelled = { ok: false, failure: { code: 'cancelled' } };
      expect(await run(gateway.signIn(known.credentials, AbortSignal.abort()))).toEqual(cancelled);
      const controller = new AbortController();
      const answer = gateway.signIn(known.credentials, controller.signal);
      controller.abort();
      expect(await run(answer)).toEqual(cancelled);
    });
  });
}
