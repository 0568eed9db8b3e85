import { fieldNames } from '../shared/forms/field-names';
import type { FieldFault } from '../shared/forms/field-rule';
import { isStorable } from '../shared/text/storable-text';
import { type ProgramDraft, type Question, tidyProgramDraft } from './program';

/** The longest texts of a program, in UTF-16 units. */
export const LONGEST_OF_PROGRAM = {
  title: 80,
  summary: 200,
  description: 2_000,
  contactName: 80,
  contactPhone: 40,
  nextStep: 300,
} as const;

/** The longest texts of a question, in UTF-16 units; `choices` is for each of them. */
export const LONGEST_OF_QUESTION = { text: 120, help: 200, choices: 100 } as const;

/** The most that a program has; `choices` is for each question, which has two at least. */
export const MOST_OF_PROGRAM = {
  ...{ managers: 10, places: 10_000, answerDays: 30, questions: 5 },
  choices: 8,
} as const;

/** What we never keep, so no question may ask for it: whole words in any case, with their plurals. */
const NEVER_ASKED =
  /\b(social\s+securit(y|ies)|ssns?|dates?\s+of\s+births?|birth\s+dates?|birthdays?|immigrations?|visa\s+status(es)?|diagnos[ie]s|offenses?|convictions?|felon(y|ies))\b/i;

/** What is wrong with a text of a program. */
type TextFault = 'missing' | 'too-long' | 'unstorable';

/** A fault of a question; `line` counts from 1. 'never-asked': it asks for what we never keep. */
export interface QuestionFault {
  readonly field: 'questions';
  readonly part: keyof typeof LONGEST_OF_QUESTION;
  readonly fault: TextFault | 'never-asked' | 'too-few' | 'too-many';
  readonly line: number;
}

/** One fault of a program: see findProgramFaults. */
export type ProgramFault =
  | FieldFault<keyof typeof LONGEST_OF_PROGRAM, TextFault>
  | FieldFault<'kind', 'missing'>
  | FieldFault<'managerIds', 'missing' | 'too-many'>
  | FieldFault<'places' | 'answerDays', 'out-of-range'>
  | QuestionFault;

/** What a program has to hold. */
export interface ProgramTerms {
  /** Whether it is active, or will be. */
  readonly isActive: boolean;
  /** Whether it is active, or a manager changes it, who cannot leave it without one. */
  readonly needsManager: boolean;
  /** The people who can manage a program now. */
  readonly staffIds: readonly string[];
}

/**
 * What is wrong with a program, in the order of the form. A draft needs a title alone; an active program also a kind, a summary
 * and somebody who can manage it now.
 */
export function findProgramFaults(
  typed: ProgramDraft,
  { isActive, needsManager, staffIds }: ProgramTerms,
): ProgramFault[] {
  const draft = tidyProgramDraft(typed);
  const needed: readonly string[] = isActive ? ['title', 'summary'] : ['title'];
  const texts = (...fields: readonly (keyof typeof LONGEST_OF_PROGRAM)[]): readonly ProgramFault[] =>
    fields.flatMap((field) => {
      const isMissing = draft[field] === '' && needed.includes(field);
      const fault = isMissing ? 'missing' : textFault(draft[field], LONGEST_OF_PROGRAM[field]);
      return fault ? [{ field, fault }] : [];
    });
  const faultIf = (isWrong: boolean, fault: ProgramFault) => (isWrong ? [fault] : []);
  const { kind, managerIds, places, answerDays } = draft;
  const hasManager = managerIds.some((id) => staffIds.includes(id));
  const isMissing = needsManager && !hasManager;
  const isCrowded = managerIds.length > MOST_OF_PROGRAM.managers;
  return [
    ...texts('title'),
    ...faultIf(isActive && kind === null, { field: 'kind', fault: 'missing' }),
    ...texts('summary', 'description'),
    ...faultIf(isMissing || isCrowded, { field: 'managerIds', fault: isMissing ? 'missing' : 'too-many' }),
    ...faultIf(places !== null && !isCount(places, 'places'), { field: 'places', fault: 'out-of-range' }),
    ...faultIf(!isCount(answerDays, 'answerDays'), { field: 'answerDays', fault: 'out-of-range' }),
    ...texts('contactName', 'contactPhone', 'nextStep'),
    ...draft.questions.flatMap(questionFaults),
  ];
}

/** Whether a text asks for what we never keep: a Social Security number, a birth date, an offense, a diagnosis or papers. */
export function asksForbidden(text: string): boolean {
  return NEVER_ASKED.test(text);
}

function questionFaults(question: Question, index: number): QuestionFault[] {
  const parts = fieldNames(LONGEST_OF_QUESTION);
  return parts.flatMap((part) => {
    const fault = partFault(question, part, index);
    return fault ? [{ field: 'questions', part, fault, line: index + 1 }] : [];
  });
}

function partFault(
  { text, help, answer, choices }: Question,
  part: QuestionFault['part'],
  index: number,
): QuestionFault['fault'] | null {
  const longest = LONGEST_OF_QUESTION[part];
  if (part === 'choices') {
    if (answer === 'choice' && choices.length < 2) return 'too-few';
    if (choices.length > MOST_OF_PROGRAM.choices) return 'too-many';
    return choices.map((choice) => textFault(choice, longest)).find((fault) => fault !== null) ?? null;
  }
  const words = part === 'text' ? text : help;
  if (part === 'text' && words === '') return 'missing';
  if (part === 'text' && index >= MOST_OF_PROGRAM.questions) return 'too-many';
  return textFault(words, longest) ?? (asksForbidden(words) ? 'never-asked' : null);
}

function textFault(text: string, longest: number): 'too-long' | 'unstorable' | null {
  if (text.length > longest) return 'too-long';
  return isStorable(text) ? null : 'unstorable';
}

function isCount(value: number, field: 'places' | 'answerDays'): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= MOST_OF_PROGRAM[field];
}
