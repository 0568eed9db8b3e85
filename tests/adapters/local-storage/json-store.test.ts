import { expect, test } from 'vitest';
import { type JsonFormat, JsonStore } from '../../../src/adapters/local-storage/json-store';
import { FakeStorage } from '../../support/fake-storage';
import { RecordingLogger } from '../../support/recording-logger';

/** A text that was a number in schema 1, and an object around it in schema 2. */
const FORMAT: JsonFormat<string> = {
  key: 'note',
  schema: 3,
  parse: (value) => (typeof value === 'string' ? value : null),
  migrations: {
    1: (value) => ({ text: String(value) }),
    2: (value) => (value as { readonly text: unknown }).text,
  },
};

function setUp(stored: string, format = FORMAT) {
  const storage = new FakeStorage();
  const logger = new RecordingLogger();
  storage.setItem('note', stored);
  storage.setItem('foreign', 'stays');
  return { storage, logger, store: new JsonStore(() => storage, format, logger) };
}

test.each([
  ['1', '{"schema":1,"value":7}', '7'],
  ['2', '{"schema":2,"value":{"text":"seven"}}', 'seven'],
])('a value of schema %s is migrated step by step, and the original kept', (schema, stored, value) => {
  const { storage, store } = setUp(stored);
  expect(store.read()).toEqual({ ok: true, value });
  expect(storage.getItem(`note:schema-${schema}`)).toBe(stored);
  expect(storage.getItem('note')).toBe(stored);
  store.write('new');
  expect(storage.getItem('note')).toBe('{"schema":3,"value":"new"}');
  expect(storage.getItem(`note:schema-${schema}`)).toBe(stored);
  expect(storage.getItem('foreign')).toBe('stays');
});

test.each([
  ['throws', { ...FORMAT.migrations, 1: () => JSON.parse('{') }],
  ['makes nothing readable', { ...FORMAT.migrations, 2: () => null }],
  ['is missing', { 2: (value: unknown) => value }],
])('a migration that %s loses nothing: the original is set aside and reported', (_, migrations) => {
  const stored = '{"schema":1,"value":7}';
  const { storage, store, logger } = setUp(stored, { ...FORMAT, migrations });
  expect(store.read()).toEqual({ ok: false, failure: { code: 'corrupt' } });
  expect(storage.getItem('note:corrupt')).toBe(stored);
  expect(logger.entries.some(({ level }) => level === 'error')).toBe(true);
  expect(store.write('new').ok).toBe(true);
  expect(store.read()).toEqual({ ok: true, value: 'new' });
  expect(storage.getItem('note:corrupt')).toBe(stored);
});

test('an older value is read even when there is no space to keep the original', () => {
  const { storage, store } = setUp('{"schema":2,"value":{"text":"seven"}}');
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  expect(store.read()).toEqual({ ok: true, value: 'seven' });
});

test.each([
  '{"schema":0,"value":"x"}',
  '{"schema":"3","value":"x"}',
  '{"schema":2.5,"value":"x"}',
  '{"value":"x"}',
])('a value without one of our schemas (%s) is set aside', (stored) => {
  const { storage, store } = setUp(stored);
  expect(store.read()).toEqual({ ok: false, failure: { code: 'corrupt' } });
  expect(storage.getItem('note:corrupt')).toBe(stored);
});

test('a value of a newer schema is left untouched', () => {
  const stored = '{"schema":4,"value":"from tomorrow"}';
  const { storage, store } = setUp(stored);
  expect(store.read()).toEqual({ ok: false, failure: { code: 'corrupt', newer: true } });
  expect(storage.getItem('note')).toBe(stored);
  expect(storage.getItem('note:corrupt')).toBeNull();
});

test('a store that was cleared between two visits is empty and accepts new values', () => {
  const { storage, store } = setUp('{"schema":3,"value":"seven"}');
  expect(store.read()).toEqual({ ok: true, value: 'seven' });
  storage.clear();
  expect(store.read()).toEqual({ ok: true, value: null });
  expect(store.write('new').ok).toBe(true);
});
