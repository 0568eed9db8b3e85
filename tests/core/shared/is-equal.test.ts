import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isEqual } from '../../../src/core/shared/is-equal';

/** The same value with the fields of each record the other way around. */
function turnedAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedAround);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turnedAround(inner)]),
  );
}

const records = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

property.prop([records])('the order of fields does not count, at any depth', (value) => {
  expect(isEqual(value, turnedAround(value))).toBe(true);
});

property.prop([records, records])('whatever is written differently is not the same', (one, other) => {
  // -0 is written as 0.
  const text = (value: unknown) => JSON.stringify(sortedFields(value));
  expect(isEqual(one, other)).toBe(text(one) === text(other));
});

function sortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortedFields(inner)]),
  );
}

test.each<[unknown, unknown, boolean]>([
  [Number.NaN, null, false],
  [Number.NaN, Number.NaN, true],
  [{ cents: Number.NaN }, { cents: null }, false],
  [{ one: undefined }, { other: undefined }, false],
  [{ one: undefined }, {}, false],
  [['a', 'b'], ['b', 'a'], false],
  [[], {}, false],
  ['1', 1, false],
])('%j and %j', (one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
});
