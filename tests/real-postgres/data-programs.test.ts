import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeBackupFile } from '../../src/adapters/node/copy-file';
import { DataFolder } from '../../src/adapters/node/data-folder';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import { openEmbedded, startEmbedded } from '../../src/adapters/postgres/connection/open-database';
import { readDatabase, writeDatabase } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations/migrations';
import { PostgresChanges } from '../../src/adapters/postgres/postgres-changes';
import {
  backUpData,
  type DataProgramPorts,
  migrateData,
  moveData,
  restoreData,
} from '../../src/composition/server/data-programs';
import { anyRows, columnsOf, everythingIn, storeRows } from '../support/any-rows';
import { contentTitled } from '../support/content-builder';
import { FakeTime } from '../support/fake-time';
import { putMigrated } from '../support/migrated-folder';
import { pngOf } from '../support/picture-bytes';
import { hasPostgres, newDatabase, openForTests, query } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { startProgram } from '../support/server-process';
import { testDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

/** An embedded database, in memory. */
const embedded = await testDatabase();

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const newPath = () => {
  made += 1;
  return join(folder, `${made}`);
};

/** What a program is given, and what it says. */
function given(environment: Readonly<Record<string, string>>): DataProgramPorts & { said: string[] } {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  return { environment, clock: new FakeTime(), logger: new RecordingLogger(), say, said };
}

/** An account, content, a picture and messages, more than one piece of a copy holds. */
async function fill(database: Database): Promise<void> {
  const server = new TestServer(database);
  await server.account('admin', 'ann@example.org');
  const { contentStore, imageLibrary, forms } = server.ports;
  await contentStore.save({ content: contentTitled('One'), base: null, automatic: false });
  for (const size of [1, 2, 3]) await imageLibrary.put({ bytes: pngOf(size, size), type: 'image/png' });
  for (let at = 0; at < 120; at += 1)
    await forms.message.execute({ name: `Zoë ${at} 👟`, email: 'zoe@example.org', message: 'a\n"b"\\c' });
}

const everything = async (database: Database) => everythingIn(database, await columnsOf(database));

describe.skipIf(!hasPostgres)('backing up and restoring PostgreSQL', () => {
  async function filledDatabase() {
    const url = await newDatabase();
    const database = openForTests(url);
    await fill(database);
    return { url, database };
  }

  async function backupOf(url: string) {
    const file = newPath();
    await backUpData(given({ DATABASE_URL: url }), file);
    return file;
  }

  test('a backup is restored into a database without tables, and counted', async () => {
    const { url, database } = await filledDatabase();
    const file = await backupOf(url);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const target = await newDatabase({ isEmpty: true });
    const program = given({ DATABASE_URL: target });
    await restoreData(program, file);
    expect(await everything(openForTests(target))).toEqual(await everything(database));
    expect(program.said).toContain('  contact_message       120');
    expect(program.said.at(-1)).toContain('Restored: the database holds all 127 rows');
  });

  test('a database with rows is left as it is, unless its rows are to be replaced; servers hear of that', async () => {
    const { url, database } = await filledDatabase();
    const file = await backupOf(url);
    const target = await newDatabase();
    const other = openForTests(target);
    await new TestServer(other).account('donor', 'other@fsr.example');
    const before = await everything(other);
    await expect(restoreData(given({ DATABASE_URL: target }), file)).rejects.toThrow(
      /rows in 'user'.*--replace/,
    );
    expect(await everything(other)).toEqual(before);

    const time = new FakeTime();
    const changes = new PostgresChanges(other, time, new RecordingLogger(), null);
    onTestFinished(() => changes.close());
    await changes.start();
    const told = new Promise((resolve) => changes.subscribe(resolve));
    await restoreData(given({ DATABASE_URL: target }), file, { replaces: true });
    expect(await everything(other)).toEqual(await everything(database));
    await time.advance(30_000);
    await told;
  });

  test('a file that is damaged, foreign or missing is refused, and nothing is deleted for it', async () => {
    const { url, database } = await filledDatabase();
    const file = await backupOf(url);
    const whole = readFileSync(file);
    const before = await everything(database);
    const [cut, foreign] = [newPath(), newPath()];
    writeFileSync(cut, whole.subarray(0, whole.length - 30));
    writeFileSync(foreign, 'SELECT 1;');
    for (const [broken, says] of [
      [cut, 'is damaged or was cut off'],
      [foreign, 'is not a backup of this site'],
      [newPath(), 'There is no file'],
    ] as const) {
      const restored = restoreData(given({ DATABASE_URL: url }), broken, { replaces: true });
      await expect(restored).rejects.toThrow(says);
    }
    expect(await everything(database)).toEqual(before);
  });

  test('a backup of an older version is restored into a new database and brought up to date', async () => {
    const [first = '', ...later] = Object.keys(MIGRATIONS).sort();
    const old = await newDatabase({ isEmpty: true });
    const database = openForTests(old);
    await migrate(database, first);
    await query(old, "insert into contact_message values ('1', 5, 'Ann', 'ann@example.org', 'Hello')");
    const file = newPath();
    await readDatabase(database, (copy) => writeBackupFile(file, first, copy));

    const target = await newDatabase({ isEmpty: true });
    await restoreData(given({ DATABASE_URL: target }), file);
    expect(await query(target, 'select name from contact_message')).toEqual([{ name: 'Ann' }]);
    const migrated = given({ DATABASE_URL: target });
    await migrateData(migrated);
    expect(migrated.said).toEqual(['The database is up to date.']);
    expect(later.length).toBeGreaterThan(0);

    const current = await newDatabase();
    await expect(restoreData(given({ DATABASE_URL: current }), file)).rejects.toThrow('by an older version');
    // An older database is first brought up to date on purpose.
    await expect(backUpData(given({ DATABASE_URL: old }), newPath())).rejects.toThrow('server:migrate first');
  });

  test('a backup of a newer version is refused', async () => {
    const url = await newDatabase();
    const file = newPath();
    await readDatabase(openForTests(url), (copy) => writeBackupFile(file, '9999-later', copy));
    await expect(restoreData(given({ DATABASE_URL: url }), file)).rejects.toThrow("(step '9999-later')");
  });
});

describe.skipIf(!hasPostgres)('moving the embedded database into PostgreSQL', () => {
  const path = newPath();
  beforeAll(async () => {
    if (!hasPostgres) return;
    const taken = new DataFolder(path);
    await putMigrated(taken.database);
    const database = openEmbedded(await startEmbedded(taken.database));
    await fill(database);
    await database.destroy();
    taken.release();
  });

  test('takes everything along, leaves the folder as it was, and is refused a second time', async () => {
    const url = await newDatabase({ isEmpty: true });
    const move = given({ DATABASE_URL: url, DATA_DIR: path });
    await moveData(move);
    expect(move.said.at(-1)).toContain('Moved: PostgreSQL now holds all 127 rows');
    const target = openForTests(url);
    const credentials = { email: 'ann@example.org', password: 'a password for tests' };
    const { accounts, contentStore } = new TestServer(target).ports;
    expect((await accounts.signIn(credentials, { address: '', agent: '' })).ok).toBe(true);
    // That they signed in is the one thing that is not as it was before.
    await target.updateTable('user').set({ lastSignInAt: null }).execute();
    const loaded = await contentStore.load();
    expect(loaded.ok && loaded.value?.value.heroContent.title).toBe('One');
    await expect(moveData(given({ DATABASE_URL: url, DATA_DIR: path }))).rejects.toThrow('is not empty');

    // The embedded database is backed up and restored by the same programs.
    const [file, copied] = [newPath(), newPath()];
    await backUpData(given({ DATA_DIR: path }), file);
    await restoreData(given({ DATA_DIR: copied }), file);
    const again = await newDatabase({ isEmpty: true });
    await moveData(given({ DATABASE_URL: again, DATA_DIR: copied }));
    const sessions = 'session';
    const [first, second] = [await everything(target), await everything(openForTests(again))] as Record<
      string,
      unknown
    >[];
    expect({ ...second, [sessions]: [] }).toEqual({ ...first, [sessions]: [] });
  });

  test('is refused while a server runs on the folder', async () => {
    const url = await newDatabase({ isEmpty: true });
    writeFileSync(join(path, 'pid'), `${process.ppid}`);
    const program = startProgram('run-data-program', ['move'], { DATABASE_URL: url, DATA_DIR: path });
    expect(await program.result()).toBe(1);
    expect(program.said).toContain(`is in use by the process ${process.ppid}`);
    rmSync(join(path, 'pid'));
  });

  test('whatever the tables hold is the same in PostgreSQL', async () => {
    const { database: source, empty } = embedded;
    const target = openForTests(await newDatabase());
    const columns = await columnsOf(source);
    await fc.assert(
      fc.asyncProperty(anyRows(columns), async (rows) => {
        await empty();
        await storeRows(source, columns, rows);
        await readDatabase(source, (copy) => writeDatabase(target, copy, { replaces: true }));
        expect(await everythingIn(target, columns)).toEqual(await everythingIn(source, columns));
      }),
      // The backup's test draws as many on its way there and back (adapters/postgres/copy-database).
      { numRuns: process.env.E2E_ALL === '1' ? 25 : 8 },
    );
  });
});

describe('a program of the data', () => {
  test('that is called in a way that it does not know says how', async () => {
    const calls = [
      [],
      ['other'],
      ['restore'],
      ['backup', '--replace'],
      ['move', 'file'],
      ['restore', 'a', 'b'],
    ];
    const programs = calls.map((parameters) => startProgram('run-data-program', parameters, {}));
    for (const program of programs) {
      expect(await program.result()).toBe(2);
      expect(program.said).toContain('Usage:');
    }
  });

  test('never shows the password of a database, and does not make one where there is none', async () => {
    const secret = 'hidden-password';
    const attempts = [
      ['migrate', { DATABASE_URL: `postgres://site:${secret}@127.0.0.1:1/nothing` }],
      ['backup', { DATABASE_URL: `postgres://site:${secret}@127.0.0.1:99999/nothing` }],
      ['backup', { DATABASE_URL: `mysql://site:${secret}@127.0.0.1/nothing` }],
      ['backup', { DATA_DIR: newPath() }],
      ['move', { DATA_DIR: newPath() }],
    ] as const;
    for (const [name, environment] of attempts) {
      const program = startProgram('run-data-program', [name], environment);
      expect(await program.result()).toBe(1);
      expect(program.said).toMatch(/^Failed: \S/);
      expect(program.said).not.toContain(secret);
    }
  });
});
