import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DataFolder } from '../../src/adapters/node/data-folder';
import { openEmbedded, startEmbedded } from '../../src/adapters/postgres/connection/open-database';
import { countRows, readDatabase, writeDatabase } from '../../src/adapters/postgres/copy-database';
import { backUpData, moveData, restoreData } from '../../src/composition/server/data-programs';
import { addSamples } from '../../src/composition/server/samples';
import { receiptsApi } from '../../src/core/receipts/receipts.api';
import { settingsApi } from '../../src/core/settings/settings.api';
import { anyRows, columnsOf, everythingIn, storeRows } from '../support/any-rows';
import { everything, fill, freePaths, given } from '../support/data-programs';
import { putMigrated } from '../support/migrated-folder';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { startProgram } from '../support/server-process';
import { testDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';
import { done, expectNoSamples, useTrial } from '../support/trial';

/** An embedded database, in memory. */
const embedded = await testDatabase();
const newPath = freePaths();

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
      { numRuns: 25 },
    );
  });

  test('a trial with samples is moved without them, and receipts are counted from 1', async () => {
    const folder = newPath();
    const taken = new DataFolder(folder);
    await putMigrated(taken.database);
    const database = openEmbedded(await startEmbedded(taken.database));
    const { accounts } = new TestServer(database).ports;
    expect(await addSamples(database, accounts, { now: () => Date.now() })).toBe(true);
    await useTrial(database);
    const before = await countRows(database);
    await database.destroy();
    taken.release();
    expect(before).toMatchObject({ gift: 80, receipt: 7, receipt_count: 3, recurring_plan: 1, campaign: 3 });

    const url = await newDatabase({ isEmpty: true });
    const move = given({ DATABASE_URL: url, DATA_DIR: folder });
    await moveData(move);
    expect(move.said.filter((line) => line.startsWith('Not moved'))).toEqual([
      'Not moved: the samples of SAMPLE=1 (receipts: 5, gifts: 79, recurring plans: 1, campaigns: 3, pickup requests: 1, moves of the shelf: 106, staff notes: 1, applications: 123, sign-ups: 179, events: 16, programs: 15, trainings done: 2, guides: 12, accounts: 5, settings of the sample foundation: 1). They stay in the folder.',
    ]);
    const target = openForTests(url);
    await expectNoSamples(target);

    const server = new TestServer(target);
    const actor = { id: 'ann', name: 'Ann', email: 'ann@example.org', role: 'admin' } as const;
    const settings = server.service(settingsApi, actor);
    const kept = await done(settings.read());
    await done(settings.save({ ...kept.settings, legalName: 'Shoes for All', base: kept.revision }));
    const ask = { kind: 'single', giftId: 'real' } as const;
    const issued = server.service(receiptsApi, actor).issue({ id: 'first', ask });
    expect((await done(issued)).number).toMatch(/0001$/);
  });
});
