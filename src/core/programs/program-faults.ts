import { fieldNames } from '../shared/forms/field-names';
import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type TextFault, textFault, textFaultsOf } from '../shared/forms/text-faults';
import type { Translation } from '../shared/translations/translation';
import {
  type TranslationFault,
  translationFault,
  translationFaultsOf,
} from '../shared/translations/translation-faults';
import { PROGRAM_WORDS, type ProgramDraft, type Question } from './program';
import { tidyProgramDraft } from './program-draft';

/** The longest texts of a program, in UTF-16 units. */
export const LONGEST_OF_PROGRAM = {
  title: 80,
  summary: 200,
  description: 2_000,
  contactName: 80,
  contactPhone: 40,
  nextStep: 300,
} as const;

const { title, summary, description, nextStep } = LONGEST_OF_PROGRAM;
const LONGEST_TRANSLATIONS = { title, summary, description, nextStep };

/** The longest texts of a question, in UTF-16 units; `choices` is for each of them. */
export const LONGEST_OF_QUESTION = { text: 120, help: 200, choices: 100 } as const;

/** The most people who manage a program. */
export const MOST_MANAGERS = 10;
/** The most places, where there is a limit. */
export const MOST_PLACES = 10_000;
/** The longest time to an answer, in business days. */
export const MOST_ANSWER_DAYS = 30;
/** The most questions of a program. */
export const MOST_QUESTIONS = 5;
/** How many choices a question has. */
export const CHOICES = { least: 2, most: 8 } as const;

/** What we never keep, so no question may ask for it: whole words in any case, with their plurals. */
const NEVER_ASKED =
  /\b(social[\s-]+securit(y|ies)|ssns?|dates?[\s-]+of[\s-]+births?|birth[\s-]+dates?|birthdays?|immigrations?|visa[\s-]+status(es)?|diagnos[ie]s|offenses?|convictions?|felon(y|ies))\b/i;

/** The same in Spanish, with or without accents; words end before a letter of any kind. */
const NEVER_ASKED_IN_SPANISH =
  /(?<!\p{L})(n[uú]meros?[\s-]+de[\s-]+seguro[\s-]+social|seguro[\s-]+social|fechas?[\s-]+de[\s-]+nacimiento|cumplea[nñ]os|inmigraci[oó]n|migratori[oa]s?|(?:tipo|estatus|estado)[\s-]+de[\s-]+(?:la[\s-]+)?visa|diagn[oó]sticos?|delitos?|condenas?|antecedentes[\s-]+penales)(?!\p{L})/iu;

/** A fault of a question; `line` counts from 1. 'never-asked': it asks for what we never keep. */
export interface QuestionFault {
  readonly field: 'questions';
  readonly part: keyof typeof LONGEST_OF_QUESTION | `es.${keyof typeof LONGEST_OF_QUESTION}`;
  readonly fault: TextFault | 'never-asked' | 'too-few' | 'too-many';
  readonly line: number;
  /** Which of the choices it is about, where only their translations are wrong; it counts from 1. */
  readonly choice?: number;
}

/** One fault of a program: see findProgramFaults. */
export type ProgramFault =
  | FieldFault<keyof typeof LONGEST_OF_PROGRAM, TextFault>
  | FieldFault<'kind', 'missing'>
  | FieldFault<'managerIds', 'missing' | 'too-many'>
  | FieldFault<'places' | 'answerDays', 'out-of-range'>
  | TranslationFault<(typeof PROGRAM_WORDS)[number]>
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
  const texts = textFaultsOf(draft, LONGEST_OF_PROGRAM, isActive ? ['title', 'summary'] : ['title']);
  const { kind, managerIds, places, answerDays } = draft;
  const isMissing = needsManager && !managerIds.some((id) => staffIds.includes(id));
  const isCrowded = managerIds.length > MOST_MANAGERS;
  return [
    ...texts('title'),
    ...faultAt({ field: 'kind' }, isActive && kind === null && 'missing'),
    ...texts('summary', 'description'),
    ...faultAt({ field: 'managerIds' }, isMissing ? 'missing' : isCrowded && 'too-many'),
    ...faultAt({ field: 'places' }, places !== null && countFault(places, MOST_PLACES)),
    ...faultAt({ field: 'answerDays' }, countFault(answerDays, MOST_ANSWER_DAYS)),
    ...texts('contactName', 'contactPhone', 'nextStep'),
    ...draft.questions.flatMap(questionFaults),
    ...translationFaultsOf(draft.es, LONGEST_TRANSLATIONS)(...PROGRAM_WORDS),
  ];
}

/** Whether a text asks for what we never keep: a Social Security number, a birth date, an offense, a diagnosis or papers. */
export function asksForbidden(text: string): boolean {
  return NEVER_ASKED.test(text) || NEVER_ASKED_IN_SPANISH.test(text);
}

function questionFaults({ text, help, answer, choices, es }: Question, index: number): QuestionFault[] {
  const isFurther = index >= MOST_QUESTIONS;
  const faults = {
    text: text !== '' && isFurther ? 'too-many' : wordsFault('text', text),
    help: wordsFault('help', help),
    choices: answer === 'choice' && choices.length < CHOICES.least ? 'too-few' : choicesFault(choices),
    'es.text': spanishFault('text', es?.text),
    'es.help': spanishFault('help', es?.help),
  } as const;
  const at = { field: 'questions', line: index + 1 } as const;
  const ofChoices = (es?.choices ?? []).flatMap((choice, place) =>
    faultAt(
      { ...at, part: 'es.choices' as const, choice: place + 1 },
      translationFault(choice, LONGEST_OF_QUESTION.choices),
    ),
  );
  return [...fieldNames(faults).flatMap((part) => faultAt({ ...at, part }, faults[part])), ...ofChoices];
}

function wordsFault(part: 'text' | 'help', words: string) {
  return (
    textFault(words, LONGEST_OF_QUESTION[part], part === 'text') ??
    (asksForbidden(words) ? 'never-asked' : null)
  );
}

function spanishFault(part: 'text' | 'help', translation: Translation | undefined) {
  const fault = translationFault(translation, LONGEST_OF_QUESTION[part]);
  return fault ?? (asksForbidden(translation?.text ?? '') ? 'never-asked' : null);
}

function choicesFault(choices: readonly string[]) {
  if (choices.length > CHOICES.most) return 'too-many';
  return choices.map((choice) => textFault(choice, LONGEST_OF_QUESTION.choices)).find(Boolean);
}

function countFault(value: number, most: number) {
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? null : 'out-of-range';
}
