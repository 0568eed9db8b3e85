import { formatDayAt, formatMonth } from '../../../core/shared/text/format';
import type { publicEventsTexts as english } from './public-events.texts';

export const publicEventsTexts: typeof english = {
  title: 'Eventos',
  pageTitle: (siteName) => `Eventos – ${siteName}`,
  intro:
    'Venga a nuestras pruebas de calzado, limpiezas del vecindario y días de puertas abiertas. Todas las horas son de Las Vegas (PT).',
  description: (siteName) =>
    `Próximos eventos de ${siteName} en Las Vegas: pruebas de calzado, limpiezas del vecindario y días de puertas abiertas, con horas, lugares y cómo participar.`,
  list: 'Próximos eventos',
  month: formatMonth,
  dropIn: 'Venga sin cita. No hace falta inscribirse.',
  placesLeft: (count) => (count === 0 ? 'Ya no quedan lugares.' : `Lugares disponibles: ${count}`),
  membersReserve: 'Si tiene cuenta, aparte su lugar en su panel.',
  signIn: 'Iniciar sesión',
  accessDashboard: 'Ir a mi panel',
  withoutAccount: 'Si no tiene cuenta, llame al',
  withoutPhone: 'Si no tiene cuenta, escriba a',
  canceled: 'Cancelado:',
  addToCalendar: 'Agregar al calendario',
  addEvent: (title, startsAt) => `Agregar al calendario: ${title}, ${formatDayAt(startsAt)}`,
  loading: 'Cargando las fechas',
  failed: 'No pudimos cargar las fechas. Llame al',
  failedNext: 'o vuelva a cargar la página.',
  failedAlone: 'No pudimos cargar las fechas. Vuelva a cargar la página.',
  needsScript: 'Para ver las fechas, active JavaScript o llame al',
  needsScriptAlone: 'Para ver las fechas, active JavaScript.',
  none: 'Por ahora no hay próximos eventos.',
  noneNext: 'Pregúntenos qué estamos planeando:',
  subscribe: 'Suscribirse al calendario',
  address: 'La dirección de este calendario',
  copy: 'Copiar',
  copied: 'Dirección copiada',
  openInCalendar: 'Abrir en mi calendario',
  checks:
    'Los calendarios buscan cambios una o dos veces al día. Esta página siempre muestra lo más reciente.',
  downloadAll: 'Descargar todo (.ics)',
  needsServer: 'Podrá suscribirse desde su calendario cuando el sitio funcione en su propio servidor.',
};
