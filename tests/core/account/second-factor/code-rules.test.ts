import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  authenticatorAddress,
  backupCode,
  base32,
  bytesOfBase32,
  judgeCode,
  plainBackupCode,
  stepAt,
  stepsAround,
} from '../../../../src/core/account/second-factor/code-rules';

const codes = (now: number) =>
  stepsAround(now).map((step) => ({ step, code: String(step % 1_000_000).padStart(6, '0') }));
const codeAt = (now: number) => codes(now)[1]?.code ?? '';

const NOW = 1_796_000_000_000;

test('a code of one step before or after is taken, of two is not', () => {
  for (const [shift, isTaken] of [
    [0, true],
    [25_000, true],
    [-25_000, true],
    [90_000, false],
    [-90_000, false],
  ] as const)
    expect(judgeCode(codeAt(NOW + shift), codes(NOW), -1) !== 'wrong').toBe(isTaken);
});

property.prop([
  fc.integer({ min: 1e12, max: 4e12 }),
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -3, max: 3 }),
])('no step is taken twice, and none before one that was used', (now, first, second) => {
  const one = judgeCode(codeAt(now + first * 30_000), codes(now), -1);
  expect(typeof one === 'string').toBe(Math.abs(first) > 1);
  if (typeof one === 'string') return;
  const other = judgeCode(codeAt(now + second * 30_000), codes(now), one.step);
  if (typeof other !== 'string') expect(other.step).toBeGreaterThan(one.step);
  else expect(other).toBe(Math.abs(second) > 1 ? 'wrong' : 'used');
});

test('spaces within a code do not matter', () => {
  const code = codeAt(NOW);
  expect(judgeCode(`${code.slice(0, 3)} ${code.slice(3)}`, codes(NOW), -1)).toEqual({ step: stepAt(NOW) });
  expect(judgeCode('', codes(NOW), -1)).toBe('wrong');
});

property.prop([fc.uint8Array({ minLength: 1, maxLength: 40 })])('base32 is read back', (bytes) => {
  expect(bytesOfBase32(base32(bytes))).toEqual(Uint8Array.from(bytes));
});

test('base32 is that of RFC 4648', () => {
  expect(base32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI');
  expect(bytesOfBase32('mzxw 6ytb-oi==')).toEqual(Uint8Array.from(new TextEncoder().encode('foobar')));
  expect(bytesOfBase32('0')).toBeNull();
});

property.prop([fc.uint8Array({ minLength: 16, maxLength: 16 })])(
  'a backup code is read in groups, in small letters and without hyphens',
  (bytes) => {
    const code = backupCode(bytes);
    expect(code).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
    expect(plainBackupCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(plainBackupCode(code));
  },
);

test('the address of an authenticator names the site and the account', () => {
  expect(authenticatorAddress('MZXW6', 'Shoes & More', 'ann@example.org')).toBe(
    'otpauth://totp/Shoes%20%26%20More:ann%40example.org?secret=MZXW6&issuer=Shoes%20%26%20More&algorithm=SHA1&digits=6&period=30',
  );
});
