/** By what a program that fills in forms gives itself away. */
export interface FormSigns {
  /** Empty as long as nothing was typed into a hidden field that people can neither see nor reach. */
  readonly trap: string;
  /** For how long the page had been open when the form was sent, in ms. */
  readonly openMs: number;
}

/** Nobody opens a page, finds a form and fills it in faster, in ms. */
const LEAST_OPEN_MS = 2000;

/** The signs of a program, as a refusal names them in place of a field; no form has a field of these names. */
export const PROGRAM_SIGNS = ['trap', 'pace'] as const;

export type ProgramSign = (typeof PROGRAM_SIGNS)[number];

/**
 * By what a form looks as if a program had filled it in: the hidden field, or its pace; null where nothing does. It is refused
 * and can be sent once more, so that a person who is very quick, or whose browser filled in the hidden field, loses nothing.
 */
export function programSign({ trap, openMs }: FormSigns): ProgramSign | null {
  if (trap !== '') return 'trap';
  return openMs >= LEAST_OPEN_MS ? null : 'pace';
}

import * as v from 'valibot';

/** The signs as they come from outside. */
export const formSignsSchema: v.GenericSchema<unknown, FormSigns> = v.strictObject({
  trap: v.pipe(v.string(), v.maxLength(500)),
  openMs: v.number(),
});
