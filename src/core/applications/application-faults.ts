import type { Program, Question } from '../programs/program';
import type { FieldFault } from '../shared/forms/field-rule';
import { isPair, type Pair } from '../shared/sizes/shoe-size';
import { isStorable } from '../shared/text/storable-text';
import { type CalendarDate, pastDayFault } from '../shared/time/calendar';
import type { Application, ApplicationForm, Decision } from './application';

/** The longest texts of an application, in UTF-16 units. */
export const LONGEST_OF_APPLICATION = {
  name: 60,
  contact: 120,
  access: 200,
  guardian: 120,
  message: 300,
  reason: 300,
  note: 2_000,
} as const;

/** The longest answers to questions, in UTF-16 units. */
export const LONGEST_ANSWER: Readonly<Record<Question['answer'], number>> = {
  line: 500,
  paragraph: 2_000,
  choice: 500,
};

/** The most pairs in one application. */
export const MOST_PAIRS = 6;

type TextFault = 'missing' | 'too-long' | 'unstorable' | 'several-lines';

/** A fault of a form. `line` counts pairs from 1; `questionId` says which answer is wrong. */
export type ApplicationFault =
  | FieldFault<'name' | 'contact' | 'access' | 'guardian', TextFault>
  | FieldFault<'adult', 'missing'>
  | FieldFault<'pairs', 'too-many'>
  | (FieldFault<'pairs', 'invalid'> & { readonly line: number })
  | (FieldFault<'answers', TextFault | 'invalid'> & { readonly questionId: string });

/** A fault of a decision, or of a note. */
export type DecisionFault =
  | FieldFault<'message' | 'reason' | 'text', TextFault>
  | FieldFault<'consentSeenOn', 'missing' | 'invalid' | 'future'>;

/** What a program asks of an applicant. */
export type Asked = Pick<Program, 'asksSizes' | 'questions'>;

/**
 * A form without spaces around its texts, with the answers that were given, and without what is not asked: participants are not
 * asked for their age, and people who help not for shoes.
 */
export function tidyApplication(
  form: ApplicationForm,
  as: Application['as'],
  { asksSizes }: Pick<Asked, 'asksSizes'>,
): ApplicationForm {
  const adult = as === 'volunteer' ? form.adult : null;
  return {
    name: form.name.trim(),
    contact: form.contact.trim(),
    access: form.access.trim(),
    pairs: asksSizes && as === 'participant' ? form.pairs : [],
    answers: form.answers
      .map((answer) => ({ ...answer, value: answer.value.trim() }))
      .filter(({ value }) => value !== ''),
    adult,
    guardian: adult === false ? form.guardian.trim() : '',
  };
}

/** What is wrong with a form, in its order. `isAged`: a volunteer has to say whether they are 18. */
export function findApplicationFaults(
  typed: ApplicationForm,
  as: Application['as'],
  asked: Asked,
  isAged = as === 'volunteer',
): ApplicationFault[] {
  const form = tidyApplication(typed, as, asked);
  const faults: ApplicationFault[] = [];
  const check = (field: 'name' | 'contact' | 'access' | 'guardian', isNeeded: boolean) => {
    const longest = LONGEST_OF_APPLICATION[field];
    const fault = textFault(form[field], { longest, isNeeded, isLine: field !== 'access' });
    if (fault) faults.push({ field, fault });
  };
  check('name', true);
  check('contact', true);
  check('access', false);
  faults.push(...findPairFaults(form.pairs));
  for (const question of asked.questions) {
    const fault = answerFault(question, form);
    if (fault) faults.push({ field: 'answers', fault, questionId: question.id });
  }
  if (isAged && form.adult === null) faults.push({ field: 'adult', fault: 'missing' });
  check('guardian', form.adult === false);
  return faults;
}

/** What is wrong with pairs: a size that there is not, or too many of them. */
export function findPairFaults(pairs: readonly Pair[]): ApplicationFault[] {
  const invalid = pairs.flatMap((pair, index): ApplicationFault[] =>
    isPair(pair) ? [] : [{ field: 'pairs', fault: 'invalid', line: index + 1 }],
  );
  return pairs.length > MOST_PAIRS ? [{ field: 'pairs', fault: 'too-many' }, ...invalid] : invalid;
}

/** Whether the answers are to the questions that the program asks now. */
export function answersQuestions(
  { answers }: ApplicationForm,
  { questions }: Pick<Asked, 'questions'>,
): boolean {
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  return (
    answers.length === questions.length &&
    new Set(answers.map(({ questionId }) => questionId)).size === answers.length &&
    answers.every(({ questionId, question }) => asked.get(questionId) === question)
  );
}

/** What is wrong with a decision at a day in Las Vegas. A minor may help only after somebody has seen the paper consent. */
export function findDecisionFaults(
  decision: Decision,
  { as, adult }: Pick<Application, 'as' | 'adult'>,
  today: CalendarDate,
): DecisionFault[] {
  if (decision.state === 'withdrawn') return [];
  if (decision.state === 'denied') {
    const rule = { longest: LONGEST_OF_APPLICATION.reason, isNeeded: true, isLine: true };
    const fault = textFault(decision.reason.trim(), rule);
    return fault ? [{ field: 'reason', fault }] : [];
  }
  const { consentSeenOn, message } = decision;
  const faults: DecisionFault[] = [];
  const dayFault = consentSeenOn === null ? null : pastDayFault(consentSeenOn, today);
  if (as === 'volunteer' && adult === false && consentSeenOn === null)
    faults.push({ field: 'consentSeenOn', fault: 'missing' });
  else if (dayFault) faults.push({ field: 'consentSeenOn', fault: dayFault });
  const fault = textFault(message.trim(), { longest: LONGEST_OF_APPLICATION.message });
  return fault ? [...faults, { field: 'message', fault }] : faults;
}

/** What is wrong with a staff note. */
export function findNoteFaults(text: string): DecisionFault[] {
  const fault = textFault(text.trim(), { longest: LONGEST_OF_APPLICATION.note });
  return fault ? [{ field: 'text', fault }] : [];
}

function answerFault(
  { id, answer, choices, required }: Question,
  { answers }: ApplicationForm,
): TextFault | 'invalid' | null {
  const value = answers.find(({ questionId }) => questionId === id)?.value ?? '';
  if (answer === 'choice' && value !== '' && !choices.includes(value)) return 'invalid';
  return textFault(value, {
    longest: LONGEST_ANSWER[answer],
    isNeeded: required,
    isLine: answer !== 'paragraph',
  });
}

interface TextRule {
  readonly longest: number;
  readonly isNeeded?: boolean;
  readonly isLine?: boolean;
}

function textFault(text: string, { longest, isNeeded = false, isLine = false }: TextRule): TextFault | null {
  if (text === '') return isNeeded ? 'missing' : null;
  if (text.length > longest) return 'too-long';
  if (!isStorable(text)) return 'unstorable';
  return isLine && /\p{Cc}/u.test(text) ? 'several-lines' : null;
}
