import { sql } from 'kysely';
import type { StatementRunRepository } from '../../../core/receipts/receipt.repository.port';
import { type RunOutcome, runOf } from '../../../core/receipts/receipt-run';
import type { Database } from '../database';
import { donorKeysIn } from './receipt-donors';

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
      const donors = (await donorKeysIn(database, year)).map((donorKey) => runDonorRow(year, donorKey));
      const [ids, keys] = [donors.map(({ id }) => id), donors.map(({ donor_key }) => donor_key)];
      await sql`insert into receipt_run_donor (id, year, donor_key)
        select id, ${year}, donor_key from unnest(${ids}::text[], ${keys}::text[]) as donor (id, donor_key)
        on conflict (id) do nothing`.execute(database);
    },
    stop: async (year) => {
      await database.updateTable('receipt_run').set({ is_stopped: true }).where('year', '=', year).execute();
    },
    next: (now, most) =>
      database
        .selectFrom('receipt_run_donor')
        .select(['id', 'year', 'donor_key as donorKey'])
        .where('outcome', 'is', null)
        .where('next_try_at', '<=', now)
        .where('year', 'in', (query) =>
          query.selectFrom('receipt_run').select('year').where('is_stopped', '=', false),
        )
        .orderBy('next_try_at')
        .limit(most)
        .execute(),
    finish: async (finished) => {
      const [ids, outcomes] = [finished.map(({ donor }) => donor.id), finished.map(({ outcome }) => outcome)];
      await sql`update receipt_run_donor as done set outcome = finished.outcome
        from unnest(${ids}::text[], ${outcomes}::text[]) as finished (id, outcome) where done.id = finished.id`.execute(
        database,
      );
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
