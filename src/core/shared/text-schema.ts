import * as v from 'valibot';

/** PostgreSQL stores every character but this one. */
const NUL = '\u0000';

/**
 * A text from outside, of at most `longest` UTF-16 units and without the character U+0000, which the database cannot
 * keep.
 */
export function textSchema(longest: number) {
  return v.pipe(
    v.string('This has to be a text.'),
    v.maxLength(
      longest,
      `This is too long; at most ${longest.toLocaleString('en-US')} characters can be kept.`,
    ),
    v.check((value) => !value.includes(NUL), 'This holds a character that cannot be kept.'),
  );
}

/**
 * A text of one line: as `textSchema`, and without line breaks and other control characters, which end a header of a mail
 * and begin another.
 */
export function lineSchema(longest: number) {
  return v.pipe(
    textSchema(longest),
    v.check((value) => !/\p{Cc}/u.test(value), 'This has to be one line.'),
  );
}

/** Longest name, address or phone number, in UTF-16 units. */
export const LINE = 500;
/** Longest message, in UTF-16 units. */
export const MESSAGE = 100_000;
