import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeBackupFile } from '../../src/adapters/node/copy-file';
import { isMigrated } from '../../src/adapters/postgres/connection/migrate';
import { readDatabase } from '../../src/adapters/postgres/copy-database';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations/migrations';
import { PostgresChanges } from '../../src/adapters/postgres/postgres-changes';
import { backUpData, migrateData, restoreData } from '../../src/composition/server/data-programs';
import { everything, fill, freePaths, given } from '../support/data-programs';
import { FakeTime } from '../support/fake-time';
import { hasPostgres, newDatabase, openForTests, query } from '../support/real-postgres';
import { migrateAsVersion01 } from '../support/recorded/version-0-1';
import { RecordingLogger } from '../support/recording-logger';
import { startProgram } from '../support/server-process';
import { TestServer } from '../support/test-server';

const newPath = freePaths();

/** A backup that version 0.1 made of what `fill` stores. Never replace it: such files exist. */
const RECORDED = 'tests/support/recorded/whole-backup-of-version-0.1.gz';

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
    const target = await newDatabase({ isEmpty: true });
    const program = given({ DATABASE_URL: target });
    await restoreData(program, RECORDED);
    expect(program.said.at(-1)).toContain('Restored: the database holds all 127 rows');
    const [row] = await query(target, "select name, message from contact_message where name like 'Zoë 7 %'");
    expect(row).toEqual({ name: 'Zoë 7 👟', message: 'a\n"b"\\c' });
    expect(await isMigrated(openForTests(target))).toBe(true);
    const migrated = given({ DATABASE_URL: target });
    await migrateData(migrated);
    expect(migrated.said).toEqual(['The database is up to date.']);
    await expect(restoreData(given({ DATABASE_URL: target }), RECORDED)).rejects.toThrow('rows in');
  });

  test('such a backup is restored over a database of its version', async () => {
    const target = await newDatabase({ isEmpty: true });
    await migrateAsVersion01(openForTests(target));
    await query(target, "insert into contact_message values ('1', 5, 'Ann', 'ann@example.org', 'Hello')");
    // An older database is first brought up to date on purpose.
    await expect(backUpData(given({ DATABASE_URL: target }), newPath())).rejects.toThrow(
      'server:migrate first',
    );
    const program = given({ DATABASE_URL: target });
    await restoreData(program, RECORDED, { replaces: true });
    expect(program.said.at(-1)).toContain('Restored: the database holds all 127 rows');
  });

  test('a backup of a version before 0.1.0 is refused with the version that can restore it', async () => {
    const lines = gunzipSync(readFileSync(RECORDED)).toString('utf8').split('\n');
    const withHeader = (header: object) => {
      const body = [JSON.stringify(header), ...lines.slice(1, -2)].map((line) => `${line}\n`).join('');
      const end = JSON.parse(lines.at(-2) ?? '');
      const sha256 = createHash('sha256').update(body).digest('hex');
      const file = newPath();
      writeFileSync(file, gzipSync(`${body}${JSON.stringify({ ...end, sha256 })}\n`));
      return file;
    };
    const target = await newDatabase({ isEmpty: true });
    for (const header of [
      { format: 'fsr-backup', version: 2, schema: '0030-shelf' },
      { format: 'fsr-backup', version: 1, schema: '0035-named-people' },
    ])
      await expect(restoreData(given({ DATABASE_URL: target }), withHeader(header))).rejects.toThrow(
        'was made by a version before 0.1.0. Restore it with version 0.1.0, and make another backup there.',
      );
    expect(await query(target, "select to_regclass('contact_message') as found")).toEqual([{ found: null }]);
  });

  test('a backup of a newer version is refused', async () => {
    const url = await newDatabase();
    const next = String(Object.keys(MIGRATIONS).length + 1).padStart(4, '0');
    for (const later of ['9999-later', `${next}-later`]) {
      const file = newPath();
      await readDatabase(openForTests(url), (copy) => writeBackupFile(file, later, copy));
      await expect(restoreData(given({ DATABASE_URL: url }), file)).rejects.toThrow(`(step '${later}')`);
    }
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
