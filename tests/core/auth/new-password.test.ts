import { expect, test } from 'vitest';
import { ListedCommonPasswords } from '../../../src/adapters/common-passwords/listed-common-passwords';
import { findPasswordFault } from '../../../src/core/auth/new-password';

const common = new ListedCommonPasswords();

test.each([
  ['', 'missing'],
  ['short', 'too-short'],
  ['eleven chrs', 'too-short'],
  ['twelve chars', null],
  ['            ', null],
  ['x1'.repeat(64), null],
  [`${'x1'.repeat(64)}y`, 'too-long'],
  ['1qaz2wsx3edc', 'common'],
  ['LeaveMeAlone', 'common'],
  ['password2026!', 'common'],
  ['!!!Password!!!', 'common'],
  ['dragondragon', 'common'],
  ['111111111111', 'common'],
  ['walk a mile in these', null],
  ['dragon-ladder-7', null],
  ['läuft in großen Schuhen', null],
])('%j: %s', async (password, fault) => {
  expect(await findPasswordFault(password, common)).toBe(fault);
});

test('where somebody else looks for common passwords, only the length counts', async () => {
  expect(await findPasswordFault('1qaz2wsx3edc', null)).toBeNull();
  expect(await findPasswordFault('1qaz2wsx', null)).toBe('too-short');
});
