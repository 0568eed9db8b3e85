import { expect, test } from 'vitest';
import { ContentBackups } from '../../../../src/core/content/backups/content-backups';
import type { Backup } from '../../../../src/core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import { fail, ok } from '../../../../src/core/shared/result';
import { contentTitled } from '../../../support/content-builder';

const BACKUPS: readonly Backup[] = [
  { id: 'newest', revision: 'r2', savedAt: 2, content: contentTitled('Before') },
  { id: 'damaged', revision: 'r1', savedAt: 1, content: null },
  { id: 'first', revision: null, savedAt: null, content: DEFAULT_CONTENT },
];
const store = { backups: async () => ok(BACKUPS) };
const unreadable = { backups: async () => fail({ code: 'unavailable' } as const) };

test('backups are listed newest first, with what each would change and the damaged ones marked', async () => {
  const now = contentTitled('Now');
  const title = DEFAULT_CONTENT.heroContent.title;
  const difference = { section: 'heroContent', field: 'title', before: 'Now' };
  expect(await new ContentBackups(store).list(now)).toEqual(
    ok([
      { id: 'newest', savedAt: 2, differences: [{ ...difference, after: 'Before' }] },
      { id: 'damaged', savedAt: 1, differences: null },
      { id: 'first', savedAt: null, differences: [{ ...difference, after: title }] },
    ]),
  );
});

test('a backup comes back by its id', async () => {
  const backups = new ContentBackups(store);
  expect(await backups.read('newest')).toEqual(ok(contentTitled('Before')));
  expect(await backups.read('first')).toEqual(ok(DEFAULT_CONTENT));
});

test('a backup that is gone and one that is damaged are told apart', async () => {
  const backups = new ContentBackups(store);
  expect(await backups.read('gone')).toEqual(fail({ code: 'not-found' }));
  expect(await backups.read('damaged')).toEqual(fail({ code: 'corrupt' }));
});

test('backups that cannot be read are neither an empty list nor a missing backup', async () => {
  expect(await new ContentBackups(unreadable).list(DEFAULT_CONTENT)).toEqual(fail({ code: 'unavailable' }));
  expect(await new ContentBackups(unreadable).read('newest')).toEqual(fail({ code: 'unavailable' }));
});
