import { expect, test } from 'vitest';
import { type JsonFormat, JsonStore } from '../../../src/adapters/local-storage/json-store';
import { FakeStorage } from '../../support/fake-storage';
import { RecordingLogger } from '../../support/recording-logger';

const FORMAT: JsonFormat<string> = {
  key: 'note',
  schema: 3,
  parse: (value) => (typeof value === 'string' ? value : null),
};

function setUp(stored: string) {
  const storage = new FakeStorage();
  const logger = new RecordingLogger();
  storage.setItem('note', stored);
  storage.setItem('foreign', 'stays');
  return { storage, logger, store: new JsonStore(() => storage, FORMAT, logger) };
}

test('a value that cannot be read is set aside and reported, and loses nothing', () => {
  const stored = '{"schema":3,"value":7}';
  const { storage, store, logger } = setUp(stored);
  expect(store.read()).toEqual({ ok: false, failure: { code: 'corrupt' } });
  expect(storage.getItem('note:corrupt')).toBe(stored);
  expect(logger.entries.some(({ level }) => level === 'error')).toBe(true);
  expect(store.write('new').ok).toBe(true);
  expect(store.read()).toEqual({ ok: true, value: 'new' });
  expect(storage.getItem('note:corrupt')).toBe(stored);
  expect(storage.getItem('foreign')).toBe('stays');
});

test.each([
  '{"schema":0,"value":"x"}',
  '{"schema":2,"value":"x"}',
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
