import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import type { DataProgramPorts } from '../../src/composition/server/data-programs';
import { columnsOf, everythingIn } from './any-rows';
import { contentTitled } from './content-builder';
import { FakeTime } from './fake-time';
import { pngOf } from './picture-bytes';
import { RecordingLogger } from './recording-logger';
import { TestServer } from './test-server';

/** Gives paths at which nothing is yet, in a folder that goes after the file's tests. */
export function freePaths(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  return () => {
    made += 1;
    return join(folder, `${made}`);
  };
}

/** What a program of the data is given, and what it says. */
export function given(environment: Readonly<Record<string, string>>): DataProgramPorts & { said: string[] } {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  return { environment, clock: new FakeTime(), logger: new RecordingLogger(), say, said };
}

/** Stores an account, content, pictures and messages, more than one piece of a copy holds. */
export async function fill(database: Database): Promise<void> {
  const server = new TestServer(database);
  await server.account('admin', 'ann@example.org');
  const { contentStore, imageLibrary, forms } = server.ports;
  await contentStore.save({ content: contentTitled('One'), base: null, automatic: false });
  for (const size of [1, 2, 3]) await imageLibrary.put({ bytes: pngOf(size, size), type: 'image/png' });
  for (let at = 0; at < 120; at += 1)
    await forms.message.execute({
      name: `Zoë ${at} 👟`,
      email: 'zoe@example.org',
      message: 'a\n"b"\\c',
      language: 'es',
    });
}

/** The rows of each table. */
export const everything = async (database: Database) => everythingIn(database, await columnsOf(database));
