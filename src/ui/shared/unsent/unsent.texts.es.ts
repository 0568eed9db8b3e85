import { formatCounted } from '../../../core/shared/text/format-counted';
import type { KeptCall } from '../../../core/shared/unsent/unsent-change';
import type { unsentTexts as english } from './unsent.texts';

const NAMES: Readonly<Record<KeptCall, readonly [string, string]>> = {
  'signups.mark': ['marca en una lista del día', 'marcas en una lista del día'],
  'events.saveWalkIns': ['número de visitas', 'números de visitas'],
  'shelf.move': ['registro del estante', 'registros del estante'],
  'hours.approve': ['aprobación de horas', 'aprobaciones de horas'],
  'hours.giveBack': ['devolución de horas', 'devoluciones de horas'],
  'own-hours.takeBack': ['retiro de sus horas', 'retiros de sus horas'],
  'messages.mark': ['marca en un mensaje', 'marcas en mensajes'],
  'own-guides.complete': ['capacitación', 'capacitaciones'],
};

export const unsentTexts: typeof english = {
  listed: (counts) => counts.map(([call, count]) => formatCounted(count, ...NAMES[call])).join(', '),
  title: 'Todavía no se ha guardado',
  kept: 'Está en este dispositivo. Se guarda en cuanto vuelva la conexión.',
  tryAgain: 'Intentar de nuevo',
  discard: 'Descartar',
  discardTitle: '¿Descartar lo que no se guardó?',
  discardText: (listed) => `No se va a guardar: ${listed}.`,
  leaveAsIs: 'Conservar',
  loss: 'Algunos cambios todavía no se han guardado. Están en este dispositivo y se guardan en cuanto vuelva la conexión y usted tenga su sesión abierta aquí.',
  done: (count) => ({
    title: 'Cambios guardados',
    description:
      count === 1 ? 'El cambio pendiente ya se guardó.' : `Los ${count} cambios pendientes ya se guardaron.`,
  }),
  refused: (count) => ({
    title: 'No se guardó',
    description:
      count === 1
        ? 'Un cambio pendiente no se guardó: mientras tanto otra persona cambió lo mismo, o usted ya no puede hacerlo. Revíselo.'
        : `${count} cambios pendientes no se guardaron: mientras tanto otra persona cambió lo mismo, o usted ya no puede hacerlos. Revíselos.`,
  }),
};
