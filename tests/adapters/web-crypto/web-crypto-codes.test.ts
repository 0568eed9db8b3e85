import { expect, test } from 'vitest';
import { WebCryptoCodes } from '../../../src/adapters/web-crypto/web-crypto-codes';
import { base32, stepAt } from '../../../src/core/account/second-factor/code-rules';

const codes = new WebCryptoCodes(crypto);
/** The secret of the test vectors of RFC 6238. */
const SECRET = base32(new TextEncoder().encode('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of RFC 6238', async (second, code) => {
  const step = stepAt(second * 1000);
  expect(await codes.codes(SECRET, [step])).toEqual([{ step, code }]);
});

test('a text that is no secret has no codes', async () => {
  expect(await codes.codes('1', [0])).toEqual([]);
  expect(await codes.codes('', [0])).toEqual([]);
});

test('a hash is SHA-256 in hexadecimal digits', async () => {
  expect(await codes.hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
