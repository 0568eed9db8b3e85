/** Most combining marks in a row: Unicode's Stream-Safe Text Format has the same bound, and no language needs more. */
const MOST_MARKS = 30;

/**
 * What no text may hold: U+0000, which PostgreSQL cannot store, and a lone half of a surrogate pair, which breaks SQL that
 * reads inside stored JSON.
 */
const NUL = '\u0000';
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * A combining mark, or a character that becomes one in compatibility decomposition. A long run of different marks costs
 * the square of its length to normalize and to draw.
 */
const MARK = '[\\p{M}\uFF9E\uFF9F]';
const TOO_MANY_MARKS = new RegExp(`${MARK}{${MOST_MARKS + 1}}`, 'u');
const LONG_RUN = new RegExp(`(${MARK}{${MOST_MARKS}})${MARK}+`, 'gu');

/** Whether a text can be stored, searched and shown: no U+0000, no lone surrogate, at most MOST_MARKS marks in a row. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL) && !LONE_SURROGATE.test(text) && !TOO_MANY_MARKS.test(text);
}

/** A text with each longer run of marks cut to MOST_MARKS, in time linear in its length. */
export function cutMarks(text: string): string {
  return text.replace(LONG_RUN, '$1');
}

/** A text with U+FFFD in place of each lone half of a surrogate pair. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** A text as near to the given one as can be stored. */
export function storable(text: string): string {
  return isStorable(text) ? text : wellFormed(cutMarks(text.replaceAll(NUL, '')));
}
