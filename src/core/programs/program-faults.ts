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
export const MOST_OF_PROGRAM = { managers: 10, places: 10_000, answerDays: 30, questions: 5, choices: 8 };

/** What we never keep, so no question may ask for it: whole words in any case, with their plurals. */
const NEVER_ASKED =
  /\b(social[\s-]+securit(y|ies)|ssns?|dates?[\s-]+of[\s-]+births?|birth[\s-]+dates?|birthdays?|immigrations?|visa[\s-]+status(es)?|diagnos[ie]s|offenses?|convictions?|felon(y|ies))\b/i;

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
  const isMissing = needsManager && !managerIds.some((id) => staffIds.includes(id));
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

function questionFaults({ text, help, answer, choices }: Question, index: number): QuestionFault[] {
  const isFurther = index >= MOST_OF_PROGRAM.questions;
  const faults = {
    text: text === '' ? 'missing' : isFurther ? 'too-many' : wordsFault('text', text),
    help: wordsFault('help', help),
    choices: answer === 'choice' && choices.length < 2 ? 'too-few' : choicesFault(choices),
  } as const;
  return fieldNames(faults).flatMap((part) => {
    const fault = faults[part];
    return fault ? [{ field: 'questions', part, fault, line: index + 1 }] : [];
  });
}

function wordsFault(part: 'text' | 'help', words: string) {
  return textFault(words, LONGEST_OF_QUESTION[part]) ?? (asksForbidden(words) ? 'never-asked' : null);
}

function choicesFault(choices: readonly string[]) {
  if (choices.length > MOST_OF_PROGRAM.choices) return 'too-many';
  return choices.map((choice) => textFault(choice, LONGEST_OF_QUESTION.choices)).find(Boolean);
}

function textFault(text: string, longest: number): 'too-long' | 'unstorable' | null {
  if (text.length > longest) return 'too-long';
  return isStorable(text) ? null : 'unstorable';
}

function isCount(value: number, field: 'places' | 'answerDays'): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= MOST_OF_PROGRAM[field];
}
