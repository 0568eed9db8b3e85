import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type Action, DATA_ACTIONS, may } from '../../../src/core/access/may';
import { ROLES } from '../../../src/core/access/role';
import {
  admission,
  CONFIRMED_MS,
  firstSecondStep,
  hasBegun,
  isConfirmed,
  lacksSecondStep,
  NO_SECOND_STEP,
  needsStepUp,
  type Standing,
  secondStepFromOf,
} from '../../../src/core/access/second-step';

const NOON = Date.UTC(2026, 11, 5, 20);
const standing = (change: Partial<Standing> = {}): Standing => ({
  assurance: 'password',
  secondStepFrom: '2026-12-01',
  hasFactor: false,
  confirmedAt: NOON,
  readAt: NOON,
  ...change,
});

test('the policy names admins, or program managers with them, and nobody else', () => {
  const named = (secondStep: 'off' | 'admins' | 'admins-and-managers') =>
    ROLES.filter((role) => secondStepFromOf(role, { secondStep, secondStepFrom: '2026-12-12' }) !== null);
  expect(named('off')).toEqual([]);
  expect(named('admins')).toEqual(['admin']);
  expect(named('admins-and-managers')).toEqual(['admin', 'program_manager']);
  expect(secondStepFromOf('admin', NO_SECOND_STEP)).toBeNull();
});

test('it begins with its day in Las Vegas', () => {
  const midnight = Date.UTC(2026, 11, 12, 8);
  expect(hasBegun('2026-12-12', midnight - 1)).toBe(false);
  expect(hasBegun('2026-12-12', midnight)).toBe(true);
  expect(hasBegun(null, midnight)).toBe(false);
});

test('a new server asks admins seven days after its database was made', () => {
  expect(firstSecondStep(NOON)).toEqual({ secondStep: 'admins', secondStepFrom: '2026-12-12' });
});

test('somebody confirmed for less than ten minutes, by a factor where they have one', () => {
  const second = (readAt: number) => standing({ assurance: 'second', hasFactor: true, readAt });
  expect(isConfirmed(second(NOON + CONFIRMED_MS - 1))).toBe(true);
  expect(isConfirmed(second(NOON + CONFIRMED_MS))).toBe(false);
  expect(isConfirmed(second(NOON - 1))).toBe(false);
  expect(isConfirmed(standing())).toBe(true);
  expect(isConfirmed(standing({ hasFactor: true }))).toBe(false);
});

test('a confirmation is asked for of everybody after ten minutes', () => {
  const readAt = NOON + CONFIRMED_MS;
  expect(needsStepUp(undefined)).toBe(false);
  expect(needsStepUp(standing({ secondStepFrom: null, readAt }))).toBe(true);
  expect(needsStepUp(standing({ secondStepFrom: null, hasFactor: true, readAt }))).toBe(true);
  expect(needsStepUp(standing())).toBe(false);
});

test('with the policy off, every right is as it was, but for what needs a confirmation', () => {
  const late = standing({ secondStepFrom: null, readAt: NOON + CONFIRMED_MS });
  const refused = DATA_ACTIONS.filter((right) => admission(right, late) !== 'person');
  expect(refused.toSorted()).toEqual([
    'factor.change-own',
    'person.erase',
    'person.export',
    'person.reset-factor',
    'person.sign-out',
  ]);
  expect(admission('factor.change-own', standing({ secondStepFrom: null }))).toBe('person');
});

test('a password alone opens the session, the own account, and what strangers may call', () => {
  const opened = (right: Action) => admission(right, standing());
  expect(opened('session.read')).toBe('person');
  expect(opened('account.change-password')).toBe('person');
  expect(opened('factor.change-own')).toBe('person');
  expect(opened('campaign.list-active')).toBe('nobody');
  expect(opened('content.read')).toBe('nobody');
  expect(opened('changes.follow')).toBe('second-factor');
  expect(opened('person.list')).toBe('second-factor');
  expect(opened('open home')).toBe('second-factor');
});

test('export and erasure ask for a confirmation', () => {
  const second = standing({ assurance: 'second', hasFactor: true });
  const late = { ...second, readAt: NOON + CONFIRMED_MS };
  for (const right of ['person.export', 'person.erase', 'person.sign-out', 'person.reset-factor'] as const) {
    expect(admission(right, second)).toBe('person');
    expect(admission(right, late)).toBe('step-up');
  }
  expect(admission('person.list', late)).toBe('person');
  expect(admission('person.erase', late, true)).toBe('person');
});

test('what only reads needs the second step all the same', () => {
  expect(admission('person.erase', standing(), true)).toBe('second-factor');
});

const standings = fc.record({
  assurance: fc.constantFrom('password' as const, 'second' as const),
  secondStepFrom: fc.constantFrom(null, '2026-12-01', '2027-01-01'),
  hasFactor: fc.boolean(),
  confirmedAt: fc.integer({ min: NOON - 2 * CONFIRMED_MS, max: NOON + CONFIRMED_MS }),
  readAt: fc.constant(NOON),
});

property.prop([standings, fc.constantFrom(...DATA_ACTIONS)])(
  'a session that lacks its second step opens nothing of other people',
  (someone, right) => {
    const answer = admission(right, someone);
    const isOwn = /^(session|account|factor)\./.test(right);
    if (!lacksSecondStep(someone) || isOwn) expect(['person', 'step-up']).toContain(answer);
    else expect(answer).toBe(may(null, right) ? 'nobody' : 'second-factor');
  },
);
