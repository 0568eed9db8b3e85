import { describe, expect, test } from 'vitest';
import { InMemorySessionStore } from '../../src/adapters/in-memory/in-memory-session-store';
import { ok } from '../../src/core/shared/result';
import { aDoor } from '../support/faults/a-door';
import { failuresOf } from '../support/faults/port-failures';
import { withFaults } from '../support/faults/with-faults';
import type { AuthGatewayHarness } from './auth-gateway.contract';

const FAULTS = [
  ...failuresOf('authGateway', 'signIn').map((failure) => [JSON.stringify(failure), failure] as const),
  ['a bug that throws', null] as const,
];

/** What the login page makes of a gateway that fails, is slow, or answers out of order. */
export function authGatewayFaults(setUp: () => AuthGatewayHarness): void {
  function atTheDoor() {
    const { gateway, known, run } = setUp();
    const faulty = withFaults('authGateway', gateway);
    const sessions = withFaults('sessionStore', new InMemorySessionStore());
    const door = aDoor(faulty.port, sessions.port);
    const session = door.openSession();
    const openForm = () => door.openForm(session, known.credentials);
    return { ...door, faulty, sessions, session, openForm, known, run };
  }

  describe('under faults', () => {
    test.each(FAULTS)(
      'a sign-in that fails by %s says so, signs nobody in, and works the next time',
      async (_, failure) => {
        const { faulty, sessions, session, openForm, known, run } = atTheDoor();
        if (failure) faulty.fail('signIn', 1, failure);
        else faulty.break('signIn', 1);
        const { form, submit } = openForm();
        await run(submit());
        expect(form.problem?.sentence).toMatch(/\w/);
        expect(form.isSubmitting).toBe(false);
        expect(session.user).toBeNull();
        expect(sessions.calls('write')).toBe(0);
        await run(submit());
        expect(session.user).toEqual(known.user);
      },
    );

    test('while the answer is slow, further presses ask nobody', async () => {
      const { faulty, session, openForm, known, run } = atTheDoor();
      const answer = faulty.hold('signIn', 1);
      const { form, submit } = openForm();
      const submitted = submit();
      await run(submit());
      expect(form.isSubmitting).toBe(true);
      answer();
      await run(submitted);
      expect(faulty.calls('signIn')).toBe(1);
      expect(session.user).toEqual(known.user);
    });

    test('of two answers out of order the one that nobody waits for any more changes nothing', async () => {
      const { faulty, sessions, session, openForm, known, run } = atTheDoor();
      const answer = faulty.hold('signIn', 1);
      const left = openForm();
      const leave = left.form.start();
      const early = left.submit();
      leave();
      await run(openForm().submit());
      expect(session.user).toEqual(known.user);
      await run(session.signOut());
      answer();
      await run(early);
      expect(session.user).toBeNull();
      expect(await sessions.port.read()).toEqual(ok(null));
      expect(sessions.calls('write')).toBe(1);
    });
  });
}
