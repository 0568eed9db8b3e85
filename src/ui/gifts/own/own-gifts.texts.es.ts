import type { Impact, Shown } from '../../../core/gifts/own/impact';
import { receiptCents } from '../../../core/receipts/receipt';
import { FEWEST_PEOPLE as FEWEST } from '../../../core/shared/few-people';
import { formatDay, formatDayOfYear, formatInstant } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { formatCounted } from '../../../core/shared/text/format-counted';
import { formatCents, formatDollars } from '../../../core/shared/text/format-money';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { loadFailures } from '../../shared/failure.texts';
import { giftTexts } from '../gift.texts';
import type * as english from './own-gifts.texts';

const gifts = (number: number) => formatCounted(number, 'donación', 'donaciones');

/** As they go on after 'Sin recibo de impuestos:'. */
const NO_RECEIPT_REASONS: typeof giftTexts.noReceiptReasons = {
  fund: 'viene de un fondo asesorado por donantes, de una fundación o de un gobierno',
  sponsor: 'otra organización da el recibo',
  'no-gift': 'no es una donación (es una cuota o una venta)',
};

export const ownGiftsTexts: typeof english.ownGiftsTexts = {
  loading: 'Cargando…',
  readFailed: loadFailures('sus donaciones', 'ver esto'),
  give: 'Donar',
};

export const myDonationsTexts: typeof english.myDonationsTexts = {
  ...ownGiftsTexts,
  title: 'Mis donaciones',
  intro:
    'Donaciones que registramos con el correo electrónico de su cuenta. Si falta alguna, escríbanos el día y la cantidad.',
  sums: 'Lo que donó cada año',
  sum: ({ cents, gifts: count }) => `${formatCents(cents)} ${gifts(count)}`,
  money: 'Dinero',
  goods: 'Zapatos y ropa',
  year: 'Año',
  allYears: 'Todos los años',
  day: 'Día',
  amount: 'Cantidad',
  state: 'Estado',
  method: 'Forma de pago',
  campaign: 'Para',
  items: 'Artículos',
  asked: 'Día',
  noCampaign: 'Donde más se necesita',
  methods: giftTexts.methods,
  giftState: ({ state, cents, refund }) => {
    if (state === 'pending') return 'Promesa de donación. Todavía no la recibimos.';
    if (!refund) return 'Recibida. Gracias.';
    const day = formatDay(refund.on);
    return refund.cents === cents
      ? `Devuelta el ${day}.`
      : `Recibida. Le devolvimos ${formatCents(refund.cents)} el ${day}.`;
  },
  benefit: ({ benefit }) =>
    benefit ? `Usted recibió: ${benefit.description} (unos ${formatCents(benefit.cents)})` : '',
  noReceipt: ({ noReceiptReason }) =>
    noReceiptReason === null ? '' : `Sin recibo de impuestos: ${NO_RECEIPT_REASONS[noReceiptReason]}.`,
  fromPlan: 'Un pago de su donación periódica',
  fromForm: 'Enviada con el formulario público y su correo electrónico',
  pickupState: ({ state, scheduledAt, reason, isBrought }) => {
    if (isBrought) return 'Usted la entregó. Gracias.';
    const at = scheduledAt === null ? '' : formatInstant(scheduledAt);
    if (state === 'requested')
      return 'Tenemos su solicitud y nos comunicaremos con usted en un plazo de 2 días hábiles.';
    if (state === 'scheduled') return at === '' ? 'Pasamos a recogerla.' : `Pasamos a recogerla: ${at}.`;
    if (state === 'collected') {
      return scheduledAt === null
        ? 'Recogida. Gracias.'
        : `Recogida el ${formatDay(calendarDateAt(scheduledAt))}. Gracias.`;
    }
    return reason === '' ? 'No la pudimos aceptar.' : `No la pudimos aceptar: ${reason}`;
  },
  noMoney: 'Todavía no hay donaciones de dinero.',
  noGoods: 'Todavía no hay recolecciones.',
  none: {
    title: 'Todavía no hay donaciones.',
    next: 'Las donaciones con el correo electrónico de su cuenta aparecerán aquí.',
  },
  giveAgain: 'Volver a donar',
};

export const taxReceiptsTexts: typeof english.taxReceiptsTexts = {
  ...ownGiftsTexts,
  title: 'Recibos de impuestos',
  intro:
    'Un recibo nunca cambia. Si se devuelve dinero o un dato estaba mal, el recibo se anula y otro toma su lugar. ¿Puede deducir una donación? Pregunte a quien le ayuda con sus impuestos.',
  none: {
    title: 'Todavía no hay recibos.',
    next: 'Cuando recibamos su primera donación, sus recibos aparecerán aquí y, cada enero, un resumen de todo el año.',
  },
  year: 'Año',
  given: ({ gifts: count, cents }) => `Usted donó ${formatCents(cents)} en ${gifts(count)}.`,
  withoutReceipt: (count) =>
    count === 1
      ? 'Aquí no se cuenta 1 donación sin recibo de impuestos.'
      : `Aquí no se cuentan ${formatCount(count)} donaciones sin recibo de impuestos.`,
  statement: (year) => `Resumen de ${year}`,
  inJanuary: (year) => `El resumen de todo el año llega en enero de ${year + 1}.`,
  notIssued: 'Este resumen todavía no se ha emitido. Si lo necesita, escríbanos.',
  statementFacts: (receipt) =>
    `Número ${receipt.number}, emitido el ${formatDay(receipt.issuedOn)}, total ${formatCents(receiptCents(receipt.text))}.`,
  leftOut: (count) =>
    count === 1
      ? '1 donación de este año llegó después y no está en él. Si la necesita allí, escríbanos.'
      : `${formatCount(count)} donaciones de este año llegaron después y no están en él. Si las necesita allí, escríbanos.`,
  showStatement: 'Ver el resumen',
  others: 'Recibos',
  noOthers: 'No hay recibos sueltos de este año.',
  kinds: { single: 'Una donación', statement: 'Todo el año' },
  heads: ['Número', 'Qué cubre', 'Emitido el', 'Total', 'Estado'],
  issuedOn: ({ issuedOn }) => formatDay(issuedOn),
  total: ({ text }) => formatCents(receiptCents(text)),
  state: ({ voided }, replacement) => {
    if (!voided) return 'Válido';
    return replacement === null ? 'Anulado' : `Anulado, en su lugar vale ${replacement}`;
  },
  receipt: (number) => `Recibo ${number}`,
  print: 'Imprimir',
  back: 'Regresar a todos los recibos',
};

const FEW = `menos de ${FEWEST}`;
const NOT_RECORDED = 'sin registro';
const shown = (figure: Shown, few: string, text: (value: number) => string) =>
  figure === 'few' ? few : figure === 'not-recorded' ? NOT_RECORDED : text(figure);
const count = (figure: Shown) => shown(figure, FEW, formatCount);
const sum = (figure: Shown) => shown(figure, `donaron ${FEW} personas`, formatCents);

type Year = Impact['years'][number];

export const impactTexts: typeof english.impactTexts = {
  ...ownGiftsTexts,
  title: 'Informes de impacto',
  intro: 'Lo que lograron juntas todas las donaciones.',
  note: `Para que no se pueda saber cuánto donó cada persona, se ocultan las cifras de menos de ${FEWEST} personas, y una cantidad menor que ${FEWEST} aparece como «${FEW}». Las cifras que nadie registró y las que son 0 no aparecen.`,
  none: {
    title: 'El primer informe sale en enero.',
    next: 'El informe de un año se publica cuando el año termina, si hay algo registrado en él.',
  },
  soFar: ({ to }) => `${to.slice(0, 4)} hasta el ${formatDayOfYear(to)}`,
  big: {
    pairsGiven: 'pares de zapatos entregados',
    peopleWithShoes: 'personas recibieron zapatos',
    volunteerHours: 'horas de voluntariado',
  },
  year: 'Año',
  print: 'Imprimir',
  ofYear: (year) => `El año ${year}`,
  facts: {
    money: 'Dinero recibido',
    gifts: 'Donaciones de dinero',
    people: 'Personas que donaron dinero',
    goods: 'Donaciones de zapatos y ropa',
    items: 'Artículos contados',
    pairs: 'Pares de zapatos entregados',
    helped: 'Personas que recibieron zapatos',
  },
  factsOf: (year: Year) => ({
    money: sum(year.cents),
    gifts: count(year.gifts),
    people: count(year.people),
    goods: count(year.goods),
    items: shown(year.items, `contados en ${FEW} donaciones`, formatCount),
    pairs: shown(year.pairs, `entregados a ${FEW} personas`, formatCount),
    helped: count(year.peopleWithShoes),
  }),
  byYear: '¿Cuánto llegó cada año?',
  heads: ['Año', 'Recibido', 'Personas'],
  cellsOf: ({ cents, people }: Year) => [sum(cents), count(people)],
  barOf: ({ cents }: Year) => shown(cents, FEW, (value) => formatDollars(Math.floor(value / 100))),
  campaigns: 'Campañas hasta ahora',
  ofGoal: (percent) => `${percent}%`,
  campaignHeads: ['Campaña', 'Recaudado', 'Meta', 'Personas que donaron'],
  campaignOf: ({ raised, goal, people }) => [formatDollars(raised), formatDollars(goal), count(people)],
};
