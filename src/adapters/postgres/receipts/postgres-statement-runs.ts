import type { StatementRunRepository } from '../../../core/receipts/receipt.repository.port';
import { type RunOutcome, runOf } from '../../../core/receipts/receipt-run';
import type { Database } from '../database';
import { donorKeysIn } from './receipt-donors';

/** So many rows go to the database at once. */
const BATCH = 1000;

/** Statement runs in PostgreSQL. */
export function postgresStatementRuns(database: Database): StatementRunRepository {
  return {
    find: async (year) => {
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
      const count = (outcome: RunOutcome | null) =>
        Number(rows.find((row) => row.outcome === outcome)?.count ?? 0);
      return runOf(year, run.is_stopped, count);
    },
    start: async (year) => {
      await database
        .insertInto('receipt_run')
        .values({ year, is_stopped: false })
        .onConflict((conflict) => conflict.column('year').doUpdateSet({ is_stopped: false }))
        .execute();
      await database
        .updateTable('receipt_run_donor')
        .set({ next_try_at: 0 })
        .where('year', '=', year)
        .where('outcome', 'is', null)
        .where('next_try_at', '>', 0)
        .execute();
      const donors = await donorKeysIn(database, year);
      for (let from = 0; from < donors.length; from += BATCH) {
        const rows = donors
          .slice(from, from + BATCH)
          .map((donorKey) => ({ ...runDonorRow(year, donorKey), outcome: null }));
        await database
          .insertInto('receipt_run_donor')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      }
    },
    stop: async (year) => {
      await database.updateTable('receipt_run').set({ is_stopped: true }).where('year', '=', year).execute();
    },
    next: async (now) => {
      const found = await database
        .selectFrom('receipt_run_donor')
        .select(['id', 'year', 'donor_key as donorKey'])
        .where('outcome', 'is', null)
        .where('next_try_at', '<=', now)
        .where('year', 'in', (query) =>
          query.selectFrom('receipt_run').select('year').where('is_stopped', '=', false),
        )
        .orderBy('next_try_at')
        .limit(1)
        .executeTakeFirst();
      return found ?? null;
    },
    finish: async ({ id }, outcome) => {
      await database.updateTable('receipt_run_donor').set({ outcome }).where('id', '=', id).execute();
    },
    putOff: async ({ id }, until) => {
      await database
        .updateTable('receipt_run_donor')
        .set({ next_try_at: until })
        .where('id', '=', id)
        .where('outcome', 'is', null)
        .execute();
    },
  };
}

/** What names a donor of a statement run; nobody is among them twice. */
export function runDonorRow(year: number, donorKey: string) {
  return { id: `${year}\n${donorKey}`, year, donor_key: donorKey };
}
