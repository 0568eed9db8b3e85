import { formatDayAt, formatInstant, formatLately } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import { ANOTHER_EVENT } from '../shared/text/another-event.texts';
import type { eventViewTexts as english } from './event-view.texts';
import { eventRecordTexts, eventsTexts } from './events.texts';

export const eventViewTexts: typeof english = {
  event: 'Evento',
  backToList: 'Regresar a los eventos',
  backToEvent: 'Regresar al evento',
  editEvent: 'Editar evento',
  one: {
    ...eventRecordTexts.one,
    readFailed: { ...eventRecordTexts.one.readFailed, validation: 'Esta dirección no funciona.' },
  },
  about: 'Sobre este evento',
  when: 'Cuándo',
  where: 'Lugar',
  access: 'Notas de acceso',
  description: 'Descripción',
  contact: 'Contacto',
  invited: 'A quién se invita',
  program: 'Programa',
  guestsSignUp: 'Asistentes',
  signUp: (places) =>
    places === null
      ? 'Con inscripción, sin límite'
      : `Con inscripción, ${places === 1 ? '1 lugar' : `${formatCount(places)} lugares`}`,
  cancelReason: 'Por qué se canceló',
  edit: 'Editar',
  copy: 'Copiar',
  addToCalendar: 'Agregar al calendario',
  daySheet: eventsTexts.daySheet,
  otherDates: (count) => `Otras fechas (${formatCount(count)})`,
  otherDate: ({ startsAt, state }) =>
    [
      startsAt === null ? eventsTexts.noDate : formatInstant(startsAt),
      state === 'published' ? '' : eventsTexts.states[state],
    ]
      .filter((part) => part !== '')
      .join(', '),
  cancel: 'Cancelar evento',
  acts: {
    publish: 'Publicar',
    deleteDraft: 'Borrar borrador',
    remove: 'Quitar',
    givePlace: 'Dar un lugar',
    told: 'Marcar: ya lo sabe',
  },
  shifts: 'Turnos',
  guests: 'Asistentes',
  waiting: 'En espera',
  callThem: 'Hay que llamar',
  callHint: 'No tienen correo electrónico, así que nadie les ha avisado.',
  reasons: {
    place: 'Ya tiene un lugar.',
    changed: 'La hora o el lugar es otro.',
    canceled: 'Se canceló.',
    removed: 'Se quitó su nombre de la lista.',
  },
  adultsOnly: 'Solo para personas adultas',
  taken: eventsTexts.taken,
  dropIn: eventsTexts.dropIn,
  dropInHint: 'La gente viene sin cita. Cuéntela en la lista del día.',
  nobody: 'Todavía nadie.',
  states: {
    waiting: 'En espera',
    going: 'Viene',
    withdrawn: 'Avisó',
    attended: 'Está',
    'no-show': 'No vino',
  },
  nameOf: ({ name }) => name || 'Nombre borrado',
  assign: 'Asignar',
  assignTo: (part) => `Asignar ${part}`,
  removeFrom: (name, part) => `Quitar a ${name} de ${part}`,
  givePlaceIn: (name, part) => `Dar un lugar a ${name}, ${part}`,
  toldOf: (name) => `Marcar: ya lo sabe ${name}`,
  withdrewFrom: (part) => `Dejaron ${part}`,
  withdrewAt: (name, at, now) => `Dejó su lugar: ${name}, ${formatLately(at, now)}`,
  waitsFor: (place, part) => `Número ${formatCount(place)} en la lista de espera de ${part}`,
  callWaiting: (part, count) => `${part}: en espera: ${formatCount(count)}. Hay que llamar.`,
  notReached: 'Sin lugar',
  skipped: (obstacle) => `No se agregó: ${eventViewTexts.obstacle(obstacle)}`,
  obstacle: (obstacle) => {
    switch (obstacle.why) {
      case 'overlap':
        return `coincide con ${obstacle.title ?? ANOTHER_EVENT}`;
      case 'not-approved':
        return `sin aprobación para ayudar en ${obstacle.program.title}`;
      case 'training':
        return `falta la capacitación ${obstacle.guide.title}`;
      case 'adults-only':
        return 'tiene menos de 18 años';
      case 'not-invited':
        return 'sin invitación';
      case 'canceled':
        return 'cancelado';
      case 'started':
        return 'ya empezó';
    }
  },
  confirm: {
    deleteDraft: {
      title: (name) => `¿Borrar ${name}?`,
      text: 'El borrador se borra para siempre.',
    },
    remove: {
      title: (name) => `¿Quitar a ${name}?`,
      text: {
        waiting: 'Sale de la lista de espera y se le avisa.',
        last: 'Pierde su lugar y se le avisa.',
        next: 'Pierde su lugar y se le avisa. El lugar pasa a la primera persona en espera que lo puede tomar.',
      },
    },
    givePlace: {
      title: (name) => `¿Dar un lugar a ${name}?`,
      text: 'A esa hora va a otra cosa.',
    },
  },
  despite: 'Agregar aunque coincida',
  leave: 'Dejar como está',
  done: {
    publish: (name) => ({
      title: 'Evento publicado',
      description: `Ahora las personas invitadas ven «${name}».`,
    }),
    deleteDraft: (name) => ({ title: 'Borrador borrado', description: `Se borró «${name}».` }),
    remove: (name) => ({ title: 'Se quitó', description: `${name} ya no está en la lista.` }),
    givePlace: (name) => ({ title: 'Lugar dado', description: `${name} ya tiene un lugar.` }),
    told: (name) => ({ title: 'Marcado', description: `${name} ya lo sabe.` }),
  },
  notDone: eventRecordTexts.notDone,
  failed: {
    ...eventRecordTexts.failed,
    // It may be an event, or somebody's place in it.
    'not-found': 'Esto ya no existe o usted no tiene acceso.',
  },
  refused: {
    full: 'Ya no quedan lugares.',
    canceled: 'Este evento se canceló.',
    started: 'Ya empezó. Use la lista del día.',
    overlap: 'A esa hora va a otra cosa.',
    'not-approved': 'No tiene aprobación para ayudar en este programa.',
    training: 'No ha hecho la capacitación de este programa.',
    'adults-only': 'Este turno es para personas adultas.',
    'not-invited': 'No tiene invitación.',
  },
  day: formatDayAt,
};
