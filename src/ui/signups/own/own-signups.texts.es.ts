import { formatTime } from '../../../core/shared/text/format';
import { formatCounted } from '../../../core/shared/text/format-counted';
import { formatList } from '../../../core/shared/text/format-list';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { listTexts } from '../../shared/list/list.texts';
import { formatMinutes } from '../../shared/text/duration';
import type { ownSignupsTexts as english } from './own-signups.texts';

const CANCELED = 'Este evento se canceló.';
const STARTED = 'Ya empezó.';

const REFUSED: Readonly<Record<string, string>> = {
  canceled: CANCELED,
  started: `${STARTED} Llámenos si quiere venir.`,
  'not-invited': 'Esto es para otras personas.',
  'not-approved': 'Primero haga una solicitud para ayudar en este programa.',
  training: 'Primero termine la capacitación.',
  'adults-only': 'Este turno es para personas adultas.',
  overlap: 'A esa hora usted ya tiene otra cosa.',
};

export const ownSignupsTexts: typeof english = {
  readFailed: loadFailures('su horario', 'ver esto'),
  failed: {
    ...saveFailures('inscribirse'),
    'not-found': 'Esto ya no existe.',
    'too-many': 'Demasiados cambios en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  },
  refused: (reason) => REFUSED[reason ?? ''] ?? CHANGED_MEANWHILE,
  notDone: 'No se cambió',
  taken: ({ state, shift }, isLate) =>
    state === 'waiting'
      ? {
          title: 'Usted está en la lista de espera',
          description: isLate
            ? 'Empieza en menos de 24 horas. Si se desocupa un lugar, lo puede tomar en Mi horario.'
            : 'Cuando se desocupe un lugar, es suyo y le escribimos.',
        }
      : {
          title: 'Inscripción hecha',
          description: shift ? 'Su turno está en Mi horario.' : 'Con gusto le esperamos.',
        },
  withdrawn: (state) =>
    state === 'waiting'
      ? { title: 'Fuera de la lista de espera', description: 'Usted ya no está en la lista de espera.' }
      : { title: 'Dejó su lugar', description: 'Ahora otra persona puede tener su lugar.' },
  named: (button, ...about) => `${button}: ${about.join(', ')}`,
  place: ({ place, address }) => [place, address].filter((part) => part !== '').join(', '),
  waiting: (position) =>
    position === null ? 'En la lista de espera' : `Número ${position} en la lista de espera`,
  leaveWaiting: 'Salir de la lista de espera',
  joinWaiting: 'Entrar en la lista de espera',
  filledUp: { shift: 'Este turno se acaba de llenar.', event: 'Este evento se acaba de llenar.' },
  canceled: (reason) => (reason === '' ? 'Cancelado' : `Cancelado: ${reason}`),
  obstacle: ({ why }) => REFUSED[why] ?? '',
  overlap: (title) => `A esa hora usted ya tiene ${title}.`,
  training: (title) => `Primero termine «${title}».`,
  apply: (title) => `Primero haga una solicitud para ayudar en ${title}.`,
  addToCalendar: 'Agregar al calendario',
  withdraw: 'Cancelar mi turno',
  giveUp: 'Dejar mi lugar',
  confirm: {
    shift: (title) => `¿Cancelar su turno en ${title}?`,
    event: (title) => `¿Dejar su lugar en ${title}?`,
    text: 'Entonces otra persona puede tener su lugar.',
    late: (contact) => `Empieza en menos de 24 horas. Por favor, avise también por teléfono: ${contact}.`,
  },
  keep: 'Dejar como está',
  started: (contact) => `${STARTED} Pregunte por teléfono: ${contact}.`,
  contact: 'Contacto',
  access: 'Acceso',
  where: 'Dónde',
  with: (names) => `Con ${formatList(names)}`,
  schedule: {
    loading: 'Cargando su horario…',
    next: 'Lo próximo',
    parts: {
      coming: 'Próximamente',
      waiting: 'En espera',
      canceled: 'Cancelado',
      past: 'Últimos 90 días',
    },
    nothing: 'No hay nada en su horario.',
    nothingNext: 'Tome un turno y aparece aquí con la hora, el lugar y a quién llamar.',
    find: 'Buscar un turno',
    print: 'Imprimir',
    standing: {
      going: '',
      waiting: 'No alcanzó lugar',
      withdrawn: 'Avisó que no venía',
      attended: 'Asistió',
      'no-show': 'No asistió',
    },
    worked: (minutes) => `Asistió: ${formatMinutes(minutes)}`,
    todaysList: 'Lista de hoy',
    todaysEmpty: 'No hay nadie en la lista.',
    todaysEmptyNext: 'Aquí aparece quién viene.',
    back: 'Regresar a mi horario',
    loadingList: 'Cargando la lista de hoy…',
    listFailed: loadFailures('la lista de hoy', 'ver esta lista'),
    listGone: {
      title: 'Esta página no existe o usted no tiene acceso a ella.',
      next: 'La lista de hoy está desde un día antes del evento hasta que termina.',
    },
    listHead: { name: 'Nombre', sizes: 'Tallas', time: 'Hora' },
    time: formatTime,
  },
  shifts: {
    title: 'Turnos disponibles',
    loading: 'Cargando los turnos disponibles…',
    readFailed: loadFailures('los turnos', 'ver turnos'),
    filters: 'Buscar turnos',
    program: 'Programa',
    allPrograms: 'Todos los programas',
    noProgram: 'Sin programa',
    from: 'Desde',
    to: 'Hasta',
    onlyFree: 'Solo con lugares disponibles',
    said: (count) => formatCounted(count, 'turno', 'turnos'),
    none: {
      title: 'Ahora no hay turnos disponibles.',
      next: 'Los turnos nuevos aparecen aquí en cuanto se planean.',
    },
    notFound: listTexts.notFound,
    open: 'Puede tomar',
    openOn: (day) => `Puede tomar: ${day}`,
    later: 'Listas de espera y capacitaciones',
    closed: 'No disponibles para usted',
    closedCount: (count) => `No disponibles para usted (${count})`,
    noneOpen: 'No hay ningún turno que pueda tomar ahora mismo.',
    own: (count) => (count === 1 ? '1 turno es suyo.' : `${count} turnos son suyos.`),
    seeSchedule: 'Ver Mi horario',
    details: 'Detalles',
    needs: (count) => (count === 0 ? 'Lleno' : count === 1 ? 'Falta 1 persona' : `Faltan ${count} personas`),
    adultsOnly: 'Solo para personas adultas',
    take: 'Tomar este turno',
    going: 'Usted ya está en la lista.',
  },
  events: {
    list: 'Eventos',
    loading: 'Cargando los eventos…',
    readFailed: loadFailures('los eventos', 'ver eventos'),
    coming: 'Sus eventos',
    more: 'Más eventos',
    dropIn: 'Venga sin cita. No hace falta inscribirse.',
    reserve: 'Apartar un lugar',
    placesLeft: (count) => (count === 0 ? 'Ya no quedan lugares.' : `Lugares disponibles: ${count}`),
    going: 'Usted tiene un lugar.',
    nothing: 'No hay próximos eventos.',
    noneForDonor: 'Cuando haya un evento con invitación para usted, aparece aquí.',
    seeDonations: 'Ver mis donaciones',
    noSessions: 'No hay próximas sesiones.',
    callUs: 'Llámenos:',
    askUs: 'Pregúntenos cuándo es la próxima.',
  },
};
