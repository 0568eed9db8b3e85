// Strangers send what costs much to read, to store or to show.
import { beforeEach, expect, test, vi } from 'vitest';
import type { RateLimit } from '../../src/core/shared/rate-limiter.port';
import { limiterOf } from '../support/limiter-of';
import { FORM_SIGNS, SAMPLE_BODIES } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const FORMS = [
  ['/api/messages', 'message'],
  ['/api/gifts', 'message'],
  ['/api/pickups', 'items'],
] as const;
const HOSTILE = `a${'\u0301\u0316'.repeat(49_999)}`;

let database: Awaited<ReturnType<typeof empty>>;
let server: TestServer;

beforeEach(async () => {
  database = await empty();
  server = new TestServer(database);
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
      fields: [{ field, message: expect.stringContaining('can’t be saved'), fault: 'unstorable' }],
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
    {
      code: 'validation',
      fields: [{ field, message: expect.stringContaining('5,000'), fault: 'too-long', longest: 5000 }],
    },
  ]);
});

/** What is counted for the first form of a network in a day, beside what is counted for each. */
const FIRST = [
  { times: 1, windowMs: 24 * 60 * 60_000 },
  { times: 10_000, windowMs: 24 * 60 * 60_000 },
];
/** What is counted for each further form that is kept. */
const LIMITS = [
  { times: 20, windowMs: 10 * 60_000 },
  { times: 100, windowMs: 24 * 60 * 60_000 },
  { times: 1_000, windowMs: 24 * 60 * 60_000 },
];

test.each(FORMS)(
  '%s counts a network in ten minutes and a day, and all together in a day; one too many is not kept',
  async (path) => {
    const taken: RateLimit[] = [];
    /** Which of the limits is used up, beside that of the first form. */
    let used: RateLimit | undefined;
    let isFirst = false;
    const take = async (_: unknown, limit: RateLimit) => {
      taken.push(limit);
      return limit.times !== used?.times && (isFirst || limit.times !== 1);
    };
    server = new TestServer(database, { limiter: limiterOf(take) });
    // An incomplete form uses up nobody's day.
    expect((await send(path, { name: ' ' })).status).toBe(422);
    expect(taken).toEqual(LIMITS.slice(0, 2));
    taken.length = 0;
    for (used of LIMITS) {
      const answer = await send(path, {});
      expect([answer.status, await answer.json()]).toEqual([429, { code: 'too-many' }]);
    }
    expect(await rows()).toEqual([0, 0, 0]);
    used = undefined;
    taken.length = 0;
    expect((await send(path, {})).status).toBe(204);
    expect(taken).toEqual([...LIMITS.slice(0, 2), FIRST[0], LIMITS[2]]);
    isFirst = true;
    taken.length = 0;
    expect((await send(path, {})).status).toBe(204);
    expect(taken).toEqual([...LIMITS.slice(0, 2), ...FIRST]);
  },
);

test('the bound of a day is one for all networks, and each kind of form has its own', async () => {
  const keys = new Map<string, Set<string>>();
  const take = async (key: unknown, { times }: RateLimit) => {
    keys.set(`${times}`, (keys.get(`${times}`) ?? new Set()).add(JSON.stringify(key)));
    return times !== 1;
  };
  let address = '203.0.113.7';
  server = new TestServer(database, { limiter: limiterOf(take) }, () => address);
  for (address of ['203.0.113.7', '198.51.100.9'])
    for (const [path] of FORMS) expect((await send(path, {})).status).toBe(204);
  expect([keys.get('20')?.size, keys.get('100')?.size, keys.get('1000')?.size]).toEqual([6, 6, 3]);
});
