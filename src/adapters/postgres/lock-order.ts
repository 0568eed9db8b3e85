import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './database';

/**
 * Gifts in the order in which every transaction that locks several of them does it, so that no two wait for each other: by
 * day, as receipts list them. What changes gifts that are there locks the receipts first (ReceiptRepository.lock).
 */
export function inLockOrder<Row>(
  gifts: SelectQueryBuilder<Tables, 'gift', Row>,
): SelectQueryBuilder<Tables, 'gift', Row> {
  return gifts.orderBy('received_on').orderBy('created_at').orderBy('id');
}
