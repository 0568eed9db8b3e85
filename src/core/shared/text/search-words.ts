import { cutMarks } from './storable-text';
import { numbersIn, spacedDigits, wholeNumbers } from './telephone-digits';

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
/**
 * Soft hyphens, zero-width characters and the like, which nobody sees and nobody types; and the acute accent that stands alone as an
 * apostrophe, which normalizing turns into a space.
 */
const INVISIBLE_OR_ACUTE = /[\p{Default_Ignorable_Code_Point}´]/gu;
/** What stands behind an apostrophe in a word, as 'dowd' in "o'dowd". */
const BEHIND_APOSTROPHE = /(?<=[\p{L}\p{N}]')[\p{L}\p{N}]{2,}/gu;

/** What people write for an apostrophe; some of these count as letters. */
const APOSTROPHES = '‘’‛′ʹʻʼʽʾʿˈꞌ՚';
/** Small letters that normalizing leaves as they are, by how they are typed on a keyboard that has none of them. */
const TYPED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ƀ: 'b',
  ɓ: 'b',
  ɗ: 'd',
  ǥ: 'g',
  ɨ: 'i',
  ƙ: 'k',
  ƚ: 'l',
  ʉ: 'u',
  ƴ: 'y',
  ƶ: 'z',
  // The end of a Greek word has a form of its own.
  ς: 'σ',
};
const UNTYPED = new RegExp(`[${APOSTROPHES}${Object.keys(TYPED).join('')}]`, 'g');

/**
 * The words that lists find texts with, each once: letters and digits of any script, small, without accents and apostrophes.
 * What stands behind an apostrophe is one more word; so are the digits of each telephone number, as numbersIn says.
 */
export function searchWords(...texts: readonly string[]): readonly string[] {
  const plain = plainOf(texts.join('\n'));
  return [...new Set([...wordsIn(plain), ...furtherWords(plain)])];
}

/** Small letters without accents. Long runs of accents are cut before: normalizing one takes the square of its length. */
function plainOf(text: string): string {
  // Most texts have nothing to take away, and looking for it is most of the work.
  const plain = PLAIN.test(text) ? text.toLowerCase() : typedAs(text);
  return (plain.includes('`') ? plain.replaceAll('`', "'") : plain).slice(0, LONGEST_TEXT);
}

function typedAs(text: string): string {
  const visible = text.replace(INVISIBLE_OR_ACUTE, (character) => (character === '´' ? "'" : ''));
  return cutMarks(visible).normalize('NFKD').replace(ACCENT, '').toLowerCase().replace(UNTYPED, asTyped);
}

/** What a keyboard without a small letter has in its place. */
function asTyped(character: string): string {
  return TYPED[character] ?? "'";
}

/** Small letters in which special ones and apostrophes are as on a keyboard that has none of them. */
export function typedLetters(small: string): string {
  return small.replace(UNTYPED, asTyped);
}

function withoutApostrophes(plain: string): string {
  return plain.includes("'") ? plain.replaceAll("'", '') : plain;
}

function wordsIn(plain: string): readonly string[] {
  return (withoutApostrophes(plain).match(WORD) ?? []).map(cut);
}

/** The words that are there for the search alone. */
function furtherWords(plain: string): readonly string[] {
  const behind = plain.includes("'") ? (plain.match(BEHIND_APOSTROPHE) ?? []) : [];
  return [...behind.map(cut), ...numbersIn(withoutApostrophes(plain))];
}

/** Whether each word of the search is the beginning of some word of the texts. An empty search finds everything. */
export function isFound(texts: readonly string[], search: string): boolean {
  return finder(search)(texts);
}

/** The same for many texts: the search is read once. */
export function finder(search: string): (texts: readonly string[]) => boolean {
  const wanted = wantedWords(search);
  if (wanted.length === 0) return () => true;
  const traces = wanted.map(traceOf);
  return (texts) => {
    const plain = plainOf(texts.join('\n'));
    const letters = withoutApostrophes(plain);
    // Most texts have it nowhere, and are told apart before their words are.
    if (!traces.every((isIn) => isIn(letters))) return false;
    const words = wordsIn(letters);
    const missing = wanted.filter((begin) => !beginsAny(words, begin));
    if (missing.length === 0) return true;
    const further = furtherWords(plain);
    return missing.every((begin) => beginsAny(further, begin));
  };
}

/** Tells whether a text may have a word that begins so. */
function traceOf(begin: string): (plain: string) => boolean {
  if (!/^\d+$/.test(begin)) return (plain) => plain.includes(begin);
  const [first, digits] = [begin.charAt(0), spacedDigits(begin)];
  return (plain) => plain.includes(first) && digits.test(plain);
}

function beginsAny(words: readonly string[], begin: string): boolean {
  return words.some((word) => word.startsWith(begin));
}

/**
 * The words that a search looks for; a whole telephone number is one of them. One Latin letter alone is left out: nearly every text
 * has a word that begins so.
 */
export function wantedWords(search: string): readonly string[] {
  const words = new Set(wordsIn(wholeNumbers(withoutApostrophes(plainOf(search)))));
  return [...words].filter((word) => !/^[a-z]$/.test(word)).slice(0, MOST_WORDS);
}

/** Not within a character of two units. */
function cut(word: string): string {
  return word.length <= LONGEST_WORD ? word : word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '');
}
