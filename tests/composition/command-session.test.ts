import { expect, test } from 'vitest';
import { commandStanding, noteSignIn } from '../../src/composition/simulation/browser-standing';
import { mayOpenLess } from '../../src/composition/simulation/standing-session';
import { needsStepUp } from '../../src/core/access/second-step';
import { FakeStorage } from '../support/fake-storage';
import { aUser } from '../support/users';

const NOON = Date.UTC(2026, 10, 29, 20);
const MINUTE = 60_000;

/** A browser of its own. */
function browser() {
  const view = { localStorage: new FakeStorage(), dispatchEvent: () => true };
  const asks = (minute: number, user = aUser({ role: 'admin' })) =>
    needsStepUp(commandStanding(user, view, NOON + minute * MINUTE));
  return { view, asks };
}

test('ten minutes after the sign-in the simulation asks for a confirmation as a server does', () => {
  const { view, asks } = browser();
  noteSignIn(aUser().id, view, NOON);
  expect(asks(9)).toBe(false);
  expect(asks(10)).toBe(true);
  noteSignIn(aUser().id, view, NOON + 11 * MINUTE);
  expect(asks(12)).toBe(false);
  // Nobody has a second step, so that no page has to fetch what it is.
  expect(mayOpenLess(view)).toBe(false);
});

test('the ten minutes of a session that knows no sign-in begin with its first change', () => {
  const { asks } = browser();
  expect(asks(0)).toBe(false);
  expect(asks(9)).toBe(false);
  expect(asks(10)).toBe(true);
  expect(asks(10, { ...aUser({ role: 'admin' }), id: 'somebody-else' })).toBe(false);
});
