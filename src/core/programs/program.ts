import * as v from 'valibot';
import type { StaffMember } from '../people/people-query';
import { fieldNames } from '../shared/forms/field-names';
import { isEqual } from '../shared/is-equal';

/** What a program offers: shoes and clothing, mentorship, job readiness, youth leadership, or a neighborhood cleanup. */
export const PROGRAM_KINDS = ['items', 'mentorship', 'jobs', 'youth', 'cleanup'] as const;

/** One of the kinds of programs. */
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** Whether a program takes applications. */
export const INTAKES = ['open', 'paused', 'closed'] as const;

/** A draft becomes active, an active one archived, and an archived one active again. */
export const PROGRAM_STATES = ['draft', 'active', 'archived'] as const;

/** One of the three states. */
export type ProgramState = (typeof PROGRAM_STATES)[number];

/** How a question is answered: in a line, in a paragraph, or by one of its choices. */
export const ANSWER_KINDS = ['line', 'paragraph', 'choice'] as const;

/** What an application is asked, beside what every application is asked. */
export const questionSchema = v.object({
  id: v.string(),
  text: v.string(),
  /** One sentence below the question; may be empty. */
  help: v.string(),
  answer: v.picklist(ANSWER_KINDS),
  /** Empty unless the answer is a choice. */
  choices: v.array(v.string()),
  required: v.boolean(),
});

/** What an application is asked. */
export type Question = Readonly<v.InferOutput<typeof questionSchema>>;

/** What the foundation offers to people, who apply for a place in it. Times are in ms since the epoch. */
export const programSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  state: v.picklist(PROGRAM_STATES),
  title: v.string(),
  /** Null in a draft alone. */
  kind: v.nullable(v.picklist(PROGRAM_KINDS)),
  /** One sentence, shown to everybody. */
  summary: v.string(),
  description: v.string(),
  /** Ids of people. One counts only while that person is an active admin or program manager. */
  managerIds: v.array(v.string()),
  /** Null for no limit. */
  places: v.nullable(v.number()),
  intake: v.picklist(INTAKES),
  /** An application is answered within so many business days. */
  answerDays: v.number(),
  contactName: v.string(),
  contactPhone: v.string(),
  /** What happens next, shown after an approval. */
  nextStep: v.string(),
  /** Whether applications ask for shoe sizes. */
  asksSizes: v.boolean(),
  /** Whether volunteers apply before they help. */
  volunteersNeedApproval: v.boolean(),
  questions: v.array(questionSchema),
  createdAt: v.number(),
  /** Null unless it is archived. */
  archivedAt: v.nullable(v.number()),
});

/** What the foundation offers to people. */
export type Program = Readonly<v.InferOutput<typeof programSchema>>;

/** The fields that staff decide. */
export type ProgramDraft = Omit<Program, 'id' | 'revision' | 'state' | 'createdAt' | 'archivedAt'>;

/** The fields of a program that staff decide. */
export function draftOf({ id, revision, state, createdAt, archivedAt, ...draft }: Program): ProgramDraft {
  return draft;
}

/** The fields in which a program differs from a draft. */
export function changedFields(program: Program, draft: ProgramDraft): readonly (keyof ProgramDraft)[] {
  return fieldNames<keyof ProgramDraft>(draft).filter((field) => !isEqual(program[field], draft[field]));
}

/** What a new program of a kind begins with. */
export function firstsOf(
  kind: ProgramKind | null,
): Pick<ProgramDraft, 'asksSizes' | 'volunteersNeedApproval'> {
  return { asksSizes: kind === 'items', volunteersNeedApproval: kind === 'mentorship' || kind === 'youth' };
}

/** A draft without spaces around its texts, without repeated managers, and with choices only where something is chosen. */
export function tidyProgramDraft(draft: ProgramDraft): ProgramDraft {
  return {
    ...draft,
    title: draft.title.trim(),
    summary: draft.summary.trim(),
    description: draft.description.trim(),
    managerIds: [...new Set(draft.managerIds)],
    contactName: draft.contactName.trim(),
    contactPhone: draft.contactPhone.trim(),
    nextStep: draft.nextStep.trim(),
    questions: draft.questions.map((question) => ({
      ...question,
      text: question.text.trim(),
      help: question.help.trim(),
      choices: question.answer === 'choice' ? tidyChoices(question.choices) : [],
    })),
  };
}

function tidyChoices(choices: readonly string[]): string[] {
  return [...new Set(choices.map((choice) => choice.trim()).filter((choice) => choice !== ''))];
}

/** The managers of a program who can manage it now, in the order of `staff`: the active admins and program managers. */
export function managersOf(
  { managerIds }: Pick<Program, 'managerIds'>,
  staff: readonly StaffMember[],
): readonly StaffMember[] {
  return staff.filter(({ id }) => managerIds.includes(id));
}
