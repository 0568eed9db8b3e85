import type { ReceiptKind, VoidCause } from '../../core/receipts/receipt';

/** The words around a printed receipt. The receipt itself keeps the words it was issued with. */
export const printedReceiptTexts = {
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
  provider: (provider: string) => `${provider} may have sent its own receipt.`,
  benefit: (description: string, value: string) =>
    `In return: ${description}. Estimated value ${value} (good-faith estimate).`,
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
