import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { StorageChanges } from '../../../src/adapters/local-storage/storage-changes';
import { dropRecords } from '../../../src/adapters/mock/drop-records';
import { browserSimulation, SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';

const schema = v.array(v.object({ id: v.string() }));
const KEY = 'simulation:people';

function open(storage: FakeStorage, version = 1, samples = [{ id: 'sample' }]) {
  const tell = vi.fn();
  const records = new SimulatedRecords(
    { storage, tell },
    { name: 'people', version, schema, samples: () => samples },
  );
  return { records, tell };
}

test('the samples are there at first, and stay as they were on the first read', () => {
  const storage = new FakeStorage();
  const { records, tell } = open(storage);
  expect(records.read()).toEqual([{ id: 'sample' }]);
  expect(open(storage, 1, [{ id: 'later sample' }]).records.read()).toEqual([{ id: 'sample' }]);
  expect(tell).not.toHaveBeenCalled();
});

test('what is written is there after a reload and in another tab, and this tab is told', () => {
  const shared = new SharedStorage();
  const [mine, theirs] = [open(new FakeStorage(shared)), open(new FakeStorage(shared))];
  expect(theirs.records.read()).toEqual([{ id: 'sample' }]);
  expect(mine.records.write([{ id: 'written' }])).toEqual({ ok: true, value: undefined });
  expect(mine.records.read()).toEqual([{ id: 'written' }]);
  expect(theirs.records.read()).toEqual([{ id: 'written' }]);
  expect(open(new FakeStorage(shared)).records.read()).toEqual([{ id: 'written' }]);
  expect(mine.tell.mock.calls).toEqual([[KEY]]);
});

test('what is dropped gives way to the samples, and this tab is told', () => {
  const storage = new FakeStorage();
  const told: (string | null)[] = [];
  const dispatchEvent = (event: Event) => told.push((event as StorageEvent).key) > 0;
  const { records } = open(storage);
  records.write([{ id: 'written' }]);
  const formats = [{ name: 'people' }, { name: 'never-read' }];
  expect(dropRecords({ localStorage: storage, dispatchEvent }, formats).ok).toBe(true);
  expect(records.read()).toEqual([{ id: 'sample' }]);
  expect(told).toEqual([KEY, 'simulation:never-read']);
  const refusing = {
    dispatchEvent,
    get localStorage(): Storage {
      throw new Error('Storage is blocked.');
    },
  };
  expect(dropRecords(refusing, formats)).toEqual({ ok: false, failure: { code: 'unavailable' } });
});

test('what did not change is parsed once', () => {
  const storage = new FakeStorage();
  const { records } = open(storage);
  expect(records.read()).toBe(records.read());
  records.write([{ id: 'a' }]);
  expect(records.read()).toBe(records.read());
});

test.each([
  'no json',
  'null',
  '7',
  '[]',
  '{"version":2,"value":[]}',
  '{"version":1,"value":[{"id":7}]}',
  '{"version":1}',
])('what is none of ours (%s) gives way to the samples', (stored) => {
  const storage = new FakeStorage();
  storage.setItem(KEY, stored);
  const { records } = open(storage);
  expect(records.read()).toEqual([{ id: 'sample' }]);
  expect(storage.getItem(KEY)).toBe('{"version":1,"value":[{"id":"sample"}]}');
});

test('a full storage changes nothing, and nobody is told', () => {
  const storage = new FakeStorage();
  const { records, tell } = open(storage);
  records.read();
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  expect(records.write([])).toEqual({ ok: false, failure: { code: 'quota' } });
  expect(records.read()).toEqual([{ id: 'sample' }]);
  expect(tell).not.toHaveBeenCalled();
});

test('without storage the samples are shown, the same ones each time, and a write fails', () => {
  const storage = new FakeStorage();
  storage.readFault = new DOMException('no', 'SecurityError');
  storage.writeFault = storage.readFault;
  const { records } = open(storage);
  expect(records.read()).toEqual([{ id: 'sample' }]);
  expect(records.read()).toBe(records.read());
  // It is not full: the browser lets the site keep nothing.
  expect(records.write([])).toEqual({ ok: false, failure: { code: 'unavailable' } });
});

test('pages of this tab hear of a write as those of other tabs do', () => {
  const listener = vi.fn();
  const cancel = new StorageChanges(window, new FakePageLifecycle()).subscribe(listener);
  const place = browserSimulation(window);
  new SimulatedRecords(place, { name: 'people', version: 1, schema, samples: () => [] }).write([
    { id: 'new' },
  ]);
  expect(listener.mock.calls).toEqual([['people']]);
  expect(place.storage.getItem(KEY)).toBe('{"version":1,"value":[{"id":"new"}]}');
  cancel();
  localStorage.clear();
});
