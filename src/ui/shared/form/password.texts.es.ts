import { MIN_PASSWORD } from '../../../core/account/passwords/new-password';
import { passwordFaultTexts } from '../../../core/account/passwords/password-fault.texts';
import { formTexts } from './form.texts';
import type { passwordTexts as english } from './password.texts';

export const passwordTexts: typeof english = {
  advice: `Use al menos ${MIN_PASSWORD} caracteres. Unas cuantas palabras que no tienen que ver entre sí son fáciles de recordar y difíciles de adivinar.`,
  faults: { ...passwordFaultTexts, missing: formTexts.required },
};
