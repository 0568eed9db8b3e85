import type { GiftMethod } from '../../core/gifts/gift';
import type { ReceiptKind, VoidCause } from '../../core/receipts/receipt';
import type { Language } from '../../core/shared/text/language';

const en = {
  title: {
    single: () => 'Receipt for a gift',
    statement: (year: number) => `Statement of gifts in ${year}`,
  } satisfies Record<ReceiptKind, (year: number) => string>,
  ein: 'EIN',
  number: 'Receipt number',
  issuedOn: 'Issued on',
  year: 'Year',
  donor: 'Donor',
  voided: 'This receipt was voided and does not count.',
  voidedOn: (day: string) => `Voided on ${day}.`,
  causes: {
    person: '',
    refund: 'Money of a gift went back.',
    correction: 'A gift was corrected.',
  } satisfies Record<VoidCause, string>,
  gifts: 'Gifts of money',
  date: 'Date',
  given: 'Given',
  refunded: 'Went back',
  amount: 'Amount',
  method: 'Paid by',
  methods: {
    card: 'Card',
    check: 'Check',
    cash: 'Cash',
    transfer: 'Bank transfer',
    other: 'Other',
  } satisfies Record<GiftMethod, string>,
  provider: (provider: string) => `${provider} may have sent its own receipt.`,
  /** Before what was given in return. */
  inReturn: 'In return:',
  /** What it was worth. */
  worth: (value: string) => `Estimated value ${value} (good-faith estimate).`,
  total: 'Total',
  benefits: 'Estimated value of what was provided in return',
  excess: 'Amount above that value',
  goods: 'Gifts of goods',
  description: 'Description',
  count: 'Count',
  notCounted: 'Not counted',
  signed: 'Signed',
  contact: 'Questions?',
};

const es: typeof en = {
  title: {
    single: () => 'Recibo de una donación',
    statement: (year) => `Resumen anual de donaciones de ${year}`,
  },
  ein: 'EIN',
  number: 'Número de recibo',
  issuedOn: 'Fecha de emisión',
  year: 'Año',
  donor: 'Donante',
  voided: 'Este recibo se anuló y no es válido.',
  voidedOn: (day) => `Se anuló el ${day}.`,
  causes: {
    person: '',
    refund: 'Se devolvió dinero de una donación.',
    correction: 'Se corrigió una donación.',
  },
  gifts: 'Donaciones de dinero',
  date: 'Fecha',
  given: 'Donado',
  refunded: 'Devuelto',
  amount: 'Cantidad',
  method: 'Forma de pago',
  methods: {
    card: 'Tarjeta',
    check: 'Cheque',
    cash: 'Efectivo',
    transfer: 'Transferencia bancaria',
    other: 'Otra',
  },
  provider: (provider) => `Es posible que ${provider} haya enviado su propio recibo.`,
  inReturn: 'A cambio:',
  worth: (value) => `Valor estimado ${value} (estimación de buena fe).`,
  total: 'Total',
  benefits: 'Valor estimado de lo que se dio a cambio',
  excess: 'Cantidad por encima de ese valor',
  goods: 'Donaciones de artículos',
  description: 'Descripción',
  count: 'Unidades',
  notCounted: 'Sin contar',
  signed: 'Firma',
  contact: '¿Preguntas?',
};

/** The words around a printed receipt, in each language. The receipt itself keeps the words it was issued with. */
export const PRINTED_RECEIPT_TEXTS = { en, es } satisfies Record<Language, typeof en>;
