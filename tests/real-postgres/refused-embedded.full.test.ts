import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { describe, expect, inject, test } from 'vitest';
import { hasPostgres, newDatabase } from '../support/real-postgres';
import { COMMON, newFolder, onlyLineOf, refusalOf } from '../support/refused-start';
import { startCommand } from '../support/server-process';

/** The programs beside every installed package but the embedded database, as `npm ci --omit=optional` leaves them. */
function programsWithoutEngine(): string {
  const folder = newFolder();
  const programs = join(folder, 'programs');
  cpSync(inject('programs'), programs, { recursive: true });
  const [installed, packages] = [resolve('node_modules'), join(folder, 'node_modules')];
  mkdirSync(packages);
  for (const name of readdirSync(installed))
    if (name !== '@electric-sql') symlinkSync(join(installed, name), join(packages, name));
  return programs;
}

describe('a start on the embedded database that is refused', () => {
  test('names DATA_DIR for a folder that cannot be used', async () => {
    const folder = newFolder();
    const at = (name: string) => join(folder, name);
    writeFileSync(at('file'), '');
    symlinkSync(at('nowhere/else'), at('dangling'));
    mkdirSync(at('half'));
    // Something is there that no database is.
    mkdirSync(join(at('half'), 'database'));
    writeFileSync(join(at('half'), 'database', 'PG_VERSION'), 'damaged');
    const says = [
      ['file', 'a file is in the way (EEXIST)'],
      ['dangling', "can't be created there (ENOENT)"],
      ['half', "the embedded database doesn't start"],
    ] as const;
    const lines = await Promise.all(says.map(([name]) => refusalOf({ DATA_DIR: at(name) })));
    for (const [index, [name, words]] of says.entries())
      expect(lines[index]).toContain(
        `DATA_DIR is '${at(name)}', where ${words}`.replace("where can't", "which can't"),
      );
  });

  test('names DATABASE_URL where the embedded database is not installed', async () => {
    const start: [string, string] = [process.execPath, join(programsWithoutEngine(), 'start-server.js')];
    const line = onlyLineOf(startCommand(start, { ...COMMON, DATA_DIR: join(newFolder(), 'data') }));
    expect(await line).toBe(
      "DATABASE_URL: the embedded database isn't installed (ERR_MODULE_NOT_FOUND). Set DATABASE_URL to a PostgreSQL, or run npm ci without --omit=optional.\n",
    );
  });

  test.skipIf(!hasPostgres)('starts on PostgreSQL without the embedded database', async () => {
    const start: [string, string] = [process.execPath, join(programsWithoutEngine(), 'start-server.js')];
    const server = startCommand(start, { ...COMMON, DATABASE_URL: await newDatabase() });
    await server.hasSaid('The site is at');
  });
});
