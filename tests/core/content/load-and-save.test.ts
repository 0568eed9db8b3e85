import { describe, expect, test } from 'vitest';
import type { ContentStore } from '../../../src/core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { EVERY_SECTION } from '../../../src/core/content/editable-sections';
import { LoadContent, type LoadedContent } from '../../../src/core/content/load-content';
import { RevertContent } from '../../../src/core/content/revert-content';
import { SaveContent } from '../../../src/core/content/save-content';
import { fail, ok } from '../../../src/core/shared/result';
import { contentTitled } from '../../support/content-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { InMemoryContentStore } from '../../support/in-memory/in-memory-content-store';
import { InMemoryDraftStore } from '../../support/in-memory/in-memory-draft-store';
import { RecordingLogger } from '../../support/recording-logger';

const FIRST_SAVE = { stored: DEFAULT_CONTENT, base: null, automatic: false };

function setUp() {
  const time = new FakeTime();
  const store = new InMemoryContentStore(time, new CountingIds(), DEFAULT_CONTENT);
  const logger = new RecordingLogger();
  const load = (from: Pick<ContentStore, 'load'> = store) => new LoadContent(from, DEFAULT_CONTENT, logger);
  return { time, store, logger, load, save: new SaveContent(store, time, EVERY_SECTION) };
}

describe('loading', () => {
  test('shows the default content before anything was saved', async () => {
    const { load, logger } = setUp();
    expect(await load().execute()).toEqual({
      content: DEFAULT_CONTENT,
      revision: null,
      savedAt: null,
      failure: null,
    });
    expect(logger.entries).toEqual([]);
  });

  test('shows what was saved last, and since when', async () => {
    const { load, save, time } = setUp();
    await save.execute({ ...FIRST_SAVE, content: contentTitled('Saved') });
    const lastSaved = new Date(time.now()).toISOString();
    expect(await load().execute()).toEqual({
      content: { ...contentTitled('Saved'), lastSaved },
      revision: 'id-1',
      savedAt: time.now(),
      failure: null,
    });
  });

  test.each([{ code: 'unavailable' }, { code: 'corrupt' }, { code: 'corrupt', newer: true }] as const)(
    'shows the default content where the answer is %j, says so and logs it',
    async (failure) => {
      const { load, logger } = setUp();
      expect(await load({ load: async () => fail(failure) }).execute()).toEqual({
        content: DEFAULT_CONTENT,
        revision: null,
        savedAt: null,
        failure,
      });
      expect(logger.entries).toMatchObject([{ level: 'error', detail: failure }]);
    },
  );
});

describe('saving', () => {
  test('stamps the document with the time and answers what is stored now', async () => {
    const { save, time, store } = setUp();
    const content = contentTitled('New');
    const saved = await save.execute({ ...FIRST_SAVE, content });
    const stored = { ...content, lastSaved: new Date(time.now()).toISOString() };
    expect(saved).toEqual(ok({ value: stored, revision: 'id-1', savedAt: time.now() }));
    expect(await store.load()).toEqual(saved);
  });

  test('a document that says what is stored already is not stored again', async () => {
    const { save, store } = setUp();
    expect(await save.execute({ ...FIRST_SAVE, content: { ...DEFAULT_CONTENT, lastSaved: 'x' } })).toEqual(
      ok(null),
    );
    expect(await store.load()).toEqual(ok(null));
  });

  test('a document with an empty title is refused at its field and nothing is stored', async () => {
    const { save, store } = setUp();
    expect(await save.execute({ ...FIRST_SAVE, content: contentTitled('') })).toMatchObject({
      ok: false,
      failure: { code: 'validation', fields: [{ field: 'heroContent.title' }] },
    });
    expect(await store.load()).toEqual(ok(null));
  });

  test('what somebody else saved meanwhile is not overwritten', async () => {
    const { save, store } = setUp();
    await save.execute({ ...FIRST_SAVE, content: contentTitled('Theirs') });
    expect(await save.execute({ ...FIRST_SAVE, content: contentTitled('Mine') })).toEqual(
      fail({ code: 'conflict' }),
    );
    const stored = await store.load();
    expect(stored.ok && stored.value?.value.heroContent.title).toBe('Theirs');
  });

  test('only saves by hand each leave a backup', async () => {
    const { save, store } = setUp();
    let base: string | null = null;
    for (const automatic of [true, true, true, false]) {
      const saved = await save.execute({ ...FIRST_SAVE, base, automatic, content: contentTitled(`${base}`) });
      base = saved.ok && saved.value ? saved.value.revision : base;
    }
    const backups = await store.backups();
    expect(backups.ok && backups.value.map(({ revision }) => revision)).toEqual(['id-3', null]);
  });
});

describe('reverting', () => {
  const KEY = { person: 'avery', tab: 'tab-1' };
  const KNOWN: LoadedContent = { content: contentTitled('Known'), revision: 'r', savedAt: 1, failure: null };

  async function withDraft() {
    const drafts = new InMemoryDraftStore();
    const draft = { base: null, content: contentTitled('Draft'), editedAt: 1, savedAs: null };
    await drafts.put({ ...draft, ...KEY });
    await drafts.put({ ...draft, ...KEY, tab: 'tab-2' });
    return drafts;
  }

  test("brings back what is stored and removes this tab's draft for good", async () => {
    const { load } = setUp();
    const drafts = await withDraft();
    const reverted = await new RevertContent(drafts, load()).execute(KEY, KNOWN);
    expect(reverted).toEqual({ stored: await load().execute(), draftRemoved: true });
    expect(await drafts.list()).toMatchObject({ value: [{ tab: 'tab-2' }] });
  });

  test('falls back to what was known where the store cannot be read', async () => {
    const { load } = setUp();
    const broken = load({ load: async () => fail({ code: 'unavailable' }) });
    expect(await new RevertContent(await withDraft(), broken).execute(KEY, KNOWN)).toEqual({
      stored: KNOWN,
      draftRemoved: true,
    });
  });

  test('says when the draft could not be removed, so that it may come back', async () => {
    const { load } = setUp();
    const stuck = { remove: async () => fail({ code: 'unavailable' } as const) };
    expect(await new RevertContent(stuck, load()).execute(KEY, KNOWN)).toMatchObject({ draftRemoved: false });
  });
});
