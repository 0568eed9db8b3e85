import { describe, expect, test } from 'vitest';
import type { ContentHistory, ContentStore } from '../../src/core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { contentTitled, partlySpanishContent } from '../support/content-builder';
import type { Soon } from './harness';

/** Saves documents with these titles one after another, each over the one before, and answers the last revision. */
async function saveAll(
  store: ContentStore,
  titles: readonly string[],
  automatic = false,
): Promise<string | null> {
  const loaded = await store.load();
  let base = loaded.ok ? (loaded.value?.revision ?? null) : null;
  for (const title of titles) {
    const saved = await store.save({ content: contentTitled(title), base, automatic });
    if (!saved.ok) throw new Error(`not saved: ${saved.failure.code}`);
    base = saved.value.revision;
  }
  return base;
}

async function backupTitles(store: ContentStore): Promise<readonly (string | undefined)[]> {
  const backups = await store.backups();
  return backups.ok ? backups.value.map(({ content }) => content?.heroContent.title) : [];
}

/** What every content store does; `make` gives an empty one whose default content is DEFAULT_CONTENT. */
export function contentStoreContract(name: string, make: () => Soon<ContentStore>): void {
  describe(`${name} is a content store`, () => {
    test('it holds nothing before the first save', async () => {
      const store = await make();
      expect(await store.load()).toEqual({ ok: true, value: null });
      expect(await store.backups()).toEqual({ ok: true, value: [] });
      expect(store.canSave).toBe(true);
    });

    test('it loads what was saved, with the revision and time of the save', async () => {
      const store = await make();
      const content = contentTitled('New');
      const saved = await store.save({ content, base: null, automatic: false });
      // A server sets the time of the save by its own clock.
      const { lastSaved: _, ...texts } = content;
      expect(saved).toMatchObject({ ok: true, value: { value: texts } });
      expect(await store.load()).toEqual(saved);
    });

    test('it keeps words in Spanish, also in the backups, and reads what was saved without them', async () => {
      const store = await make();
      const { lastSaved: _, ...spoken } = partlySpanishContent();
      const { lastSaved: _old, ...old } = DEFAULT_CONTENT;
      const first = await store.save({ content: partlySpanishContent(), base: null, automatic: false });
      expect(first).toMatchObject({ ok: true, value: { value: spoken } });
      expect(await store.load()).toEqual(first);
      const base = first.ok ? first.value.revision : null;
      await store.save({ content: DEFAULT_CONTENT, base, automatic: false });
      const [loaded, backups] = [await store.load(), await store.backups()];
      expect(loaded).toMatchObject({ ok: true, value: { value: old } });
      expect(JSON.stringify(loaded)).not.toContain('"es"');
      expect(backups.ok && backups.value[0]?.content).toMatchObject(spoken);
    });

    test('it gives every save its own revision', async () => {
      const store = await make();
      const first = await saveAll(store, ['One']);
      expect(await saveAll(store, ['One'])).not.toBe(first);
    });

    test('it refuses a save over a revision that is no longer stored, and keeps what is stored', async () => {
      const store = await make();
      const first = await saveAll(store, ['One']);
      await saveAll(store, ['Two']);
      for (const base of [first, null, 'invented']) {
        const stale = await store.save({ content: contentTitled('Stale'), base, automatic: false });
        expect(stale).toEqual({ ok: false, failure: { code: 'conflict' } });
      }
      const loaded = await store.load();
      expect(loaded.ok && loaded.value?.value.heroContent.title).toBe('Two');
      expect(await backupTitles(store)).toEqual(['One', DEFAULT_CONTENT.heroContent.title]);
    });

    test('one of two saves at the same moment is a conflict', async () => {
      const store = await make();
      const results = await Promise.all([
        store.save({ content: contentTitled('A'), base: null, automatic: false }),
        store.save({ content: contentTitled('B'), base: null, automatic: false }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('it keeps the newest five backups, newest first, beginning with the default content', async () => {
      const store = await make();
      await saveAll(store, ['1', '2', '3']);
      expect(await backupTitles(store)).toEqual(['2', '1', DEFAULT_CONTENT.heroContent.title]);
      await saveAll(store, ['4', '5', '6', '7']);
      expect(await backupTitles(store)).toEqual(['6', '5', '4', '3', '2']);
    });

    test('it lets consecutive auto-saves share one backup', async () => {
      const store = await make();
      await saveAll(store, ['by hand']);
      await saveAll(store, ['auto 1', 'auto 2', 'auto 3'], true);
      expect(await backupTitles(store)).toEqual(['by hand', DEFAULT_CONTENT.heroContent.title]);
      await saveAll(store, ['by hand again']);
      expect(await backupTitles(store)).toEqual(['auto 3', 'by hand', DEFAULT_CONTENT.heroContent.title]);
    });

    test('it lists every backup with its own id, the time it was saved and the revision it had', async () => {
      const store = await make();
      const first = await saveAll(store, ['One']);
      const loaded = await store.load();
      await saveAll(store, ['Two']);
      const backups = await store.backups();
      if (!backups.ok || !loaded.ok) throw new Error('unreadable');
      expect(backups.value.map(({ revision }) => revision)).toEqual([first, null]);
      expect(backups.value.map(({ savedAt }) => savedAt)).toEqual([loaded.value?.savedAt, null]);
      expect(new Set(backups.value.map(({ id }) => id)).size).toBe(2);
    });
  });
}

/** What every history of the content does; `make` gives the one of an empty store. */
export function contentHistoryContract(name: string, make: () => Soon<ContentStore & ContentHistory>): void {
  describe(`${name} is a history of the content`, () => {
    test('it finds the stored content and each backup by its revision, with the time of the save', async () => {
      const store = await make();
      const older = await saveAll(store, ['Older']);
      const newest = await saveAll(store, ['Newest']);
      const loaded = await store.load();
      expect(await store.at(newest ?? '')).toEqual(loaded);
      const found = await store.at(older ?? '');
      expect(found.ok && found.value?.value.heroContent.title).toBe('Older');
      expect(found.ok && found.value?.savedAt).toBe(loaded.ok && loaded.value?.savedAt);
    });

    test('it has nothing of a revision that never was, and of one that is no backup any more', async () => {
      const store = await make();
      expect(await store.at('invented')).toEqual({ ok: true, value: null });
      const first = await saveAll(store, ['First']);
      await saveAll(store, ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven']);
      for (const gone of [first ?? '', 'invented', 'default', ''])
        expect(await store.at(gone)).toEqual({ ok: true, value: null });
    });
  });
}
