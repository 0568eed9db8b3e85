import { CHANGED_MEANWHILE, loadFailures, saveFailures } from './failure.texts';
import type * as english from './record.texts';

/** `title` as in 'Esta donación cambió en otro lugar', `thing` as in 'esta donación', `changing` as in 'la corregía'. */
export const conflictOver: typeof english.conflictOver = ({ title, thing, changing = 'hacía cambios' }) => {
  const choose =
    'Elija para cada campo qué versión guardar. Mientras tanto, lo que escribió sigue en el formulario.';
  return {
    title,
    intro: `Otra persona guardó ${thing} mientras usted ${changing}. ${choose}`,
    earlierTry: `Su intento anterior de guardar ${thing} sí funcionó. ${choose}`,
    action: 'Guardar esta versión',
  };
};

/**
 * `singular` as in 'programa', `plural` as in 'programas', `all` as in 'los programas', `this` as in 'este programa', `gone` as in
 * 'Este programa ya no existe', `helper` as in 'al personal de la fundación'.
 */
export const recordTexts: typeof english.recordTexts = (wording) => {
  const { singular, plural, all, gone, changed, see = 'see', helper, isHidden = false } = wording;
  const toSee = see === 'read' ? 'leer' : 'ver';
  return {
    list: {
      loading: `Cargando ${plural}…`,
      filters: `Buscar ${plural}`,
      search: `Buscar ${plural}`,
      readFailed: loadFailures(all, `${toSee} ${plural}`, helper),
      notFound: {
        title: `No hay ${plural} que coincidan.`,
        next: 'Pruebe con menos palabras o quite los filtros.',
      },
    },
    none: (next) => ({ title: `Todavía no hay ${plural}.`, next }),
    one: {
      loading: `Cargando ${singular}…`,
      readFailed: loadFailures(wording.this, `${toSee} ${wording.this}`, helper),
      gone: isHidden
        ? { title: 'Esta página no existe o usted no tiene acceso a ella.', next: 'Regrese a la lista.' }
        : { title: `${gone}.`, next: 'Regrese a la lista y elija otra opción.' },
    },
    notDone: 'No se cambió',
    failed: {
      ...saveFailures(`cambiar ${plural}`, helper),
      'not-found': isHidden ? `${gone} o usted no tiene acceso.` : `${gone}.`,
      conflict: CHANGED_MEANWHILE,
    },
    conflict: conflictOver({ title: changed, thing: wording.this }),
    keptTheirs: (title) => ({
      title: 'No se cambió nada',
      description: `«${title}» queda como se guardó en otro lugar.`,
    }),
  };
};
