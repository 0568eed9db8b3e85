import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { chosenIdSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, lineSchema, NOTE, textSchema } from '../shared/text/text-schema';
import { ANSWER_KINDS, INTAKES, PROGRAM_KINDS } from './program';

const id = textSchema(LINE);
const line = lineSchema(LINE);
const change = { id, base: textSchema(LINE) };
const decision = v.strictObject(change);
/** More than findProgramFaults allows, so that the form has the sentence. */
const few = 100;

const question = v.strictObject({
  id: chosenIdSchema,
  text: line,
  help: line,
  answer: v.picklist(ANSWER_KINDS),
  choices: v.pipe(v.array(line), v.maxLength(few)),
  required: v.boolean(),
});

const draft = {
  title: line,
  kind: v.nullable(v.picklist(PROGRAM_KINDS)),
  summary: line,
  description: textSchema(NOTE),
  managerIds: v.pipe(v.array(id), v.maxLength(few)),
  places: v.nullable(v.number()),
  intake: v.picklist(INTAKES),
  answerDays: v.number(),
  contactName: line,
  contactPhone: line,
  nextStep: textSchema(NOTE),
  asksSizes: v.boolean(),
  volunteersNeedApproval: v.boolean(),
  questions: v.pipe(v.array(question), v.maxLength(few)),
};

/** What the calls of `programsApi` take. findProgramFaults says whether a draft makes sense. */
export const programsInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of the title, the summary or the description; an empty one finds everything. */
    search: textSchema(LINE),
    /** Null for all. */
    kind: v.nullable(v.picklist(PROGRAM_KINDS)),
    /** Null for all. */
    managerId: v.nullable(id),
    show: v.picklist(['active', 'drafts', 'both', 'archived']),
  }),
  get: v.strictObject({ id }),
  /** Under an id that the form chose. */
  create: v.strictObject({ ...draft, id: chosenIdSchema, publish: v.boolean() }),
  /** `base` is the revision that the change was made from. */
  save: v.strictObject({ ...draft, ...change }),
  ...{ publish: decision, archive: decision, restore: decision, deleteDraft: decision },
};

/** What each call of `programsApi` takes. */
export type ProgramsInput = InputTypes<typeof programsInputs>;
