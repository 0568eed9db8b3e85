import { expect, test } from 'vitest';
import { fail, ok } from '../../src/core/shared/result';
import { settle } from '../support/fake-time';
import { PlannedBug, withFaults } from '../support/faults/with-faults';
import { InMemorySession } from '../support/in-memory/in-memory-session';
import { InMemorySidebarPreference } from '../support/in-memory/in-memory-sidebar-preference';
import { aUser } from '../support/users';

function setUp() {
  const real = new InMemorySession();
  return { real, session: withFaults('currentSession', real), hint: withFaults('sessionHint', real) };
}

test('a wrapper without a plan behaves as the port that it wraps', async () => {
  const { real, session, hint } = setUp();
  expect(await hint.port.write(aUser())).toEqual(ok(undefined));
  expect(await session.port.read()).toEqual(await real.read());
  expect([session.calls('read'), hint.calls('write'), hint.calls('clear')]).toEqual([1, 1, 0]);
  const preference = withFaults('sidebarPreference', new InMemorySidebarPreference());
  await preference.port.write('collapsed');
  expect(await preference.port.read()).toBe('collapsed');
});

test('only the planned call fails, and it has no effect', async () => {
  const { real, hint } = setUp();
  hint.fail('write', 2, { code: 'unavailable' });
  await hint.port.write(aUser());
  expect(await hint.port.write(aUser({ id: 'user-2' }))).toEqual(fail({ code: 'unavailable' }));
  expect(await real.read()).toEqual(ok(aUser()));
  expect(await hint.port.write(aUser({ id: 'user-3' }))).toEqual(ok(undefined));
});

test('a lost answer becomes a failure although the call had its effect', async () => {
  const { real, hint } = setUp();
  hint.lose('write', 1, { code: 'unavailable' });
  expect(await hint.port.write(aUser())).toEqual(fail({ code: 'unavailable' }));
  expect(await real.read()).toEqual(ok(aUser()));
});

test('a broken call rejects, as a bug does', async () => {
  const { session } = setUp();
  session.break('read', 1);
  await expect(session.port.read()).rejects.toThrow(PlannedBug);
  expect(await session.port.read()).toEqual(ok(null));
});

test('a held call answers when it is released, with what was true when it was made', async () => {
  const { session, hint } = setUp();
  const answer = session.hold('read', 1);
  const answers: unknown[] = [];
  void session.port.read().then((first) => answers.push(first));
  await hint.port.write(aUser());
  answers.push(await session.port.read());
  await settle();
  expect(answers).toEqual([ok(aUser())]);
  answer();
  await settle();
  expect(answers).toEqual([ok(aUser()), ok(null)]);
});
