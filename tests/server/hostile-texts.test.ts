// What hostile texts become, and what the log tells of all this.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { expectNoSecrets, FuzzedServer, json, logOf, nameOf, PLANTED } from '../support/fuzzed-server';
import { SAMPLE_BODIES } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { database } = await anyDatabase();
const fuzzed = new FuzzedServer(database);
const { server, routes, takeJson } = fuzzed;

beforeAll(() => fuzzed.signIn());

const HOSTILE = [
  `'; drop table "user"; --`,
  `' or 1=1 --`,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}} #{7*7} %s%n',
  '../../etc/passwd',
  '\u202eevil\u202c \u0001 \ud83d\ude00',
  PLANTED.text,
];

test.each(takeJson)('$method $path: a text is a text', async (route) => {
  const sample = SAMPLE_BODIES[nameOf(route)] ?? {};
  for (const [field, value] of Object.entries(sample)) {
    if (typeof value !== 'string') continue;
    for (const text of HOSTILE) {
      const answer = await fuzzed.send(route, { body: json(route, { [field]: text }) });
      expect([200, 201, 204, 401, 404, 409, 422]).toContain(answer.status);
    }
  }
});

test('a hostile text is kept as it is', async () => {
  const { rows } = await sql<{ name: string; message: string }>`
      select name, message from contact_message union all select name, note as message from gift
      union all select name, message from pickup_request`.execute(database);
  const kept = rows.flatMap(({ name, message }) => [name, message]);
  expect(kept).toEqual(expect.arrayContaining(HOSTILE));
  expect(await fuzzed.isSignedIn()).toBe(true);
});

test('a part that breaks tells nothing of itself', async () => {
  const broken = new TestServer(database, {
    contentStore: Object.assign(Object.create(server.ports.contentStore), {
      load: () => Promise.reject(new Error(`select ${PLANTED.text}`)),
    }),
  });
  const response = await broken.request('/api/content');
  expect([response.status, await response.text()]).toEqual([503, '{"code":"unavailable"}']);
  const log = logOf(broken);
  expect(log).toContain('A request failed');
  expect(log).not.toContain(PLANTED.text);
});

test('the log says of each request what happened, and nothing of what was in it', async () => {
  const before = server.logger.entries.length;
  for (const route of routes) {
    const address = `${route.address}?token=${PLANTED.query}`;
    await fuzzed.send(route, {
      address,
      body: json(route, { note: PLANTED.text }),
      headers: { 'X-Note': PLANTED.text },
    });
  }
  await server.request(`/${PLANTED.text}`);
  const requests = server.logger.entries
    .slice(before)
    .filter(({ message }) => message === 'A request was answered');
  expect(requests).toHaveLength(routes.length + 1);
  for (const { detail } of requests) {
    // Who asked stands there by an id that says nothing of the person.
    const { person, ...rest } = detail as { readonly person: string | undefined };
    expect(person ?? 'nobody').toMatch(/^(nobody|[0-9a-f]{32})$/);
    expect(rest).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{12}-\d+$/),
      method: expect.stringMatching(/^[A-Z]+$/),
      route: expect.stringMatching(/^\//),
      status: expect.any(Number),
      ms: expect.any(Number),
    });
  }
  expect(requests.map(({ detail }) => (detail as { route: string }).route)).toEqual(
    expect.arrayContaining(['/api/content/:revision', '/api/messages', '/*']),
  );
  // Of the whole run, the hostile texts included.
  expectNoSecrets(fuzzed);
});
