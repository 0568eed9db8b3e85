import type { YearSum } from '../../../core/gifts/own/own-gifts';
import { type Receipt, receiptCents } from '../../../core/receipts/receipt';
import { formatDay } from '../../shared/text/day';
import { money } from '../gift.texts';

/** What donors read about their receipts. */
export const taxReceiptsTexts = {
  title: 'Tax Receipts',
  intro:
    'A receipt never changes. If money goes back or an entry was wrong, the receipt is voided and another one takes its place. Whether a gift can be deducted, your tax adviser knows.',
  none: 'After the first settled gift.',
  noneNext: 'Your receipts will appear here, and each January a statement for the whole year.',
  year: 'Year',
  given: ({ gifts, cents }: YearSum) =>
    gifts === 1 ? `You gave ${money(cents)} in 1 gift.` : `You gave ${money(cents)} in ${gifts} gifts.`,
  statement: (year: number) => `Statement of ${year}`,
  inJanuary: (year: number) => `The statement of the whole year comes in January ${year + 1}.`,
  notIssued: 'This statement was not issued yet. If you need it, write to us.',
  statementFacts: (receipt: Receipt) =>
    `Number ${receipt.number}, issued on ${formatDay(receipt.issuedOn)}, total ${money(receiptCents(receipt.text))}.`,
  leftOut: (count: number) =>
    count === 1
      ? '1 gift of this year came after it and is not on it. If you need it there, write to us.'
      : `${count.toLocaleString('en-US')} gifts of this year came after it and are not on it. If you need them there, write to us.`,
  showStatement: 'Show the statement',
  others: 'Receipts',
  noOthers: 'No single receipt in this year.',
  kinds: { single: 'One gift', statement: 'Whole year' },
  heads: ['Number', 'For', 'Issued on', 'Total', 'State', 'Receipt'],
  issuedOn: ({ issuedOn }: Receipt) => formatDay(issuedOn),
  total: ({ text }: Receipt) => money(receiptCents(text)),
  state: ({ voided }: Receipt, replacement: string | null) => {
    if (!voided) return 'Holds';
    return replacement === null ? 'Voided' : `Voided, ${replacement} holds in its place`;
  },
  show: 'Show',
  showNumber: (number: string) => `Show receipt ${number}`,
  receipt: (number: string) => `Receipt ${number}`,
  print: 'Print',
  back: 'Back to all receipts',
};
