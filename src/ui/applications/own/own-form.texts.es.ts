import { formatDayAt } from '../../../core/shared/text/format';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { offersTexts } from './offers.texts';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import type { ownFormTexts as english } from './own-form.texts';

const callNow = (hasPhone: boolean) => (hasPhone ? 'Llame al' : 'Llámenos');

const NOTICES: typeof english.notices = {
  closed: (hasPhone) =>
    `Este programa dejó de recibir solicitudes. No se envió nada; lo que escribió sigue aquí. ${callNow(hasPhone)}`,
  'drop-in': 'Puede venir sin cita: este programa no pide solicitud. No se envió nada.',
  'questions-changed': 'Las preguntas cambiaron mientras escribía. Las nuevas están marcadas.',
  'applied-already': 'Usted ya hizo una solicitud.',
  ...texts.over,
  'too-many': (hasPhone) =>
    `Puede enviar 10 solicitudes al día. Inténtelo mañana o ${hasPhone ? 'llame al' : 'llámenos'}`,
};

function numbered(question: string, line: number): string {
  return line === 1 ? question : `${question} Par ${line}`;
}

export const ownFormTexts: typeof english = {
  loading: 'Cargando el formulario…',
  readFailed: loadFailures('el formulario', 'hacer una solicitud'),
  gone: {
    title: 'Esta página no existe o usted no tiene acceso a ella.',
    next: 'Regrese a la lista.',
  },
  views: {
    apply: {
      title: offersTexts.titles.participant,
      button: offersTexts.button.participant,
      back: 'Regresar a los programas',
    },
    change: { title: texts.changeOf, button: texts.change, back: 'Regresar a las solicitudes en espera' },
  },
  contactHint: 'Un correo electrónico, un teléfono o quien lleva su caso.',
  whyWeAsk: 'Por qué preguntamos',
  whyWeAskAbout: (label) => `Por qué preguntamos: ${label}`,
  pairs: {
    who: (line) => numbered('¿Para quién es?', line),
    size: (line) => numbered('¿Qué talla?', line),
    forWhom: (line) => numbered('Para (opcional)', line),
    forWhomHint: 'Por ejemplo: mi hijo. No hace falta un nombre.',
    wide: (line) => (line === 1 ? 'Ancho' : `Ancho (par ${line})`),
    wearers: { man: 'Hombre', woman: 'Mujer', child: 'Niño o niña', baby: 'Bebé' },
    measure: 'Que me midan cuando vaya',
    change: 'Cambiar',
    changeOf: (pair) => `Cambiar: ${pair}`,
  },
  why: {
    name: 'Para saber cómo llamarle. No tiene que ser su nombre legal.',
    contact: 'Para que le llegue nuestra respuesta. No lo usamos para nada más.',
    access: 'Para prepararnos: por ejemplo, con un lugar sin escaleras o con alguien que hable su idioma.',
    size: 'Para buscar zapatos que le queden. Si no sabe la talla, le medimos cuando venga.',
    adult:
      'Quien tiene menos de 18 años también puede ayudar si su madre, padre o tutor lo autoriza por escrito.',
  },
  answerGoesTo: (contact) => `Enviamos la respuesta a ${contact}.`,
  submit: 'Enviar solicitud',
  sending: 'Enviando...',
  save: 'Guardar',
  saving: 'Guardando...',
  loss: 'Lo que escribió todavía no se ha enviado.',
  lossOfChange: 'Lo que cambió todavía no se ha guardado.',
  sent: ({ answerBy }) => ({
    title: 'Solicitud enviada',
    description: `Le respondemos a más tardar el ${weekday(answerBy)}.`,
  }),
  changed: { title: 'Solicitud cambiada', description: 'Leemos lo último que escribió.' },
  keptTheirs: {
    title: 'No se cambió nada',
    description: 'La solicitud queda como se guardó en otro lugar.',
  },
  notSent: 'No se envió',
  notices: NOTICES,
  refusals: {
    ...NOTICES,
    'not-open': (hasPhone) => `Este programa no recibe solicitudes ahora. ${callNow(hasPhone)}`,
    'not-needed': offersTexts.needsNothing,
    'drop-in': offersTexts.dropIn,
  },
  seeApplication: 'Ver su solicitud',
  failed: {
    ...saveFailures('hacer una solicitud'),
    unavailable: 'No se envió nada. Revise su conexión e inténtelo de nuevo. Lo que escribió sigue aquí.',
    'not-found': 'Esto ya no existe. No se envió nada; lo que escribió sigue aquí.',
    conflict: CHANGED_MEANWHILE,
  },
  conflict: {
    title: 'Esta solicitud cambió en otro lugar',
    intro:
      'Cambió mientras usted escribía. Elija para cada campo qué versión guardar. Mientras tanto, lo que escribió sigue en el formulario.',
    action: 'Guardar esta versión',
  },
};

/** 'lun, 30 nov 2026': at noon it is the same day in UTC and in Las Vegas. */
function weekday(date: string): string {
  return formatDayAt(Date.parse(`${date}T20:00:00Z`));
}
