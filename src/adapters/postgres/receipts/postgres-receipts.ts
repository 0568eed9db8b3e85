import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Receipt, receiptedIds } from '../../../core/receipts/receipt';
import type { ReceiptRepository } from '../../../core/receipts/receipt.repository.port';
import type { Clock } from '../../../core/shared/system.port';
import { CachedByChange } from '../cached-by-change';
import type { Database, Tables } from '../database';
import { keptSettingsIn } from '../settings/postgres-settings';
import { isInSearchColumn } from '../word-search';
import { type DonorCaches, donorPage } from './receipt-donors';
import { receiptOf, receiptRow } from './receipt-row';
import { givenFor, givenOnNoStatement, organizationIn } from './receipt-sources';

/** What lists of receipts and donors count, until something changes. */
interface ReceiptCaches extends DonorCaches {
  /** How many receipts a question finds that searches for no words. */
  readonly totals: CachedByChange<number>;
}

/** The caches of a process. */
export function receiptCaches(clock: Pick<Clock, 'now'>): ReceiptCaches {
  return {
    totals: new CachedByChange(['receipts'], clock),
    goods: new CachedByChange(['pickups'], clock),
    counts: new CachedByChange(['gifts', 'pickups'], clock),
  };
}

/** Makes the writes about receipts wait for each other until the transaction ends. */
export async function lockReceipts(database: Database): Promise<void> {
  await sql`lock table receipt_count in exclusive mode`.execute(database);
}

/** Keeps receipts with the gifts that they hold. */
export async function addReceipts(database: Database, receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return;
  await database.insertInto('receipt').values(receipts.map(receiptRow)).execute();
  const gifts = receipts.flatMap((receipt) =>
    receiptedIds(receipt).map((giftId) => ({
      id: `${receipt.id}:${giftId}`,
      receipt_id: receipt.id,
      gift_id: giftId,
      kind: receipt.kind,
      holds: receipt.state === 'issued',
    })),
  );
  await database.insertInto('receipt_gift').values(gifts).execute();
}

/** Receipts in PostgreSQL. Numbers are given one after the other, in whichever process. */
export function postgresReceipts(database: Database, cached: ReceiptCaches): ReceiptRepository {
  /** The latest number first. */
  const where = async (
    condition: Parameters<SelectQueryBuilder<Tables, 'receipt', object>['where']>[0],
  ): Promise<readonly Receipt[]> => {
    const rows = await latestFirst(database.selectFrom('receipt')).selectAll().where(condition).execute();
    return rows.map(receiptOf);
  };
  const withIds = (ids: readonly string[]) => where(sql`id = any(${ids})`);
  return {
    withIds,
    lock: () => lockReceipts(database),
    find: async (id) => (await withIds([id]))[0] ?? null,
    add: (receipt) => addReceipts(database, [receipt]),
    addAll: (receipts) => addReceipts(database, receipts),
    replace: async (receipt) => {
      const { state, voided } = receiptRow(receipt);
      const { id } = receipt;
      await database.updateTable('receipt').set({ state, voided }).where('id', '=', id).execute();
      const holds = state === 'issued';
      await database.updateTable('receipt_gift').set({ holds }).where('receipt_id', '=', id).execute();
    },
    nextCount: async (year, numbers = 1) => {
      const { last } = await database
        .insertInto('receipt_count')
        .values({ year, last: numbers })
        .onConflict((conflict) =>
          conflict.column('year').doUpdateSet({ last: sql`receipt_count.last + ${numbers}` }),
        )
        .returning('last')
        .executeTakeFirstOrThrow();
      return last - numbers + 1;
    },
    holding: async (giftIds) => {
      const held = sql<SqlBool>`id in (select receipt_id from receipt_gift where holds and gift_id = any(${giftIds}))`;
      return (await where(held)).toReversed();
    },
    statementsOf: (donors) => {
      const [years, keys] = [donors.map(({ year }) => year), donors.map(({ donorKey }) => donorKey)];
      return where(
        sql`(year, md5(donor_identity)) in (select year, md5(key) from unnest(${years}::int4[], ${keys}::text[]) as donor (year, key))
          and donor_identity = any(${keys}::text[]) and kind = 'statement' and state = 'issued'`,
      );
    },
    page: async (query) => {
      const words = isInSearchColumn(query.search);
      let matching = database.selectFrom('receipt');
      if (query.year !== null) matching = matching.where('year', '=', query.year);
      if (query.kind !== null) matching = matching.where('kind', '=', query.kind);
      if (query.state !== null) matching = matching.where('state', '=', query.state);
      if (query.isPaper) matching = matching.where('donor_email', '=', '');
      if (words) matching = matching.where(words);
      // The page is found in an index, and only its own rows are read.
      const ids = latestFirst(matching)
        .select('id')
        .limit(query.size)
        .offset((query.page - 1) * query.size);
      const count = async () => {
        const counted = matching.select(({ fn }) => fn.countAll<number>().as('total'));
        return Number((await counted.executeTakeFirstOrThrow()).total);
      };
      const { year, kind, state, isPaper } = query;
      const [items, total] = await Promise.all([
        where(({ eb }) => eb('id', 'in', ids)),
        words ? count() : cached.totals.read(database, JSON.stringify([year, kind, state, isPaper]), count),
      ]);
      return { items, total };
    },
    ofOwner: ({ personId, email }) =>
      where(sql`(person_id = ${personId} or lower(donor_email) = ${email.trim().toLowerCase()})`),
    organization: () => organizationIn(database),
    policy: async () => {
      const { settings, receiptsSince } = await keptSettingsIn(database);
      return { giftsAre: settings.giftsAre, sendsSince: settings.sendReceipts ? receiptsSince : null };
    },
    given: (asks) => givenFor(database, asks),
    onNoStatement: (statements) => givenOnNoStatement(database, statements),
    donors: (query) => donorPage(database, query, cached),
    // With the address as the outbox keeps it.
    mailings: (id) =>
      database
        .selectFrom('receipt_mail')
        .leftJoin('outbox_mail', 'outbox_mail.id', 'receipt_mail.mail_id')
        .select(['receipt_mail.queued_at as at', 'outbox_mail.to_address as to'])
        .select('outbox_mail.state as state')
        .where('receipt_mail.receipt_id', '=', id)
        .orderBy('receipt_mail.queued_at', 'desc')
        .orderBy('receipt_mail.id')
        .execute(),
    addMailings: async (mailings) => {
      if (mailings.length === 0) return;
      const rows = mailings.map(({ id, receiptId, mailId, at }) => ({
        id,
        receipt_id: receiptId,
        mail_id: mailId,
        queued_at: at,
      }));
      await database.insertInto('receipt_mail').values(rows).execute();
    },
  };
}

function latestFirst(receipts: SelectQueryBuilder<Tables, 'receipt', object>) {
  return receipts.orderBy('year', 'desc').orderBy('count', 'desc');
}
