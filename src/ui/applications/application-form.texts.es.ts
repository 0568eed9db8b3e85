import {
  type ApplicationFault,
  LONGEST_ANSWER,
  LONGEST_OF_APPLICATION,
} from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import { formTexts } from '../shared/form/form.texts';
import { sizeFieldsTexts } from '../shared/shoes/size-fields.texts';
import type { applicationFormTexts as english } from './application-form.texts';
import { pairsTexts } from './pairs.texts';

const MISSING = {
  name: 'Escriba un nombre.',
  contact: 'Escriba un correo electrónico o un teléfono.',
  access: '',
  forWhom: '',
  guardian: 'Escriba el nombre y el teléfono de su madre, padre o tutor.',
};

export const applicationFormTexts: typeof english = {
  labels: {
    name: '¿Qué nombre usamos?',
    contact: '¿Cómo nos comunicamos con usted?',
    access: 'Necesidades de acceso (opcional)',
    pairs: pairsTexts.pairs.legend,
    answers: 'Preguntas',
    adult: '¿Tiene 18 años o más?',
    guardian: 'Madre, padre o tutor: nombre y teléfono',
  },
  labelsForStaff: { contact: 'Cómo comunicarse', adult: '18 años o más' },
  access: 'Necesidades de acceso',
  choose: sizeFieldsTexts.choose,
  yes: 'Sí',
  no: 'No',
  fresh: 'Nueva',
  problem,
};

function problem(fault: ApplicationFault, questions: readonly Question[]): string {
  if (fault.field === 'pairs') return 'line' in fault ? pairsTexts.invalid(fault.line) : '';
  if (fault.field === 'adult') return 'Elija Sí o No.';
  switch (fault.fault) {
    case 'missing':
      return fault.field === 'answers' ? 'Responda esta pregunta.' : MISSING[fault.field];
    case 'too-long':
      return formTexts.tooLong(longestOf(fault, questions));
    case 'unstorable':
      return formTexts.unstorable;
    case 'several-lines':
      return 'Escriba esto en una sola línea.';
    case 'invalid':
      return 'Elija una de las respuestas.';
  }
}

function longestOf(
  fault: Exclude<ApplicationFault, { readonly field: 'pairs' | 'adult' }>,
  questions: readonly Question[],
): number {
  if (fault.field !== 'answers') return LONGEST_OF_APPLICATION[fault.field];
  return LONGEST_ANSWER[questions.find(({ id }) => id === fault.questionId)?.answer ?? 'line'];
}
