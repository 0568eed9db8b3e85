import { type Gift, isDonorErased } from './gift';
import { netCents } from './net-cents';

/**
 * Why no receipt may hold a gift: nobody knows the donor any more, its money did not come yet, all of it went back, or no
 * receipt is owed for it.
 */
export type NotReceiptable = 'unknown' | 'pending' | 'nothing-left' | 'no-receipt';

/** What decides whether a receipt may hold a gift. */
type ReceiptableGift = Pick<Gift, 'state' | 'cents' | 'refund' | 'receipt'> & Partial<Pick<Gift, 'personId'>>;

/** Why no receipt may hold a gift of money; null when one may. Receipts, statements, letters and sums for taxes ask this. */
export function notReceiptableBecause({ personId = null, ...gift }: ReceiptableGift): NotReceiptable | null {
  if (isDonorErased({ personId })) return 'unknown';
  if (gift.state === 'pending') return 'pending';
  if (netCents(gift) === 0) return 'nothing-left';
  return gift.receipt === 'none' ? 'no-receipt' : null;
}

/** Whether a receipt may hold a gift of money. */
export function isReceiptable(gift: ReceiptableGift): boolean {
  return notReceiptableBecause(gift) === null;
}
