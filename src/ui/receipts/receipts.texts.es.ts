import { formatCount } from '../../core/shared/text/format-count';
import { giftRecordTexts } from '../gifts/gift-record.texts';
import { recordTexts } from '../shared/record.texts';
import type { receiptsTexts as english } from './receipts.texts';

const records = recordTexts({
  singular: 'recibo',
  plural: 'recibos',
  all: 'los recibos',
  this: 'este recibo',
  gone: 'Este recibo ya no existe',
  changed: 'Este recibo cambió en otro lugar',
});

export const receiptsTexts: typeof english = {
  receipts: 'Recibos',
  check:
    'Pida a una persona experta que revise las palabras de sus recibos antes de enviar los primeros. La ley pide un recibo por cada donación de $250 o más, y cuando alguien recibió algo a cambio de un pago de más de $75.',
  legalName: {
    title: 'Falta el nombre legal: los recibos esperan',
    text: 'Un recibo nombra a la fundación como está registrada. Escriba el nombre legal y, con él, el EIN.',
    link: 'Abrir la configuración',
  },
  noMail: {
    title: 'Ahora no se envía ningún correo',
    text: 'En la simulación no se envían correos, y un servidor sin servidor de correo tampoco los envía. Los correos esperan en la bandeja de salida, en Configuración.',
  },
  search: 'Donante o número',
  searchHint: 'Nombre, correo electrónico o 2026-0001',
  year: 'Año',
  kind: 'Tipo',
  state: 'Estado',
  any: 'Todos',
  kinds: { single: 'Una donación', statement: 'Resumen anual' },
  states: { issued: 'Emitido', voided: 'Anulado' },
  leftOut: (count) =>
    count === 1
      ? 'No incluye 1 donación que llegó después.'
      : `No incluye ${formatCount(count)} donaciones que llegaron después.`,
  leftOutNext:
    'Presione Reemplazar para emitir un resumen que lo incluya todo. Este se queda, marcado como anulado, y el nuevo todavía se tiene que enviar.',
  number: 'Número',
  donor: 'Donante',
  amount: 'Cantidad',
  goodsOnly: 'Artículos',
  issuedOn: 'Emitido el',
  list: {
    ...records.list,
    none: records.none('Abra las cartas de un año o presione Recibo junto a una donación.'),
  },
  back: 'Regresar a los recibos',
  print: 'Imprimir',
  one: (number) => `Recibo ${number}`,
  opened: records.one,
  send: 'Enviar por correo electrónico',
  sendAgain: 'Enviar otra vez',
  sending: 'Enviando…',
  sent: (number) => ({
    title: 'Recibo en camino',
    description: `${number} está en la bandeja de salida.`,
  }),
  notSent: 'No se envió',
  noAddress: 'No hay correo electrónico de esta persona. Imprima el recibo y envíelo por correo postal.',
  log: 'Enviado hasta ahora',
  logNone: 'Todavía no se ha enviado.',
  logEntry: (when, to, state) => `${when} a ${to}: ${state}`,
  forgotten: 'una dirección que la bandeja de salida ya no guarda',
  mailStates: { waiting: 'en espera', sent: 'enviado', failed: 'no aceptado' },
  unknownState: 'ya no está en la bandeja de salida',
  replacedBy: 'Abrir el recibo que vale en su lugar',
  void: 'Anular',
  replace: 'Reemplazar',
  reasonTitle: {
    void: (number) => `¿Anular el recibo ${number}?`,
    replace: (number) => `¿Reemplazar el recibo ${number}?`,
  },
  reasonText: {
    void: 'Conserva su número y sus palabras, y dice que no vale. Esto no se puede deshacer.',
    replace:
      'Se anula, y un recibo nuevo con el número siguiente dice cómo están ahora las donaciones. Esto no se puede deshacer.',
  },
  reason: 'Motivo',
  reasonHint: 'Una frase. Se imprime en el recibo anulado.',
  reasonLoss: 'Se perdería el motivo que escribió.',
  reasonFaults: {
    missing: 'Diga en una frase por qué.',
    'too-long': 'Es demasiado largo para una frase; 300 caracteres como máximo.',
  },
  voided: { title: 'Recibo anulado' },
  replaced: (number) => ({ title: 'Recibo reemplazado', description: `En su lugar vale ${number}.` }),
  notDone: 'No se hizo',
  issueTitle: 'Emitir un recibo',
  issueGift: (amount, day, name) => `${amount} de ${name}, recibidos el ${day}.`,
  issueGoods: 'Un recibo de artículos dice qué se recolectó y cuándo, sin un valor.',
  provider: (name) =>
    `Puede que ${name} haya enviado un recibo de esta donación. Un segundo recibo no está prohibido; dice que cada donación cuenta una sola vez.`,
  language: 'Idioma',
  languageHint: 'El de las etiquetas y fechas. Lo que exige la ley queda en inglés.',
  issue: 'Emitir el recibo',
  issued: (number) => ({ title: 'Recibo emitido', description: `Su número es ${number}.` }),
  gift: {
    ...giftRecordTexts.one,
    gone: { title: giftRecordTexts.one.gone.title, next: 'Regrese a las donaciones.' },
  },
  issueFaults: {
    legalName: 'Falta el nombre legal. Escríbalo primero en la configuración.',
    gift: 'Esta donación todavía no se ha recibido o se devolvió por completo. No hay de qué emitir un recibo.',
    notOwed: 'Esta donación no lleva recibo de impuestos. Si eso está mal, corrija primero la donación.',
    held: 'Esta donación ya tiene un recibo. Búsquelo en la lista.',
    unknown: 'No hay de qué emitir un recibo: primero hay que recolectar los artículos.',
  },
  writeFailed: {
    ...records.failed,
    validation: 'Algo no se aceptó. Revíselo e inténtelo de nuevo.',
    'not-found': 'Ya no hay de qué emitir un recibo.',
    conflict: 'Mientras tanto, otra persona cambió este recibo. Ábralo otra vez para ver cómo está ahora.',
    unavailable: 'No se hizo nada. Revise su conexión e inténtelo de nuevo.',
  },
};
