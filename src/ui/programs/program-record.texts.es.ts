import { recordTexts } from '../shared/record.texts';
import type { programRecordTexts as english } from './program-record.texts';

export const programRecordTexts: typeof english = recordTexts({
  singular: 'programa',
  plural: 'programas',
  all: 'los programas',
  this: 'este programa',
  gone: 'Este programa ya no existe',
  changed: 'Este programa cambió en otro lugar',
  isHidden: true,
});
