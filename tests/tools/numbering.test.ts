import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations/migrations';

const RECORDS = resolve(import.meta.dirname, '../../docs/decisions');
const records = readdirSync(RECORDS).sort();
const migrations = Object.keys(MIGRATIONS);

function numberOf(name: string): number {
  const digits = /^(\d{4})-[a-z0-9-]+(\.md)?$/.exec(name)?.[1];
  if (!digits) throw new Error(`'${name}' has no number of four digits.`);
  return Number(digits);
}

/** The numbers from 1 to the highest that `names` lack, and those that two of them have. */
function faultsOf(names: readonly string[]) {
  const numbers = names.map(numberOf);
  const upToHighest = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
  return {
    missing: upToHighest.filter((number) => !numbers.includes(number)),
    doubled: numbers.filter((number, index) => numbers.indexOf(number) !== index),
  };
}

test('a missing and a doubled number are found', () => {
  expect(faultsOf(['0001-a.md', '0003-b.md', '0003-c.md'])).toEqual({ missing: [2], doubled: [3] });
});

test('the records of decisions are numbered without gaps, each number once', () => {
  expect(faultsOf(records)).toEqual({ missing: [], doubled: [] });
});

test.each(records)('%s begins with its number', (record) => {
  const [title] = readFileSync(join(RECORDS, record), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${numberOf(record)}\\. \\S`));
});

test.each(records)('%s says at its top what replaced it, if something did', (record) => {
  const text = readFileSync(join(RECORDS, record), 'utf8');
  const [, status] = /^\*\*Status\.\*\* (.+)$/m.exec(text) ?? [];
  if (status === undefined) return;
  expect(status).toMatch(/^(Replaced|In part replaced) by \[/);
  expect(text.split('\n')[2]).toMatch(/^\*\*Status\./);
  for (const [, number, file = ''] of status.matchAll(/\[(\d+)\]\((\d{4}[^)]*)\)/g)) {
    expect(numberOf(file)).toBe(Number(number));
    expect(numberOf(file)).toBeGreaterThan(numberOf(record));
  }
});

test('the migrations are listed in the order of their numbers, each number once, without gaps', () => {
  expect(migrations).toEqual([...migrations].sort());
  expect(faultsOf(migrations)).toEqual({ missing: [], doubled: [] });
});
