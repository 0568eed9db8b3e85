import type { accountLinksTexts as english } from './account-links.texts';

const error = (description: string) => ({ title: 'Error', description });

export const accountLinksTexts: typeof english = {
  invitation: {
    title: 'Invitación',
    heading: 'Le damos la bienvenida. Elija una contraseña',
    intro: 'La fundación le abrió una cuenta. Elija una contraseña y después inicie sesión.',
    form: 'Su cuenta',
    dead: {
      'not-found':
        'Esta invitación es muy antigua o hay una más nueva. Pida a la fundación que se la envíe de nuevo.',
      conflict: 'Usted ya eligió una contraseña. Inicie sesión con ella o elija una nueva.',
    },
  },
  password: {
    title: 'Contraseña nueva',
    heading: 'Elija una contraseña nueva',
    intro:
      'Después se cierra su sesión en todos los navegadores. Entonces inicie sesión con la contraseña nueva.',
    form: 'Su cuenta',
    dead: {
      'not-found': 'Este enlace ya se usó o es muy antiguo. Pida uno nuevo.',
      conflict: 'Este enlace ya se usó. Pida uno nuevo.',
    },
  },
  forgotten: {
    title: 'Contraseña olvidada',
    heading: '¿Olvidó su contraseña?',
    intro:
      'Escriba el correo electrónico de su cuenta y le enviamos un enlace para elegir una contraseña nueva.',
    form: 'Pedir un enlace',
    label: 'Correo electrónico',
    submit: 'Enviar enlace',
    sent: 'Si hay una cuenta con este correo electrónico, ya le enviamos un enlace. Sirve una sola vez, durante una hora. Si no le llega, revise la carpeta de correo no deseado y después pida otro.',
    noMail: 'Sitio de prueba: no se envía ningún correo. El enlace que llevaría se muestra aquí.',
    shown: 'Abrir el enlace',
    nobody:
      'En este sitio de prueba no hay ninguna cuenta con este correo electrónico, así que no hay enlace.',
  },
  forWhom: (name, email) => `Para ${name}, ${email}.`,
  label: 'Contraseña nueva',
  submit: 'Guardar contraseña',
  opening: 'Estamos revisando el enlace…',
  needsScript: 'Para elegir una contraseña se necesita',
  signIn: 'Iniciar sesión',
  askAgain: 'Pedir otro enlace',
  tryAgain: 'Intentar de nuevo',
  checkFailed: 'No pudimos revisar el enlace. Revise su conexión e inténtelo de nuevo.',
  done: { title: 'Contraseña guardada', description: 'Inicie sesión con ella.' },
  failed: {
    'too-many': error('Demasiados intentos. Inténtelo más tarde.'),
    unavailable: error('No funcionó. Lo que escribió sigue aquí. Inténtelo de nuevo.'),
    validation: error('Corrija los campos marcados.'),
    quota: error(
      'A este navegador no le queda espacio para este sitio. Libere espacio e inténtelo de nuevo.',
    ),
  },
};
