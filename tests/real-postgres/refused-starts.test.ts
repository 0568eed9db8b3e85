import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres, newDatabase, query } from '../support/real-postgres';
import { COMMON, lineOf, newFolder, PASSWORD, refusalOf } from '../support/refused-start';
import { startProgram } from '../support/server-process';

/** A PostgreSQL that answers every connection with an error, as one does that refuses the password. */
async function refusing(code: string): Promise<string> {
  const fields = `SFATAL\0VFATAL\0C${code}\0Mit is refused\0\0`;
  const answer = Buffer.alloc(5 + fields.length);
  answer.write('E', 0);
  answer.writeInt32BE(4 + fields.length, 1);
  answer.write(fields, 5);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://site:${PASSWORD}@127.0.0.1:${(server.address() as AddressInfo).port}/book`;
}

describe('a start that is refused', () => {
  test('says which setting is wrong, alone', async () => {
    expect(await refusalOf({ PORT: 'abc', PUBLIC_URL: '' })).toBe(
      "PORT is 'abc': give a number from 0 to 65535.\n",
    );
  });

  test('names DATABASE_URL for a database that cannot be reached, or that refuses', async () => {
    const says = [
      [`postgres://site:${PASSWORD}@localhost:1/book`, "can't be reached at localhost:1 (ECONNREFUSED)"],
      [await refusing('28P01'), 'refuses the user site or the password'],
      [await refusing('08P01'), 'ignore_startup_parameters'],
    ] as const;
    const lines = await Promise.all(says.map(([url]) => refusalOf({ DATABASE_URL: url })));
    for (const [at, [, words]] of says.entries()) {
      expect(lines[at]).toMatch(/^DATABASE_URL: /);
      expect(lines[at]).toContain(words);
    }
  });

  test.skipIf(!hasPostgres)('names DATABASE_URL for a database or a right that is missing', async () => {
    const url = new URL(await newDatabase({ isEmpty: true }));
    const missing = new URL(url);
    missing.pathname = '/no_such_book';
    expect(await refusalOf({ DATABASE_URL: missing.href })).toContain('has no database no_such_book');

    const role = `reader_${crypto.randomUUID().slice(0, 8)}`;
    await query(url.href, `create role ${role} login password '${PASSWORD}'`);
    onTestFinished(async () => void (await query(url.href, `drop role ${role}`)));
    const reader = new URL(url);
    reader.username = role;
    reader.password = PASSWORD;
    expect(await refusalOf({ DATABASE_URL: reader.href })).toContain(
      `the user ${role} may not create tables`,
    );
  });

  test.skipIf(!hasPostgres)('names PORT where another program listens', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const program = startProgram('start-server', [], {
      ...COMMON,
      PORT: `${port}`,
      DATABASE_URL: await newDatabase(),
    });
    expect(await program.result()).toBe(1);
    const lines = program.said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    expect(lines).toEqual([
      `PORT is ${port}, where another program listens already (EADDRINUSE). Stop that program, or set another port.`,
    ]);
  });
});

describe.skipIf(!hasPostgres)('a backup that is refused', () => {
  test('names the file and what is wrong with its folder', async () => {
    const url = await newDatabase();
    const folder = newFolder();
    const backup = (name: string) =>
      lineOf('run-data-program', ['backup', join(folder, name)], { DATABASE_URL: url });
    expect(await backup('no/backup.gz')).toMatch(
      /^Failed: The backup .*no\/backup.gz can't be written: its folder does not exist \(ENOENT\)/,
    );
    const restored = lineOf('run-data-program', ['restore', folder], { DATABASE_URL: url });
    expect(await restored).toContain("can't be read: it is a folder (EISDIR)");
  });
});
