import type { signupTexts as english } from './signup.texts';

export const signupTexts: typeof english = {
  title: 'Crear cuenta',
  heading: 'Cree su cuenta',
  how: 'El personal de la fundación abre las cuentas de participantes, de donantes y del voluntariado. Escríbanos, díganos cómo quiere participar y le abrimos la suya.',
  needShoes: '¿Busca zapatos?',
  noAccount: 'No necesita una cuenta.',
  haveAccount: '¿Ya tiene una cuenta?',
  signIn: 'Inicie sesión',
  orGo: 'o',
  backToSite: 'vuelva al sitio',
};
