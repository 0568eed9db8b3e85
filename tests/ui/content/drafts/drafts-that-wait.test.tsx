import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import { contentTitled } from '../../../support/content-builder';
import { draftOf } from '../../../support/draft-builder';
import { editorDesk } from '../../../support/editor-desk';
import { settle } from '../../../support/fake-time';
import { renderEditor } from '../../../support/render-editor';

type Desk = ReturnType<typeof editorDesk>;

/** The ways in which the editor may open without being able to do anything with a draft. */
const STATES: readonly (readonly [string, (desk: Desk) => void])[] = [
  ['a newer site saved the content', ({ store }) => Object.assign(store, { refuseLoads: NEWER })],
  ['the page is not secure', ({ store }) => Object.assign(store, { canSave: false })],
  [
    'the content cannot be read',
    ({ store }) => Object.assign(store, { refuseLoads: { code: 'unavailable' } }),
  ],
];

const NEWER = { code: 'corrupt', newer: true } as const;

async function kept(desk: Desk) {
  const drafts = await desk.drafts.list();
  return drafts.ok ? drafts.value : null;
}

describe.each(STATES)('while %s', (_, arrange) => {
  test.each([
    ['a closed tab', 'tab-0', 'revision-0'],
    ['this tab, older than the content', 'tab-1', 'an older revision'],
  ])('a draft of %s waits: nothing takes it, nothing removes it', async (__, tab, base) => {
    const desk = editorDesk(contentTitled('Stored'));
    arrange(desk);
    const draft = draftOf('From last night', base, tab);
    await desk.drafts.put(draft);
    const { editor } = await renderEditor(desk);
    expect(screen.getByText(/^Unsaved changes from/)).toBeVisible();
    expect(screen.getByText(/^They are kept until/)).toBeVisible();
    for (const name of ['Take up this draft', 'Discard it'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const [offer] = editor.offers.offers;
    await editor.offers.take(offer?.id ?? '');
    await editor.offers.discard(offer?.id ?? '');
    expect(editor.offers.offers).toHaveLength(1);
    expect(await kept(desk)).toMatchObject([{ content: draft.content, base }]);
  });
});

test('a draft that would have come back by itself is spoken of while the editor is read-only', async () => {
  const desk = editorDesk(contentTitled('Stored'));
  desk.store.canSave = false;
  const draft = draftOf('Unfinished', 'revision-0', 'tab-1');
  await desk.drafts.put(draft);
  const { editor } = await renderEditor(desk);
  expect(editor.document.content.heroContent.title).toBe('Stored');
  expect(screen.getByText(/^They are kept until the editor can be used again/)).toBeVisible();
  expect(await kept(desk)).toEqual([draft]);
});

test('a newer content leaves the draft of this tab where it is, to come back by itself later', async () => {
  const desk = editorDesk(contentTitled('Stored'));
  const draft = draftOf('Unfinished', 'revision-0', 'tab-1');
  await desk.drafts.put(draft);
  desk.store.refuseLoads = NEWER;
  const first = desk.open();
  const end = first.start();
  await settle();
  end();
  expect(await kept(desk)).toEqual([draft]);
  desk.store.refuseLoads = null;
  const again = desk.open();
  const endAgain = again.start();
  await settle();
  expect(again.document.content.heroContent.title).toBe('Unfinished');
  endAgain();
});

test('offers of an earlier start wait until loading has ended', async () => {
  const desk = editorDesk();
  const draft = draftOf('From last night', null);
  await desk.drafts.put(draft);
  const editor = desk.open();
  editor.start()();
  const end = editor.start();
  await settle();
  end();
  const endAgain = editor.start();
  const id = editor.offers.offers[0]?.id ?? '';
  await editor.offers.take(id);
  await editor.offers.discard(id);
  expect(await kept(desk)).toEqual([draft]);
  await settle();
  expect(editor.offers.offers).toHaveLength(1);
  expect(editor.document.content).toEqual(DEFAULT_DOCUMENT);
  endAgain();
});

test('a conflict that meets a newer site is not decided any more, and keeps what was typed', async () => {
  const desk = editorDesk(contentTitled('Stored'));
  const editor = desk.open();
  const end = editor.start();
  await settle();
  editor.document.edit('heroContent.title', 'Mine');
  await desk.time.advance(1000);
  desk.store.saveElsewhere(contentTitled('Theirs'));
  await settle();
  expect(editor.document.conflict).not.toBeNull();
  desk.store.refuseLoads = NEWER;
  desk.store.saveElsewhere(contentTitled('Newer'));
  await settle();
  expect(editor.readOnlyReason).not.toBeNull();
  expect(editor.document.conflict).toBeNull();
  editor.resolveConflict({ heroContent: 'theirs' });
  await settle();
  end();
  expect((await kept(desk))?.map(({ content }) => content.heroContent.title)).toEqual(['Mine']);
});
