import { LINE, textSchema } from './text/text-schema';

/** Which record a change is for, and the revision `base` that it was made from; from outside. */
export const changeEntries = { id: textSchema(LINE), base: textSchema(LINE) };
