import { formatCount } from '../../core/shared/text/format-count';
import { formatCounted } from '../../core/shared/text/format-counted';
import { datedTexts } from '../shared/dated/dated.texts';
import { menuTexts } from '../shared/menu.texts';
import { programFormTexts } from './form/program-form.texts';
import { programRecordTexts as records } from './program-record.texts';
import type { programsTexts as english } from './programs.texts';

const EDIT_FIRST = 'Abra el programa y edítelo; después restáurelo.';

export const programsTexts: typeof english = {
  titles: {
    active: menuTexts['active-programs'],
    own: menuTexts['my-programs'],
    archive: menuTexts.archive,
    createNew: menuTexts['create-new'],
    createOwn: menuTexts['create-program'],
  },
  areas: 'Partes de los programas',
  kinds: datedTexts.kinds,
  noKind: 'Todavía sin tipo',
  states: { draft: 'Borrador', active: 'Activo', archived: 'Archivado' },
  intakes: { open: 'Abierto', paused: 'En pausa', closed: 'Cerrado' },
  search: records.list.search,
  searchHint: 'Título, resumen o descripción',
  kind: 'Tipo',
  everyKind: 'Todos los tipos',
  manager: 'Quien coordina',
  everybody: 'Todas las personas',
  show: 'Mostrar',
  shows: { active: 'Activos', drafts: 'Borradores', both: 'Activos y borradores' },
  create: 'Crear programa',
  list: records.list,
  none: {
    all: records.none('Cree el primero.'),
    own: {
      title: 'Usted todavía no coordina ningún programa.',
      next: 'Cree uno o pida a la administración que le agregue.',
    },
    archived: {
      title: 'Todavía no hay nada archivado.',
      next: 'Un programa que terminó se archiva en su propia página, en Programas activos.',
    },
  },
  programs: 'Programas',
  archivedPrograms: 'Programas archivados',
  program: 'Programa',
  managers: 'Quienes coordinan',
  noManager: 'Nadie coordina',
  applications: 'Solicitudes',
  wait: (count) =>
    count === 0 ? 'Ninguna' : count === 1 ? '1 en espera' : `${formatCount(count)} en espera`,
  waitIn: (waiting, title) => `Solicitudes por responder en ${title}: ${waiting}`,
  applicationsWait: (count) => `${formatCounted(count, 'solicitud', 'solicitudes')} en espera`,
  places: 'Lugares',
  placesTaken: (enrolled, places) =>
    places === null ? 'sin límite' : `${formatCount(enrolled)} de ${formatCount(places)}`,
  intake: 'Solicitudes',
  ran: 'Duró',
  ranFrom: (first, last) => (first === last ? first : `${first} a ${last}`),
  neverRan: 'Todavía nada',
  people: 'Personas',
  sessions: 'Sesiones',
  hours: 'Horas',
  nextEvent: 'Próximo evento',
  noEvent: 'Ninguno',
  nextEvents: 'Próximos eventos',
  noEvents: 'No hay próximos eventos.',
  eventOn: (title, when) => `${title}, ${when}`,
  actions: 'Acciones',
  one: records.one,
  backToList: 'Regresar a los programas',
  backToProgram: 'Regresar al programa',
  about: 'Sobre este programa',
  figures: 'Cifras',
  seeApplications: 'Ver las solicitudes',
  enrolled: 'Con lugar',
  waiting: 'En espera',
  pairsGiven: 'Pares entregados',
  count: formatCount,
  yes: 'Sí',
  no: 'No',
  state: 'Estado',
  contact: 'Contacto',
  edit: 'Editar',
  editProgram: 'Editar programa',
  acts: {
    publish: 'Publicar',
    archive: 'Archivar',
    restore: 'Restaurar',
    deleteDraft: 'Borrar borrador',
  },
  restoreProgram: (title) => `Restaurar ${title}`,
  confirm: {
    archive: {
      title: (title) => `¿Archivar ${title}?`,
      text: 'Entonces ya nadie puede hacer solicitudes y nadie más lo ve. Lo puede restaurar después.',
    },
    restore: {
      title: (title) => `¿Restaurar ${title}?`,
      text: 'Vuelve a estar activo y lo ven todas las personas con sesión iniciada. No recibe solicitudes hasta que usted las abra.',
    },
    deleteDraft: {
      title: (title) => `¿Borrar ${title}?`,
      text: 'El borrador se borra para siempre.',
    },
  },
  leave: 'Dejar como está',
  done: {
    publish: (title) => ({
      title: 'Programa publicado',
      description: `Ahora todas las personas con sesión iniciada ven «${title}».`,
    }),
    archive: (title) => ({
      title: 'Programa archivado',
      description: `«${title}» ya está en el archivo.`,
    }),
    restore: (title) => ({
      title: 'Programa restaurado',
      description: `«${title}» vuelve a estar activo. Sus solicitudes están cerradas.`,
    }),
    deleteDraft: (title) => ({ title: 'Borrador borrado', description: `Se borró «${title}».` }),
  },
  notDone: records.notDone,
  lacks: (fields) => {
    const missing = fields.flatMap((field) => programFormTexts.missing[field] ?? []);
    if (missing.length === 0) return records.failed.validation;
    return [...missing, EDIT_FIRST].join(' ');
  },
  failed: records.failed,
  hasEvents: 'Borre primero sus eventos, o conserve el borrador.',
  first: (applications, events) => {
    const answer = formatCounted(applications, 'solicitud', 'solicitudes');
    const cancel = formatCounted(events, 'evento', 'eventos');
    if (events === 0) return [{ text: `Responda primero ${answer}.`, target: 'applications' }];
    if (applications === 0) return [{ text: `Cancele o mueva primero ${cancel}.`, target: 'events' }];
    return [
      { text: 'Primero responda ' },
      { text: answer, target: 'applications' },
      { text: ' y cancele o mueva ' },
      { text: cancel, target: 'events' },
      { text: '.' },
    ];
  },
};
