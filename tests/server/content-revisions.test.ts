import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { contentTitled } from '../support/content-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

/** A server with a content and its backups, and how many rows each query has read since. */
async function setUp() {
  const read: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(result.rows.length);
      return result;
    },
  };
  const server = new TestServer((await empty()).withPlugin(counting));
  const { contentStore } = server.ports;
  const revisions: string[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const base = revisions.at(-1) ?? null;
    const saved = await contentStore.save({ content: contentTitled(title), base, automatic: false });
    if (!saved.ok) throw new Error(saved.failure.code);
    revisions.push(saved.value.revision);
  }
  const ask = async (revision: string) => {
    read.length = 0;
    const response = await server.request(`/api/content/${revision}`);
    return { status: response.status, body: await response.json(), read: [...read] };
  };
  return { revisions, ask };
}

const notFound = { status: 404, body: { code: 'not-found' } };

test('a revision that nobody has saved is looked up once, and no document is read for it', async () => {
  const { ask } = await setUp();
  for (const unknown of ['0123456789abcdef0123456789abcdef', 'unknown', 'default'])
    expect(await ask(unknown)).toEqual({ ...notFound, read: [0] });
});

test('what cannot be a revision is answered without the database', async () => {
  const { ask } = await setUp();
  for (const odd of ['a'.repeat(65), 'a%20b', "a'b", 'a.b', '%F0%9F%91%9F'])
    expect(await ask(odd)).toEqual({ ...notFound, read: [] });
});

test('one document is read for a revision that is stored or is a backup', async () => {
  const { revisions, ask } = await setUp();
  for (const [at, title] of [
    [5, 'Six'],
    [0, 'One'],
  ] as const) {
    const { status, body, read } = await ask(revisions[at] ?? '');
    expect([status, read, (body as { value: { heroContent: { title: string } } }).value.heroContent]).toEqual(
      [200, [1], expect.objectContaining({ title })],
    );
  }
});
