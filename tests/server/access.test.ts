import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import { mayCall } from '../../src/core/access/may';
import { ROLES } from '../../src/core/access/role';
import type { Standing } from '../../src/core/access/second-step';
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

const NAMED = { secondStepFrom: '2026-01-01', readAt: Date.UTC(2026, 5, 1), confirmedAt: 0 };
/** What sessions open: everything; the password alone where a second step is asked for; everything but what has to be confirmed. */
const STANDINGS: Readonly<Record<'full' | 'password' | 'unconfirmed', Standing>> = {
  full: { ...NAMED, assurance: 'second', hasFactor: true, confirmedAt: NAMED.readAt },
  password: { ...NAMED, assurance: 'password', hasFactor: false },
  unconfirmed: { ...NAMED, assurance: 'second', hasFactor: true },
};

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
    const [, role = '', id = '', session = ''] = /^person=([^:]*):([^:]*)(?::(.*))?$/.exec(cookie) ?? [];
    const standing = STANDINGS[session === 'password' || session === 'unconfirmed' ? session : 'full'];
    return ok(role === '' ? null : { id, role, name: 'Ann', email: 'ann@fsr.example', standing });
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
    siteNames: async () => ({ siteName: 'FSR', legalName: '' }),
    accounts,
    activeCampaigns: port('campaigns'),
    calendars: {
      publicEvents: port('events'),
      feeds: port('feeds'),
      writer: port('writer'),
      secrets: port('secrets'),
    },
    soFar: port('figures'),
    publicSettings: port('settings'),
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
    secondStep: port('secondStep'),
    signIns: port('signIns'),
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

const ask = async (route: (typeof routes)[number], session: 'password' | 'unconfirmed') => {
  calls.length = 0;
  const sample = SAMPLE_BODIES[`${route.method} ${route.path}`] ?? {};
  const response = await requestTo(app, route.address + route.signs, {
    method: route.method,
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      Cookie: `person=admin:ann:${session}`,
    },
    ...(route.method !== 'GET' && { body: JSON.stringify(sample) }),
  });
  const isJson = response.headers.get('content-type') === 'application/json';
  const body: unknown = isJson ? await response.json() : await response.body?.cancel();
  return { status: response.status, body };
};

const CONFIRMED: readonly string[] = [
  'person.export',
  'person.erase',
  'person.sign-out',
  'person.reset-factor',
  'factor.change-own',
];
const apiRoutes = routes.filter(({ path }) => path.startsWith('/api/'));
const isOwn = ({ right }: (typeof routes)[number]) => /^(session|account|factor)\./.test(right ?? '');

test.each(apiRoutes.filter(({ right }) => right !== null && mayCall({ id: 'ann', role: 'admin' }, right)))(
  '$method $path opens to a password alone only what is a stranger’s or one’s own',
  async (route) => {
    const { status, body } = await ask(route, 'password');
    if (route.right === 'factor.change-own') expect(body).toEqual({ code: 'step-up' });
    else if (isOwn(route) || mayCall(null, route.right ?? 'session.read'))
      expect([401, 403]).not.toContain(status);
    else expect([status, body, calls]).toEqual([403, { code: 'second-factor' }, []]);
  },
);

const confirmed = apiRoutes.filter(({ right }) => right !== null && CONFIRMED.includes(right));

test.each(confirmed.filter(({ method }) => method !== 'GET'))(
  '$method $path asks for a confirmation',
  async (route) => {
    const { status, body } = await ask(route, 'unconfirmed');
    expect([status, body, calls]).toEqual([403, { code: 'step-up' }, []]);
  },
);

test.each(confirmed.filter(({ method }) => method === 'GET'))(
  '$method $path only reads, and asks for none',
  async (route) => {
    const { body } = await ask(route, 'unconfirmed');
    expect(body).not.toEqual({ code: 'step-up' });
  },
);
