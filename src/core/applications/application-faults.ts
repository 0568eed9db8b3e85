import type { Program, Question } from '../programs/program';
import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type LineFault, lineFault, textFault, trimTexts } from '../shared/forms/text-faults';
import { isPair } from '../shared/sizes/shoe-size';
import { type CalendarDate, pastDayFault } from '../shared/time/calendar';
import type { Application, ApplicationForm, Decision, WantedPair } from './application';

/** The longest texts of an application, in UTF-16 units. */
export const LONGEST_OF_APPLICATION = {
  name: 60,
  contact: 120,
  access: 200,
  guardian: 120,
  message: 300,
  reason: 300,
  forWhom: 60,
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

/** A fault of a form. `line` counts pairs from 1, also of those for whom they are; `questionId` says which answer is wrong. */
export type ApplicationFault =
  | FieldFault<'name' | 'contact' | 'access' | 'guardian', LineFault>
  | FieldFault<'adult', 'missing'>
  | FieldFault<'pairs', 'too-many'>
  | (FieldFault<'pairs', 'invalid'> & { readonly line: number })
  | (FieldFault<'forWhom', LineFault> & { readonly line: number })
  | (FieldFault<'answers', LineFault | 'invalid'> & { readonly questionId: string });

/** A fault of a decision, or of a note. */
export type DecisionFault =
  | FieldFault<'message' | 'reason' | 'text', LineFault>
  | FieldFault<'consentSeenOn', 'missing' | 'invalid' | 'future'>;

type Answer = ApplicationForm['answers'][number];

/** What a program asks of an applicant. */
export type Asked = Pick<Program, 'asksSizes' | 'questions'>;

/**
 * A form without spaces around its texts, with the answers that were given, and without what is not asked: participants are not
 * asked for their age, and people who help not for shoes.
 */
export function tidyApplication(
  form: ApplicationForm,
  as: Application['as'],
  { asksSizes, questions }: Asked,
): ApplicationForm {
  const adult = as === 'volunteer' ? form.adult : null;
  return trimTexts({
    ...form,
    pairs: asksSizes && as === 'participant' ? form.pairs.map(tidyPair) : [],
    answers: form.answers
      .map(trimTexts)
      .filter(({ value }) => value !== '')
      .map((answer) => withEnglish(answer, questions)),
    adult,
    guardian: adult === false ? form.guardian : '',
  });
}

/** An answer, with its question in English where it was read in Spanish. */
function withEnglish(answer: Answer, questions: Asked['questions']): Answer {
  const question = questions.find(({ id }) => id === answer.questionId);
  return question && question.text !== answer.question && isRead(question, answer.question)
    ? { ...answer, english: question.text }
    : answer;
}

/** Whether a question reads like this, in one of the languages. */
function isRead({ text, es }: Question, read: string): boolean {
  return read === text || read === es?.text?.text;
}

/** A pair without spaces around what was said of it, and without what was not said. */
export function tidyPair({ forWhom = '', ...pair }: WantedPair): WantedPair {
  const words = forWhom.trim();
  return words === '' ? pair : { ...pair, forWhom: words };
}

/** What is wrong with a form, in its order. `isAged`: a volunteer has to say whether they are 18. */
export function findApplicationFaults(
  typed: ApplicationForm,
  as: Application['as'],
  program: Asked,
  isAged = as === 'volunteer',
): ApplicationFault[] {
  const form = tidyApplication(typed, as, program);
  const { name, contact, access, guardian } = LONGEST_OF_APPLICATION;
  return [
    ...faultAt({ field: 'name' }, lineFault(form.name, name, true)),
    ...faultAt({ field: 'contact' }, lineFault(form.contact, contact, true)),
    ...faultAt({ field: 'access' }, textFault(form.access, access)),
    ...findPairFaults(form.pairs),
    ...program.questions.flatMap((question) =>
      faultAt({ field: 'answers', questionId: question.id }, answerFault(question, form)),
    ),
    ...faultAt({ field: 'adult' }, isAged && form.adult === null && 'missing'),
    ...faultAt({ field: 'guardian' }, lineFault(form.guardian, guardian, form.adult === false)),
  ];
}

/** What is wrong with pairs: a size that there is not, for whom they are, or too many of them together with the `givenCount` that were given before. */
export function findPairFaults(pairs: readonly WantedPair[], givenCount = 0): ApplicationFault[] {
  return [
    ...faultAt({ field: 'pairs' }, pairs.length + givenCount > MOST_PAIRS && 'too-many'),
    ...pairs.flatMap((pair, index) => [
      ...faultAt({ field: 'pairs', line: index + 1 }, !isPair(pair) && 'invalid'),
      ...faultAt(
        { field: 'forWhom', line: index + 1 },
        lineFault(pair.forWhom?.trim() ?? '', LONGEST_OF_APPLICATION.forWhom),
      ),
    ]),
  ];
}

/** Whether the answers are to the questions that the program asks now, in either language. */
export function answersQuestions(
  { answers }: ApplicationForm,
  { questions }: Pick<Asked, 'questions'>,
): boolean {
  const questionById = new Map(questions.map((question) => [question.id, question]));
  return (
    answers.length === questions.length &&
    new Set(answers.map(({ questionId }) => questionId)).size === answers.length &&
    answers.every(({ questionId, question: read }) => {
      const question = questionById.get(questionId);
      return question !== undefined && isRead(question, read);
    })
  );
}

/** What is wrong with a decision at a day in Las Vegas. A minor may help only after somebody has seen the paper consent. */
export function findDecisionFaults(
  decision: Decision,
  { as, adult }: Pick<Application, 'as' | 'adult'>,
  today: CalendarDate,
): DecisionFault[] {
  if (decision.state === 'withdrawn') return [];
  const { reason: longestReason, message: longestMessage } = LONGEST_OF_APPLICATION;
  if (decision.state === 'denied')
    return faultAt({ field: 'reason' }, lineFault(decision.reason.trim(), longestReason, true));
  const { consentSeenOn, message } = decision;
  const isMinor = as === 'volunteer' && adult === false;
  const dayFault =
    consentSeenOn === null ? isMinor && ('missing' as const) : pastDayFault(consentSeenOn, today);
  return [
    ...faultAt({ field: 'consentSeenOn' }, dayFault),
    ...faultAt({ field: 'message' }, textFault(message.trim(), longestMessage)),
  ];
}

/** What is wrong with a staff note. */
export function findNoteFaults(text: string): DecisionFault[] {
  return faultAt({ field: 'text' }, textFault(text.trim(), LONGEST_OF_APPLICATION.note));
}

function answerFault(
  { id, answer, choices, required }: Question,
  { answers }: ApplicationForm,
): LineFault | 'invalid' | null {
  const value = answers.find(({ questionId }) => questionId === id)?.value ?? '';
  if (answer === 'choice' && value !== '' && !choices.includes(value)) return 'invalid';
  const faultOf = answer === 'paragraph' ? textFault : lineFault;
  return faultOf(value, LONGEST_ANSWER[answer], required);
}
