import * as v from 'valibot';
import type { InputTypes } from '../../api/api';
import { changeEntries } from '../../shared/change-entries';
import { chosenIdSchema } from '../../shared/id-form';
import { pairSchema } from '../../shared/sizes/shoe-size';
import { LINE, NOTE, textSchema } from '../../shared/text/text-schema';

/** More than findApplicationFaults allows, so that the form has the sentence. */
const few = 100;
const line = textSchema(LINE);

/** Pairs from outside; isPair says whether there are such shoes. */
export const pairsSchema = v.pipe(v.array(v.strictObject(pairSchema.entries)), v.maxLength(few));

/** An ApplicationForm from outside; findApplicationFaults says whether it is complete. */
export const applicationFormEntries = {
  ...{ name: line, contact: line, access: line, pairs: pairsSchema },
  answers: v.pipe(
    v.array(v.strictObject({ questionId: line, question: line, value: textSchema(NOTE) })),
    v.maxLength(few),
  ),
  ...{ adult: v.nullable(v.boolean()), guardian: line },
};

/** What the calls of `ownApplicationsApi` take; `base` is the revision that a change was made from. */
export const ownApplicationsInputs = {
  /** Under an id that the form chose. */
  send: v.strictObject({ id: chosenIdSchema, programId: line, ...applicationFormEntries }),
  change: v.strictObject({ ...changeEntries, ...applicationFormEntries }),
  withdraw: v.strictObject(changeEntries),
  leave: v.strictObject(changeEntries),
};

/** What each call of `ownApplicationsApi` takes. */
export type OwnApplicationsInput = InputTypes<typeof ownApplicationsInputs>;
