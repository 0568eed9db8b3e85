import { sql } from 'kysely';
import { ERASED_KEY } from '../../core/giving/erased-donor';
import { type DonorOfYear, donorsOfYear } from '../../core/giving/receipt-query';
import type { ReceiptRun } from '../../core/giving/receipt-run';
import type { Database } from './database';
import { NET } from './gift-row';
import { RECEIPT_KEY } from './receipt-row';
import { goodsOfYear } from './receipt-sources';

/** So many rows go to the database at once. */
const BATCH = 1000;

/** Who gave in a year, by name. */
export async function donorsIn(database: Database, year: number): Promise<readonly DonorOfYear[]> {
  const [money, goods, statements] = await Promise.all([
    sql<Pick<DonorOfYear, 'donorKey' | 'name' | 'email' | 'gifts' | 'cents'>>`
      select ${RECEIPT_KEY} as "donorKey", count(*)::int8 as gifts, sum(${NET})::int8 as cents,
        (array_agg(name order by received_on desc, created_at desc, id))[1] as name,
        (array_agg(email order by received_on desc, created_at desc, id))[1] as email
      from gift where received_on between ${`${year}-01-01`} and ${`${year}-12-31`} and ${NET} > 0
        and (person_id is null or not starts_with(person_id, ${ERASED_KEY}))
      group by 1`.execute(database),
    goodsOfYear(database, year),
    sql<{ donorKey: string; id: string; number: string }>`
      select donor_key as "donorKey", id, year || '-' || lpad(count::text, greatest(4, length(count::text)), '0') as number
      from receipt where year = ${year} and kind = 'statement' and state = 'issued'`.execute(database),
  ]);
  return donorsOfYear(money.rows, goods, statements.rows);
}

/** Adds donors to the letters of a year; those who are there stay as they are. */
export async function addToRun(transaction: Database, year: number): Promise<void> {
  await transaction
    .insertInto('receipt_run')
    .values({ year, is_stopped: false })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ is_stopped: false }))
    .execute();
  const donors = await donorsIn(transaction, year);
  for (let from = 0; from < donors.length; from += BATCH) {
    const rows = donors
      .slice(from, from + BATCH)
      .map(({ donorKey }) => ({ id: `${year}\n${donorKey}`, year, donor_key: donorKey, outcome: null }));
    await transaction
      .insertInto('receipt_run_donor')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
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
