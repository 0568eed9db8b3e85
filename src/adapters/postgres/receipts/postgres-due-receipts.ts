import { sql } from 'kysely';
import type { DueReceipt, DueReceiptRepository } from '../../../core/receipts/receipt.repository.port';
import type { Database } from '../database';

/** Gifts whose receipts are due, in PostgreSQL. Who writes them has locked the receipts. */
export function postgresDueReceipts(database: Database): DueReceiptRepository {
  const idsOf = (due: readonly DueReceipt[]) => due.map(({ giftId }) => giftId);
  return {
    add: async (giftIds, settledAt) => {
      await sql`insert into due_receipt (gift_id, settled_at, try_at)
        select gift_id, ${settledAt}, ${settledAt} from unnest(${giftIds}::text[]) as gift (gift_id)
        on conflict (gift_id) do update
          set settled_at = excluded.settled_at, try_at = excluded.try_at, written_at = null`.execute(
        database,
      );
    },
    next: (now, most) =>
      database
        .selectFrom('due_receipt')
        .select(['gift_id as giftId', 'settled_at as settledAt'])
        .where('written_at', 'is', null)
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .orderBy('settled_at')
        .orderBy('gift_id')
        .limit(most)
        .execute(),
    writtenAfter: async (at) => {
      const { count } = await database
        .selectFrom('due_receipt')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('written_at', '>', at)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    finish: async (due, written, at) => {
      await sql`delete from due_receipt where gift_id = any(${idsOf(due)})`.execute(database);
      await database
        .deleteFrom('due_receipt')
        .where('written_at', '<=', at - 60_000)
        .execute();
      await sql`insert into due_receipt (gift_id, settled_at, try_at, written_at)
        select gift_id, ${at}, ${at}, ${at} from unnest(${idsOf(written)}::text[]) as gift (gift_id)`.execute(
        database,
      );
    },
    putOff: async ({ giftId }, until) => {
      await database
        .updateTable('due_receipt')
        .set({ try_at: until })
        .where('gift_id', '=', giftId)
        .where('written_at', 'is', null)
        .execute();
    },
    clear: async () => {
      await database.deleteFrom('due_receipt').where('written_at', 'is', null).execute();
    },
  };
}
