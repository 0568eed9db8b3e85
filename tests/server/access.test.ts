import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import { mayCall } from '../../src/core/access/may';
import { ROLES } from '../../src/core/access/role';
import { fail, ok } from '../../src/core/shared/result';
import { createServerApp } from '../../src/server/create-server-app';
import type { ServerPorts } from '../../src/server/server-ports';
import { FakeTime } from '../support/fake-time';
import { noLimits } from '../support/limiter-of';
import { RecordingLogger } from '../support/recording-logger';
import { requestTo } from '../support/request-to';
import { SAMPLE_BODIES, serverRoutes } from '../support/server-routes';
import { TestServer } from '../support/test-server';

const ORIGIN = 'http://localhost:4173';

/** A server behind which nothing happens; it remembers what it was asked to do. */
function makeServer() {
  const calls: string[] = [];
  const call = async (name: string, answer: unknown) => {
    calls.push(name);
    return ok(answer);
  };
  const port = (name: string) =>
    new Proxy({}, { get: (_, method) => () => call(`${name}.${String(method)}`, null) }) as never;
  const person = (cookie: string) => {
    if (cookie === 'database=away') return fail({ code: 'unavailable' });
    const [, role = '', id = ''] = /^person=([^:]*):(.*)$/.exec(cookie) ?? [];
    return ok(role === '' ? null : { id, role, name: 'Ann', email: 'ann@fsr.example' });
  };
  const accounts = new Proxy(
    { whoIs: async (cookie: string) => person(cookie) },
    {
      get: (own, method) => Reflect.get(own, method) ?? (() => call(`accounts.${String(method)}`, [])),
    },
  ) as never;
  const time = new FakeTime();
  const ports: ServerPorts = {
    accountLinks: port('accountLinks'),
    commonPasswords: { hasAny: async () => false },
    accounts,
    activeCampaigns: port('campaigns'),
    calendars: {
      publicEvents: port('events'),
      feeds: port('feeds'),
      writer: port('writer'),
      secrets: port('secrets'),
    },
    wantedSizes: port('shelf'),
    changes: { subscribe: () => () => calls.push('changes'), catchUp: async () => {} },
    contentStore: port('content'),
    forms: {
      message: port('forms'),
      'shoe-request': port('forms'),
      gift: port('forms'),
      pickup: port('forms'),
    },
    fullForms: port('forms'),
    imageLibrary: port('pictures'),
    ownAccountFor: () => port('account'),
    limiter: noLimits,
    keptContent: port('keptContent'),
    publication: port('publication'),
    publicEvents: port('publicEvents'),
    // Their APIs are the server's own, on a database that nobody asks.
    apis: new TestServer(
      openPostgres('postgres://nobody@localhost/none', new RecordingLogger()),
    ).ports.apis.map((area) => ({
      ...area,
      serviceFor: () => port(area.api.area),
    })),
    readiness: { isReady: async () => true },
    scheduler: time,
    site: { find: () => null },
    clock: time,
    ids: { next: () => 'id' },
    logger: new RecordingLogger(),
  };
  // Streams end at once, so that nothing stays open.
  const settings = {
    origin: ORIGIN,
    headers: {},
    stopping: AbortSignal.abort(),
    addressOf: () => '127.0.0.1',
  };
  return { app: createServerApp(ports, settings), calls };
}

const { app, calls } = makeServer();
const routes = serverRoutes(app);

test.each(routes)('$method $path asks the policy for a right', ({ right }) => {
  expect(right).not.toBeNull();
});

test('the routes are found', () => {
  expect(routes.length).toBeGreaterThan(15);
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
});

test.each(routes.filter(({ path }) => path.startsWith('/api/')))(
  '$method $path is 503, never 401, while nobody can tell who calls',
  async (route) => {
    calls.length = 0;
    const response = await requestTo(app, route.address, {
      method: route.method,
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', Cookie: 'database=away' },
      ...(route.method !== 'GET' && { body: '{}' }),
    });
    expect([response.status, await response.json(), calls]).toEqual([503, { code: 'unavailable' }, []]);
  },
);

const people = fc.option(
  fc.record({
    role: fc.constantFrom(...ROLES, 'superuser', 'ADMIN', 'user'),
    id: fc.constantFrom('ann', 'ben'),
  }),
);
const bodies = fc.oneof(
  fc.constant('sample' as const),
  fc.json(),
  fc.constantFrom('', '{', 'null', '{"role":"admin"}', '{"user":{"role":"admin"},"ownerId":"ann"}'),
);

property.prop([people, fc.constantFrom(...routes), bodies, fc.constantFrom('some-id', 'ann', 'ben')], {
  numRuns: 1_500,
})('whoever asks: allowed exactly where the policy says so', async (person, route, body, id) => {
  const sample = SAMPLE_BODIES[`${route.method} ${route.path}`] ?? {};
  if (!route.right) throw new Error('A route without a right.');
  // What routes do today to somebody's things, they do to the caller's own.
  const isAllowed = mayCall(person, route.right);
  calls.length = 0;
  const response = await requestTo(app, route.address.replace('some-id', id), {
    method: route.method,
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      // Nobody gets a role by saying so.
      'X-Role': 'admin',
      ...(person && { Cookie: `person=${person.role}:${person.id}` }),
    },
    ...(route.method !== 'GET' && { body: body === 'sample' ? JSON.stringify(sample) : body }),
  });
  await response.body?.cancel();
  if (isAllowed) {
    expect([401, 403]).not.toContain(response.status);
  } else {
    expect(response.status).toBe(person ? 403 : 401);
    expect(calls).toEqual([]);
  }
});
