import { expect, test, vi } from 'vitest';
import type { SessionStore } from '../../src/core/auth/session-store.port';
import type { User } from '../../src/core/auth/user';
import { ok } from '../../src/core/shared/result';
import { aUser } from '../support/users';
import { sessionStoreFaults } from './session-store.faults';

/** A fresh, empty store, and what another tab or device would do to it. */
export interface SessionStoreHarness {
  readonly store: SessionStore;
  changeElsewhere(user: User | null): void;
}

/** What every session store promises. */
export function sessionStoreContract(setUp: () => SessionStoreHarness): void {
  test('nobody is signed in at first', async () => {
    expect(await setUp().store.read()).toEqual(ok(null));
  });

  test('what was written is read, with and without an avatar', async () => {
    const { store } = setUp();
    expect(await store.write(aUser())).toEqual(ok(undefined));
    expect(await store.read()).toEqual(ok(aUser()));
    await store.write(aUser({ id: 'user-2', avatar: '/images/avatar.svg' }));
    expect(await store.read()).toEqual(ok(aUser({ id: 'user-2', avatar: '/images/avatar.svg' })));
  });

  test('clearing forgets the user; clearing nothing is a success', async () => {
    const { store } = setUp();
    await store.write(aUser());
    expect(await store.clear()).toEqual(ok(undefined));
    expect(await store.read()).toEqual(ok(null));
    expect(await store.clear()).toEqual(ok(undefined));
  });

  test('changes made elsewhere are told until the subscription ends, and own ones are not', async () => {
    const { store, changeElsewhere } = setUp();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    await store.write(aUser());
    expect(listener).not.toHaveBeenCalled();
    changeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await store.read()).toEqual(ok(null));
    unsubscribe();
    unsubscribe();
    changeElsewhere(aUser());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  sessionStoreFaults(setUp);
}
