import type { Language } from '../../shared/text/language';

const en = {
  subject: {
    single: (number: string, name: string) => `Receipt ${number} from ${name}`,
    statement: (year: number, name: string) => `Your gifts in ${year}: statement from ${name}`,
  },
  thanks: {
    single: 'Thank you for your gift. This is your receipt.',
    statement: (year: number) => `Thank you for what you gave in ${year}. This is your statement.`,
  },
  number: (number: string, issued: string) => `Receipt ${number}, issued on ${issued}`,
  ein: 'EIN',
  donor: 'Donor',
  gifts: 'Gifts of money',
  refunded: (amount: string, back: string) => `${amount} given, ${back} went back`,
  benefit: (description: string, value: string) =>
    `in return: ${description}, estimated value ${value} (good-faith estimate)`,
  provider: (provider: string) => `${provider} may have sent a receipt`,
  total: 'Total',
  benefits: (amount: string) => `Estimated value of what was provided in return: ${amount}`,
  excess: (amount: string) => `Amount above that value: ${amount}`,
  goods: 'Gifts of goods',
  count: (count: number) => `count: ${count}`,
  contact: 'Questions?',
};

const es: typeof en = {
  subject: {
    single: (number, name) => `Recibo ${number} de ${name}`,
    statement: (year, name) => `Sus donaciones de ${year}: resumen anual de ${name}`,
  },
  thanks: {
    single: 'Gracias por su donación. Este es su recibo.',
    statement: (year) => `Gracias por lo que donó en ${year}. Este es su resumen anual.`,
  },
  number: (number, issued) => `Recibo ${number}, emitido el ${issued}`,
  ein: 'EIN',
  donor: 'Donante',
  gifts: 'Donaciones de dinero',
  refunded: (amount, back) => `se donaron ${amount} y se devolvieron ${back}`,
  benefit: (description, value) =>
    `a cambio: ${description}, valor estimado ${value} (estimación de buena fe)`,
  provider: (provider) => `es posible que ${provider} haya enviado un recibo`,
  total: 'Total',
  benefits: (amount) => `Valor estimado de lo que se dio a cambio: ${amount}`,
  excess: (amount) => `Cantidad por encima de ese valor: ${amount}`,
  goods: 'Donaciones de artículos',
  count: (count) => `unidades: ${count}`,
  contact: '¿Preguntas?',
};

/** The words around a receipt sent by mail, in each language; the receipt has its own words. */
export const RECEIPT_MAIL_TEXTS = { en, es } satisfies Record<Language, typeof en>;
