import { describe, expect, test, vi } from 'vitest';
import type { SessionStore } from '../../src/core/auth/session-store.port';
import type { User } from '../../src/core/auth/user';
import { ok } from '../../src/core/shared/result';
import type { Soon } from './harness';

/** A store with nobody signed in, and the world around it. */
export interface SessionStoreHarness {
  readonly store: SessionStore;
  /** Two people who can sign in. */
  readonly people: readonly [User, User];
  /**
   * Signs one of them in here, as the login does: a store in the browser is told who it is, a store on a server asks
   * about the cookie that the server set.
   */
  signIn(user: User): Soon<unknown>;
  /** Another tab or device signs one of them in, or everybody out. */
  changeElsewhere(user: User | null): Soon<void>;
}

/** What every session store promises. */
export function sessionStoreContract(name: string, make: () => Soon<SessionStoreHarness>): void {
  describe(`${name} is a session store`, () => {
    test('nobody is signed in at first', async () => {
      const { store } = await make();
      expect(await store.read()).toEqual(ok(null));
    });

    test('the person who signed in last is read', async () => {
      const { store, people, signIn } = await make();
      for (const person of people) {
        await signIn(person);
        expect(await store.read()).toEqual(ok(person));
      }
    });

    test('clearing forgets the user; clearing nothing is a success', async () => {
      const { store, people, signIn } = await make();
      await signIn(people[0]);
      expect(await store.clear()).toEqual(ok(undefined));
      expect(await store.read()).toEqual(ok(null));
      expect(await store.clear()).toEqual(ok(undefined));
    });

    test('a subscriber hears of changes made elsewhere until the subscription ends, and never of its own', async () => {
      const { store, people, signIn, changeElsewhere } = await make();
      const listener = vi.fn();
      const unsubscribe = store.subscribe(listener);
      await signIn(people[0]);
      expect(listener).not.toHaveBeenCalled();
      await changeElsewhere(null);
      await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
      expect(await store.read()).toEqual(ok(null));
      unsubscribe();
      unsubscribe();
      await changeElsewhere(people[1]);
      expect(listener).toHaveBeenCalledTimes(1);
    });
  });
}
