import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { executedSteps, isMigrated, migrate } from '../../src/adapters/postgres/connection/migrate';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations/migrations';
import { hasPostgres, newDatabase, openForTests, query, until, untilBlocked } from '../support/real-postgres';
import { EARLIER_STEPS, recordEarlierNames, recordedNames } from '../support/recorded/earlier-steps';
import { PUBLIC_URL, SECRET, ServerProcess, startProgram } from '../support/server-process';

const STEPS = Object.keys(MIGRATIONS).sort();

describe.skipIf(!hasPostgres)('migrating', () => {
  test('is done once by several who begin at the same moment', async () => {
    const url = await newDatabase({ isEmpty: true });
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(openForTests(url))));
    expect(ran.flat().sort()).toEqual(STEPS);
    expect(await executedSteps(openForTests(url))).toEqual(STEPS);
  });

  test('goes on with what an earlier version recorded under other names, also by several at once', async () => {
    const url = await newDatabase({ isEmpty: true });
    await migrate(openForTests(url), '0019-stored-words');
    await recordEarlierNames(openForTests(url));
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(openForTests(url))));
    expect(ran.flat().sort()).toEqual(STEPS.slice(19));
    expect(await executedSteps(openForTests(url))).toEqual(STEPS);
  });

  test('finds a step that a process of an earlier version runs meanwhile', async () => {
    const url = await newDatabase({ isEmpty: true });
    const database = openForTests(url);
    await migrate(database, '0029-calendar-feeds');
    await recordEarlierNames(database);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    // The lock under which steps are run.
    await holder.query('select pg_advisory_lock(3853314791062309107)');
    const migrated = migrate(database, '0031-named-people');
    await untilBlocked(url);
    for (const name of ['0030-shelf', '0031-named-people']) {
      const { up } = MIGRATIONS[name] ?? {};
      await openForTests(url)
        .transaction()
        .execute(async (transaction) => up?.(transaction));
      const values = [EARLIER_STEPS[STEPS.indexOf(name)], new Date().toISOString()];
      await query(url, 'insert into kysely_migration values ($1, $2)', values);
    }
    await holder.query('select pg_advisory_unlock_all()');
    expect(await migrated).toEqual([]);
    expect(await recordedNames(database)).toEqual(EARLIER_STEPS);
  });

  test('frees what a step locked before the next step begins, so that a running server goes on', async () => {
    const url = await newDatabase({ isEmpty: true });
    const database = openForTests(url);
    await migrate(database, '0019-stored-words');
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
    const migrated = migrate(database, '0023-erase-more');
    await until(async () => (await executedSteps(database)).includes('0022-text-limits'));
    // A mail is queued meanwhile, although the first of them locked the table for an index.
    await query(
      url,
      `insert into outbox_mail (kind, to_address, subject, state, queued_at, tries)
        values ('message', 'ann@example.org', 'New message', 'waiting', 1, 0)`,
    );
    await holder.query('commit');
    expect((await migrated).at(-1)).toBe('0023-erase-more');
  });

  test('makes the words of a search while others write, and leaves what they have written meanwhile', async () => {
    const url = await newDatabase({ isEmpty: true });
    const database = openForTests(url);
    await migrate(database, '0031-named-people');
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
    const migrated = migrate(database, '0033-search-words');
    await untilBlocked(url);
    await query(url, `update contact_message set message = 'Gone', search = 'łukasz gone' where id = 'm2'`);
    await query(
      url,
      `insert into contact_message (id, received_at, name, email, message) values ('m4', 4, 'New', '', '')`,
    );
    await holder.query('commit');
    expect((await migrated).at(-1)).toBe('0033-search-words');
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

  test.each([
    ['9999-later', false],
    // Earlier versions gave the next number to a step that has run.
    [`${String(STEPS.length + 1).padStart(4, '0')}-later`, true],
  ])(
    'refuses a database that a newer version made (%s), and changes nothing',
    async (later, hasEarlierNames) => {
      const url = await newDatabase();
      if (hasEarlierNames) await recordEarlierNames(openForTests(url));
      await query(url, 'insert into kysely_migration values ($1, $2)', [later, '2099-01-01T00:00:00Z']);
      const says = `made by a newer version of this program (step '${later}')`;
      await expect(migrate(openForTests(url))).rejects.toThrow(says);
      const server = startProgram('start-server', [], { PORT: '0', PUBLIC_URL, SECRET, DATABASE_URL: url });
      expect(await server.result()).toBe(1);
      expect(server.said).toContain(says);
      // A process of this version that runs already goes on while others are brought up to date.
      expect(await isMigrated(openForTests(url))).toBe(true);
    },
  );
});
