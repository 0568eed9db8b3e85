import { describe, expect, test } from 'vitest';
import { executedSteps, isMigrated, migrate } from '../../src/adapters/postgres/migrate';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations';
import { hasPostgres, newDatabase, openForTests, query } from '../support/real-postgres';
import { PUBLIC_URL, SECRET, ServerProcess, startProgram } from '../support/server-process';

const STEPS = Object.keys(MIGRATIONS).sort();

describe.skipIf(!hasPostgres)('migrating', () => {
  test('is done once by several who begin at the same moment', async () => {
    const url = await newDatabase({ isEmpty: true });
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(openForTests(url))));
    expect(ran.filter((steps) => steps.length > 0)).toEqual([STEPS]);
    expect(await executedSteps(openForTests(url))).toEqual(STEPS);
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
