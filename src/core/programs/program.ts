import * as v from 'valibot';
import { fewSchema } from '../shared/forms/few-schema';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { LINE, lineSchema, NOTE, textSchema, titleSchema } from '../shared/text/text-schema';
import { translationsSchema } from '../shared/translations/translations-schema';

/** What a program offers: shoes and clothing, mentorship, job readiness, youth leadership, or a neighborhood cleanup. */
export const PROGRAM_KINDS = ['items', 'mentorship', 'jobs', 'youth', 'cleanup'] as const;

export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** Whether a program takes applications. */
export const INTAKES = ['open', 'paused', 'closed'] as const;

/** A draft becomes active, an active one archived, and an archived one active again. */
export const PROGRAM_STATES = ['draft', 'active', 'archived'] as const;

/** The fields of a program that are translated. */
export const PROGRAM_WORDS = ['title', 'summary', 'description', 'nextStep'] as const;

/** The fields of a question that are translated; its choices one by one. */
export const QUESTION_WORDS = ['text', 'help', 'choices'] as const;

/** One of the three states. */
export type ProgramState = (typeof PROGRAM_STATES)[number];

/** How a question is answered: in a line, in a paragraph, or by one of its choices. */
export const ANSWER_KINDS = ['line', 'paragraph', 'choice'] as const;

const line = lineSchema(LINE);
const text = textSchema(NOTE);
const whole = v.pipe(v.number(), v.safeInteger());

/** The texts of a question that have words in Spanish, with their bounds. */
export const questionTexts = { text: line, help: line };
/** Its lists of such texts. */
export const questionLists = { choices: line };

/** What an application is asked, beside what every application is asked. */
export const questionSchema = v.object({
  id: chosenIdSchema,
  text: line,
  /** One sentence below the question; may be empty. */
  help: line,
  answer: v.picklist(ANSWER_KINDS),
  /** Empty unless the answer is a choice. */
  choices: fewSchema(line),
  required: v.boolean(),
  es: translationsSchema(questionTexts, questionLists),
});

/** What an application is asked. */
export type Question = Readonly<v.InferOutput<typeof questionSchema>>;

/** The texts of a program that have words in Spanish, with their bounds. */
export const programTexts = { title: titleSchema(LINE), summary: line, description: text, nextStep: text };

/** What staff decide about a program; findProgramFaults says whether it makes sense. */
export const programEntries = {
  title: programTexts.title,
  /** Null in a draft alone. */
  kind: v.nullable(v.picklist(PROGRAM_KINDS)),
  /** One sentence, shown to everybody. */
  summary: line,
  description: text,
  /** Ids of people. One counts only while that person is an active admin or program manager. */
  managerIds: fewSchema(idSchema),
  /** Null for no limit. */
  places: v.nullable(whole),
  intake: v.picklist(INTAKES),
  /** An application is answered within so many business days. */
  answerDays: whole,
  contactName: line,
  contactPhone: line,
  /** What happens next, shown after an approval. */
  nextStep: text,
  /** Whether applications ask for shoe sizes. */
  asksSizes: v.boolean(),
  /** Whether volunteers apply before they help. */
  volunteersNeedApproval: v.boolean(),
  questions: fewSchema(questionSchema),
  es: translationsSchema(programTexts),
};

/** What the foundation offers to people, who apply for a place in it. Times are in ms since the epoch. */
export const programSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  state: v.picklist(PROGRAM_STATES),
  ...programEntries,
  createdAt: v.number(),
  /** Null unless it is archived. */
  archivedAt: v.nullable(v.number()),
});

/** What the foundation offers to people. */
export type Program = Readonly<v.InferOutput<typeof programSchema>>;

/** The fields that staff decide. */
export type ProgramDraft = Omit<Program, 'id' | 'revision' | 'state' | 'createdAt' | 'archivedAt'>;

/** What a new program of a kind begins with. */
export function firstsOf(
  kind: ProgramKind | null,
): Pick<ProgramDraft, 'asksSizes' | 'volunteersNeedApproval'> {
  return { asksSizes: kind === 'items', volunteersNeedApproval: kind === 'mentorship' || kind === 'youth' };
}
