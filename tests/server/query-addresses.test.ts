// What somebody typed stands in no address: addresses end in logs, in histories and in copied links.

import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import type { Accounts } from '../../src/core/account/accounts.port';
import { type Call, isPosted } from '../../src/core/api/api';
import { idSchema } from '../../src/core/shared/id-form';
import { ok } from '../../src/core/shared/result';
import { LINE, lineSchema, NOTE, textSchema, titleSchema } from '../../src/core/shared/text/text-schema';
import { daySchema } from '../../src/core/shared/time/day.schema';
import { postedCalls } from '../support/apis';
import { noLimits } from '../support/limiter-of';
import { RecordingLogger } from '../support/recording-logger';
import { TestServer } from '../support/test-server';
import { holdsTypedWords } from '../support/typed-words';
import { aUser } from '../support/users';

/** The areas of the server itself, on a database that nobody asks. */
const database = openPostgres('postgres://nobody@localhost/none', new RecordingLogger());
const { apis } = new TestServer(database).ports;

const queries = apis.flatMap(({ api, inputs }) =>
  Object.entries<Call>(api.calls)
    .filter(([, { kind }]) => kind === 'query')
    .map(([name, call]) => ({
      name: `${api.area}.${name}`,
      call,
      schema: Reflect.get(inputs, name) as v.GenericSchema | undefined,
    })),
);

test.each(queries)(
  '$name is posted exactly where its input can hold what somebody typed',
  ({ call, schema }) => {
    const isTyped = schema !== undefined && holdsTypedWords(schema);
    expect(isPosted(call, schema !== undefined)).toBe(isTyped);
  },
);

test.each([
  'applications.list',
  'applications.similar',
  'events.between',
  'events.past',
  'events.saveEffect',
  'events.upcoming',
  'gifts.batch',
  'gifts.compare',
  'gifts.list',
  'guides.list',
  'messages.list',
  'own-guides.resources',
  'people.list',
  'pickups.list',
  'programs.list',
  'receipts.donors',
  'receipts.list',
  'volunteers.all',
  'volunteers.list',
])('%s holds words about people', (name) => {
  const query = queries.find((each) => each.name === name);
  expect(query && isPosted(query.call, true)).toBe(true);
});

describe('a schema holds typed words', () => {
  test.each<readonly [string, v.GenericSchema]>([
    ['a text', textSchema(LINE)],
    ['a line', lineSchema(LINE)],
    ['a title', titleSchema(LINE)],
    ['any string', v.string()],
    ['one that may be missing', v.strictObject({ search: v.optional(textSchema(LINE), '') })],
    ['one of a list', v.array(v.strictObject({ note: textSchema(NOTE) }))],
    ['one of a variant', v.variant('kind', [v.strictObject({ kind: v.literal('a'), reason: v.string() })])],
    ['one in a union', v.union([v.number(), v.string()])],
    [
      'one inside of a pipe',
      v.pipe(
        v.strictObject({ name: v.string() }),
        v.check(() => true),
      ),
    ],
    ['a part of one', v.partial(v.strictObject({ name: v.string() }))],
    ['a record', v.record(v.string(), v.number())],
    ['one of unknown kind', v.unknown()],
    ['what is made of any value', v.custom<string>(() => true)],
  ])('%s', (_, schema) => {
    expect(holdsTypedWords(schema)).toBe(true);
  });

  test.each<readonly [string, v.GenericSchema]>([
    ['not an id', v.nullable(idSchema)],
    ['not a choice', v.picklist(['name', 'hours'])],
    ['not a day', v.nullable(daySchema)],
    ['not a number', v.pipe(v.number(), v.safeInteger())],
    ['not yes or no', v.strictObject({ isPaper: v.boolean() })],
    ['not a text of digits', v.pipe(v.string(), v.regex(/^\d{4}$/))],
  ])('%s', (_, schema) => {
    expect(holdsTypedWords(schema)).toBe(false);
  });
});

describe('on the server', () => {
  const catchUp = vi.fn(async () => {});
  const answering = new Proxy({}, { get: () => async () => ok(null) });
  const server = new TestServer(database, {
    limiter: noLimits,
    accounts: { whoIs: async () => ok(aUser()) } as unknown as Accounts,
    apis: apis.map((area) => ({ ...area, serviceFor: () => answering })),
    changes: { subscribe: () => () => {}, catchUp },
  });
  const send = (path: string, sample: object | null, origin: string) =>
    server.request(path, {
      method: 'POST',
      headers: { Cookie: 'session=1', Origin: origin, 'Content-Type': 'application/json' },
      ...(sample && { body: JSON.stringify(sample) }),
    });
  const origin = 'http://localhost:4173';

  test.each(postedCalls())(
    '$path waits for changes of others only where it changes something',
    async (call) => {
      const { path, sample, kind } = call;
      catchUp.mockClear();
      const { status } = await send(path, sample, origin);
      // Some calls are for other roles.
      expect([200, 403]).toContain(status);
      expect(catchUp).toHaveBeenCalledTimes(kind === 'command' && status === 200 ? 1 : 0);
    },
  );

  test.each(postedCalls())('$path is asked for by the pages of the site alone', async ({ path, sample }) => {
    expect((await send(path, sample, 'https://other.example')).status).toBe(403);
  });

  test('the log names no word of a question', async () => {
    for (const { path, sample } of postedCalls()) await send(path, sample, origin);
    const logged = JSON.stringify(server.logger.entries);
    expect(logged).toContain('/api/people/list');
    expect(logged).not.toMatch(/mail\.example|702-555|Ada/);
  });
});
