import { MAX_PASSWORD, MIN_DIFFERENT, MIN_PASSWORD } from './new-password';
import type { passwordFaultTexts as english } from './password-fault.texts';

export const passwordFaultTexts: typeof english = {
  missing: 'Elija una contraseña.',
  'too-short': `Elija una contraseña de al menos ${MIN_PASSWORD} caracteres.`,
  'too-long': `Elija una contraseña de ${MAX_PASSWORD} caracteres como máximo.`,
  'few-characters': `Use al menos ${MIN_DIFFERENT} caracteres diferentes.`,
  sequence:
    'Casi toda es una secuencia o una repetición, como abcdef, qwerty o xyzxyz. Elija una contraseña más difícil de adivinar.',
  personal: 'Casi toda es su nombre o su correo electrónico. Elija una contraseña más difícil de adivinar.',
  'site-words': 'Es muy fácil de adivinar: está hecha de palabras de este sitio.',
  common: 'Muchas personas usan esta contraseña y por eso es fácil de adivinar. Elija otra.',
};
