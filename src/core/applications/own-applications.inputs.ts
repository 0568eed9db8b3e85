import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { chosenIdSchema } from '../shared/id-form';
import { LINE, textSchema } from '../shared/text/text-schema';
import { applicationFormEntries } from './application-form.inputs';

const id = textSchema(LINE);

/** What the calls of `ownApplicationsApi` take; `base` is the revision that a change was made from. */
export const ownApplicationsInputs = {
  /** Under an id that the form chose. */
  send: v.strictObject({ id: chosenIdSchema, programId: id, ...applicationFormEntries }),
  change: v.strictObject({ ...changeEntries, ...applicationFormEntries }),
  withdraw: v.strictObject(changeEntries),
  leave: v.strictObject(changeEntries),
};

/** What each call of `ownApplicationsApi` takes. */
export type OwnApplicationsInput = InputTypes<typeof ownApplicationsInputs>;
