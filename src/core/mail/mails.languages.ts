import type { Language } from '../shared/text/language';

const IGNORE = 'If you did not ask for this, you can ignore this mail.';

const en = {
  hello: (name: string) => `Hello ${name},`,
  hours: (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`),
  invitation: {
    subject: 'Your account is ready for a password',
    text: 'We have opened an account for you. Choose a password to sign in.',
    link: 'Choose a password',
    closing: (hours: string) =>
      `The link works once, within ${hours}. After that, ask us for a new invitation. If you did not expect this mail, you can ignore it.`,
  },
  password: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your account. If it was you, choose one now.',
    link: 'Choose a new password',
    closing: (hours: string) =>
      `The link works once, within ${hours}. ${IGNORE} Your password stays the same.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password was changed. You have been signed out on all other devices.',
    closing: 'If this was not you, choose a new password now and tell us.',
    link: 'Choose a new password',
  },
  secondStepReset: {
    subject: 'Your second step was reset',
    text: 'Your second step was reset, and you were signed out everywhere. Sign in by this link with your password, and set up a new second step.',
    link: 'Set up a second step',
    closing: (hours: string) => `The link works once, within ${hours}. If you did not ask for this, tell us.`,
  },
  /** To somebody who asked for a place: it tells nothing to anybody else who reads the mail. */
  participant: {
    subject: 'News about your request',
    text: (phone: string) => (phone === '' ? 'Sign in to read it.' : `Sign in to read it, or call ${phone}.`),
    link: 'Sign in',
  },
  volunteer: {
    received: {
      subject: (program: string) => `Thank you for applying to help in ${program}`,
      text: (day: string) => `Your application came in. You will hear from us by ${day}.`,
    },
    approved: {
      subject: (program: string) => `You can help in ${program}`,
      text: () => 'Your application to help was approved. Thank you!',
    },
    denied: {
      subject: (program: string) => `Your application to help in ${program}`,
      text: () => 'We can’t take you up on your offer to help this time.',
    },
    closing: (phone: string) => (phone === '' ? '' : `Questions? Call ${phone}.`),
    link: 'See your programs',
  },
  pickupScheduled: {
    subject: 'Your pickup has a date',
    text: 'Thank you for your gift. We will pick it up:',
    place: (when: string, address: string) => `${when} (Pacific time)\n${address}`,
    closing: 'If that does not work for you, reply to this mail.',
  },
};

const es: typeof en = {
  hello: (name) => `Hola, ${name}:`,
  hours: (hours) => (hours === 1 ? 'una hora' : `${hours} horas`),
  invitation: {
    subject: 'Su cuenta está lista: elija una contraseña',
    text: 'Abrimos una cuenta para usted. Elija una contraseña para iniciar sesión.',
    link: 'Elegir una contraseña',
    closing: (hours) =>
      `El enlace funciona una sola vez, en un plazo de ${hours}. Después, pídanos otra invitación. Si no esperaba este mensaje, puede ignorarlo.`,
  },
  password: {
    subject: 'Elija una contraseña nueva',
    text: 'Alguien pidió una contraseña nueva para su cuenta. Si fue usted, elíjala ahora.',
    link: 'Elegir una contraseña nueva',
    closing: (hours) =>
      `El enlace funciona una sola vez, en un plazo de ${hours}. Si usted no lo pidió, puede ignorar este mensaje. Su contraseña sigue siendo la misma.`,
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    text: 'Su contraseña cambió. Se cerró su sesión en todos los demás dispositivos.',
    closing: 'Si no fue usted, elija una contraseña nueva ahora y avísenos.',
    link: 'Elegir una contraseña nueva',
  },
  secondStepReset: {
    subject: 'Se restableció su segundo paso',
    text: 'Se restableció su segundo paso y se cerró su sesión en todas partes. Inicie sesión con este enlace y su contraseña, y configure un segundo paso nuevo.',
    link: 'Configurar un segundo paso',
    closing: (hours) =>
      `El enlace funciona una sola vez, en un plazo de ${hours}. Si usted no lo pidió, avísenos.`,
  },
  participant: {
    subject: 'Noticias sobre su solicitud',
    text: (phone) =>
      phone === '' ? 'Inicie sesión para leer más.' : `Inicie sesión para leer más o llame al ${phone}.`,
    link: 'Iniciar sesión',
  },
  volunteer: {
    received: {
      subject: (program) => `Gracias por ofrecer su ayuda en ${program}`,
      text: (day) => `Recibimos su solicitud. Le responderemos a más tardar el ${day}.`,
    },
    approved: {
      subject: (program) => `Ya puede ayudar en ${program}`,
      text: () => 'Su solicitud para ayudar fue aprobada. ¡Gracias!',
    },
    denied: {
      subject: (program) => `Su solicitud para ayudar en ${program}`,
      text: () => 'Gracias por ofrecer su ayuda. Esta vez no podemos aceptarla.',
    },
    closing: (phone) => (phone === '' ? '' : `¿Preguntas? Llame al ${phone}.`),
    link: 'Ver sus programas',
  },
  pickupScheduled: {
    subject: 'Su recolección tiene fecha',
    text: 'Gracias por su donación. Pasaremos a recogerla:',
    place: (when, address) => `${when} (hora del Pacífico)\n${address}`,
    closing: 'Si la fecha o la hora no le quedan bien, responda a este mensaje.',
  },
};

/** The sentences of the mails to members and visitors, in each language. Those to staff stand in staff-mails.texts.ts. */
export const MAIL_TEXTS = { en, es } satisfies Record<Language, typeof en>;

/** In front of the link to the page in Spanish, for somebody who has not chosen a language. */
export const IN_SPANISH = 'En español:';
