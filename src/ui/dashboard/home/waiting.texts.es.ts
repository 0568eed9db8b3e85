import { pairText } from '../../../core/shared/sizes/shoe-size';
import { formatInstant } from '../../../core/shared/text/format';
import type { waitingTexts as english } from './waiting.texts';

export const waitingTexts: typeof english = {
  title: 'Pendiente hoy',
  names: {
    messages: (count) => (count === 1 ? 'mensaje sin leer' : 'mensajes sin leer'),
    shoes: (count) => (count === 1 ? 'persona pide zapatos' : 'personas piden zapatos'),
    pickups: (count) => (count === 1 ? 'recolección por programar' : 'recolecciones por programar'),
    applications: (count) => (count === 1 ? 'solicitud por responder' : 'solicitudes por responder'),
    goods: (count) =>
      count === 1 ? 'donación de artículos por clasificar' : 'donaciones de artículos por clasificar',
    answers: () => 'respuestas a sus solicitudes',
    trainings: (count) => (count === 1 ? 'capacitación por hacer' : 'capacitaciones por hacer'),
    hours: () => 'horas por aprobar',
    shifts: (count) =>
      count === 1 ? 'turno disponible en los próximos 7 días' : 'turnos disponibles en los próximos 7 días',
    unmarked: (count) => (count === 1 ? 'evento pasado por marcar' : 'eventos pasados por marcar'),
  },
  unknown: {
    messages: 'Mensajes sin leer',
    shoes: 'Personas que piden zapatos',
    pickups: 'Recolecciones por programar',
    applications: 'Solicitudes por responder',
    goods: 'Artículos por clasificar',
    answers: 'Respuestas',
    trainings: 'Capacitaciones por hacer',
    hours: 'Horas por aprobar',
    shifts: 'Turnos disponibles en los próximos 7 días',
    unmarked: 'Eventos pasados por marcar',
  },
  notCounted: 'No pudimos cargar este número.',
  answerFor: (title) => `respuesta a su solicitud para ${title}`,
  answered: {
    approved: 'Usted tiene un lugar. Vea lo que sigue.',
    denied: 'Vea por qué y qué puede hacer ahora.',
  },
  next: {
    title: 'Próximamente',
    labels: {
      shift: 'Próximo turno',
      session: 'Próxima sesión',
      event: 'Próximo evento con lugar',
    },
    aboutOf: (title, { startsAt, place }, kind) => {
      const when = formatInstant(startsAt);
      if (place === 'own') return `${when}. ${kind === 'shift' ? 'Le esperamos.' : 'Usted tiene un lugar.'}`;
      return place === 'open' ? `${title}, ${when}` : when;
    },
    reserve: 'Apartar su lugar',
    none: {
      shift: 'No hay nada en su horario.',
      session: 'No hay próximas sesiones.',
      event: 'No hay próximos eventos.',
    },
    more: { shift: 'Buscar un turno', session: 'Ver los programas', event: 'Ver mis donaciones' },
    failed: 'No pudimos cargar esto.',
    shoes: 'Sus zapatos',
    reserved: (sizes) => sizes.map((size) => `Su par está apartado: ${pairText(size)}.`),
  },
};
