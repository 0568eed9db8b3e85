import { givenInYear, type ReceiptSource } from './issue-receipt';
import { type Receipt, receiptedIds } from './receipt';

/**
 * How many gifts, of money and goods, a statement that holds does not name although one that is issued now would: they
 * were recorded, imported, settled or collected after it. 0 for every other receipt. `receipts` are those among which the
 * statements of the same donor and year are.
 */
export function countLeftOut(
  receipt: Receipt,
  source: Pick<ReceiptSource, 'gifts' | 'goods'>,
  receipts: readonly Receipt[],
): number {
  if (!isStatementThatHolds(receipt)) return 0;
  const { gifts, goods } = givenInYear(receipt, source);
  return onNoStatement([...gifts, ...goods], receipts).length;
}

/** Whether a receipt is the statement of a year, and holds. */
export function isStatementThatHolds({ kind, state }: Pick<Receipt, 'kind' | 'state'>): boolean {
  return kind === 'statement' && state === 'issued';
}

/** What of that which was given no statement names that holds. */
export function onNoStatement<T extends { readonly id: string }>(
  given: readonly T[],
  receipts: readonly Receipt[],
): readonly T[] {
  const named = new Set(receipts.filter(isStatementThatHolds).flatMap(receiptedIds));
  return given.filter(({ id }) => !named.has(id));
}
