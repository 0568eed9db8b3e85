import type * as english from './failure.texts';

const IS_SERVER = import.meta.env.VITE_BACK_END === 'server';
const STORAGE_REFUSES = 'A este navegador no le queda espacio, o no deja que este sitio guarde datos.';
const NOT_REACHED = IS_SERVER ? 'Revise su conexión e inténtelo de nuevo.' : STORAGE_REFUSES;

const SIGNED_OUT = 'Su sesión se cerró. Inicie sesión e inténtelo de nuevo.';
const STAFF = 'al personal de la fundación';

export const CHANGED_MEANWHILE: typeof english.CHANGED_MEANWHILE =
  'Mientras tanto, otra persona cambió esto. Aquí está la versión actual; revísela.';

/** `thing` as in 'sus solicitudes', `right` as in 'ver sus solicitudes', `helper` as in 'al personal de la fundación'. */
export const loadFailures: typeof english.loadFailures = (thing, right, helper = STAFF) => ({
  unauthenticated: SIGNED_OUT,
  forbidden: `No tiene permiso para ${right}. Pregunte ${helper}.`,
  validation: 'Esta búsqueda no funciona. Quite los filtros e inténtelo de nuevo.',
  'too-many': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  unavailable: `No pudimos cargar ${thing}. Revise su conexión e inténtelo de nuevo.`,
  cancelled: `No pudimos cargar ${thing}. Inténtelo de nuevo.`,
});

/** `right` as in 'cambiar sus solicitudes', `helper` as in 'al personal de la fundación'. */
export const saveFailures: typeof english.saveFailures = (right, helper = STAFF) => ({
  unauthenticated: SIGNED_OUT,
  forbidden: `No tiene permiso para ${right}. Pregunte ${helper}.`,
  'step-up': 'Confirme que es usted e inténtelo de nuevo.',
  validation: 'Algo del formulario no se aceptó. Revíselo e inténtelo de nuevo.',
  quota: 'Ya no queda espacio para guardar. Quite lo que no necesite e inténtelo de nuevo.',
  'too-many': 'Demasiados cambios a la vez. Espere un minuto e inténtelo de nuevo.',
  unavailable: `No se guardó nada. ${NOT_REACHED}`,
  cancelled: 'No se guardó nada.',
});
