import type { loginTexts as english } from './login.texts';

const unexpected = 'Ocurrió un error inesperado. Inténtelo de nuevo.';

export const loginTexts: typeof english = {
  title: 'Iniciar sesión',
  heading: 'Inicie sesión en su cuenta',
  goOn: 'Inicie sesión para ir a la página que pidió.',
  newHere: '¿Es su primera vez aquí?',
  createAccount: 'Crear cuenta',
  forgotPassword: '¿Olvidó su contraseña?',
  needsScript: 'Para iniciar sesión se necesita',
  form: 'Iniciar sesión',
  labels: { email: 'Correo electrónico', password: 'Contraseña' },
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión...',
  bothFieldsNeeded: 'Escriba su correo electrónico y su contraseña',
  done: { title: 'Inicio de sesión correcto', description: 'Nos alegra verle de nuevo.' },
  failures: {
    MISSING_CREDENTIALS: 'Escriba su correo electrónico y su contraseña',
    INVALID_PASSWORD: 'Contraseña incorrecta',
    EMAIL_NOT_FOUND: 'No hay ninguna cuenta con este correo electrónico',
    LOCKED: 'Demasiados intentos. Inténtelo más tarde.',
    LOGIN_FAILED: 'No se pudo iniciar sesión',
    SECOND_STEP: 'Use el enlace del correo que le enviamos.',
    SYSTEM_ERROR: unexpected,
    UNHANDLED_ERROR: unexpected,
  },
  storageAdvice: {
    full: 'A este navegador no le queda espacio para lo que guarda este sitio. Cierre otras pestañas del sitio, borre en la configuración del navegador los datos guardados del sitio que ya no necesite y vuelva a iniciar sesión. Entre esos datos puede haber contenido que nunca se exportó.',
    refused:
      'Este navegador no deja que el sitio guarde quién inició sesión. Permita las cookies y los datos de este sitio y vuelva a iniciar sesión.',
  },
  damagedSession:
    'La sesión que este navegador tenía guardada estaba dañada y se borró. Vuelva a iniciar sesión.',
  unreadableSession: 'No se pudo abrir su sesión',
  unreadableAdvice:
    'Este navegador no deja que el sitio lea lo que guardó. Permita las cookies y los datos de este sitio e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
};
