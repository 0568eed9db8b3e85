import { countOf, heldPlaces } from '../../core/events/event-view';
import { formatDayAt, formatSpan, formatTimes } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import { menuTexts } from '../shared/menu.texts';
import { recordTexts } from '../shared/record.texts';
import { formatMinutes } from '../shared/text/duration';
import { guestsWhoCame, hasGuests, marked, minutesWorked, shiftsFilled } from './event-figures';
import type * as english from './events.texts';

export const eventRecordTexts: typeof english.eventRecordTexts = recordTexts({
  singular: 'evento',
  plural: 'eventos',
  all: 'los eventos',
  this: 'este evento',
  gone: 'Este evento ya no existe',
  changed: 'Este evento cambió en otro lugar',
  isHidden: true,
});

export const eventsTexts: typeof english.eventsTexts = {
  titles: {
    upcoming: menuTexts['upcoming-events'],
    past: menuTexts['past-events'],
    create: menuTexts['create-event'],
    own: menuTexts.events,
  },
  tabs: { label: 'Eventos por fecha', upcoming: 'Próximos', past: 'Pasados' },
  states: { draft: 'Borrador', published: 'Publicado', canceled: 'Cancelado' },
  invitees: {
    everybody: 'Todas las personas (en la página pública)',
    volunteers: 'Voluntariado',
    donors: 'Donantes',
    beneficiaries: 'Participantes',
  },
  nobodyInvited: 'Solo quienes cubren los turnos',
  search: 'Buscar eventos',
  searchHint: 'Título, lugar o programa',
  program: 'Programa',
  everyProgram: 'Todos los programas',
  noProgram: 'Sin programa',
  show: 'Mostrar',
  shows: { published: 'Publicados', draft: 'Borradores', canceled: 'Cancelados', all: 'Todos' },
  showsOfPast: { all: 'Todos', unmarked: 'Con marcas pendientes' },
  from: 'Desde',
  to: 'Hasta',
  create: 'Crear evento',
  print: 'Imprimir',
  list: eventRecordTexts.list,
  none: {
    upcoming: { title: 'No hay próximos eventos.', next: 'Cree el siguiente.' },
    past: { title: 'Todavía no hay ninguno.', next: 'Los eventos aparecen aquí cuando terminan.' },
  },
  next: 'Próximos eventos',
  events: 'Eventos',
  when: 'Cuándo',
  event: 'Evento',
  guests: 'Asistentes',
  shifts: 'Turnos',
  state: 'Estado',
  came: 'Asistencia',
  hours: 'Horas',
  marked: 'Con marca',
  actions: 'Acciones',
  daySheet: 'Lista del día',
  named: ({ title, startsAt }) => (startsAt === null ? title : `${title}, ${formatDayAt(startsAt)}`),
  noDate: 'Todavía sin fecha',
  span: ({ startsAt, endsAt }) =>
    startsAt === null || endsAt === null ? eventsTexts.noDate : formatSpan(startsAt, endsAt),
  day: formatDayAt,
  times: formatTimes,
  dropIn: 'sin cita',
  nobody: 'ninguno',
  guestsOf: (event) => {
    if (!hasGuests(event)) return eventsTexts.nobody;
    return event.takesSignups
      ? taken(heldPlaces(countOf(event.counts, null)), event.places)
      : eventsTexts.dropIn;
  },
  shiftsOf: (event) => {
    const { held, wanted } = shiftsFilled(event);
    return event.shifts.length === 0 ? eventsTexts.nobody : `${taken(held, wanted)} cubiertos`;
  },
  cameTo: (event) => {
    const came = formatCount(guestsWhoCame(event));
    return event.walkIns === 0 ? came : `${came} y ${formatCount(event.walkIns)} sin nombre`;
  },
  hoursOf: (event) => formatMinutes(minutesWorked(event)),
  markedOf: (event) => {
    const { done, total } = marked(event);
    return total === 0 ? eventsTexts.nobody : taken(done, total);
  },
  fill: (event) =>
    [
      hasGuests(event) && `${eventsTexts.guests}: ${eventsTexts.guestsOf(event)}`,
      event.shifts.length > 0 && `${eventsTexts.shifts}: ${eventsTexts.shiftsOf(event)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  taken,
};

/** '7 de 12'; the number alone without a limit. */
function taken(held: number, most: number | null): string {
  return most === null ? formatCount(held) : `${formatCount(held)} de ${formatCount(most)}`;
}
