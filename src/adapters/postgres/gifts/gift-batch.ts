import { type Donation, kindsOf } from '../../../core/gifts/gift-query';
import {
  batchOf,
  type DonationKey,
  type GiftBatch,
  type GiftBatchQuery,
} from '../../../core/gifts/import/gift-batch';
import type { Database } from '../database';
import { pickupOf } from '../pickups/pickup-row';
import { filteredGifts, filteredGoods } from './gift-list';
import { giftOf } from './gift-row';

/** The next part of all donations that a filter leaves, along the primary keys: an offset would count what moves meanwhile. */
export async function readGiftBatch(database: Database, query: GiftBatchQuery): Promise<GiftBatch> {
  const kinds = kindsOf(query);
  const { after, size } = query;
  const items: Donation[] = [];
  if (kinds.money && after?.kind !== 'goods') {
    const rows = await filteredGifts(database.selectFrom('gift'), query)
      .selectAll()
      .where('id', '>', idAfter(after, 'money'))
      .orderBy('id')
      .limit(size)
      .execute();
    items.push(...rows.map((row): Donation => ({ kind: 'money', gift: giftOf(row) })));
  }
  if (kinds.goods && items.length < size) {
    const rows = await filteredGoods(database.selectFrom('pickup_request'), query)
      .selectAll()
      .where('id', '>', idAfter(after, 'goods'))
      .orderBy('id')
      .limit(size - items.length)
      .execute();
    items.push(...rows.map((row): Donation => ({ kind: 'goods', pickup: pickupOf(row) })));
  }
  return batchOf(items, size);
}

/** Every id comes after an empty one. */
function idAfter(after: DonationKey | null, kind: DonationKey['kind']): string {
  return after?.kind === kind ? after.id : '';
}
