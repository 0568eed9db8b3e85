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

/** A program has at most so many managers, places and questions, and answers within so many business days. */
export const MOST_MANAGERS = 10;
/** See MOST_MANAGERS. */
export const MOST_PLACES = 10_000;
/** See MOST_MANAGERS. */
export const MOST_ANSWER_DAYS = 30;
/** See MOST_MANAGERS. */
export const MOST_QUESTIONS = 5;
/** How many choices a question has. */
export const CHOICES = { least: 2, most: 8 } as const;

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
  const faults: ProgramFault[] = [];
  const needed = isActive ? ['title', 'summary'] : ['title'];
  const checkText = (field: keyof typeof LONGEST_OF_PROGRAM) => {
    const isMissing = draft[field] === '' && needed.includes(field);
    const fault = isMissing ? 'missing' : textFault(draft[field], LONGEST_OF_PROGRAM[field]);
    if (fault) faults.push({ field, fault });
  };
  checkText('title');
  if (isActive && draft.kind === null) faults.push({ field: 'kind', fault: 'missing' });
  checkText('summary');
  checkText('description');
  const hasManager = draft.managerIds.some((id) => staffIds.includes(id));
  if (needsManager && !hasManager) faults.push({ field: 'managerIds', fault: 'missing' });
  else if (draft.managerIds.length > MOST_MANAGERS) faults.push({ field: 'managerIds', fault: 'too-many' });
  if (draft.places !== null && !isCount(draft.places, MOST_PLACES))
    faults.push({ field: 'places', fault: 'out-of-range' });
  if (!isCount(draft.answerDays, MOST_ANSWER_DAYS))
    faults.push({ field: 'answerDays', fault: 'out-of-range' });
  checkText('contactName');
  checkText('contactPhone');
  checkText('nextStep');
  return [...faults, ...draft.questions.flatMap(questionFaults)];
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
    if (answer === 'choice' && choices.length < CHOICES.least) return 'too-few';
    if (choices.length > CHOICES.most) return 'too-many';
    return choices.map((choice) => textFault(choice, longest)).find((fault) => fault !== null) ?? null;
  }
  const words = part === 'text' ? text : help;
  if (part === 'text' && words === '') return 'missing';
  if (part === 'text' && index >= MOST_QUESTIONS) return 'too-many';
  return textFault(words, longest) ?? (asksForbidden(words) ? 'never-asked' : null);
}

function textFault(text: string, longest: number): 'too-long' | 'unstorable' | null {
  if (text.length > longest) return 'too-long';
  return isStorable(text) ? null : 'unstorable';
}

function isCount(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= most;
}
