import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { executedSteps, isMigrated, migrate } from '../../src/adapters/postgres/connection/migrate';
import { FIRST_STEP, MIGRATIONS } from '../../src/adapters/postgres/migrations/migrations';
import { statements } from '../../src/adapters/postgres/migrations/statements';
import { hasPostgres, newDatabase, openForTests, query, until, untilBlocked } from '../support/real-postgres';
import { migrateAsVersion01 } from '../support/recorded/version-0-1';
import { PUBLIC_URL, SECRET, ServerProcess, startProgram } from '../support/server-process';

const STEPS = Object.keys(MIGRATIONS).sort();

describe.skipIf(!hasPostgres)('migrating', () => {
  test('is done once by several who begin at the same moment', async () => {
    const url = await newDatabase({ isEmpty: true });
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(openForTests(url))));
    expect(ran.flat().sort()).toEqual(STEPS);
    expect(await executedSteps(openForTests(url))).toEqual(STEPS);
  });

  test('of a database of version 0.1 is done once by several who begin at the same moment', async () => {
    const url = await newDatabase({ isEmpty: true });
    await migrateAsVersion01(openForTests(url));
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(openForTests(url))));
    expect(ran.flat().sort()).toEqual(STEPS);
    expect(await executedSteps(openForTests(url))).toEqual(STEPS);
  });

  test('frees what a step locked before the next step begins, so that a running server goes on', async () => {
    const url = await newDatabase({ isEmpty: true });
    const database = openForTests(url);
    await migrate(database);
    const steps = {
      ...MIGRATIONS,
      '9001-index': statements(sql`create index some_index on outbox_mail (kind)`),
      '9002-rows': statements(sql`update "user" set name = name`),
    };
    await query(
      url,
      `insert into "user" (id, name, email, "emailVerified", search) values ('1', '', 'erased-1@erased.invalid', false, '')`,
    );
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    // The second step has to wait for this row.
    await holder.query(`select from "user" for update`);
    const migrated = migrate(database, '9002-rows', steps);
    await until(async () => (await executedSteps(database)).includes('9001-index'));
    // A mail is queued meanwhile, although the first step locked the table for an index.
    await query(
      url,
      `insert into outbox_mail (kind, to_address, subject, state, queued_at, tries)
        values ('message', 'ann@example.org', 'New message', 'waiting', 1, 0)`,
    );
    await holder.query('commit');
    expect(await migrated).toEqual(['9001-index', '9002-rows']);
  });

  test('makes the words of a search while others write, and leaves what they have written meanwhile', async () => {
    const url = await newDatabase({ isEmpty: true });
    const database = openForTests(url);
    await migrate(database, FIRST_STEP);
    await query(
      url,
      `insert into contact_message (id, received_at, name, email, message, search)
        select 'm' || n, n, 'Łukasz', '', 'Call 702-555-0134', 'łukasz 702 555 0134' from generate_series(1, 3) n`,
    );
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    // The words are made, and wait for the first row to be written.
    await holder.query(`select from contact_message where id = 'm1' for update`);
    const migrated = migrate(database, '0003-search-words');
    await untilBlocked(url);
    await query(url, `update contact_message set message = 'Gone', search = 'łukasz gone' where id = 'm2'`);
    await query(
      url,
      `insert into contact_message (id, received_at, name, email, message) values ('m4', 4, 'New', '', '')`,
    );
    await holder.query('commit');
    expect((await migrated).at(-1)).toBe('0003-search-words');
    const found = async (word: string) =>
      (await query(url, `select id from contact_message where search @@ '${word}'::tsquery order by id`)).map(
        ({ id }) => id,
      );
    expect(await found('7025550134 & lukasz')).toEqual(['m1', 'm3']);
    expect(await found('gone')).toEqual(['m2']);
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
    for (const later of ['9999-later', `${String(STEPS.length + 1).padStart(4, '0')}-later`]) {
      const url = await newDatabase();
      await query(url, 'insert into schema_step values ($1, $2)', [later, '2099-01-01T00:00:00Z']);
      const says = `made by a newer version of this program (step '${later}')`;
      await expect(migrate(openForTests(url))).rejects.toThrow(says);
      const server = startProgram('start-server', [], { PORT: '0', PUBLIC_URL, SECRET, DATABASE_URL: url });
      expect(await server.result()).toBe(1);
      expect(server.said).toContain(says);
      // A process of this version that runs already goes on while others are brought up to date.
      expect(await isMigrated(openForTests(url))).toBe(true);
    }
  });

  test('refuses a database that a version before 0.1.0 made, at the start of a server too', async () => {
    const url = await newDatabase({ isEmpty: true });
    await migrateAsVersion01(openForTests(url), '0030-shelf');
    const server = startProgram('start-server', [], { PORT: '0', PUBLIC_URL, SECRET, DATABASE_URL: url });
    expect(await server.result()).toBe(1);
    expect(server.said).toContain('Start version 0.1.0 once');
  });
});
