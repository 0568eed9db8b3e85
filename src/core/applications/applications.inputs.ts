import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { pairSchema } from '../shared/sizes/shoe-size';
import { LANGUAGES } from '../shared/text/language';
import { LINE, lineSchema, NOTE, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';
import { APPLICANTS, APPLICATION_SHOWS, DENIAL_KINDS } from './application';

/** More than findApplicationFaults allows, so that the form has the sentence. */
const few = 100;
const line = textSchema(LINE);

/** Pairs from outside; isPair says whether there are such shoes. */
const pairsSchema = v.pipe(
  v.array(v.strictObject({ ...pairSchema.entries, forWhom: v.exactOptional(line) })),
  v.maxLength(few),
);

/** An ApplicationForm from outside; findApplicationFaults says whether it is complete. */
const applicationFormEntries = {
  name: line,
  contact: line,
  access: line,
  pairs: pairsSchema,
  answers: v.pipe(
    v.array(v.strictObject({ questionId: idSchema, question: line, value: textSchema(NOTE) })),
    v.maxLength(few),
  ),
  adult: v.nullable(v.boolean()),
  guardian: line,
};

const as = v.picklist(APPLICANTS);
const day = daySchema;

/** What the calls of `applicationsApi` take; `base` is the revision that a change was made from. */
export const applicationsInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of the name, the contact or the program's title; an empty one finds everything. */
    search: textSchema(LINE),
    /** Null for all of the person's programs. */
    programId: v.nullable(idSchema),
    /** Null for both. */
    as: v.nullable(as),
    show: v.picklist(APPLICATION_SHOWS),
  }),
  get: v.strictObject({ id: idSchema }),
  similar: v.strictObject({ programId: idSchema, name: lineSchema(LINE), contact: lineSchema(LINE) }),
  /** Under an id that the form chose. */
  record: v.strictObject({
    id: chosenIdSchema,
    programId: idSchema,
    as,
    ...applicationFormEntries,
    /** The person agreed that we keep this. */
    agreed: v.literal(true),
  }),
  approve: v.strictObject({ ...changeEntries, message: textSchema(NOTE), consentSeenOn: v.nullable(day) }),
  deny: v.strictObject({ ...changeEntries, reasonKind: v.picklist(DENIAL_KINDS), reason: textSchema(LINE) }),
  end: v.strictObject({ ...changeEntries, how: v.picklist(['finished', 'left']) }),
  withdraw: v.strictObject(changeEntries),
  changeSizes: v.strictObject({ ...changeEntries, pairs: pairsSchema }),
  told: v.strictObject(changeEntries),
  saveNote: v.strictObject({ ...changeEntries, text: textSchema(NOTE) }),
};

/** What each call of `applicationsApi` takes. */
export type ApplicationsInput = InputTypes<typeof applicationsInputs>;

/** What the calls of `ownApplicationsApi` take; `base` is the revision that a change was made from. */
export const ownApplicationsInputs = {
  /** Under an id that the form chose. */
  send: v.strictObject({
    id: chosenIdSchema,
    programId: idSchema,
    ...applicationFormEntries,
    /** That of the page, without which it is English. */
    language: v.exactOptional(v.picklist(LANGUAGES)),
  }),
  change: v.strictObject({
    ...changeEntries,
    ...applicationFormEntries,
    /** That of the page, without which it stays. */
    language: v.exactOptional(v.picklist(LANGUAGES)),
  }),
  withdraw: v.strictObject(changeEntries),
  leave: v.strictObject(changeEntries),
};

/** What each call of `ownApplicationsApi` takes. */
export type OwnApplicationsInput = InputTypes<typeof ownApplicationsInputs>;
