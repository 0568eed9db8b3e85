import type { CommonPasswords } from './common-passwords.port';

/** Fewest and most characters of a password. */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

/** What is wrong with a new password. There are no rules of how it is made up. */
export type PasswordFault = 'missing' | 'too-short' | 'too-long' | 'common';

/** What is wrong with the length of a new password, spaces included; null when nothing is. */
export function passwordLengthFault({ length }: string): 'missing' | 'too-short' | 'too-long' | null {
  if (length === 0) return 'missing';
  if (length < MIN_PASSWORD) return 'too-short';
  return length > MAX_PASSWORD ? 'too-long' : null;
}

/**
 * What is wrong with a new password; null when nothing is. A common one stays common with digits or signs around it,
 * in capitals, or written several times. Where `common` is null, somebody else looks whether it is one.
 */
export async function findPasswordFault(
  password: string,
  common: CommonPasswords | null,
): Promise<PasswordFault | null> {
  const fault = passwordLengthFault(password);
  if (fault || !common) return fault;
  return (await common.hasAny(coresOf(password))) ? 'common' : null;
}

/** The words that a password may be a variant of. */
function coresOf(password: string): readonly string[] {
  const whole = password.toLowerCase();
  const word = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const [, repeated = ''] = /^(.+?)\1+$/u.exec(whole) ?? [];
  // A single character, or two, is in no list of passwords, but six of them are.
  const several = repeated.repeat(Math.ceil(6 / Math.max(repeated.length, 1)));
  return [whole, word, repeated, several].filter((core) => core !== '');
}
