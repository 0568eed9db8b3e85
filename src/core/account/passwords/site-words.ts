import { ROLES } from '../../access/role';

/** Words that belong to every site of ours, in small letters. */
const OWN_WORDS = [
  'fsr',
  'shoe',
  'shoes',
  'vegas',
  'lasvegas',
  'every',
  'everyone',
  'foundation',
  'admin',
  ...ROLES.flatMap((role) => [role.replaceAll('_', ''), ...role.split('_')]),
];
/** Shorter words of a name are part of too many others. */
const SHORTEST_WORD = 3;
/** So many digits and signs beside the words make a password that is no easy guess. */
const MANY_OTHERS = 9;
/** Stands where a word stood, so that what was around it makes no new word. */
const GAP = '\n';

/** What the site calls itself. */
export interface SiteNames {
  readonly siteName: string;
  readonly legalName: string;
}

/** Whether a password is made of the site's own words and a few digits or signs: what somebody who wants to get in tries first. */
export function isMadeOfSiteWords(password: string, { siteName, legalName }: SiteNames): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const names = [siteName, legalName].flatMap((name) => {
    const plain = name.normalize('NFC').toLowerCase();
    return [plain.replace(/[^\p{L}\p{N}]+/gu, ''), ...plain.split(/[^\p{L}\p{N}]+/u)];
  });
  const words = [...OWN_WORDS, ...names].filter(({ length }) => length >= SHORTEST_WORD);
  const rest = withoutWords(text, words);
  return rest !== text && !/\p{L}/u.test(rest) && rest.replaceAll(GAP, '').length < MANY_OTHERS;
}

/** A text with a gap in place of each word, the longest first. */
function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, GAP), text);
}
