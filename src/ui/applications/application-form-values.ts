import type { ApplicationForm } from '../../core/applications/application';
import type { ApplicationFault } from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import type { Pair } from '../../core/shared/sizes/shoe-size';
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
  ...{ name: '', contact: '', access: '', pairs: [], answers: {}, adult: '', guardian: '' },
};

/** Pairs as a form shows them. */
export function valuesOfPairs(pairs: readonly Pair[]): PairValues[] {
  return pairs.map(valuesOfPair);
}

/** Converts the values of a form to pairs. */
export function pairsOfValues(values: readonly PairValues[]): Pair[] {
  return values.map(pairOfValues);
}

/** What a form shows of what was filled in, with an answer to each of the questions. */
export function valuesOfForm(form: ApplicationForm, questions: readonly Question[]): ApplicationFormValues {
  const { name, contact, access, guardian, adult } = form;
  const said = new Map(form.answers.map(({ questionId, value }) => [questionId, value]));
  return {
    ...{ name, contact, access, pairs: valuesOfPairs(form.pairs) },
    answers: Object.fromEntries(questions.map(({ id }) => [id, said.get(id) ?? ''])),
    ...{ adult: adult === null ? '' : adult ? 'yes' : 'no', guardian },
  };
}

/** What the values of a form say, with each question as it is asked. */
export function formOfValues(values: ApplicationFormValues, questions: readonly Question[]): ApplicationForm {
  const { name, contact, access, guardian, pairs, answers, adult } = values;
  return {
    ...{ name, contact, access, pairs: pairsOfValues(pairs) },
    answers: questions.map(({ id, text }) => ({ questionId: id, question: text, value: answers[id] ?? '' })),
    ...{ adult: adult === '' ? null : adult === 'yes', guardian },
  };
}

/** The field of a form in which a fault is corrected: 'contact', 'pairs.0.size', 'answers.ID'. */
export function fieldOfFault(
  fault: ApplicationFault,
  { pairs }: Pick<ApplicationFormValues, 'pairs'>,
): string {
  if ('questionId' in fault) return `answers.${fault.questionId}`;
  if (!('line' in fault)) return fault.field;
  return pairField(fault.line, pairs);
}

/** The field in which a wrong pair is corrected; `line` counts from 1. */
export function pairField(line: number, pairs: readonly PairValues[]): string {
  const index = line - 1;
  return `pairs.${index}.${wrongPart(pairs[index])}`;
}
