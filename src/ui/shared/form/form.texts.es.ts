import { formatCount } from '../../../core/shared/text/format-count';
import type { formTexts as english } from './form.texts';

const ONCE_MORE = 'Presione el botón una vez más. Lo que escribió sigue aquí.';

export const formTexts: typeof english = {
  sending: 'Enviando...',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  close: 'Cerrar',
  required: 'Llene este campo.',
  malformedEmail: 'Escriba un correo electrónico válido.',
  tooLong: (longest) =>
    `Acorte este texto a ${formatCount(longest)} caracteres o menos. No se pierde nada de lo que escribió.`,
  unstorable:
    'Este texto tiene caracteres que no se pueden enviar. Quite los símbolos poco comunes e inténtelo de nuevo.',
  showPassword: 'Mostrar la contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  tooMany: {
    title: 'Error',
    description:
      'Se enviaron demasiados formularios. Inténtelo más tarde, llámenos o escríbanos por correo electrónico.',
    note: 'Todavía no se ha enviado.',
    next: 'Lo que escribió sigue aquí.',
  },
  trap: 'Sitio web',
  likeProgram: {
    trap: {
      title: 'Todavía no se ha enviado',
      description: `Su navegador llenó un campo oculto, que ya está vacío otra vez. ${ONCE_MORE}`,
    },
    pace: { title: 'Todavía no se ha enviado', description: `Eso fue muy rápido. ${ONCE_MORE}` },
  },
  refused: {
    title: 'Error',
    description: 'Corrija los campos marcados y envíe el formulario otra vez.',
  },
  howWeUse: 'Cómo usamos lo que nos envía:',
  privacy: 'Privacidad',
  requiredMark: 'Los campos marcados con * son obligatorios.',
  demo: 'Sitio de prueba: no se envía nada.',
  keptHere: 'Todo se queda en este navegador.',
  reachUs: 'Puede comunicarse con la fundación:',
  or: 'o',
};
