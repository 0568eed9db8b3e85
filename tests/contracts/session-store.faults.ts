import { describe, expect, test } from 'vitest';
import { ok } from '../../src/core/shared/result';
import { settle } from '../support/fake-time';
import { aDoor } from '../support/faults/a-door';
import { withFaults } from '../support/faults/with-faults';
import { aUser } from '../support/users';
import type { SessionStoreHarness } from './session-store.contract';

/** What signing in and out makes of a store that fails, is slow, or answers out of order. */
export function sessionStoreFaults(setUp: () => SessionStoreHarness): void {
  async function atTheDoor(stored = aUser()) {
    const { store, changeElsewhere } = setUp();
    await store.write(stored);
    const faulty = withFaults('sessionStore', store);
    const door = aDoor({ signIn: async () => ok(aUser({ id: 'user-2' })) }, faulty.port);
    const session = door.openSession();
    const shell = door.openShell(session);
    return { ...door, store, changeElsewhere, faulty, session, shell };
  }
  const WAYS = ['refuses', 'throws'] as const;

  describe('under faults', () => {
    test.each(WAYS)(
      'a store that %s at start says so; nothing is lost, and trying again helps',
      async (way) => {
        const { faulty, session } = await atTheDoor();
        if (way === 'refuses') faulty.fail('read', 1, { code: 'unavailable' });
        else faulty.break('read', 1);
        await session.restore();
        expect(session).toMatchObject({ user: null, isInitialized: true });
        expect(session.error).toBe('Failed to initialize authentication');
        await session.restore();
        expect(session.user).toEqual(aUser());
      },
    );

    test.each(['refuses', 'throws', 'works'] as const)(
      'what is stored is no session, and the store %s when it is told to forget it: signed out',
      async (way) => {
        const { faulty, session } = await atTheDoor();
        faulty.fail('read', 1, { code: 'corrupt' });
        if (way === 'refuses') faulty.fail('clear', 1, { code: 'unavailable' });
        if (way === 'throws') faulty.break('clear', 1);
        await session.restore();
        expect(session).toMatchObject({ user: null, isInitialized: true });
        expect(faulty.calls('clear')).toBe(1);
      },
    );

    test.each(WAYS)('a store that %s later signs nobody out', async (way) => {
      const { faulty, session, changeElsewhere } = await atTheDoor();
      if (way === 'refuses') faulty.fail('read', 2, { code: 'unavailable' });
      else faulty.break('read', 2);
      const stop = session.start();
      await settle();
      changeElsewhere(aUser({ id: 'user-3' }));
      await settle();
      expect(session.user).toEqual(aUser());
      changeElsewhere(aUser({ id: 'user-4' }));
      await settle();
      expect(session.user).toEqual(aUser({ id: 'user-4' }));
      stop();
    });

    test.each(WAYS)(
      'a session that the store %s to keep is an error, and the next try works',
      async (way) => {
        const { faulty, session, openForm } = await atTheDoor();
        if (way === 'refuses') faulty.fail('write', 1, { code: 'unavailable' });
        else faulty.break('write', 1);
        const { form, submit } = openForm(session);
        await submit();
        expect(form.problem?.sentence).toBe('An unexpected error occurred. Please try again.');
        expect(form.isSubmitting).toBe(false);
        expect(session.user).toBeNull();
        await submit();
        expect(session.user?.id).toBe('user-2');
      },
    );

    test.each(WAYS)(
      'a logout that the store %s says so, signs out here all the same, and the next one works',
      async (way) => {
        const { faulty, session, shell, toasts, store, openForm } = await atTheDoor();
        if (way === 'refuses') faulty.fail('clear', 1, { code: 'unavailable' });
        else faulty.break('clear', 1);
        await session.restore();
        await shell.logOut();
        expect(session.user).toBeNull();
        expect(toasts.toast).toMatchObject({ title: 'Failed to log out properly', variant: 'destructive' });
        await openForm(session).submit();
        await shell.logOut();
        expect(toasts.toast?.title).toBe('Logged out');
        expect(await store.read()).toEqual(ok(null));
      },
    );

    test.each(WAYS)(
      'a login that is called off, and whose session the store %s to forget, is told to engineers',
      async (way) => {
        const { faulty, session, openForm, logger } = await atTheDoor();
        const written = faulty.hold('write', 1);
        if (way === 'refuses') faulty.fail('clear', 1, { code: 'unavailable' });
        else faulty.break('clear', 1);
        const { form, submit } = openForm(session);
        const leave = form.start();
        const submitted = submit();
        await settle();
        leave();
        written();
        await submitted;
        expect(session.user).toBeNull();
        expect(logger.entries.map(({ level }) => level)).toContain('error');
      },
    );

    test('a slow logout has signed out here before the store answers', async () => {
      const { faulty, session, shell, toasts } = await atTheDoor();
      await session.restore();
      const answer = faulty.hold('clear', 1);
      const loggedOut = shell.logOut();
      await settle();
      expect(session.user).toBeNull();
      expect(toasts.toast).toBeNull();
      answer();
      await loggedOut;
      expect(toasts.toast?.title).toBe('Logged out');
    });

    test('of two reads out of order the later one counts', async () => {
      const { faulty, session, store } = await atTheDoor();
      const answer = faulty.hold('read', 1);
      const first = session.restore();
      await settle();
      await store.write(aUser({ id: 'user-5' }));
      await session.restore();
      answer();
      await first;
      expect(session.user?.id).toBe('user-5');
    });
  });
}
