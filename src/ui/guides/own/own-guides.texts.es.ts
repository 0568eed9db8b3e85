import { loadFailures, saveFailures } from '../../shared/failure.texts';
import { listTexts } from '../../shared/list/list.texts';
import { menuTexts } from '../../shared/menu.texts';
import { guideTexts } from '../guide.texts';
import type * as english from './own-guides.texts';

export const trainingTexts: typeof english.trainingTexts = {
  title: menuTexts.training,
  loading: 'Cargando las capacitaciones…',
  readFailed: loadFailures('las capacitaciones', 'ver las capacitaciones'),
  toDo: 'Por hacer',
  done: 'Hechas',
  nothing: {
    title: 'No hay nada obligatorio.',
    next: 'Cuando haya una capacitación nueva, aparece aquí.',
  },
  requiredForAll: 'Obligatoria antes de todos los turnos',
  requiredFor: (programs) => `Obligatoria antes de los turnos de: ${programs}`,
  doneOn: (day) => `Hecha el ${day}`,
  lapsed: (day) => `La hizo el ${day}. Hay que hacerla otra vez.`,
  back: 'Regresar a las capacitaciones',
  training: 'Capacitación',
  gone: { title: guideTexts.gone, next: 'Regrese a la lista.' },
  hasRead: 'Ya leí esto',
  markAsDone: 'Marcar como hecha',
  readFirst: 'Primero marque que ya la leyó.',
  error: 'Error',
  marked: { title: 'Capacitación hecha', sentence: (title) => `Ya hizo «${title}».` },
  failed: {
    ...saveFailures('marcar capacitaciones como hechas'),
    'not-found': 'Esta capacitación ya no existe.',
  },
};

export const resourcesTexts: typeof english.resourcesTexts = {
  title: menuTexts.resources,
  loading: 'Cargando los recursos…',
  filters: 'Buscar recursos',
  readFailed: loadFailures('los recursos', 'ver los recursos'),
  none: {
    title: 'Todavía no hay recursos.',
    next: 'Llame al 2-1-1: allí saben quién puede ayudarle cerca de usted.',
  },
  notFound: listTexts.notFound,
  search: 'Buscar',
  searchHint: 'Nombre, texto o idioma',
  need: 'Necesidad',
  everyNeed: 'Todas las necesidades',
  print: 'Imprimir',
  call: 'Llame al 2-1-1',
  callText: 'Gratis, de día y de noche. Allí saben quién ayuda con comida, una cama, la renta y más.',
  emergency: 'Emergencia: 9-1-1',
  crisis: 'Crisis: 9-8-8',
  unchecked: (day) => `Sin revisar desde el ${day}: llame antes de ir.`,
  neverChecked: 'Todavía sin revisar: llame antes de ir.',
  wrong: 'Esto está mal',
  wrongIn: (title) => `Esto está mal: ${title}`,
  thanks: 'Gracias. Alguien lo va a revisar.',
  notReported: 'No se envió',
  failed: {
    ...saveFailures('avisar de errores en los recursos'),
    'not-found': 'Este recurso ya no existe.',
  },
};
