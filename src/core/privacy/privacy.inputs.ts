import * as v from 'valibot';
import { LINE, textSchema } from '../shared/text/text-schema';

const one = v.strictObject({ id: textSchema(LINE) });

/** What the calls of `privacyApi` take. */
export const privacyInputs = { export: one, erase: one };
