import * as v from 'valibot';
import { LINE, textSchema } from './text/text-schema';

/** The format of every id and revision, in all back ends: 1 to 64 letters, digits, hyphens and underscores. */
export const ID_FORM = /^[\w-]{1,64}$/;

/** Whether an id cannot be taken for what every object has, such as '__proto__' and 'constructor'. */
function isOwnName(id: string): boolean {
  return !(id in Object.prototype);
}

const NO_ID = 'This has to be an id of letters, digits and hyphens.';

/**
 * An id from outside, of something that may be there or not. It holds nothing that somebody typed, so a query of ids may be part of an
 * address.
 */
export const idSchema = v.pipe(textSchema(LINE), v.check(isOwnName, NO_ID));

/** An id that a browser chose. */
export const chosenIdSchema = v.pipe(
  v.string('This has to be a text.'),
  v.regex(ID_FORM, NO_ID),
  v.check(isOwnName, NO_ID),
);
