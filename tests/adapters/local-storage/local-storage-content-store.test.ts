import { describe, expect, test, vi } from 'vitest';
import { LocalStorageContentStore } from '../../../src/adapters/local-storage/local-storage-content-store';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { contentStoreContract } from '../../contracts/content-store.contract';
import { contentTitled } from '../../support/content-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeLocks } from '../../support/fake-locks';
import { BrowserKilled, FakeStorage, QUOTA_SPELLINGS, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';

function makeStore(
  storage = new FakeStorage(),
  locks: Pick<LockManager, 'request'> | null = new FakeLocks().of({}),
) {
  return new LocalStorageContentStore({
    storage: () => storage,
    locks,
    clock: new FakeTime(),
    ids: new CountingIds(),
    logger: new RecordingLogger(),
    defaults: async () => DEFAULT_CONTENT,
  });
}

const save = (title: string, base: string | null = null) => ({
  content: contentTitled(title),
  base,
  automatic: false,
});

contentStoreContract('LocalStorageContentStore', () => makeStore());

describe('saving', () => {
  test('is not possible without locks', async () => {
    const store = makeStore(new FakeStorage(), null);
    expect(store.canSave).toBe(false);
    expect(await store.save(save('New'))).toEqual({ ok: false, failure: { code: 'unavailable' } });
  });

  test.each(QUOTA_SPELLINGS)(
    'reports quota when storage is full (%s), and loses nothing',
    async (_name, fault) => {
      const shared = new SharedStorage();
      const storage = new FakeStorage(shared);
      const store = makeStore(storage);
      await store.save(save('Old'));
      const before = new Map(shared.items);
      storage.writeFault = fault;
      expect(await store.save(save('New', 'id-1'))).toEqual({ ok: false, failure: { code: 'quota' } });
      expect(shared.items).toEqual(before);
    },
  );

  test('restores the backups when only the content does not fit', async () => {
    const shared = new SharedStorage();
    const storage = new FakeStorage(shared);
    const store = makeStore(storage);
    await store.save(save('Old'));
    const before = new Map(shared.items);
    const setItem = storage.setItem.bind(storage);
    vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
      if (key === 'siteContent') throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    });
    expect(await store.save(save('New', 'id-1'))).toEqual({ ok: false, failure: { code: 'quota' } });
    expect(shared.items).toEqual(before);
  });

  test.each([0, 1, 2])(
    'a browser that is killed after write %i loses neither the old content nor the backups',
    async (writes) => {
      const shared = new SharedStorage();
      const first = makeStore(new FakeStorage(shared));
      await first.save(save('One'));
      await first.save(save('Two', 'id-1'));
      const dying = new FakeStorage(shared);
      dying.writesLeft = writes;
      const result = makeStore(dying).save(save('Three', 'id-2'));
      await result.catch((error: unknown) => expect(error).toBeInstanceOf(BrowserKilled));
      const after = makeStore(new FakeStorage(shared));
      const loaded = await after.load();
      const backups = await after.backups();
      if (!loaded.ok || !backups.ok) throw new Error('unreadable');
      const titles = [loaded.value?.value, ...backups.value.map(({ content }) => content)].map(
        (content) => content?.heroContent.title,
      );
      expect(titles[0]).toBe(writes < 2 ? 'Two' : 'Three');
      expect(titles).toEqual(expect.arrayContaining(['One', 'Two', DEFAULT_CONTENT.heroContent.title]));
      // A second attempt does not add the same backup twice.
      const revision = loaded.value?.revision ?? null;
      if (writes < 2) expect((await after.save(save('Three', revision))).ok).toBe(true);
      const final = await after.backups();
      expect(final.ok && final.value.map(({ content }) => content?.heroContent.title)).toEqual([
        'Two',
        'One',
        DEFAULT_CONTENT.heroContent.title,
      ]);
    },
  );

  test('over content of a newer version is refused', async () => {
    const storage = new FakeStorage();
    const newer = '{"schema":2,"value":{}}';
    storage.setItem('siteContent', newer);
    expect(await makeStore(storage).save(save('New'))).toEqual({
      ok: false,
      failure: { code: 'corrupt', newer: true },
    });
    expect(storage.getItem('siteContent')).toBe(newer);
  });
});

describe('loading', () => {
  test.each([
    '{',
    'null',
    '"text"',
    '{"schema":1}',
    '{"schema":1,"value":{}}',
    '{"schema":0,"value":1}',
    '[]',
    '',
  ])('sets %j aside, reports it until the next save, and stays usable', async (raw) => {
    const storage = new FakeStorage();
    storage.setItem('siteContent', raw);
    const store = makeStore(storage);
    expect(await store.load()).toEqual({ ok: false, failure: { code: 'corrupt' } });
    expect(storage.getItem('siteContent:corrupt')).toBe(raw);
    expect(await store.load()).toEqual({ ok: false, failure: { code: 'corrupt' } });
    expect((await store.save(save('New'))).ok).toBe(true);
    const loaded = await store.load();
    expect(loaded.ok && loaded.value?.value.heroContent.title).toBe('New');
  });

  test('a second unreadable value does not replace the first', async () => {
    const storage = new FakeStorage();
    for (const raw of ['{1', '{2', '{1']) {
      storage.setItem('siteContent', raw);
      await makeStore(storage).load();
    }
    expect(storage.getItem('siteContent:corrupt')).toBe('{1');
    expect(storage.getItem('siteContent:corrupt-2')).toBe('{2');
    expect(storage.getItem('siteContent:corrupt-3')).toBeNull();
  });

  test('leaves an unreadable value in place when there is no space for a copy', async () => {
    const storage = new FakeStorage();
    storage.setItem('siteContent', '{');
    storage.writeFault = new DOMException('full', 'QuotaExceededError');
    expect(await makeStore(storage).load()).toEqual({ ok: false, failure: { code: 'corrupt' } });
    expect(storage.getItem('siteContent')).toBe('{');
  });

  test('leaves content of a newer version untouched', async () => {
    const storage = new FakeStorage();
    storage.setItem('siteContent', '{"schema":7,"value":"?"}');
    const writes = storage.writes;
    expect(await makeStore(storage).load()).toEqual({ ok: false, failure: { code: 'corrupt', newer: true } });
    expect(storage.writes).toBe(writes);
  });

  test('reports unavailable when reading the storage, or the property itself, throws', async () => {
    const storage = new FakeStorage();
    storage.readFault = new DOMException('denied', 'SecurityError');
    expect(await makeStore(storage).load()).toEqual({ ok: false, failure: { code: 'unavailable' } });
    const denied = new LocalStorageContentStore({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      locks: new FakeLocks().of({}),
      clock: new FakeTime(),
      ids: new CountingIds(),
      logger: new RecordingLogger(),
      defaults: async () => DEFAULT_CONTENT,
    });
    expect(await denied.load()).toEqual({ ok: false, failure: { code: 'unavailable' } });
    expect(await denied.save(save('New'))).toEqual({ ok: false, failure: { code: 'unavailable' } });
  });

  test('leaves foreign keys alone', async () => {
    const storage = new FakeStorage();
    storage.setItem('somebody else', 'theirs');
    const store = makeStore(storage);
    await store.save(save('New'));
    expect(storage.getItem('somebody else')).toBe('theirs');
  });
});

describe('backups', () => {
  test('a damaged backup is listed as damaged and kept as it is', async () => {
    const storage = new FakeStorage();
    const store = makeStore(storage);
    await store.save(save('One'));
    const raw = storage.getItem('siteContent:backups') ?? '';
    storage.setItem('siteContent:backups', raw.replace('"value":[', '"value":["rubbish",'));
    const listed = await store.backups();
    expect(listed.ok && listed.value.map(({ content }) => content === null)).toEqual([true, false]);
    await store.save(save('Two', 'id-1'));
    expect(storage.getItem('siteContent:backups')).toContain('"rubbish"');
  });

  test('backups that cannot be read at all are set aside, and saving continues', async () => {
    const storage = new FakeStorage();
    storage.setItem('siteContent:backups', '{');
    const store = makeStore(storage);
    expect(await store.backups()).toEqual({ ok: false, failure: { code: 'corrupt' } });
    expect((await store.save(save('One'))).ok).toBe(true);
    expect((await store.backups()).ok).toBe(true);
    expect(storage.getItem('siteContent:backups:corrupt')).toBe('{');
  });
});
