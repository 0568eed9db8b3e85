import type { PasswordHasher } from '../../../core/account/passwords/password-hasher.port';
import { fail, ok } from '../../../core/shared/result';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

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
