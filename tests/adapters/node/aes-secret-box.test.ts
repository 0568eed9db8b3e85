import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { AesSecretBox, readBoxKey } from '../../../src/adapters/node/aes-secret-box';

test('what was sealed is opened by the same key alone, and not when it was changed', () => {
  const box = new AesSecretBox(randomBytes(32));
  const sealed = box.seal('MZXW6YTBOI');
  expect(box.open(sealed)).toBe('MZXW6YTBOI');
  expect(sealed).not.toBe(box.seal('MZXW6YTBOI'));
  expect(new AesSecretBox(randomBytes(32)).open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(box.open(bytes.toString('base64'))).toBeNull();
  expect([box.open(''), box.open('no secret')]).toEqual([null, null]);
});

test('a key is 32 bytes in base64 or hexadecimal digits', () => {
  const key = randomBytes(32);
  expect(readBoxKey(key.toString('hex'))).toEqual(key);
  expect(readBoxKey(key.toString('base64'))).toEqual(key);
  expect(readBoxKey(key.toString('base64url'))).toEqual(key);
  for (const text of [
    '',
    'short',
    randomBytes(31).toString('base64'),
    randomBytes(33).toString('hex'),
    '!'.repeat(43),
  ])
    expect(readBoxKey(text)).toBeNull();
});
