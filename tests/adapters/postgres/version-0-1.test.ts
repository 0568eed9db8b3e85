import { type Kysely, type Migration, sql } from 'kysely';
import { expect, test } from 'vitest';
import { executedSteps, isMigrated, migrate } from '../../../src/adapters/postgres/connection/migrate';
import { MIGRATIONS } from '../../../src/adapters/postgres/migrations/migrations';
import { LAST_STEPS, migrateAsVersion01, recordedSteps } from '../../support/recorded/version-0-1';
import { databaseWithoutTables } from '../../support/test-database';

const STEPS = Object.keys(MIGRATIONS);
const FURTHER = '9998-further';
const withFurther = (up: Migration['up']) => ({ ...MIGRATIONS, [FURTHER]: { up } });

test.each(LAST_STEPS)(
  'a database whose last step is %s is taken as it is; processes of version 0.1 find their steps, and do not start again',
  async (last) => {
    const database = await databaseWithoutTables();
    await migrateAsVersion01(database, last);
    await sql`insert into contact_message values ('1', 5, 'Ann', 'ann@example.org', 'Hello')`.execute(
      database,
    );
    const before = await recordedSteps(database);

    expect(await isMigrated(database)).toBe(false);
    expect(await migrate(database)).toEqual(STEPS);
    expect(await isMigrated(database)).toBe(true);
    // A process of version 0.1 asks whether each of its own is there, and at its start whether there are others.
    expect(await recordedSteps(database)).toEqual([...before, 'version-0.2.0']);
    const { rows } = await sql`select name from contact_message`.execute(database);
    expect(rows).toEqual([{ name: 'Ann' }]);
    expect(await migrate(database)).toEqual([]);
  },
);

test('a database of an earlier version is refused with the version to start first, and stays as it is', async () => {
  const database = await databaseWithoutTables();
  await migrateAsVersion01(database, '0030-shelf');
  await expect(migrate(database)).rejects.toThrow(
    "The database was made by a version before 0.1.0 (step '0030-shelf'). Start version 0.1.0 once, which brings it up to date, and then this version.",
  );
  expect(await isMigrated(database)).toBe(false);
  expect(await executedSteps(database)).toEqual([]);
});

test('a database of a version that was never released is refused, and stays as it is', async () => {
  const database = await databaseWithoutTables();
  await migrateAsVersion01(database);
  await sql`insert into kysely_migration values ('0032-who-is-who', '2026-11-29T00:00:00.000Z')`.execute(
    database,
  );
  const before = await recordedSteps(database);
  await expect(migrate(database)).rejects.toThrow('a version between 0.1.0 and 0.2.0');
  expect([await executedSteps(database), await recordedSteps(database)]).toEqual([[], before]);
});

test('a step that fails changes nothing, and a step of a newer version is refused', async () => {
  const database = await databaseWithoutTables();
  await migrate(database);
  const failing = withFurther(async (step: Kysely<unknown>) => {
    await sql`create table half_done (id text)`.execute(step);
    throw new Error('This step fails.');
  });
  await expect(migrate(database, FURTHER, failing)).rejects.toThrow('This step fails.');
  expect(await executedSteps(database)).toEqual(STEPS);
  const { rows } = await sql`select to_regclass('half_done') as "table"`.execute(database);
  expect(rows).toEqual([{ table: null }]);

  expect(
    await migrate(
      database,
      FURTHER,
      withFurther(async () => {}),
    ),
  ).toEqual([FURTHER]);
  await expect(migrate(database)).rejects.toThrow(`(step '${FURTHER}')`);
  // A process of this version that runs already goes on while others are brought up to date.
  expect(await isMigrated(database)).toBe(true);
});
