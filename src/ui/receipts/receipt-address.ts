import { RECEIPT_KINDS, RECEIPT_STATES } from '../../core/receipts/receipt';
import { choice, queryFields, text, year } from '../shared/address/query-fields';

/** The receipts that an address asks for, as in '?search=delgado&year=2026'. */
export const receiptAddress = queryFields(
  { search: text(), year, kind: choice(RECEIPT_KINDS), state: choice(RECEIPT_STATES) },
  { isPaper: false, size: 20 },
);

/** The year in the named parameter of the address; null if it is missing or invalid. */
export function yearIn(address: URLSearchParams, name: string): number | null {
  return year.read(address.get(name) ?? '');
}
