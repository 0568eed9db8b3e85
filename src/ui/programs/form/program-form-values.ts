import { firstsOf, type ProgramDraft, type Question } from '../../../core/programs/program';
import { tidyProgramDraft } from '../../../core/programs/program-draft';
import { typedNumber } from '../../shared/text/typed-number';

/** A question as the form holds it. */
export interface QuestionValues extends Omit<Question, 'choices'> {
  /** One a line. */
  readonly choices: string;
}

/** What the program form holds: numbers as they are typed. */
export interface ProgramFormValues
  extends Omit<ProgramDraft, 'kind' | 'places' | 'answerDays' | 'questions'> {
  /** Empty before one is chosen. */
  readonly kind: NonNullable<ProgramDraft['kind']> | '';
  /** Empty for no limit. */
  readonly places: string;
  readonly answerDays: string;
  readonly questions: readonly QuestionValues[];
}

/** What the form of a new program begins with, its fields in the order of the form. */
export const FIRST_VALUES: ProgramFormValues = {
  title: '',
  kind: '',
  summary: '',
  description: '',
  managerIds: [],
  places: '',
  intake: 'open',
  answerDays: '5',
  contactName: '',
  contactPhone: '',
  nextStep: '',
  ...firstsOf(null),
  questions: [],
  es: null,
};

/** What the form shows of a program, its fields in the order of the form. */
export function valuesOf({ kind, places, answerDays, questions, ...rest }: ProgramDraft): ProgramFormValues {
  return {
    ...FIRST_VALUES,
    ...rest,
    kind: kind ?? '',
    places: places === null ? '' : String(places),
    answerDays: String(answerDays),
    questions: questions.map((question) => ({ ...question, choices: question.choices.join('\n') })),
  };
}

/** The tidy draft that the values stand for; what is not a whole number becomes NaN, which is a fault. */
export function draftOfValues(values: ProgramFormValues): ProgramDraft {
  const { kind, places, answerDays, questions, ...rest } = values;
  return tidyProgramDraft({
    ...rest,
    kind: kind === '' ? null : kind,
    places: places.trim() === '' ? null : typedNumber(places),
    answerDays: typedNumber(answerDays),
    questions: questions.map((question) => ({ ...question, choices: question.choices.split('\n') })),
  });
}
