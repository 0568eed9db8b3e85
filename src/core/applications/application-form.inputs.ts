import * as v from 'valibot';
import { pairSchema } from '../shared/sizes/shoe-size';
import { LINE, NOTE, textSchema } from '../shared/text/text-schema';

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
