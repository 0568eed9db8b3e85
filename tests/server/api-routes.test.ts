import * as v from 'valibot';
import { expect, test } from 'vitest';
import { command, IN_ADDRESS, type PortOf, query, REFUSED } from '../../src/core/api/api';
import { fail, ok } from '../../src/core/shared/result';
import { apiArea, apiRoutes } from '../../src/server/api-routes';
import { honoApp } from '../../src/server/hono-app';
import { answerBy, empty, responseOf } from '../../src/server/http';
import { aCall } from '../support/a-call';
import { APIS } from '../support/apis';
import { limiterOf } from '../support/limiter-of';
import { requestTo } from '../support/request-to';
import { aUser } from '../support/users';

const shoes = v.array(v.string());
const shoesApi = {
  area: 'shoes',
  calls: {
    all: query()('pickup.list', shoes, REFUSED),
    found: query<{ readonly words: string }>()('pickup.list', shoes, REFUSED),
    ofPair: query<{ readonly id: string }>()('pickup.list', shoes, REFUSED, IN_ADDRESS),
    compare: query<{ readonly words: string }>()('pickup.list', shoes, REFUSED, { mostBytes: 1_000 }),
    polish: command<{ readonly id: string }>()(
      'pickup.decide',
      v.undefined(),
      [...REFUSED, 'conflict', 'too-many', 'validation'],
      { limit: { times: 2, windowMs: 1_000 } },
    ),
  },
} as const;
const inputs = {
  found: v.strictObject({ words: v.string() }),
  ofPair: v.strictObject({ id: v.string() }),
  compare: v.strictObject({ words: v.string() }),
  polish: v.strictObject({ id: v.string() }),
};

/** The routes of an area, called by somebody with a role; null for a visitor. */
function open(role: string | null, taken = { isAllowed: true }) {
  const calls: unknown[] = [];
  const counted: unknown[] = [];
  const service: PortOf<typeof shoesApi> = {
    all: async () => ok(['boot']),
    found: async ({ words }) => ok([words]),
    ofPair: async ({ id }) => ok([id]),
    compare: async ({ words }) => ok([words]),
    polish: async ({ id }) => {
      calls.push(id);
      return id === 'old' ? fail({ code: 'conflict' }) : ok(undefined);
    },
  };
  const limiter = limiterOf(async (...count) => {
    counted.push(count);
    return taken.isAllowed;
  });
  const user = role === null ? null : aUser({ id: 'ann', role });
  const area = apiArea({
    api: shoesApi,
    inputs,
    serviceFor: () => service,
  });
  const fetch = honoApp(apiRoutes(area, limiter), async (routed, route) =>
    responseOf('answer' in route ? await answerBy(route, aCall({ ...routed, user }), limiter) : empty(404)),
  );
  const call = async (path: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json' };
    const write = { method: 'POST', body: JSON.stringify(body), headers };
    const response = await requestTo({ fetch }, `/api/shoes/${path}`, body === undefined ? {} : write);
    const text = await response.text();
    return [response.status, text === '' ? null : JSON.parse(text)];
  };
  return { call, calls, counted };
}

test('queries of ids are read from the address, commands and queries of words from the body', async () => {
  const { call, calls } = open('admin');
  expect(await call('all')).toEqual([200, ['boot']]);
  expect(await call(`ofPair?q=${encodeURIComponent('{"id":"red & blue"}')}`)).toEqual([200, ['red & blue']]);
  expect(await call('ofPair', { id: 'red' })).toEqual([404, null]);
  expect(await call('found', { words: 'red & blue' })).toEqual([200, ['red & blue']]);
  expect(await call(`found?q=${encodeURIComponent('{"words":"red & blue"}')}`)).toEqual([404, null]);
  expect(await call('compare', { words: 'red & blue' })).toEqual([200, ['red & blue']]);
  expect(await call('polish', { id: 'new' })).toEqual([204, null]);
  expect(calls).toEqual(['new']);
});

test('only queries are routes that change nothing', () => {
  const area = apiArea({ api: shoesApi, inputs, serviceFor: () => ({}) as never });
  const routes = apiRoutes(
    area,
    limiterOf(async () => true),
  );
  const named = (wanted: boolean) =>
    routes.filter(({ method, isQuery }) => method === 'POST' && isQuery === wanted).map(({ path }) => path);
  expect(named(true)).toEqual(['/api/shoes/found', '/api/shoes/compare']);
  expect(named(false)).toEqual(['/api/shoes/polish']);
});

test.each([
  [null, 401, 'unauthenticated'],
  ['donor', 403, 'forbidden'],
])(
  'whoever may not (%s) learns nothing of the input, and counts against no limit',
  async (role, status, code) => {
    const { call, calls, counted } = open(role);
    for (const answer of [
      await call('polish', { id: 7 }),
      await call('polish', { id: 'new' }),
      await call('all'),
    ])
      expect(answer).toEqual([status, { code }]);
    expect([calls, counted]).toEqual([[], []]);
  },
);

test('input is strict, a limit counts what is well-formed, and a failure is its status', async () => {
  const taken = { isAllowed: true };
  const { call, calls, counted } = open('admin', taken);
  expect(await call('polish', { id: 'new', role: 'admin' })).toMatchObject([422, { code: 'validation' }]);
  expect(await call('ofPair?q=7')).toMatchObject([422, { code: 'validation' }]);
  expect(counted).toEqual([]);
  expect(await call('polish', { id: 'old' })).toEqual([409, { code: 'conflict' }]);
  expect(counted).toEqual([[['shoes', 'polish', 'ann'], { times: 2, windowMs: 1_000 }]]);
  taken.isAllowed = false;
  expect(await call('polish', { id: 'new' })).toEqual([429, { code: 'too-many' }]);
  expect(calls).toEqual(['old']);
});

const calls = APIS.flatMap(({ api }) =>
  Object.entries(api.calls).map(([name, call]) => ({ name: `${api.area}.${name}`, call })),
);

test.each(calls)('$name names the failures that its terms bring', ({ call }) => {
  expect(call.failures).toEqual(expect.arrayContaining([...REFUSED]));
  expect(call.failures.includes('too-many') || call.limit === undefined).toBe(true);
});
