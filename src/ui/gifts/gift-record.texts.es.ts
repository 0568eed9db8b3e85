import { recordTexts } from '../shared/record.texts';
import type { giftRecordTexts as english } from './gift-record.texts';

export const giftRecordTexts: typeof english = recordTexts({
  singular: 'donación',
  plural: 'donaciones',
  all: 'las donaciones',
  this: 'esta donación',
  gone: 'Esta donación ya no existe',
  changed: 'Esta donación cambió en otro lugar',
});
