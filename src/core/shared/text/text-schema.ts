import * as v from 'valibot';
import { formatCount } from './format-count.ts';
import { isStorable } from './storable-text.ts';

/** Longest name, address or phone number, in UTF-16 units. */
export const LINE = 500;
/** Longest text of several lines in a form of the public site, in UTF-16 units. */
export const FORM_TEXT = 5_000;
/** Longest note or description that staff write, in UTF-16 units. */
export const NOTE = 100_000;

/** Said of a text that isStorable refuses. */
export const UNSTORABLE_TEXT =
  'This has characters that can’t be saved. Remove unusual symbols and try again.';

/** A text from outside of at most `longest` UTF-16 units that isStorable accepts. */
export function textSchema(longest: number) {
  return v.pipe(
    v.string('This has to be a text.'),
    v.maxLength(longest, `This is too long; at most ${formatCount(longest)} characters can be kept.`),
    v.check(isStorable, UNSTORABLE_TEXT),
  );
}

/** Whether a text has no line breaks and no other control characters. */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/**
 * A text of one line: as `textSchema`, and without line breaks and other control characters, which end a header of a mail
 * and begin another.
 */
export function lineSchema(longest: number) {
  return v.pipe(textSchema(longest), v.check(isOneLine, 'This has to be one line.'));
}

/** A title: as `lineSchema`, but line breaks in it become spaces, so that a pasted one is kept. */
export function titleSchema(longest: number) {
  return v.pipe(
    v.string('This has to be a text.'),
    v.transform((typed) => typed.replace(/[\r\n\u2028\u2029]+/g, ' ')),
    lineSchema(longest),
  );
}
