import { sql } from 'kysely';
import type { ReceiptRun } from '../../../core/receipts/receipt-run';
import type { Database } from '../database';
import { donorKeysIn } from './receipt-donors';

/** So many rows go to the database at once. */
const BATCH = 1000;

/**
 * Has the letters of every year wait until this transaction ends: those that are being written are finished first, and then
 * nobody writes one or adds a donor. Taken before gifts and receipts are locked, as letters do it.
 */
export async function lockRuns(transaction: Database): Promise<void> {
  await sql`lock table receipt_run_donor in exclusive mode`.execute(transaction);
}

/** Adds donors to the letters of a year; those who are there stay as they are, and those who wait are tried at once. */
export async function addToRun(transaction: Database, year: number): Promise<void> {
  // Before the donors are read: nobody is erased in between.
  await sql`lock table receipt_run_donor in row exclusive mode`.execute(transaction);
  // Before the year is locked: a letter that stops its year has locked its donor.
  await transaction
    .updateTable('receipt_run_donor')
    .set({ next_try_at: 0 })
    .where('year', '=', year)
    .where('outcome', 'is', null)
    .where('next_try_at', '>', 0)
    .execute();
  await transaction
    .insertInto('receipt_run')
    .values({ year, is_stopped: false })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ is_stopped: false }))
    .execute();
  const donors = await donorKeysIn(transaction, year);
  for (let from = 0; from < donors.length; from += BATCH) {
    const rows = donors
      .slice(from, from + BATCH)
      .map((donorKey) => ({ ...runDonorRow(year, donorKey), outcome: null }));
    await transaction
      .insertInto('receipt_run_donor')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** Stops the letters of a year; what was done stays done. */
export async function stopRunIn(transaction: Database, year: number): Promise<void> {
  await transaction.updateTable('receipt_run').set({ is_stopped: true }).where('year', '=', year).execute();
}

/** What names a donor of the letters of a year; nobody is among them twice. */
export function runDonorRow(year: number, donorKey: string) {
  return { id: `${year}\n${donorKey}`, year, donor_key: donorKey };
}

/** Where the letters of a year stand; null before somebody has begun with them. */
export async function runIn(database: Database, year: number, sends: boolean): Promise<ReceiptRun | null> {
  const run = await database
    .selectFrom('receipt_run')
    .select('is_stopped')
    .where('year', '=', year)
    .executeTakeFirst();
  if (!run) return null;
  const rows = await database
    .selectFrom('receipt_run_donor')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('year', '=', year)
    .groupBy('outcome')
    .execute();
  const count = (outcome: string | null) => Number(rows.find((row) => row.outcome === outcome)?.count ?? 0);
  const done = count('mailed') + count('paper') + count('none');
  return {
    ...{ year, donors: done + count(null), done, mailed: count('mailed'), paper: count('paper'), sends },
    state: count(null) === 0 ? 'done' : run.is_stopped ? 'stopped' : 'running',
  };
}
