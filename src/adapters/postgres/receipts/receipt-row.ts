import { type GiftDonor, isErasedKey } from '../../../core/gifts/gift';
import { type Receipt, receiptNumber, receiptSchema } from '../../../core/receipts/receipt';
import { receiptCount } from '../../../core/receipts/receipt-query';
import { jsonColumn, tableMap } from '../table-map';
import { searchColumn } from '../word-search';

const { text, voided } = receiptSchema.entries;

/** Whose receipt it is to processes of the version before: the address alone, or without one the name at the postal address. */
export function formerKey({ name, email, address }: Pick<GiftDonor, 'name' | 'email' | 'address'>): string {
  return `${(email.trim() || name.trim()).toLowerCase()}\n${email === '' ? address : ''}`;
}

/** Receipts as rows, and back. */
export const { rowOf: receiptRow, recordOf: receiptOf } = tableMap<'receipt', Receipt>()(
  {
    id: 'id',
    year: 'year',
    kind: 'kind',
    donorKey: 'donor_identity',
    personId: 'person_id',
    issuedOn: 'issued_on',
    state: 'state',
    number: {
      read: ({ year, count }: { readonly year: number; readonly count: number }) =>
        receiptNumber(year, count),
      write: (number: string) => ({ count: receiptCount({ number }) }),
    },
    text: jsonColumn('text', text),
    voided: jsonColumn('voided', voided),
  },
  ({ number, donorKey, text: { donor } }) => ({
    donor_key: isErasedKey(donorKey) ? donorKey : formerKey(donor),
    donor_email: donor.email,
    search: searchColumn(donor.name, donor.email, number),
  }),
);
