import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { CookieSidebarPreference } from '../../src/adapters/cookie/cookie-sidebar-preference';
import { IndexedDbDraftStore } from '../../src/adapters/indexed-db/indexed-db-draft-store';
import { IndexedDbImageLibrary } from '../../src/adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../../src/adapters/indexed-db/site-database';
import { LocalStorageContentStore } from '../../src/adapters/local-storage/local-storage-content-store';
import { LocalStorageDraftStore } from '../../src/adapters/local-storage/local-storage-draft-store';
import { LocalStorageSession } from '../../src/adapters/local-storage/local-storage-session';
import { mirroredDraftStore } from '../../src/adapters/mirrored/mirrored-draft-store';
import { sampleGiftsTo } from '../../src/adapters/mock/gifts/stored-gifts';
import { WebLockTabRegistry } from '../../src/adapters/web-locks/web-lock-tab-registry';
import type { Campaign } from '../../src/core/campaigns/campaign';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { isUploadedPicture } from '../../src/core/content/pictures/picture-ref';
import { ok } from '../../src/core/shared/result';
import { campaignsInMemory } from '../support/campaigns-in-memory';
import { contentTitled } from '../support/content-builder';
import { CountingIds } from '../support/counting-ids';
import { FakeLocks } from '../support/fake-locks';
import { FakeStorage } from '../support/fake-storage';
import { FakeTime } from '../support/fake-time';
import { plantDatabase, RECORDED_BROWSER } from '../support/recorded/recorded-browser';
import { RecordingLogger } from '../support/recording-logger';

const TAB = '8ed56a110a6b22bc475b6829f8dde43d';

/** The recorded value under a key of local storage, without its envelope. */
function recorded(key: string) {
  return JSON.parse(RECORDED_BROWSER.localStorage[key] ?? '').value;
}

function storageWith(values: Readonly<Record<string, string>>): FakeStorage {
  const storage = new FakeStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return storage;
}

/** The adapters that ship, on a browser that holds the recorded values. */
async function openRecorded() {
  const time = new FakeTime();
  const ids = new CountingIds();
  const logger = new RecordingLogger();
  const local = storageWith(RECORDED_BROWSER.localStorage);
  const session = storageWith(RECORDED_BROWSER.sessionStorage);
  const cookie = RECORDED_BROWSER.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const factory = new IDBFactory();
  await plantDatabase(factory, RECORDED_BROWSER.database);
  const database = new SiteDatabase(() => factory);
  const locks = new FakeLocks().of({});
  const localDrafts = new LocalStorageDraftStore(() => local, logger);
  const databaseDrafts = new IndexedDbDraftStore(database);
  return {
    time,
    local,
    logger,
    sessions: new LocalStorageSession(() => local),
    sidebar: new CookieSidebarPreference({ cookie }),
    content: new LocalStorageContentStore({
      storage: () => local,
      locks,
      clock: time,
      ids,
      logger,
      defaults: async () => DEFAULT_CONTENT,
    }),
    localDrafts,
    databaseDrafts,
    drafts: mirroredDraftStore(localDrafts, databaseDrafts),
    pictures: new IndexedDbImageLibrary(database, crypto.subtle, URL, time),
    tabs: new WebLockTabRegistry(() => session, locks, ids, time),
    campaigns: campaignsInMemory([], { time, storage: session }),
  };
}

test('a recorded session signs the same person in', async () => {
  const { sessions } = await openRecorded();
  expect(await sessions.read()).toEqual(
    ok({ id: 'account-1', email: 'admin@fsr.example', name: 'Avery Admin', role: 'admin' }),
  );
});

test('a recorded cookie keeps the sidebar collapsed', async () => {
  const { sidebar } = await openRecorded();
  expect(await sidebar.read()).toBe('collapsed');
});

test('recorded content is loaded with everything in it', async () => {
  const { content } = await openRecorded();
  const stored = recorded('siteContent');
  expect(stored.content.heroContent.title).toBe('Recorded third, by itself');
  const loaded = await content.load();
  // A later version may add sections; everything that was recorded is there.
  expect(loaded).toMatchObject({
    ok: true,
    value: { value: stored.content, revision: stored.revision, savedAt: stored.savedAt },
  });
});

test('recorded backups are listed with everything in them', async () => {
  const { content } = await openRecorded();
  const stored = recorded('siteContent:backups');
  const backups = await content.backups();
  if (!backups.ok) throw new Error(backups.failure.code);
  expect(backups.value.map((backup) => backup.content?.heroContent.title)).toEqual([
    'Recorded second — “ñ” and <b>markup</b> 👟',
    'Recorded first',
    'Every size. Every step. Everyone.',
  ]);
  for (const [index, { id, revision, savedAt, content: document }] of stored.entries())
    expect(backups.value[index]).toMatchObject({ id, revision, savedAt, content: document });
});

test('a save over recorded content makes a backup of it and keeps the recorded backups', async () => {
  const { content } = await openRecorded();
  const stored = recorded('siteContent');
  const before = await content.backups();
  const saved = await content.save({
    content: contentTitled('New'),
    base: stored.revision,
    automatic: false,
  });
  expect(saved.ok).toBe(true);
  const after = await content.backups();
  if (!before.ok || !after.ok) throw new Error('The backups cannot be read.');
  expect(after.value[0]).toMatchObject({ revision: stored.revision, content: stored.content });
  expect(after.value.slice(1)).toEqual(before.value);
});

test('the recorded draft is found in local storage, in the database, and once in both together', async () => {
  const { localDrafts, databaseDrafts, drafts, tabs } = await openRecorded();
  const [draft] = recorded('siteContent:draft');
  expect(draft.content.heroContent.title).toBe('Recorded draft');
  for (const store of [localDrafts, databaseDrafts, drafts]) {
    const listed = await store.list();
    expect(listed).toMatchObject({ ok: true, value: [draft] });
    expect(listed.ok && listed.value).toHaveLength(1);
    expect(await store.trouble()).toBeNull();
  }
  expect(await tabs.own()).toBe(TAB);
  expect(draft.tab).toBe(TAB);
});

test('a new draft replaces the recorded one, and a discarded one is gone from both stores', async () => {
  const { localDrafts, databaseDrafts, drafts } = await openRecorded();
  const [draft] = recorded('siteContent:draft');
  await drafts.put({ ...draft, content: contentTitled('Newer'), editedAt: draft.editedAt + 1 });
  const listed = await drafts.list();
  expect(listed.ok && listed.value.map(({ content }) => content.heroContent.title)).toEqual(['Newer']);
  await drafts.remove(draft);
  expect([await localDrafts.list(), await databaseDrafts.list()]).toEqual([ok([]), ok([])]);
});

test('recorded pictures are listed and read, and they are those that the documents name', async () => {
  const { pictures } = await openRecorded();
  const rows = RECORDED_BROWSER.database.stores.pictures?.records ?? [];
  const listed = await pictures.list();
  const entries = rows.map(({ ref, type, size, addedAt }) => ({ ref, type, size, addedAt }));
  expect(listed.ok && new Set(listed.value)).toEqual(new Set(entries));
  const { brandAssets } = recorded('siteContent').content;
  for (const ref of [brandAssets.logos.white, brandAssets.favicon]) {
    expect(isUploadedPicture(ref)).toBe(true);
    const read = await pictures.read(ref);
    const row = rows.find((candidate) => candidate.ref === ref);
    if (!read.ok || !read.value || typeof row?.bytes !== 'object') throw new Error(`${ref} cannot be read.`);
    expect(Buffer.from(read.value.bytes).toString('base64')).toBe(row.bytes.base64);
    // The reference is the hash of the bytes, so the same picture still has the same one.
    expect(await pictures.put(read.value)).toEqual(ok(ref));
  }
});

test('recorded campaigns are listed with everything in them', async () => {
  const { campaigns, time } = await openRecorded();
  const listing = campaigns.list();
  await time.advance(5000);
  const { campaigns: stored } = JSON.parse(RECORDED_BROWSER.sessionStorage['mock:campaigns'] ?? '');
  expect(stored).toHaveLength(4);
  // What the samples had raised is an opening sum now, and the sample gifts bring the rest.
  const opening = (campaign: Campaign) => campaign.currentAmount - sampleGiftsTo(campaign.id);
  const kept = stored.map((campaign: Campaign) => ({ ...campaign, currentAmount: opening(campaign) }));
  expect(await listing).toMatchObject(ok(kept));
});

test('reading what was recorded writes nothing and logs no error', async () => {
  const { local, logger, sessions, content, drafts } = await openRecorded();
  const writes = local.writes;
  await Promise.all([sessions.read(), content.load(), content.backups(), drafts.list()]);
  expect(local.writes).toBe(writes);
  expect(logger.entries).toEqual([]);
});
