import type { Pickup } from '../../../core/pickups/pickup';
import type { Database } from '../database';
import { pickupOf, pickupRow } from '../pickups/pickup-row';

/** The goods with an id, or what is to become some; nobody changes them until the transaction ends. */
export async function findGoods(transaction: Database, id: string): Promise<Pickup | null> {
  const row = await transaction
    .selectFrom('pickup_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? pickupOf(row) : null;
}

/** Keeps new goods, and answers whether their id was free. */
export async function insertGoods(transaction: Database, goods: Pickup): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('pickup_request')
    .values(pickupRow(goods))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Keeps goods as they are now. */
export async function updateGoods(transaction: Database, goods: Pickup): Promise<void> {
  const { id, ...columns } = pickupRow(goods);
  await transaction.updateTable('pickup_request').set(columns).where('id', '=', id).execute();
}
