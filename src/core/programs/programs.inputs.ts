import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { fewSchema } from '../shared/forms/few-schema';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';
import { sentTranslationsSchema } from '../shared/translations/translations-schema';
import { programEntries, programTexts, questionLists, questionSchema, questionTexts } from './program';

const decision = v.strictObject(changeEntries);
const sentQuestion = v.object({
  ...questionSchema.entries,
  es: sentTranslationsSchema(questionTexts, questionLists),
});
const draft = {
  ...programEntries,
  es: sentTranslationsSchema(programTexts),
  questions: v.pipe(
    fewSchema(sentQuestion),
    v.check(
      (all) => new Set(all.map((question) => question.id)).size === all.length,
      'Two questions have one id.',
    ),
  ),
};

/** What the calls of `programsApi` take. findProgramFaults says whether a draft makes sense. */
export const programsInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of the title, the summary or the description; an empty one finds everything. */
    search: textSchema(LINE),
    /** Null for all. */
    kind: programEntries.kind,
    /** Null for all. */
    managerId: v.nullable(idSchema),
    show: v.picklist(['active', 'drafts', 'both', 'archived']),
  }),
  get: v.strictObject({ id: idSchema }),
  /** Under an id that the form chose. */
  create: v.strictObject({ ...draft, id: chosenIdSchema, publish: v.boolean() }),
  /** `base` is the revision that the change was made from. */
  save: v.strictObject({ ...draft, ...changeEntries }),
  publish: decision,
  archive: decision,
  restore: decision,
  deleteDraft: decision,
};

/** What each call of `programsApi` takes. */
export type ProgramsInput = InputTypes<typeof programsInputs>;
