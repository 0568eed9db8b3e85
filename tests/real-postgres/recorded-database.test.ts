import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import { postgresRepositories } from '../../src/adapters/postgres/postgres-repositories';
import { FakeTime } from '../support/fake-time';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import recording from '../support/recorded/database-of-version-0.1.json' with { type: 'json' };
import { migrateAsVersion01 } from '../support/recorded/version-0-1';

/**
 * What a database of version 0.1 held, after a day of admins, a donor and visitors with the sample data. Never edit the values:
 * databases hold them.
 */
const RECORDED: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = recording;

/** Tables that others refer to come first. */
const FIRST = ['user', 'campaign', 'gift_import', 'recurring_plan', 'gift', 'receipt'];
const TABLES = [...FIRST, ...Object.keys(RECORDED).filter((table) => !FIRST.includes(table))];

describe.skipIf(!hasPostgres)('a database of version 0.1', () => {
  test('is brought up to date and read without loss', async () => {
    const database = openForTests(await newDatabase({ isEmpty: true }));
    await migrateAsVersion01(database);
    for (const table of TABLES)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(RECORDED[table])}::json)`.execute(
        database,
      );
    await migrate(database);
    for (const table of TABLES) {
      const { rows } = await sql<{ readonly row: Readonly<Record<string, unknown>> }>`
        select row_to_json(kept) as row from ${sql.table(table)} as kept`.execute(database);
      // Later versions add columns and rows, and find rows by other words; everything else that was recorded is there.
      const expected = RECORDED[table]?.map(({ search, ...row }) => expect.objectContaining(row)) ?? [];
      expect([table, rows.map(({ row }) => row)]).toEqual([table, expect.arrayContaining(expected)]);
    }

    const repositories = postgresRepositories(new FakeTime())(database);
    const { campaigns, gifts, messages, pickups, plans, receipts, settings } = repositories;
    const idsOf = (table: string) => (RECORDED[table] ?? []).map(({ id }) => id).sort();
    expect((await gifts.all()).map(({ id }) => id).sort()).toEqual(idsOf('gift'));
    expect((await pickups.all()).map(({ id }) => id).sort()).toEqual(idsOf('pickup_request'));
    expect((await messages.all()).map(({ id }) => id).sort()).toEqual(idsOf('contact_message'));
    expect((await plans.all()).map(({ id }) => id).sort()).toEqual(idsOf('recurring_plan'));
    expect((await campaigns.all()).map(({ id }) => id).sort()).toEqual(idsOf('campaign'));
    for (const { id } of RECORDED.receipt ?? [])
      expect(await receipts.find(String(id))).toMatchObject({ id });
    const people = await repositories.people.some((RECORDED.user ?? []).map(({ id }) => String(id)));
    expect(people).toHaveLength(RECORDED.user?.length ?? 0);
    expect((await settings.find()).settings).toMatchObject({ legalName: 'FSR Foundation (sample)' });
  });
});
