import {
  type ApplicationFault,
  LONGEST_ANSWER,
  LONGEST_OF_APPLICATION,
} from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import { formTexts } from '../shared/form/form.texts';
import { sizeFieldsTexts } from '../shared/shoes/size-fields.texts';
import type { ApplicationFormValues } from './application-form-values';
import { pairsTexts } from './pairs.texts';

const MISSING = {
  name: 'Please enter a name.',
  contact: 'Please enter an email address or a phone number.',
  access: '',
  forWhom: '',
  guardian: 'Please enter a parent’s or guardian’s name and phone.',
};

/** What the forms of applications say, and how an application is read. */
export const applicationFormTexts = {
  labels: {
    name: 'Name to be called',
    contact: 'How we reach you',
    access: 'Access needs (optional)',
    pairs: pairsTexts.pairs.legend,
    answers: 'Questions',
    adult: 'Are you 18 or older?',
    guardian: 'Parent or guardian: name and phone',
  } satisfies Record<keyof ApplicationFormValues, string>,
  labelsForStaff: { contact: 'How we reach them', adult: '18 or older' },
  /** Names of what was sent. */
  access: 'Access needs',
  choose: sizeFieldsTexts.choose,
  yes: 'Yes',
  no: 'No',
  /** Beside a question that was not there before. */
  fresh: 'New',
  problem,
};

/** What is said beside the field of a fault, in a form with these questions. */
function problem(fault: ApplicationFault, questions: readonly Question[]): string {
  if (fault.field === 'pairs') return 'line' in fault ? pairsTexts.invalid(fault.line) : '';
  if (fault.field === 'adult') return 'Please choose Yes or No.';
  switch (fault.fault) {
    case 'missing':
      return fault.field === 'answers' ? 'Please answer this question.' : MISSING[fault.field];
    case 'too-long':
      return formTexts.tooLong(longestOf(fault, questions));
    case 'unstorable':
      return formTexts.unstorable;
    case 'several-lines':
      return 'Please write this in one line.';
    case 'invalid':
      return 'Please choose one of the answers.';
  }
}

function longestOf(
  fault: Exclude<ApplicationFault, { readonly field: 'pairs' | 'adult' }>,
  questions: readonly Question[],
): number {
  if (fault.field !== 'answers') return LONGEST_OF_APPLICATION[fault.field];
  return LONGEST_ANSWER[questions.find(({ id }) => id === fault.questionId)?.answer ?? 'line'];
}
