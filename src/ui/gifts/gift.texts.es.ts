import { formatCounted } from '../../core/shared/text/format-counted';
import { formatCents } from '../../core/shared/text/format-money';
import type * as english from './gift.texts';
import { giftRecordTexts as records } from './gift-record.texts';

const ofMoney = (count: number) => formatCounted(count, 'donación de dinero', 'donaciones de dinero');
const ofGoods = (count: number) => formatCounted(count, 'donación de artículos', 'donaciones de artículos');

export const donorLabels: typeof english.donorLabels = {
  name: 'Donante',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
};

export const giftTexts: typeof english.giftTexts = {
  gifts: 'Donaciones',
  record: 'Registrar una donación',
  recordGoods: 'Registrar artículos',
  importFile: 'Importar un archivo',
  exportFile: 'Exportar CSV',
  exporting: 'Exportando…',
  exportFailed: {
    title: 'No se exportó',
    description: 'No pudimos cargar todas las donaciones. Inténtelo de nuevo.',
  },
  fileName: (today) => `donaciones-${today}.csv`,
  search: 'Donante',
  searchHint: 'Nombre o correo electrónico',
  from: 'Desde',
  to: 'Hasta',
  state: 'Estado',
  method: 'Forma de pago',
  campaign: 'Campaña',
  sort: 'Orden',
  any: 'Todas',
  noCampaign: 'Sin campaña',
  campaignOf: (id, titles) =>
    id ? (titles.get(id) ?? 'Una campaña que no está en la lista') : giftTexts.noCampaign,
  date: 'Fecha',
  donor: 'Donante',
  amount: 'Donación',
  actions: 'Acciones',
  kind: 'Qué se donó',
  kinds: { money: 'Dinero', goods: 'Artículos' },
  states: {
    pending: 'Por recibir',
    settled: 'Recibida',
    refunded: 'Devuelta',
    requested: 'Recolección solicitada',
    scheduled: 'Recolección programada',
    collected: 'Recolectada',
    declined: 'No aceptada',
  },
  methods: {
    card: 'Tarjeta',
    check: 'Cheque',
    cash: 'Efectivo',
    transfer: 'Transferencia bancaria',
    other: 'Otra',
  },
  sorts: {
    newest: 'Primero las más recientes',
    oldest: 'Primero las más antiguas',
    largest: 'Primero las más grandes',
    smallest: 'Primero las más pequeñas',
  },
  refundedOf: ({ refund }) => (refund ? `Se devolvieron ${formatCents(refund.cents)}` : ''),
  benefitOf: ({ benefit }) =>
    benefit ? `A cambio: ${benefit.description} (${formatCents(benefit.cents)})` : '',
  settle: 'Marcar como recibida',
  refund: 'Devolver',
  correct: 'Corregir',
  receipt: 'Recibo',
  receipts: { owed: 'Lleva recibo', none: 'Sin recibo' },
  noReceipt: 'Sin recibo de impuestos',
  noReceiptReasons: {
    fund: 'Viene de un fondo asesorado por donantes, de una fundación o de un gobierno',
    sponsor: 'Otra organización da el recibo',
    'no-gift': 'No es una donación (es una cuota o una venta)',
  },
  wasCorrected: 'Corregida',
  droppedOff: 'Entregada',
  totals: 'Totales de lo que se muestra',
  count: 'Donaciones de dinero',
  goods: 'Donaciones de artículos',
  toPickups: 'Ver recolecciones',
  received: 'Recibido',
  expected: 'Por recibir',
  refunded: 'Devuelto',
  totalsSaid: ({ gifts, goods, receivedCents }) =>
    [ofMoney(gifts), `${formatCents(receivedCents)} recibidos`, ofGoods(goods)].join(', '),
  list: {
    ...records.list,
    pages: 'Páginas de donaciones',
    none: records.none(
      'Las donaciones y sus totales aparecerán aquí. Registre un cheque o efectivo, o importe un archivo de su proveedor de pagos.',
    ),
  },
  writeFailed: {
    ...records.failed,
    'not-found': `${records.failed['not-found']} Cierre esta ventana para ver la lista actual.`,
    conflict:
      'Mientras tanto, otra persona cambió esta donación. Cierre esta ventana para ver cómo está ahora.',
  },
  notSaved: 'No se guardó',
  heads: {
    receivedOn: 'Fecha',
    ...donorLabels,
    amount: 'Cantidad',
    refunded: 'Devuelto',
    received: 'Recibido',
    state: 'Estado',
    method: 'Forma de pago',
    campaign: 'Campaña',
    benefit: 'Beneficio',
    benefitValue: 'Valor del beneficio',
    note: 'Nota',
    provider: 'Proveedor',
    externalId: 'Número de transacción',
    items: 'Artículos',
    itemCount: 'Artículos contados',
    receipt: 'Recibo',
  },
};
