import type { FailureOf } from '../../shared/result';
import { findWeakness, type PasswordFault, type PasswordOwner } from './new-password';
import { passwordFaultTexts } from './password-fault.texts';
import { isMadeOfSiteWords, type SiteNames } from './site-words';

/** The passwords that everybody tries first. */
export interface CommonPasswords {
  /** Whether one of the words, in small letters, is such a password. */
  hasAny(words: readonly string[]): Promise<boolean>;
}

/** Says what a back end has against a new password; null for nothing. Pages find all but the common ones themselves. */
export type PasswordCheck = (
  password: string,
  owner: PasswordOwner,
) => Promise<FailureOf<'validation'> | null>;

/**
 * What is wrong with a new password of `owner`; null when nothing is. A common one stays common with digits or signs
 * around it, in capitals, or written several times.
 */
export async function findPasswordFault(
  password: string,
  owner: PasswordOwner,
  common: CommonPasswords,
  names: SiteNames,
): Promise<PasswordFault | null> {
  return (
    findWeakness(password, owner) ??
    (isMadeOfSiteWords(password, names) ? ('site-words' as const) : null) ??
    ((await common.hasAny(coresOf(password))) ? ('common' as const) : null)
  );
}

/** The check of the new password in a field; `fetchNames` tells what the site calls itself. */
export function passwordCheck(
  common: CommonPasswords,
  field: string,
  fetchNames: () => Promise<SiteNames>,
): PasswordCheck {
  return async (password, owner) => {
    const fault = await findPasswordFault(password, owner, common, await fetchNames());
    return fault && { code: 'validation', fields: [{ field, message: passwordFaultTexts[fault] }] };
  };
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
