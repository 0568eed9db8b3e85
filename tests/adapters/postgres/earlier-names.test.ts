import { type Kysely, type Migration, sql } from 'kysely';
import { expect, test } from 'vitest';
import { executedSteps, isMigrated, migrate } from '../../../src/adapters/postgres/connection/migrate';
import { MIGRATIONS } from '../../../src/adapters/postgres/migrations/migrations';
import { EARLIER_STEPS, recordEarlierNames, recordedNames } from '../../support/recorded/earlier-steps';
import { databaseWithoutTables } from '../../support/test-database';

const NAMES = Object.keys(MIGRATIONS);
/** What stands in a database that an earlier version made, and that is up to date. */
const RECORDED = [...EARLIER_STEPS, ...NAMES.slice(EARLIER_STEPS.length)].sort();

const FURTHER = '9998-further';
const withFurther = (up: Migration['up']) => ({ ...MIGRATIONS, [FURTHER]: { up } });

test('a database with earlier names is up to date and goes on, and processes of the version before find their names', async () => {
  const database = await databaseWithoutTables();
  await migrate(database);
  await recordEarlierNames(database);

  expect(await isMigrated(database)).toBe(true);
  expect(await executedSteps(database)).toEqual(NAMES);
  expect(await migrate(database)).toEqual([]);
  expect(await recordedNames(database)).toEqual(RECORDED);

  const failing = withFurther(async (step) => {
    await sql`create table half_done (id text)`.execute(step);
    throw new Error('This step fails.');
  });
  await expect(migrate(database, FURTHER, failing)).rejects.toThrow('This step fails.');
  expect(await recordedNames(database)).toEqual(RECORDED);
  expect((await sql`select to_regclass('half_done') as "table"`.execute(database)).rows).toEqual([
    { table: null },
  ]);

  const read: unknown[] = [];
  const further = withFurther(async (step: Kysely<unknown>) => {
    // What a step reads is as it stands there, also a text that was the name of a step.
    const [earlier = ''] = EARLIER_STEPS.slice(-1);
    const reading = step.selectFrom(sql<{ name: string }>`(values (${earlier}))`.as<'row'>(sql`row (name)`));
    read.push(...(await reading.selectAll().execute()));
  });
  expect(await migrate(database, FURTHER, further)).toEqual([FURTHER]);
  expect(read).toEqual([{ name: '0035-named-people' }]);
  expect(await recordedNames(database)).toEqual([...RECORDED, FURTHER]);
  expect(await migrate(database, FURTHER, further)).toEqual([]);
  await expect(migrate(database)).rejects.toThrow(`(step '${FURTHER}')`);
  expect(await isMigrated(database)).toBe(true);
});

test('a database that an earlier version left half-way gets the steps that are missing', async () => {
  const database = await databaseWithoutTables();
  await migrate(database, '0019-stored-words');
  await recordEarlierNames(database);
  expect(await isMigrated(database)).toBe(false);
  const missing = NAMES.slice(19);
  expect(await migrate(database)).toEqual(missing);
  expect(await isMigrated(database)).toBe(true);
  expect(await recordedNames(database)).toEqual([...EARLIER_STEPS.slice(0, 19), ...missing].sort());
});
