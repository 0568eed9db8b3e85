import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { executedSteps, isMigrated, migrate } from '../../src/adapters/postgres/connection/migrate';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations/migrations';
import { hasPostgres, newDatabase, openForTests, query, until } from '../support/real-postgres';
import { PUBLIC_URL, SECRET, ServerProcess, startProgram } from '../support/server-process';

const STEPS = Object.keys(MIGRATIONS).sort();

describe.skipIf(!hasPostgres)('migrating', () => {
  test('is done once by several who begin at the same moment', async () => {
    const url = await newDatabase({ isEmpty: true });
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(openForTests(url))));
    expect(ran.flat().sort()).toEqual(STEPS);
    expect(await executedSteps(openForTests(url))).toEqual(STEPS);
  });

  test('frees what a step locked before the next step begins, so that a running server goes on', async () => {
    const url = await newDatabase({ isEmpty: true });
    const database = openForTests(url);
    await migrate(database, '0023-stored-words');
    await query(
      url,
      `insert into "user" (id, name, email, "emailVerified", search) values ('1', '', 'erased-1@erased.invalid', false, '')`,
    );
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    // The last of these steps has to wait for this row.
    await holder.query(`select from "user" for update`);
    const migrated = migrate(database, '0027-erase-more');
    await until(async () => (await executedSteps(database)).includes('0026-text-limits'));
    // A mail is queued meanwhile, although the first of them locked the table for an index.
    await query(
      url,
      `insert into outbox_mail (kind, to_address, subject, state, queued_at, tries)
        values ('message', 'ann@example.org', 'New message', 'waiting', 1, 0)`,
    );
    await holder.query('commit');
    expect((await migrated).at(-1)).toBe('0027-erase-more');
  });

  test('is a program of its own, and two servers that start at once on an empty database are both ready', async () => {
    const url = await newDatabase({ isEmpty: true });
    expect(await isMigrated(openForTests(url))).toBe(false);
    const alone = startProgram('run-data-program', ['migrate'], { DATABASE_URL: url });
    const [code] = await Promise.all([alone.result(), ServerProcess.start(url), ServerProcess.start(url)]);
    expect(code).toBe(0);
    const again = startProgram('run-data-program', ['migrate'], { DATABASE_URL: url });
    expect(await again.result()).toBe(0);
    expect(again.said).toBe('The database is up to date.\n');
  });

  test('refuses a database that a newer version made, and changes nothing', async () => {
    const url = await newDatabase();
    await query(url, 'insert into kysely_migration values ($1, $2)', ['9999-later', '2099-01-01T00:00:00Z']);
    const says = "made by a newer version of this program (step '9999-later')";
    await expect(migrate(openForTests(url))).rejects.toThrow(says);
    const server = startProgram('start-server', [], { PORT: '0', PUBLIC_URL, SECRET, DATABASE_URL: url });
    expect(await server.result()).toBe(1);
    expect(server.said).toContain(says);
    // A process of this version that runs already goes on while others are brought up to date.
    expect(await isMigrated(openForTests(url))).toBe(true);
  });
});
