import type { Language } from '../../shared/text/language';

/** 'call 702-555-0142', or 'tell us' where the foundation has no number. */
const call = (phone: string) => (phone === '' ? 'tell us' : `call ${phone}`);
const llame = (phone: string) => (phone === '' ? 'avísenos' : `llame al ${phone}`);

const en = {
  what: (shift: string, title: string) => `${shift}: ${title}`,
  before: (span: string) => `Before: ${span}`,
  place: (place: string, address: string) => (address === '' ? place : `${place}, ${address}`),
  /** To people who come for help: it tells nothing to anybody else who reads the mail. */
  confidential: {
    subject: 'Your appointment',
    text: (phone: string) => (phone === '' ? 'Sign in to read it.' : `Sign in to read it, or call ${phone}.`),
    withoutAccount: (phone: string) => (phone === '' ? 'Ask us about it.' : `Call ${phone}.`),
    link: 'Sign in',
  },
  link: 'See your schedule',
  withdraw: (phone: string) =>
    `If you can’t come, withdraw on the page or ${call(phone)}, so that somebody else can have the place.`,
  call: (phone: string) => `If you can’t come, ${call(phone)}, so that somebody else can have the place.`,
  questions: (phone: string) => (phone === '' ? '' : `Questions? Call ${phone}.`),
  placeGiven: { subject: (what: string) => `You have a place: ${what}`, text: 'You have a place:' },
  eventChanged: { subject: (what: string) => `Changed: ${what}`, text: 'Something changed:' },
  eventCanceled: { subject: (what: string) => `Canceled: ${what}`, text: 'This was canceled:' },
  removed: {
    subject: (what: string) => `You are no longer signed up: ${what}`,
    text: 'You were taken off the list for:',
  },
  reminder: { subject: (what: string) => `Reminder: ${what}`, text: 'See you soon:' },
  hoursReturned: {
    subject: 'Your hours came back',
    text: (length: string, day: string) => `${length} on ${day} were returned to you:`,
    closing: 'Change them on the page, and somebody looks at them again.',
    link: 'See your hours',
  },
};

const es: typeof en = {
  what: (shift, title) => `${shift}: ${title}`,
  before: (span) => `Antes: ${span}`,
  place: (place, address) => (address === '' ? place : `${place}, ${address}`),
  confidential: {
    subject: 'Su cita',
    text: (phone) =>
      phone === '' ? 'Inicie sesión para leer más.' : `Inicie sesión para leer más o llame al ${phone}.`,
    withoutAccount: (phone) => (phone === '' ? 'Pregúntenos para saber más.' : `Llame al ${phone}.`),
    link: 'Iniciar sesión',
  },
  link: 'Ver su horario',
  withdraw: (phone) =>
    `Si no puede venir, cancele su lugar en la página o ${llame(phone)}, para que otra persona pueda tener el lugar.`,
  call: (phone) => `Si no puede venir, ${llame(phone)}, para que otra persona pueda tener el lugar.`,
  questions: (phone) => (phone === '' ? '' : `¿Preguntas? Llame al ${phone}.`),
  placeGiven: { subject: (what) => `Tiene un lugar: ${what}`, text: 'Tiene un lugar:' },
  eventChanged: { subject: (what) => `Cambio: ${what}`, text: 'Algo cambió:' },
  eventCanceled: { subject: (what) => `Cancelado: ${what}`, text: 'Se canceló:' },
  removed: {
    subject: (what) => `Ya no está en la lista: ${what}`,
    text: 'Quitamos su nombre de la lista de:',
  },
  reminder: { subject: (what) => `Recordatorio: ${what}`, text: 'Nos vemos pronto:' },
  hoursReturned: {
    subject: 'Le devolvimos sus horas',
    text: (length, day) => `Le devolvimos ${length} del ${day} para que las revise:`,
    closing: 'Corríjalas en la página y alguien las revisará de nuevo.',
    link: 'Ver sus horas',
  },
};

/** The sentences of the mails about events, sign-ups and hours, in each language. `what` is a shift and its event, or the event alone. */
export const SIGNUP_MAIL_TEXTS = { en, es } satisfies Record<Language, typeof en>;
