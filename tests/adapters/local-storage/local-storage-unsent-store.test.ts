import { expect, test } from 'vitest';
import { LocalStorageUnsentStore } from '../../../src/adapters/local-storage/local-storage-unsent-store';
import { fail, ok } from '../../../src/core/shared/result';
import {
  MOST_UNSENT,
  UNSENT_KEPT_MS,
  type UnsentChange,
} from '../../../src/core/shared/unsent/unsent-change';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';

function open() {
  const [time, shared] = [new FakeTime(), new SharedStorage()];
  const page = () => {
    const storage = new FakeStorage(shared);
    return { storage, store: new LocalStorageUnsentStore(() => storage, time, new RecordingLogger()) };
  };
  const mark = (key: string): UnsentChange => ({
    key,
    call: 'signups.mark',
    input: { id: key, base: 'first', mark: 'attended', minutes: null },
    at: time.now(),
  });
  return { time, page, mark, shared };
}

test('what is kept is there on the next page, the oldest first, and for the same person only', async () => {
  const { time, page, mark } = open();
  const { store } = page();
  const [first, second] = [mark('one'), { ...mark('two'), at: time.now() + 1 }];
  await store.put('parker', second);
  await store.put('parker', first);
  await store.put('avery', mark('theirs'));
  expect(await page().store.list('parker')).toEqual(ok([first, second]));
  expect(await page().store.list('dana')).toEqual(ok([]));
});

test('a later change of the same thing takes the place of the earlier one, and what was sent is gone', async () => {
  const { page, mark, shared } = open();
  const { store } = page();
  await store.put('parker', mark('one'));
  const other = { ...mark('one'), input: 'other' };
  await store.put('parker', other);
  expect(await store.list('parker')).toEqual(ok([other]));
  await store.remove('parker', 'never');
  await store.remove('parker', 'one');
  expect(await store.list('parker')).toEqual(ok([]));
  expect(shared.items.size).toBe(0);
});

test('it is bounded in number and in time', async () => {
  const { time, page, mark } = open();
  const { store } = page();
  for (let count = 0; count <= MOST_UNSENT; count += 1) await store.put('parker', mark(`mark-${count}`));
  const kept = await store.list('parker');
  expect(kept.ok && [kept.value.length, kept.value[0]?.key]).toEqual([MOST_UNSENT, 'mark-1']);
  await time.advance(UNSENT_KEPT_MS + 1);
  expect(await page().store.list('parker')).toEqual(ok([]));
});

test.each(['no json', '{"schema":1,"value":[{"person":7}]}', '{"schema":1,"value":{}}'])(
  'what cannot be read (%s) is set aside, and the next change is kept',
  async (stored) => {
    const { page, mark } = open();
    const { storage, store } = page();
    storage.setItem('unsent', stored);
    expect(await store.list('parker')).toEqual(ok([]));
    await store.put('parker', mark('one'));
    expect(await store.list('parker')).toMatchObject({ value: [{ key: 'one' }] });
  },
);

test('a browser that refuses its storage says so', async () => {
  const { page, mark } = open();
  const { storage, store } = page();
  storage.writeFault = new DOMException('denied', 'SecurityError');
  expect(await store.put('parker', mark('one'))).toEqual(fail({ code: 'unavailable' }));
  storage.readFault = storage.writeFault;
  expect(await store.list('parker')).toEqual(fail({ code: 'unavailable' }));
});
