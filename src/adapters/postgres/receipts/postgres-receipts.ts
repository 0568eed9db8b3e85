import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Receipt, receiptedIds } from '../../../core/receipts/receipt';
import type { ReceiptRepository } from '../../../core/receipts/receipt.repository.port';
import type { Database, Tables } from '../database';
import { isInSearchColumn } from '../word-search';
import { donorPage } from './receipt-donors';
import { receiptOf, receiptRow } from './receipt-row';
import { givenFor, givenOnNoStatement, organizationIn } from './receipt-sources';

/** Receipts in PostgreSQL. Numbers are given one after the other, in whichever process. */
export function postgresReceipts(database: Database): ReceiptRepository {
  /** The latest number first. */
  const where = async (
    condition: Parameters<SelectQueryBuilder<Tables, 'receipt', object>['where']>[0],
  ): Promise<readonly Receipt[]> => {
    const rows = await latestFirst(database.selectFrom('receipt')).selectAll().where(condition).execute();
    return rows.map(receiptOf);
  };
  const addAll = async (receipts: readonly Receipt[]) => {
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
  };
  const withIds = (ids: readonly string[]) => where(sql`id = any(${ids})`);
  return {
    withIds,
    lock: async () => void (await sql`lock table receipt_count in exclusive mode`.execute(database)),
    find: async (id) => (await withIds([id]))[0] ?? null,
    add: (receipt) => addAll([receipt]),
    addAll,
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
      let found = database.selectFrom('receipt');
      if (query.year !== null) found = found.where('year', '=', query.year);
      if (query.kind !== null) found = found.where('kind', '=', query.kind);
      if (query.state !== null) found = found.where('state', '=', query.state);
      if (query.isPaper) found = found.where('donor_email', '=', '');
      if (words) found = found.where(words);
      // The page is found in an index, and only its own rows are read.
      const ids = latestFirst(found)
        .select('id')
        .limit(query.size)
        .offset((query.page - 1) * query.size);
      const counted = found.select(({ fn }) => fn.countAll<number>().as('total'));
      const [items, { total }] = await Promise.all([
        where(({ eb }) => eb('id', 'in', ids)),
        counted.executeTakeFirstOrThrow(),
      ]);
      return { items, total: Number(total) };
    },
    ofOwner: ({ personId, email }) =>
      where(sql`(person_id = ${personId} or lower(donor_email) = ${email.trim().toLowerCase()})`),
    organization: () => organizationIn(database),
    given: (asks) => givenFor(database, asks),
    onNoStatement: (statements) => givenOnNoStatement(database, statements),
    donors: (query) => donorPage(database, query),
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
