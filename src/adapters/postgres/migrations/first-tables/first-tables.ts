import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import { run } from '../statements';
import { accountTables } from './account-tables';
import { contentTables } from './content-tables';
import { eventTables } from './event-tables';
import { giftTables } from './gift-tables';
import { programTables } from './program-tables';
import { receiptTables } from './receipt-tables';
import { siteTables } from './site-tables';

/** Where version 0.1 recorded the steps that had run. Later versions leave them there, since its processes ask for them. */
const STEPS_OF_0_1 = 'kysely_migration';

/** Stands among them once a later version has the database: version 0.1 does not start on one with a step that it does not know. */
const TAKEN_OVER = 'version-0.2.0';

/** The last step of version 0.1, under both names that databases and backups have for it. */
const LAST_OF_0_1: readonly string[] = ['0031-named-people', '0035-named-people'];

/** The step after it while 0.2.0 was written, which was renumbered before that version came out. */
const UNRELEASED = '0032-who-is-who';

/** What statements are run on. */
type Executor = Parameters<RawBuilder<unknown>['execute']>[0];

/** Whether version 0.1 brought a database, or the one a backup was made of, to its last step. */
export function isLastOfVersion01(step: string): boolean {
  return LAST_OF_0_1.includes(step);
}

/** The steps that version 0.1 recorded in a database; none in one that a later version made. */
export async function stepsOfVersion01(database: Executor): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ table: string | null }>`
    select to_regclass(${STEPS_OF_0_1})::text as "table"`.execute(database);
  if (!tables[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(STEPS_OF_0_1)}`.execute(database);
  return rows.map(({ name }) => name).sort();
}

/**
 * The tables as version 0.1 left them. A database that it brought to its last step has them already, and is taken as it is. Throws for one
 * that another version made.
 */
export const firstTables: Migration = {
  async up(database: Kysely<unknown>) {
    const steps = await stepsOfVersion01(database);
    if (steps.includes(UNRELEASED))
      throw new Error(
        'The database was made by a version between 0.1.0 and 0.2.0 that was never released. Restore a backup of version 0.1.0 into an empty database.',
      );
    if (steps.some(isLastOfVersion01))
      return run(
        database,
        sql`insert into ${sql.table(STEPS_OF_0_1)} (name, timestamp) values (${TAKEN_OVER}, now()::text)`,
      );
    if (steps.length > 0)
      throw new Error(
        `The database was made by a version before 0.1.0 (step '${steps.at(-1)}'). Start version 0.1.0 once, which brings it up to date, and then this version.`,
      );
    await run(
      database,
      ...accountTables,
      ...contentTables,
      ...giftTables,
      ...receiptTables,
      ...programTables,
      ...eventTables,
      ...siteTables,
    );
  },
};
