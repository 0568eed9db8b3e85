import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import type { Draft } from '../../../../src/core/content/drafts/draft-store.port';
import { SaveDraft } from '../../../../src/core/content/drafts/save-draft';
import { ok } from '../../../../src/core/shared/result';
import { contentTitled } from '../../../support/content-builder';
import { FakeTime } from '../../../support/fake-time';

const KEY = { person: 'avery', tab: 'tab-1' };

function desk() {
  const time = new FakeTime();
  const puts: Draft[] = [];
  const removed: unknown[] = [];
  const drafts = {
    put: async (draft: Draft) => {
      puts.push(draft);
      return ok(undefined);
    },
    remove: async (key: unknown) => {
      removed.push(key);
      return ok(undefined);
    },
  };
  return { time, puts, removed, saveDraft: new SaveDraft(drafts, time) };
}

const edited = (title: string) => ({
  content: contentTitled(title),
  stored: DEFAULT_CONTENT,
  base: 'revision-1',
});

test('what is edited becomes the draft of the person and tab', async () => {
  const { saveDraft, puts, time } = desk();
  await saveDraft.execute(KEY, edited('New'));
  expect(puts).toEqual([
    { ...KEY, base: 'revision-1', content: contentTitled('New'), editedAt: time.now(), savedAs: null },
  ]);
});

test('edits that ended where they began leave no draft', async () => {
  const { saveDraft, puts, removed } = desk();
  await saveDraft.execute(KEY, { content: DEFAULT_CONTENT, stored: DEFAULT_CONTENT, base: null });
  expect(puts).toEqual([]);
  expect(removed).toEqual([KEY]);
});

test('a saved content keeps its draft, marked with the revision', async () => {
  const { saveDraft, puts } = desk();
  await saveDraft.markSaved(KEY, edited('Saved'), 'revision-2');
  expect(puts).toMatchObject([
    { base: 'revision-1', content: contentTitled('Saved'), savedAs: 'revision-2' },
  ]);
});

test('the later of two drafts has the later time, also within a millisecond or after the clock was set back', async () => {
  const { saveDraft, puts, time } = desk();
  await saveDraft.execute(KEY, edited('First'));
  await saveDraft.execute(KEY, edited('Second'));
  time.setNow(time.now() - 3_600_000);
  await saveDraft.execute(KEY, edited('Third'));
  await saveDraft.markSaved(KEY, edited('Third'), 'revision-2');
  const times = puts.map(({ editedAt }) => editedAt);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});
