/** By what a program that fills in forms gives itself away. */
export interface FormSigns {
  /** Value of a hidden field that people can neither see nor reach. */
  readonly trap: string;
  /** For how long the page had been open when the form was sent, in ms. */
  readonly openMs: number;
}

/** Nobody opens a page, finds a form and fills it in faster, in ms. */
const LEAST_OPEN_MS = 2000;

/** The field that a refusal for such signs names; no form has one of this name. */
export const SIGNS_FIELD = 'pace';

/**
 * Whether a form looks as if a program had filled it in. It is refused and can be sent once more, so that a person who is
 * very quick, or whose browser filled in the hidden field, loses nothing.
 */
export function looksLikeProgram({ trap, openMs }: FormSigns): boolean {
  return trap !== '' || !(openMs >= LEAST_OPEN_MS);
}

import * as v from 'valibot';

/** The signs as they come from outside. */
export const formSignsSchema: v.GenericSchema<unknown, FormSigns> = v.strictObject({
  trap: v.pipe(v.string(), v.maxLength(500)),
  openMs: v.number(),
});
