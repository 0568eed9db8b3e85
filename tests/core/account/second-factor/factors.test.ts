import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  CHALLENGE_MS,
  CHALLENGE_TRIES,
  takesTry,
} from '../../../../src/core/account/second-factor/challenge';
import {
  backupCodesLeft,
  type Factors,
  hasFactor,
  isCountedOn,
  noFactors,
  withBackupCodes,
  withBackupCodeUsed,
  withoutFactor,
  withPasskeyUsed,
} from '../../../../src/core/account/second-factor/factors';
import { idleEndMs } from '../../../../src/core/account/second-factor/session-end';
import {
  codesWait,
  isTold,
  MOST_WRONG_AN_HOUR,
  WRONG_CODES_TOLD,
  withWrongCode,
} from '../../../../src/core/account/second-factor/wrong-codes';

const HOUR = 60 * 60_000;
const passkey = (id: string) => ({
  id,
  name: 'Phone',
  publicKey: 'key',
  counter: 0,
  transports: [],
  addedAt: 0,
  lastUsedAt: null,
});
const both: Factors = withBackupCodes(
  {
    ...noFactors('ann'),
    authenticator: { secret: 'secret', addedAt: 0, lastUsedAt: null },
    passkeys: [passkey('a')],
  },
  ['one', 'two'],
);

test('backup codes are used once each, and are no factor alone', () => {
  const used = withBackupCodeUsed(both, 'one', 5);
  expect(used && backupCodesLeft(used)).toBe(1);
  expect(used && withBackupCodeUsed(used, 'one', 6)).toBeNull();
  expect(withBackupCodeUsed(both, 'three', 5)).toBeNull();
  expect(hasFactor(withBackupCodes(noFactors('ann'), ['one']))).toBe(false);
});

test('backup codes go with the last factor', () => {
  const one = withoutFactor(both, 'a');
  expect(one && backupCodesLeft(one)).toBe(2);
  const none = one && withoutFactor(one, null);
  expect(none && [hasFactor(none), backupCodesLeft(none)]).toEqual([false, 0]);
  expect(withoutFactor(both, 'b')).toBeNull();
  expect(withoutFactor(noFactors('ann'), null)).toBeNull();
});

test('a passkey notes its use and its count', () => {
  expect(withPasskeyUsed(both, 'a', 3, 9).passkeys).toEqual([{ ...passkey('a'), counter: 3, lastUsedAt: 9 }]);
});

test('a count above 0 has to be exceeded', () => {
  expect([isCountedOn({ counter: 0 }, 0), isCountedOn({ counter: 0 }, 1)]).toEqual([true, true]);
  expect([3, 4, 5].map((next) => isCountedOn({ counter: 4 }, next))).toEqual([false, false, true]);
});

test('a challenge takes five tries in ten minutes', () => {
  const challenge = { expiresAt: CHALLENGE_MS, tries: CHALLENGE_TRIES - 1 };
  expect(takesTry(challenge, CHALLENGE_MS - 1)).toBe(true);
  expect(takesTry(challenge, CHALLENGE_MS)).toBe(false);
  expect(takesTry({ ...challenge, tries: CHALLENGE_TRIES }, 0)).toBe(false);
});

test('after twenty wrong codes within an hour codes wait an hour; at ten the person is told, once', () => {
  let times: readonly number[] = [];
  const told: number[] = [];
  for (let count = 1; count <= MOST_WRONG_AN_HOUR; count += 1) {
    expect(codesWait(times, count)).toBe(false);
    times = withWrongCode(times, count);
    if (isTold(times)) told.push(count);
  }
  expect(told).toEqual([WRONG_CODES_TOLD]);
  expect(codesWait(times, MOST_WRONG_AN_HOUR)).toBe(true);
  expect(codesWait(times, MOST_WRONG_AN_HOUR + HOUR - 1)).toBe(true);
  expect(codesWait(times, MOST_WRONG_AN_HOUR + HOUR)).toBe(false);
});

test('somebody who types a wrong code every six minutes is told of once', () => {
  let times: readonly number[] = [];
  const told: number[] = [];
  for (let count = 1; count <= 40; count += 1) {
    times = withWrongCode(times, count * 6 * 60_000);
    if (isTold(times)) told.push(count);
  }
  expect(told).toEqual([WRONG_CODES_TOLD]);
});

property.prop([fc.array(fc.integer({ min: 1, max: 20 * 60_000 }), { maxLength: 80 })])(
  'no hour takes more than twenty wrong codes',
  (waits) => {
    let [times, now]: [readonly number[], number] = [[], 0];
    const taken: number[] = [];
    for (const wait of waits) {
      now += wait;
      if (codesWait(times, now)) continue;
      times = withWrongCode(times, now);
      taken.push(now);
    }
    for (const at of taken)
      expect(taken.filter((other) => other >= at && other - at < HOUR).length).toBeLessThanOrEqual(
        MOST_WRONG_AN_HOUR,
      );
  },
);

test('sessions of staff end after an hour without a call, others after twelve', () => {
  expect(['admin', 'program_manager', 'volunteer', 'donor', null].map(idleEndMs)).toEqual([
    HOUR,
    HOUR,
    12 * HOUR,
    12 * HOUR,
    12 * HOUR,
  ]);
});
