// Sends to every route what no page of ours sends. The routes are read from the app: a new one is in here by itself, and
// fails until it has a sample body in tests/support/server-routes.ts.
import { fc, test as property } from '@fast-check/vitest';
import { beforeAll, expect, inject, test } from 'vitest';
import { countRows } from '../../src/adapters/postgres/copy-database';
import { MAX_PICTURE_BYTES } from '../../src/core/content/pictures/check-picture';
import {
  expectNoSecrets,
  expectPlain,
  FuzzedServer,
  json,
  nameOf,
  ORIGIN,
  PLANTED,
} from '../support/fuzzed-server';
import { jpegOf, pngOf } from '../support/picture-bytes';
import { SAMPLE_BODIES, type ServerRoute, TAKE_PICTURES } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';

const { database } = await anyDatabase();
const fuzzed = new FuzzedServer(database);
const { routes, writes, takeJson } = fuzzed;
const send: FuzzedServer['send'] = (route, call) => fuzzed.send(route, call);

const readsBody = (route: ServerRoute) => takeJson.includes(route) || TAKE_PICTURES.includes(nameOf(route));

let rowsBefore: Readonly<Record<string, number>> = {};
const stored = async () => {
  // A set-up of a passkey takes nothing, so it is begun by any call; its row must hold nothing else.
  const { session: _, second_factor: _begun, ...rows } = await countRows(database);
  return rows;
};

beforeAll(async () => {
  await fuzzed.signIn();
  rowsBefore = await stored();
});

test('every route that takes JSON has a sample', () => {
  expect(takeJson.map(nameOf).sort()).toEqual(Object.keys(SAMPLE_BODIES).sort());
});

const NO_INPUTS = ['', '{', 'undefined', "{'a':1}", '\ufeff\u0000', 'null', '7', '"text"', '[]', '{}'];

test.each(takeJson)('$method $path: what is no JSON, or not what it takes', async (route) => {
  for (const body of NO_INPUTS) {
    const { status, text } = await send(route, { body });
    expect([body.slice(0, 20), status]).toEqual([body.slice(0, 20), 422]);
    expectPlain(text);
  }
  const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
  expect((await send(route, { body: bytes })).status).toBe(422);
});

const DEPTH = 100_000;

// All calls are read by the same parser: some of them show what it does.
test.each(inject('fullMatrix') ? takeJson : takeJson.slice(0, 5))(
  '$method $path: what is nested deeply',
  async (route) => {
    for (const body of ['['.repeat(DEPTH), `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`]) {
      const { status, text } = await send(route, { body });
      expect(status).toBe(422);
      expectPlain(text);
    }
  },
);

test.each(takeJson)('$method $path: another type of body', async (route) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ]) {
    const { status, text } = await send(route, { body: json(route), headers: { 'Content-Type': type } });
    expect([type, status]).toEqual([type, 415]);
    expectPlain(text);
  }
});

const MANY_FIELDS = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field-${at}`, at]));

test.each(takeJson)('$method $path: fields that it does not know', async (route) => {
  for (const key of ['role', 'id2', '$where', 'constructor', 'toString']) {
    const { status, text } = await send(route, { body: json(route, { [key]: PLANTED.text }) });
    expect([key, status]).toEqual([key, 422]);
    expect(JSON.parse(text).fields.map(({ field }: { field: string }) => field)).toEqual([key]);
  }
  const polluted = json(route).replace('{', '{"__proto__":{"role":"admin"},');
  expect((await send(route, { body: polluted })).status).toBe(422);
  const { status, text } = await send(route, { body: json(route, MANY_FIELDS) });
  expect([status, text.length < 5_000]).toEqual([422, true]);
});

/** Fields of the samples that may be left out, by route; whatever is sent in them is checked like any other. */
const MAY_BE_MISSING: Readonly<Record<string, readonly string[]>> = {
  'POST /api/receipts/issue': ['language'],
};

test.each(takeJson)(
  '$method $path: fields of another type, missing, too long, or with U+0000',
  async (route) => {
    const sample = SAMPLE_BODIES[nameOf(route)] ?? {};
    for (const [field, value] of Object.entries(sample)) {
      const wrong: unknown[] = [true, 7, 'text', [], { a: 1 }, undefined].filter(
        (other) => typeof other !== typeof value || Array.isArray(other),
      );
      // Where a query may leave an id or a choice open, a text is of the right type.
      if (value === null) wrong.splice(wrong.indexOf('text'), 1);
      // An empty list is one of the right type where a list is wanted.
      if (Array.isArray(value)) wrong.splice(wrong.findIndex(Array.isArray), 1, [7]);
      if (typeof value === 'string') wrong.push('x'.repeat(100_001), 'a\0b');
      if (typeof value === 'number') wrong.push(1.5, 1e300, '7');
      const mayBeMissing = MAY_BE_MISSING[nameOf(route)]?.includes(field);
      for (const other of wrong) {
        if (other === undefined && mayBeMissing) continue;
        const { status, text } = await send(route, { body: json(route, { [field]: other }) });
        const told = `${field} ${String(other).slice(0, 20)} ${status}`;
        expect(told).toBe(`${field} ${String(other).slice(0, 20)} 422`);
        const fields = JSON.parse(text).fields.map((one: { field: string }) => one.field.split('.')[0]);
        if (!(field === 'content')) expect(fields).toContain(field);
        expectPlain(text);
      }
    }
  },
);

test.each(writes)('$method $path: many megabytes', async (route) => {
  if (route.method === 'DELETE') return;
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      if (sent > 4 * MAX_PICTURE_BYTES) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const { status, text } = await send(route, { body });
  if (readsBody(route)) {
    expect(status).toBe(413);
    expectPlain(text);
    // It was not read to its end.
    expect(sent).toBeLessThan(MAX_PICTURE_BYTES + 1_000_000);
  } else {
    // Nobody reads it; a stream has its first piece ready before it is asked.
    expect(status).not.toBe(413);
    expect(sent).toBeLessThanOrEqual(chunk.length);
  }
  const announced = { body: '{}', headers: { 'Content-Length': String(2 * MAX_PICTURE_BYTES) } };
  expect((await send(route, announced)).status).toBe(413);
});

test.each(writes)('$method $path: from the page of another site', async (route) => {
  for (const origin of [
    'https://evil.example',
    'null',
    '',
    `${ORIGIN}.evil.example`,
    'http://localhost',
    `${ORIGIN}/`,
  ]) {
    const { status, text } = await send(route, { body: json(route), headers: { Origin: origin } });
    expect([origin, status]).toEqual([origin, 403]);
    expectPlain(text);
  }
});

test.each(routes)('$method $path: a session that is forged', async (route) => {
  const value = fuzzed.cookie.slice('session='.length);
  const [token = '', signature = ''] = decodeURIComponent(value).split('.');
  const forged = [
    `session=${token}`,
    `session=${token}.${signature.slice(1)}A`,
    `session=${value}x`,
    'session=',
    'session=%00',
    `session=x${value}`,
    'session=admin',
    `session=${'x'.repeat(8_000)}`,
    'user={"role":"admin"}',
    ';;==;',
  ];
  const asVisitor = await send(route, { body: '{}', headers: { Cookie: '' } });
  for (const one of forged) {
    const { status } = await send(route, { body: '{}', headers: { Cookie: one } });
    expect([one.slice(0, 40), status]).toEqual([one.slice(0, 40), asVisitor.status]);
  }
});

test.each([...new Set(routes.map(({ path }) => path))])('%s: other methods', async (path) => {
  const route = routes.find((one) => one.path === path);
  const answers = (one: ServerRoute) =>
    new RegExp(`^${one.path.replace(/:\w+(\{(?:[^{}]|\{[^}]*\})*\})?/g, '[^/]+')}$`).test(
      route?.address ?? '',
    );
  const methods = [...new Set(routes.filter(answers).map(({ method }) => method))];
  if (!route) throw new Error('No route.');
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    if (methods.includes(method)) continue;
    const { status, headers } = await send(route, { method, body: '{}' });
    expect([method, status]).toEqual([method, 405]);
    const allowed = (headers.get('allow') ?? '').split(', ').filter((one) => one !== 'HEAD');
    expect(allowed.sort()).toEqual(methods.sort());
  }
});

test.each(routes)('$method $path: tricks in the address', async (route) => {
  const { address } = route;
  for (const tricked of [
    `${address}/`,
    `${address}/..%2f..%2fetc%2fpasswd`,
    `${address}%00`,
    `${address}%5c..%5c`,
    `//evil.example${address}`,
    `${address}/%ff`,
    `${address}%`,
    `/api/../${'../'.repeat(9)}etc/passwd%00`,
    `${address}/${'x'.repeat(5_000)}`,
  ]) {
    const { status } = await send(route, { body: json(route), address: tricked });
    const isLong = tricked.length > 1_000;
    // An id may be long; there is nothing behind it, and nothing to be done with it.
    expect([tricked.slice(0, 60), isLong && status === 405 ? 404 : status]).toEqual([
      tricked.slice(0, 60),
      404,
    ]);
  }
});

test('pictures that are none', async () => {
  const route = routes.find((one) => nameOf(one) === 'POST /api/pictures');
  if (!route) throw new Error('No route.');
  const text = (value: string) => new TextEncoder().encode(value);
  for (const body of [
    text(''),
    text('<html><script>alert(1)</script>'),
    text('GIF89a'),
    text('%PDF-1.7'),
    text('{"code":1}'),
    pngOf(3, 2).subarray(0, 8),
    pngOf(3, 2).subarray(0, 30),
    pngOf(3, 2).subarray(0, 57),
    jpegOf(3, 2).subarray(0, -1),
    pngOf(10_000, 5_001),
    new Uint8Array(1_000),
    text('<svg'),
    text('\u0000<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]) {
    const { status, text: answer } = await send(route, {
      body: body as Uint8Array<ArrayBuffer>,
      headers: { 'Content-Type': 'image/png' },
    });
    expect([new TextDecoder().decode(body).slice(0, 12), status]).toEqual([
      new TextDecoder().decode(body).slice(0, 12),
      415,
    ]);
    expectPlain(answer);
  }
});

property.prop([fc.constantFrom(...takeJson), fc.jsonValue({ noUnicodeString: false })], { numRuns: 400 })(
  'any JSON at all',
  async (route, value) => {
    const { status, text } = await send(route, { body: JSON.stringify(value) });
    expect(status).toBe(422);
    expectPlain(text);
  },
);

test('of all this nothing was stored', async () => {
  expect(await stored()).toEqual(rowsBefore);
  for (const { factors } of await database.selectFrom('second_factor').select('factors').execute())
    expect(factors).toMatchObject({ authenticator: null, passkeys: [], backupCodes: [], wrongAt: [] });
  expect(await fuzzed.isSignedIn()).toBe(true);
});

test('and nothing of it is in the log', () => {
  expectNoSecrets(fuzzed);
});
