import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { type Receipt, receiptedIds, receiptNumber, receiptSchema } from '../../../core/receipts/receipt';
import { receiptCount } from '../../../core/receipts/receipt-query';
import type { Database, Tables } from '../database';
import type { RowOf } from '../row-of';
import { searchColumn } from '../word-search';

/** Whose receipts a gift belongs to, as receiptKey in the core says it. */
export const RECEIPT_KEY = sql<string>`donor_key || E'\\n' || case when email = '' then address else '' end`;

/** The receipt that a row holds. */
export function receiptOf(row: Selectable<Tables['receipt']>): Receipt {
  return v.parse(receiptSchema, {
    ...{ id: row.id, number: receiptNumber(row.year, row.count), year: row.year, kind: row.kind },
    ...{ donorKey: row.donor_key, personId: row.person_id, text: row.text, issuedOn: row.issued_on },
    ...{ state: row.state, voided: row.voided },
  });
}

/** The row that holds a receipt. */
export function receiptRow(receipt: Receipt): RowOf<'receipt'> {
  const { id, year, kind, text, state, voided } = receipt;
  return {
    ...{ id, year, count: receiptCount(receipt), kind, donor_key: receipt.donorKey },
    ...{ donor_email: text.donor.email, person_id: receipt.personId, text: JSON.stringify(text) },
    ...{ issued_on: receipt.issuedOn, state, voided: voided && JSON.stringify(voided) },
    search: searchColumn(text.donor.name, text.donor.email, receipt.number),
  };
}

/** Keeps a new receipt, with what it is for. */
export async function insertReceipt(transaction: Database, receipt: Receipt): Promise<void> {
  const { id, kind } = receipt;
  await transaction.insertInto('receipt').values(receiptRow(receipt)).execute();
  const gifts = receiptedIds(receipt).map((giftId) => ({
    ...{ id: `${id}:${giftId}`, receipt_id: id, gift_id: giftId, kind, holds: true },
  }));
  await transaction.insertInto('receipt_gift').values(gifts).execute();
}

/** Keeps that a receipt was voided; all else of it stays as it was. */
export async function voidReceipt(
  transaction: Database,
  id: string,
  voided: NonNullable<Receipt['voided']>,
): Promise<void> {
  const change = { state: 'voided', voided: JSON.stringify(voided) } as const;
  await transaction.updateTable('receipt').set(change).where('id', '=', id).execute();
  await transaction.updateTable('receipt_gift').set({ holds: false }).where('receipt_id', '=', id).execute();
}

/** The receipt with an id. */
export async function findReceipt(database: Database, id: string): Promise<Receipt | null> {
  const row = await database.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? receiptOf(row) : null;
}

/** The receipts that hold for one of the gifts, in the order of their numbers. */
export async function receiptsHolding(
  database: Database,
  giftIds: readonly string[],
): Promise<readonly Receipt[]> {
  const rows = await database
    .selectFrom('receipt')
    .selectAll()
    .where(
      sql<boolean>`id in (select receipt_id from receipt_gift where holds and gift_id = any(${giftIds}))`,
    )
    .orderBy('year')
    .orderBy('count')
    .execute();
  return rows.map(receiptOf);
}
