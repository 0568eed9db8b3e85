import type { ApplicationForm } from '../../core/applications/application';
import type { Question } from '../../core/programs/program';
import { type PairValues, pairOfValues, valuesOfPair, wrongPart } from '../shared/shoes/pair-values';

/** What the forms of applications hold. */
export interface ApplicationFormValues
  extends Pick<ApplicationForm, 'name' | 'contact' | 'access' | 'guardian'> {
  readonly pairs: readonly PairValues[];
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
  const said = new Map(form.answers.map(({ questionId, value }) => [questionId, value]));
  return {
    name,
    contact,
    access,
    pairs: form.pairs.map(valuesOfPair),
    answers: Object.fromEntries(questions.map(({ id }) => [id, said.get(id) ?? ''])),
    adult: adult === null ? '' : adult ? 'yes' : 'no',
    guardian,
  };
}

/** What the values of a form say, with each question as it is asked. */
export function formOfValues(values: ApplicationFormValues, questions: readonly Question[]): ApplicationForm {
  const { name, contact, access, guardian, pairs, answers, adult } = values;
  return {
    name,
    contact,
    access,
    pairs: pairs.map(pairOfValues),
    answers: questions.map(({ id, text }) => ({ questionId: id, question: text, value: answers[id] ?? '' })),
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
  return line === undefined ? field : `pairs.${line - 1}.${wrongPart(pairs[line - 1])}`;
}
