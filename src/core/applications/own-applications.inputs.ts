import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { chosenIdSchema } from '../shared/id-form';
import { LINE, textSchema } from '../shared/text/text-schema';
import { applicationFormEntries } from './application-form.inputs';

const id = textSchema(LINE);
const change = { id, base: textSchema(LINE) };

/** What the calls of `ownApplicationsApi` take; `base` is the revision that a change was made from. */
export const ownApplicationsInputs = {
  /** Under an id that the form chose. */
  send: v.strictObject({ id: chosenIdSchema, programId: id, ...applicationFormEntries }),
  change: v.strictObject({ ...change, ...applicationFormEntries }),
  withdraw: v.strictObject(change),
  leave: v.strictObject(change),
};

/** What each call of `ownApplicationsApi` takes. */
export type OwnApplicationsInput = InputTypes<typeof ownApplicationsInputs>;
