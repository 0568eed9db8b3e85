import { expect, test } from 'vitest';
import type { Backup, ContentStore } from '../../../../src/core/content/content-store.port';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import { SECTIONS_OF_SIMULATION } from '../../../../src/core/content/editable-sections';
import { fail, ok } from '../../../../src/core/shared/result';
import { EditorDocument } from '../../../../src/ui/content/document/editor-document';
import { loaded } from '../../../../src/ui/content/document/editor-state';
import { BackupsViewModel } from '../../../../src/ui/content/transfer/backups.view-model';
import { contentTitled } from '../../../support/content-builder';
import { FakeTime } from '../../../support/fake-time';

const BACKUPS: readonly Backup[] = [
  { id: 'newest', revision: 'r2', savedAt: 2, content: contentTitled('Before') },
  { id: 'damaged', revision: 'r1', savedAt: 1, content: null },
  { id: 'first', revision: null, savedAt: null, content: DEFAULT_DOCUMENT },
];
const NOW = contentTitled('Now');

/** The open dialog, over a document with the title 'Now'. */
async function open(backups: ContentStore['backups'] = async () => ok(BACKUPS)) {
  const document = new EditorDocument(DEFAULT_DOCUMENT, new FakeTime(), SECTIONS_OF_SIMULATION);
  document.apply(loaded, { content: NOW, revision: 'r3', savedAt: 3, failure: null }, true);
  const dialog = new BackupsViewModel(document, { backups }, { show: () => {} });
  await dialog.open();
  return { document, dialog };
}

test('backups are listed newest first, with what each would change and the damaged ones marked', async () => {
  const { dialog } = await open();
  const difference = { section: 'heroContent', field: 'title', before: 'Now' };
  expect(dialog.state).toEqual({
    status: 'listed',
    backups: [
      { id: 'newest', savedAt: 2, differences: [{ ...difference, after: 'Before' }] },
      { id: 'damaged', savedAt: 1, differences: null },
      {
        id: 'first',
        savedAt: null,
        differences: [{ ...difference, after: DEFAULT_DOCUMENT.heroContent.title }],
      },
    ],
  });
});

test.each([
  ['newest', contentTitled('Before')],
  ['first', DEFAULT_DOCUMENT],
])('the backup %s comes back by its id', async (id, content) => {
  const { document, dialog } = await open();
  await dialog.restore(id);
  expect(document.content).toEqual(content);
  expect(dialog.isOpen).toBe(false);
});

test.each([
  ['gone', 'not-found'],
  ['damaged', 'failed'],
])('of a backup that is %s the dialog says "%s", and nothing changes', async (id, error) => {
  const { document, dialog } = await open();
  await dialog.restore(id);
  expect(dialog).toMatchObject({ isOpen: true, error });
  expect(document.content).toEqual(NOW);
});

test('backups that cannot be read are neither an empty list nor a missing backup', async () => {
  const { dialog } = await open(async () => fail({ code: 'unavailable' }));
  expect(dialog).toMatchObject({ state: { status: 'loading' }, error: 'unreadable' });
  await dialog.restore('newest');
  expect(dialog.error).toBe('failed');
});
