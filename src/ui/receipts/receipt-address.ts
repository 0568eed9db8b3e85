import { RECEIPT_KINDS, RECEIPT_STATES } from '../../core/receipts/receipt';
import type { ReceiptQuery } from '../../core/receipts/receipts.inputs';

const SIZE = 20;

/** The question that an address asks, as in '?search=delgado&year=2026'; what makes no sense is left out. */
export function receiptQueryOf(address: URLSearchParams): ReceiptQuery {
  return {
    year: yearIn(address, 'year'),
    kind: RECEIPT_KINDS.find((kind) => kind === address.get('kind')) ?? null,
    state: RECEIPT_STATES.find((state) => state === address.get('state')) ?? null,
    search: (address.get('search') ?? '').slice(0, 200),
    isPaper: false,
    page: pageIn(address),
    size: SIZE,
  };
}

/** Whether the address asks for less than every receipt. */
export function isReceiptQueryNarrowed({ year, kind, state, search }: ReceiptQuery): boolean {
  return year !== null || kind !== null || state !== null || search !== '';
}

/** The year in the named parameter of the address; null if it is missing or invalid. */
export function yearIn(address: URLSearchParams, name: string): number | null {
  const text = address.get(name) ?? '';
  return /^(19|[2-9]\d)\d{2}$/.test(text) ? Number(text) : null;
}

/** The page number in the address. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}
