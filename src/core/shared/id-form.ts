/** The format of every id and revision, in all back ends: 1 to 64 letters, digits, hyphens and underscores. */
export const ID_FORM = /^[\w-]{1,64}$/;

import * as v from 'valibot';

/** An id that a browser chose. */
export const chosenIdSchema = v.pipe(v.string(), v.regex(ID_FORM));
