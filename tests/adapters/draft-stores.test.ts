import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { IndexedDbDraftStore } from '../../src/adapters/indexed-db/indexed-db-draft-store';
import { SiteDatabase } from '../../src/adapters/indexed-db/site-database';
import { LocalStorageDraftStore } from '../../src/adapters/local-storage/local-storage-draft-store';
import { mirroredDraftStore } from '../../src/adapters/mirrored/mirrored-draft-store';
import type { Draft } from '../../src/core/content/drafts/draft-store.port';
import { draftStoreContract } from '../contracts/draft-store.contract';
import { contentTitled } from '../support/content-builder';
import { FakeStorage } from '../support/fake-storage';
import { InMemoryDraftStore } from '../support/in-memory/in-memory-draft-store';
import { RecordingLogger } from '../support/recording-logger';

function indexedDb(): IndexedDbDraftStore {
  const factory = new IDBFactory();
  return new IndexedDbDraftStore(new SiteDatabase(() => factory));
}

function localStorageDrafts(storage = new FakeStorage()): LocalStorageDraftStore {
  return new LocalStorageDraftStore(() => storage, new RecordingLogger());
}

function deniedDatabase(): IndexedDbDraftStore {
  return new IndexedDbDraftStore(
    new SiteDatabase(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
}

draftStoreContract('InMemoryDraftStore', () => new InMemoryDraftStore());
draftStoreContract('IndexedDbDraftStore', indexedDb);
draftStoreContract('LocalStorageDraftStore', () => localStorageDrafts());
draftStoreContract('MirroredDraftStore', () => mirroredDraftStore(localStorageDrafts(), indexedDb()));
draftStoreContract('MirroredDraftStore without IndexedDB', () =>
  mirroredDraftStore(localStorageDrafts(), deniedDatabase()),
);

const draft: Draft = {
  person: 'avery',
  tab: 'tab-1',
  base: null,
  content: contentTitled('Draft'),
  editedAt: 1000,
  savedAs: null,
};

describe('LocalStorageDraftStore', () => {
  test('writes before it returns, so that a page that closes loses nothing', () => {
    const storage = new FakeStorage();
    void localStorageDrafts(storage).put(draft);
    expect(storage.getItem('siteContent:draft')).toContain('Draft');
  });

  test('keeps an entry that it cannot read', async () => {
    const storage = new FakeStorage();
    storage.setItem('siteContent:draft', '{"schema":1,"value":[{"odd":true}]}');
    const store = localStorageDrafts(storage);
    await store.put(draft);
    await store.remove(draft);
    expect(storage.getItem('siteContent:draft')).toBe('{"schema":1,"value":[{"odd":true}]}');
  });

  test('sets an unreadable value aside and continues', async () => {
    const storage = new FakeStorage();
    storage.setItem('siteContent:draft', '{');
    const store = localStorageDrafts(storage);
    expect(await store.list()).toEqual({ ok: true, value: [] });
    expect(await store.trouble()).toBe('set-aside');
    expect(await mirroredDraftStore(store, indexedDb()).trouble()).toBe('set-aside');
    expect((await store.put(draft)).ok).toBe(true);
    expect(storage.getItem('siteContent:draft:corrupt')).toBe('{');
    expect(await store.trouble()).toBeNull();
    expect((await store.remove(draft)).ok).toBe(true);
    expect(await localStorageDrafts(storage).trouble()).toBeNull();
    expect(await localStorageDrafts(storage).list()).toEqual({ ok: true, value: [] });
  });

  test('does not touch drafts of a newer version', async () => {
    const storage = new FakeStorage();
    storage.setItem('siteContent:draft', '{"schema":9,"value":[]}');
    expect(await localStorageDrafts(storage).put(draft)).toEqual({
      ok: false,
      failure: { code: 'corrupt', newer: true },
    });
    expect(await localStorageDrafts(storage).trouble()).toBe('newer');
  });

  test('reports quota when storage is full', async () => {
    const storage = new FakeStorage();
    storage.writeFault = new DOMException('full', 'QuotaExceededError');
    expect(await localStorageDrafts(storage).put(draft)).toEqual({ ok: false, failure: { code: 'quota' } });
  });
});

describe('MirroredDraftStore', () => {
  test('keeps a draft when local storage is full', async () => {
    const storage = new FakeStorage();
    storage.writeFault = new DOMException('full', 'QuotaExceededError');
    const store = mirroredDraftStore(localStorageDrafts(storage), indexedDb());
    expect((await store.put(draft)).ok).toBe(true);
    expect(await store.list()).toEqual({ ok: true, value: [draft] });
  });

  test('finds the newer copy when local storage lost the last seconds', async () => {
    const strict = indexedDb();
    const lost = localStorageDrafts();
    await mirroredDraftStore(lost, strict).put(draft);
    const newer = { ...draft, content: contentTitled('Newer'), editedAt: 2000 };
    await strict.put(newer);
    expect(await mirroredDraftStore(lost, strict).list()).toEqual({ ok: true, value: [newer] });
    expect(await mirroredDraftStore(localStorageDrafts(), strict).list()).toEqual({
      ok: true,
      value: [newer],
    });
  });

  test('fails when neither store saves the draft', async () => {
    const storage = new FakeStorage();
    storage.writeFault = new DOMException('full', 'QuotaExceededError');
    storage.readFault = new DOMException('denied', 'SecurityError');
    const store = mirroredDraftStore(localStorageDrafts(storage), deniedDatabase());
    expect((await store.put(draft)).ok).toBe(false);
    expect((await store.list()).ok).toBe(false);
  });
});
