import type { ApplicationForm, WantedPair } from '../../core/applications/application';
import { tidyPair } from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import {
  EMPTY_PAIR,
  type PairValues,
  pairOfValues,
  valuesOfPair,
  wrongPart,
} from '../shared/shoes/pair-values';
import { inWords } from '../shared/translation/in-words';

/** A pair as the forms of applications hold it. */
export interface WantedPairValues extends PairValues {
  /** For whom it is; may be empty. */
  readonly forWhom: string;
}

/** A pair with nothing filled in yet. */
export const EMPTY_WANTED_PAIR: WantedPairValues = { ...EMPTY_PAIR, forWhom: '' };

/** A pair as a form shows it. */
export function valuesOfWantedPair({ forWhom = '', ...pair }: WantedPair): WantedPairValues {
  return { ...valuesOfPair(pair), forWhom };
}

/** Converts the values of a form to a pair, as pairOfValues does. */
export function wantedPairOfValues({ forWhom, ...pair }: WantedPairValues): WantedPair {
  return tidyPair({ ...pairOfValues(pair), forWhom });
}

/** What the forms of applications hold. */
export interface ApplicationFormValues
  extends Pick<ApplicationForm, 'name' | 'contact' | 'access' | 'guardian'> {
  readonly pairs: readonly WantedPairValues[];
  /** By the ids of the questions. */
  readonly answers: Readonly<Record<string, string>>;
  readonly adult: 'yes' | 'no' | '';
}

/** A form in which nothing is filled in, without questions. */
export const EMPTY_FORM: ApplicationFormValues = {
  name: '',
  contact: '',
  access: '',
  pairs: [],
  answers: {},
  adult: '',
  guardian: '',
};

/** What a form shows of what was filled in, with an answer to each of the questions. */
export function valuesOfForm(form: ApplicationForm, questions: readonly Question[]): ApplicationFormValues {
  const { name, contact, access, guardian, adult } = form;
  const answers = new Map(form.answers.map(({ questionId, value }) => [questionId, value]));
  return {
    name,
    contact,
    access,
    pairs: form.pairs.map(valuesOfWantedPair),
    answers: Object.fromEntries(questions.map(({ id }) => [id, answers.get(id) ?? ''])),
    adult: adult === null ? '' : adult ? 'yes' : 'no',
    guardian,
  };
}

/** What the values of a form say, with each question as it is read. */
export function formOfValues(values: ApplicationFormValues, questions: readonly Question[]): ApplicationForm {
  const { name, contact, access, guardian, pairs, answers, adult } = values;
  return {
    name,
    contact,
    access,
    pairs: pairs.map(wantedPairOfValues),
    answers: inWords(questions).map(({ id, text }) => ({
      questionId: id,
      question: text,
      value: answers[id] ?? '',
    })),
    adult: adult === '' ? null : adult === 'yes',
    guardian,
  };
}

/** What is wrong with a form: `line` counts pairs from 1. */
interface FormFault {
  readonly field: string;
  readonly line?: number;
  readonly questionId?: string;
}

/** The field of a form in which a fault is corrected: 'contact', 'pairs.0.size', 'answers.ID'. */
export function fieldOfFault(
  { field, line, questionId }: FormFault,
  { pairs }: Pick<ApplicationFormValues, 'pairs'>,
): string {
  if (questionId !== undefined) return `answers.${questionId}`;
  if (line === undefined) return field;
  return `pairs.${line - 1}.${field === 'forWhom' ? field : wrongPart(pairs[line - 1])}`;
}
