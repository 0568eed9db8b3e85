import { idSchema } from './id-form';
import { LINE, textSchema } from './text/text-schema';

/** Which record a change is for, and the revision `base` that it was made from; from outside. */
export const changeEntries = { id: idSchema, base: textSchema(LINE) };
