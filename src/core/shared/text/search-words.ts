import { cutMarks } from './storable-text';

/** More words than anybody types; further ones are left out. */
const MOST_WORDS = 8;
/** Longer words are cut, in UTF-16 units: nobody types more of one. */
const LONGEST_WORD = 40;
/** What stands further back in a text is not found, in UTF-16 units: an index has its limits. */
const LONGEST_TEXT = 100_000;

const WORD = /[\p{L}\p{N}]+/gu;
const ACCENT = /\p{M}+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: every character of ASCII, whichever it is
const PLAIN = /^[\x00-\x7f]*$/;

/** The words of a text as lists are searched, each once: letters and digits of any script, small and without accents. */
export function searchWords(text: string): readonly string[] {
  return wordsIn(plainOf(text));
}

/** A text in small letters without accents. Long runs of accents are cut before: normalizing one takes the square of its length. */
function plainOf(text: string): string {
  // Most texts have no accents to take away, and looking for them is most of the work.
  const bare = PLAIN.test(text) ? text : cutMarks(text).normalize('NFKD').replace(ACCENT, '');
  return bare.toLowerCase().slice(0, LONGEST_TEXT);
}

function wordsIn(plain: string): readonly string[] {
  return [...new Set(plain.match(WORD)?.map(cut))];
}

/** Whether each word of the search is the beginning of some word of the texts. An empty search finds everything. */
export function isFound(texts: readonly string[], search: string): boolean {
  return finder(search)(texts);
}

/** The same for many texts: the search is read once. */
export function finder(search: string): (texts: readonly string[]) => boolean {
  const wanted = wantedWords(search);
  if (wanted.length === 0) return () => true;
  return (texts) => {
    const plain = plainOf(texts.join(' '));
    // Most texts have it nowhere, and are told apart before their words are.
    if (!wanted.every((begin) => plain.includes(begin))) return false;
    const words = wordsIn(plain);
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  };
}

/** The words that a search looks for. One Latin letter alone is left out: nearly every text has a word that begins so. */
export function wantedWords(search: string): readonly string[] {
  return searchWords(search)
    .filter((word) => !/^[a-z]$/.test(word))
    .slice(0, MOST_WORDS);
}

/** Not within a character of two units. */
function cut(word: string): string {
  return word.length <= LONGEST_WORD ? word : word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '');
}
