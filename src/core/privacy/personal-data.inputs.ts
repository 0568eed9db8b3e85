import * as v from 'valibot';
import type { PersonId } from '../people/people.inputs';
import { LINE, textSchema } from '../shared/text/text-schema';

const one: v.GenericSchema<unknown, PersonId> = v.strictObject({ id: textSchema(LINE) });

/** What the calls of `personalDataApi` take. */
export const personalDataInputs = { export: one, erase: one };
