import type { PasswordHasher } from '../../../core/account/passwords/password-hasher.port';
import { fail, ok } from '../../../core/shared/result';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

/** So many rounds make guessing slow; in a browser they take a tenth of a second. */
const ROUNDS = 200_000;

/** Makes a hash of a text that somebody chose, from which it is slow to guess. `text` begins with what it is salted by. */
export async function pbkdf2(subtle: SubtleCrypto, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const salt = new TextEncoder().encode(`simulation:${text.split(':')[0]}`);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  const bits = new Uint8Array(await subtle.deriveBits(settings, key, 256));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a text from which nobody finds out what it was made from; null where the browser lets no page do so. */
export type HashText = ((text: string) => Promise<string>) | null;

/** Whether somebody's password is the one with this hash; null for the password that a sample account has from the beginning. */
export async function isPassword(
  hashText: HashText,
  id: string,
  password: string,
  hash: string | null,
): Promise<boolean> {
  if (hash !== null) return hashText !== null && hash === (await hashText(`${id}:${password}`));
  return SAMPLE_ACCOUNTS.some(({ user, ...account }) => user.id === id && account.password === password);
}

/** Hashes passwords in this browser. */
export function simulatedHasher(hashText: HashText): PasswordHasher {
  return {
    hash: async (id, password) =>
      hashText ? ok(await hashText(`${id}:${password}`)) : fail({ code: 'unavailable' }),
    verify: (id, password, hash) => isPassword(hashText, id, password, hash),
  };
}
