import { formTexts } from './form.texts';
import type { refusedField as english } from './refused-field.texts';

export const refusedField: typeof english = ({ fault, longest }) => {
  if (fault === 'too-long' && longest !== undefined) return formTexts.tooLong(longest);
  if (fault === 'unstorable') return formTexts.unstorable;
  return fault === 'several-lines' ? 'Escriba esto en una sola línea.' : 'Revise este campo.';
};
