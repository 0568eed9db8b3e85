import { expect, test } from 'vitest';
import { fail, ok } from '../../src/core/shared/result';
import { settle } from '../support/fake-time';
import { PlannedBug, withFaults } from '../support/faults/with-faults';
import { InMemorySessionStore } from '../support/in-memory/in-memory-session-store';
import { aUser } from '../support/users';

function setUp() {
  const real = new InMemorySessionStore();
  return { real, faulty: withFaults('sessionStore', real) };
}

test('a wrapper without a plan behaves as the port that it wraps', async () => {
  const { real, faulty } = setUp();
  expect(await faulty.port.write(aUser())).toEqual(ok(undefined));
  expect(await faulty.port.read()).toEqual(await real.read());
  let heard = 0;
  faulty.port.subscribe(() => {
    heard += 1;
  });
  real.changeElsewhere(null);
  expect(heard).toBe(1);
  expect([faulty.calls('read'), faulty.calls('write'), faulty.calls('clear')]).toEqual([1, 1, 0]);
});

test('only the planned call fails, and it has no effect', async () => {
  const { real, faulty } = setUp();
  faulty.fail('write', 2, { code: 'unavailable' });
  await faulty.port.write(aUser());
  expect(await faulty.port.write(aUser({ id: 'user-2' }))).toEqual(fail({ code: 'unavailable' }));
  expect(await real.read()).toEqual(ok(aUser()));
  expect(await faulty.port.write(aUser({ id: 'user-3' }))).toEqual(ok(undefined));
});

test('a lost answer becomes a failure although the call had its effect', async () => {
  const { real, faulty } = setUp();
  faulty.lose('write', 1, { code: 'unavailable' });
  expect(await faulty.port.write(aUser())).toEqual(fail({ code: 'unavailable' }));
  expect(await real.read()).toEqual(ok(aUser()));
});

test('a broken call rejects, as a bug does', async () => {
  const { faulty } = setUp();
  faulty.break('read', 1);
  await expect(faulty.port.read()).rejects.toThrow(PlannedBug);
  expect(await faulty.port.read()).toEqual(ok(null));
});

test('a held call answers when it is released, with what was true when it was made', async () => {
  const { faulty } = setUp();
  const answer = faulty.hold('read', 1);
  const answers: unknown[] = [];
  void faulty.port.read().then((first) => answers.push(first));
  await faulty.port.write(aUser());
  answers.push(await faulty.port.read());
  await settle();
  expect(answers).toEqual([ok(aUser())]);
  answer();
  await settle();
  expect(answers).toEqual([ok(aUser()), ok(null)]);
});
