// Ids that every object of JavaScript seems to have, and days that are none, in every place of every call.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { APIS } from '../support/apis';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const server = new TestServer(await empty());

const STRANGE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const NO_DAYS = [
  '2026-02-30',
  '2026-13-01',
  '26-11-22',
  '2026-11-22T00:00',
  ' 2026-11-22',
  '9'.repeat(10_000),
];

type Path = readonly string[];
const isId = (value: unknown, key: string) =>
  typeof value === 'string' && key !== 'externalId' && /^(id|.*Id|person)$/.test(key);
const isListOfIds = (key: string) => /^(managerIds|requiredFor)$/.test(key);
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The places in a sample that hold what is looked for. */
function placesOf(
  value: unknown,
  isWanted: (value: unknown, path: Path) => boolean,
  path: Path = [],
): readonly Path[] {
  if (isWanted(value, path)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, isWanted, [...path, key]));
}

/** The same sample with another value in one place. */
function replaced(sample: object, path: Path, value: unknown): object {
  const copy = structuredClone(sample);
  const holder = path.slice(0, -1).reduce((inner: object, key) => Reflect.get(inner, key), copy);
  Reflect.set(holder, path.at(-1) ?? '', value);
  return copy;
}

/** Every call with an input, in each place that holds what is looked for. */
function casesOf(isWanted: (value: unknown, path: Path) => boolean) {
  return APIS.flatMap(({ api, samples }) => {
    const area = server.ports.apis.find((mounted) => mounted.api === api);
    return Object.entries(samples).flatMap(([name, sample]) => {
      const schema = Reflect.get(area?.inputs ?? {}, name) as v.GenericSchema;
      return placesOf(sample, isWanted).map((path) => ({
        call: `${api.area}/${name}`,
        path,
        isTaken: (value: unknown) => v.is(schema, replaced(sample, path, value)),
      }));
    });
  });
}

const named = casesOf((value, path) => {
  const key = path.at(-1) ?? '';
  return isId(value, key) || (/^\d+$/.test(key) && isListOfIds(path.at(-2) ?? ''));
});
const dated = casesOf(isDay).filter(({ path }) => path.at(-1) !== 'redoFrom');

describe('an id', () => {
  test('is looked at in more than a hundred places', () => {
    expect(named.length).toBeGreaterThan(100);
    for (const call of ['gifts/settle', 'own-signups/take', 'events/create', 'guides/save', 'programs/save'])
      expect(named.map((one) => one.call)).toContain(call);
  });

  test.each(named)('of $call at $path is not one that every object has', ({ isTaken }) => {
    expect(isTaken('some-id')).toBe(true);
    expect(STRANGE.filter(isTaken)).toEqual([]);
  });

  test('is refused on the wire as what was sent, with 422', async () => {
    const admin = (await server.signedInAs('admin')).fetch;
    const statuses = await Promise.all(
      STRANGE.flatMap((id) => [
        admin(`/api/people/read?q=${encodeURIComponent(JSON.stringify({ id }))}`, {}),
        admin('/api/people/deactivate', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: `{"id":${JSON.stringify(id)}}`,
        }),
      ]).map(async (answer) => (await answer).status),
    );
    expect(new Set(statuses)).toEqual(new Set([422]));
  });
});

describe('a day', () => {
  test.each(dated)('of $call at $path is one of the calendar', ({ isTaken }) => {
    expect(isTaken('2026-11-22')).toBe(true);
    expect(NO_DAYS.filter(isTaken)).toEqual([]);
  });
});
