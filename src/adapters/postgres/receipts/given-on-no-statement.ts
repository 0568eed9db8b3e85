import { sql } from 'kysely';
import type { Gift } from '../../../core/gifts/gift';
import { goodsOfPickup, type ReceivedGoods } from '../../../core/gifts/received-goods';
import type { Receipt } from '../../../core/receipts/receipt';
import type { GivenThings } from '../../../core/receipts/receipt.repository.port';
import { startOfDay } from '../../../core/shared/time/calendar';
import type { Database } from '../database';
import { giftOf, NET } from '../gifts/gift-row';
import { pickupOf } from '../pickups/pickup-row';
import { RECEIPT_KEY } from './receipt-row';

/** Gifts and goods that no statement names which holds, and that may belong on one of these. */
export async function givenOnNoStatement(
  database: Database,
  statements: readonly Receipt[],
): Promise<GivenThings> {
  const [gifts, goods] = await Promise.all([
    giftsOnNone(database, statements),
    goodsOnNone(database, statements),
  ]);
  return { gifts, goods };
}

async function giftsOnNone(database: Database, statements: readonly Receipt[]): Promise<readonly Gift[]> {
  const keys = statements.map(({ donorKey }) => donorKey);
  const years = statements.map(({ year }) => year);
  const rows = await database
    .selectFrom('gift')
    .selectAll()
    .where(sql<boolean>`md5(${RECEIPT_KEY}) in (select md5(key) from unnest(${keys}::text[]) as key)`)
    .where('received_on', '>=', `${Math.min(...years)}-01-01`)
    .where('received_on', '<=', `${Math.max(...years)}-12-31`)
    .where(NET, '>', 0)
    .where(isOnNone('gift'))
    .execute();
  return rows.map(giftOf);
}

async function goodsOnNone(
  database: Database,
  statements: readonly Receipt[],
): Promise<readonly ReceivedGoods[]> {
  const emails = statements.map(({ donorKey }) => donorKey.slice(0, donorKey.indexOf('\n')));
  // Donors without an email are told apart by name, which the core does.
  if (statements.some(({ text }) => text.donor.email.trim() === '')) emails.push('');
  const years = statements.map(({ year }) => year);
  const rows = await database
    .selectFrom('pickup_request')
    .selectAll()
    .where(sql<boolean>`lower(btrim(email)) = any(${emails})`)
    .where('state', '=', 'collected')
    .where('scheduled_at', '>=', startOfDay(`${Math.min(...years)}-01-01`))
    .where('scheduled_at', '<', startOfDay(`${Math.max(...years) + 1}-01-01`))
    .where(isOnNone('pickup_request'))
    .execute();
  return rows.flatMap((row) => goodsOfPickup(pickupOf(row)) ?? []);
}

/** Whether no statement that holds names a row of a table. */
function isOnNone(table: 'gift' | 'pickup_request') {
  return sql<boolean>`not exists (select from receipt_gift
    where holds and kind = 'statement' and gift_id = ${sql.ref(`${table}.id`)})`;
}
