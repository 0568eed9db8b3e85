// Strangers send what costs much to read, to store or to show.
import { beforeEach, expect, test, vi } from 'vitest';
import { FORM_SIGNS, SAMPLE_BODIES } from '../support/server-routes';
import { testDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await testDatabase();
const FORMS = [
  ['/api/messages', 'message'],
  ['/api/gifts', 'message'],
  ['/api/pickups', 'items'],
] as const;
const HOSTILE = `a${'\u0301\u0316'.repeat(50_000)}`;

let database: Awaited<ReturnType<typeof empty>>;
let server: TestServer;
/** Each call comes from a network of its own. */
let network = 0;
const isOneNetwork = { is: false };

beforeEach(async () => {
  database = await empty();
  network = 0;
  isOneNetwork.is = false;
  server = new TestServer(database, {}, () => {
    if (!isOneNetwork.is) network += 1;
    return `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
  });
});

const send = (path: string, changed: Readonly<Record<string, unknown>>) =>
  server.browser()(`${path}${FORM_SIGNS}`, {
    method: 'POST',
    body: JSON.stringify({ ...SAMPLE_BODIES[`POST ${path}`], ...changed }),
    headers: { 'Content-Type': 'application/json' },
  });
const rows = async () =>
  Promise.all(
    (['contact_message', 'pickup_request', 'gift'] as const).map(async (table) => {
      const found = await database.selectFrom(table).select('id').execute();
      return found.length;
    }),
  );

test.each(FORMS)('%s refuses texts that are hostile before anything normalizes them', async (path, field) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const text of [HOSTILE, `a${'\uff9e\u0316'.repeat(50)}`, 'boots \ud83d', '\ude00', 'a\u0000b']) {
    const answer = await send(path, { [field]: text });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'validation',
      fields: [{ field, message: expect.stringContaining('can’t be saved') }],
    });
  }
  const answer = await send(path, { [HOSTILE]: 'a field of this name' });
  expect(answer.status).toBe(422);
  for (const [text] of normalize.mock.contexts.map((context) => [String(context)]))
    expect(text?.length).toBeLessThan(1_000);
  normalize.mockRestore();
  expect(await rows()).toEqual([0, 0, 0]);
});

test.each(FORMS)('%s takes 5,000 characters and no more', async (path, field) => {
  expect((await send(path, { [field]: 'a'.repeat(5_000) })).status).toBe(204);
  const answer = await send(path, { [field]: 'a'.repeat(5_001) });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 'validation', fields: [{ field, message: expect.stringContaining('5,000') }] },
  ]);
});

test('a thousand messages a day are kept, from however many networks; the next day begins anew', async () => {
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 1_010; sent += 1) {
    const { status } = await send('/api/messages', {});
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [204, 1_000],
    [429, 10],
  ]);
  expect(await rows()).toEqual([1_000, 0, 0]);
  // Each kind of form has a bound of its own.
  expect((await send('/api/pickups', {})).status).toBe(204);
  await server.time.advance(24 * 60 * 60_000);
  expect((await send('/api/messages', {})).status).toBe(204);
}, 60_000);

test('one network alone cannot use up the day of all', async () => {
  isOneNetwork.is = true;
  let kept = 0;
  for (let round = 0; round < 10; round += 1) {
    for (let sent = 0; sent < 20; sent += 1) kept += (await send('/api/messages', {})).ok ? 1 : 0;
    await server.time.advance(10 * 60_000);
  }
  expect(kept).toBe(100);
}, 60_000);

test('an incomplete form uses up nobody’s day', async () => {
  const taken: string[] = [];
  const take = async (...key: unknown[]) => taken.push(JSON.stringify(key)) > 0;
  server = new TestServer(database, { limiter: { take, forget: async () => {} } });
  const ofAll = () => taken.filter((key) => key.includes('of-all')).length;
  expect((await send('/api/messages', { name: ' ' })).status).toBe(422);
  expect(ofAll()).toBe(0);
  expect((await send('/api/messages', {})).status).toBe(204);
  expect(ofAll()).toBe(1);
});
