import { describe, expect, test } from 'vitest';
import type { AuthGateway, Credentials } from '../../src/core/account/auth-gateway.port';
import type { Session } from '../../src/core/account/session.port';
import type { User } from '../../src/core/account/user';
import { ok } from '../../src/core/shared/result';
import type { Run, Soon } from './harness';

/** Somebody who has an account. */
export interface AccountHolder {
  readonly user: User;
  readonly credentials: Credentials;
}

/** A session that nobody has opened, and the gateway that opens and ends it. */
export interface SessionHarness {
  readonly session: Session;
  readonly gateway: AuthGateway;
  readonly people: readonly [AccountHolder, AccountHolder];
  readonly run: Run;
}

/** Who is signed in; with how much a session was opened is told by servers alone. */
async function whoIs(session: Session) {
  const read = await session.read();
  if (!read.ok || !read.value) return read;
  const { standing: _, ...user } = read.value;
  return ok(user);
}

/** What a session and its gateway promise together. */
export function sessionContract(name: string, make: () => Soon<SessionHarness>): void {
  describe(`${name} is a session`, () => {
    test('nobody is signed in at first', async () => {
      const { session } = await make();
      expect(await session.read()).toEqual(ok(null));
    });

    test('who signed in last is signed in', async () => {
      const { session, gateway, people, run } = await make();
      for (const { user, credentials } of people) {
        await run(gateway.signIn(credentials));
        expect(await whoIs(session)).toEqual(ok(user));
      }
    });

    test('a refused sign-in leaves signed in who was', async () => {
      const { session, gateway, people, run } = await make();
      const [{ user, credentials }, other] = people;
      await run(gateway.signIn(credentials));
      await run(gateway.signIn({ ...other.credentials, password: 'none of theirs' }));
      expect(await whoIs(session)).toEqual(ok(user));
    });

    test('signing out ends it; signing nobody out is a success', async () => {
      const { session, gateway, people, run } = await make();
      await run(gateway.signIn(people[0].credentials));
      expect(await gateway.signOut()).toEqual(ok(undefined));
      expect(await session.read()).toEqual(ok(null));
      expect(await gateway.signOut()).toEqual(ok(undefined));
    });

    test('signing out everywhere ends it, too, and is a success for nobody', async () => {
      const { session, gateway, people, run } = await make();
      await run(gateway.signIn(people[0].credentials));
      expect(await gateway.signOut('everywhere')).toEqual(ok(undefined));
      expect(await session.read()).toEqual(ok(null));
      expect(await gateway.signOut('everywhere')).toEqual(ok(undefined));
    });
  });
}
