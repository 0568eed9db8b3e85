import * as v from 'valibot';
import { LINE, textSchema } from '../shared/text/text-schema';

const one = v.strictObject({ id: textSchema(LINE) });

/** What the calls of `personalDataApi` take. */
export const personalDataInputs = { export: one, erase: one };
