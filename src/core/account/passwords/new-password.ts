import { countPieces } from './password-pieces';

/** Fewest characters of a password, in UTF-16 units. */
export const MIN_PASSWORD = 12;
/** Most characters of a password, in UTF-16 units. */
export const MAX_PASSWORD = 128;
/** Fewest different characters of a password; capitals count as small letters. */
export const MIN_DIFFERENT = 5;
/** Fewest pieces of a password (see countPieces). */
const MIN_PIECES = 8;
/** Shorter words of a name or an email are part of too many others. */
const SHORTEST_WORD = 3;

/** Whose password it is going to be. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/**
 * What is wrong with a new password: it is mostly a 'sequence' (abcdef, 123456, qwerty) or a repetition, or mostly the
 * 'personal' name or email of its owner, or made of words of the site ('site-words'). No rule demands certain kinds of characters.
 */
export type PasswordFault =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'few-characters'
  | 'sequence'
  | 'personal'
  | 'site-words'
  | 'common';

/** What can be told without the list of common passwords; null when nothing is wrong. Spaces count. */
export function findWeakness(
  password: string,
  owner: PasswordOwner,
): Exclude<PasswordFault, 'common' | 'site-words'> | null {
  const { length } = password;
  if (length === 0) return 'missing';
  if (length < MIN_PASSWORD) return 'too-short';
  if (length > MAX_PASSWORD) return 'too-long';
  const text = plain(password);
  if (new Set(text).size < MIN_DIFFERENT) return 'few-characters';
  if (countPieces(text, []) < MIN_PIECES) return 'sequence';
  return countPieces(text, wordsOf(owner)) < MIN_PIECES ? 'personal' : null;
}

/** As passwords compare here: without regard to capitals and to how a letter with an accent is stored. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Name and email, whole, without spaces, and in words. */
function wordsOf({ name, email }: PasswordOwner): readonly string[] {
  const texts = [plain(name), plain(email)];
  const words = texts.flatMap((text) => [text, text.replace(/\s+/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return words.filter(({ length }) => length >= SHORTEST_WORD);
}
