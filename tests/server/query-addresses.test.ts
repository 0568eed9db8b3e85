// What somebody typed stands in no address: addresses end in logs, in histories and in copied links.

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import { type Call, isPosted } from '../../src/core/api/api';
import { idSchema } from '../../src/core/shared/id-form';
import { LINE, lineSchema, NOTE, textSchema, titleSchema } from '../../src/core/shared/text/text-schema';
import { daySchema } from '../../src/core/shared/time/day.schema';
import { RecordingLogger } from '../support/recording-logger';
import { TestServer } from '../support/test-server';
import { holdsTypedWords } from '../support/typed-words';

/** The areas of the server itself, on a database that nobody asks. */
const { apis } = new TestServer(openPostgres('postgres://nobody@localhost/none', new RecordingLogger()))
  .ports;

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
