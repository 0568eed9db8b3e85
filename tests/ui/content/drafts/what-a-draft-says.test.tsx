import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import { contentTitled } from '../../../support/content-builder';
import { draftOf } from '../../../support/draft-builder';
import { editorDesk } from '../../../support/editor-desk';
import { badge, renderEditor, titleField } from '../../../support/render-editor';

const UNTRUE = /saved again|newer one|closed now/;

describe('a draft that was begun from a content which', () => {
  test('is gone says so, and that it may be the newest text there is', async () => {
    const desk = editorDesk();
    await desk.drafts.put(draftOf('The newest text', 'revision-7'));
    await renderEditor(desk);
    expect(screen.getByText(/draft was begun from is gone from this browser/)).toHaveTextContent(
      'may be the newest version. Taking it up brings it back as unsaved changes.',
    );
    expect(screen.queryByText(UNTRUE)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take up this draft' }));
    await waitFor(() => expect(titleField()).toHaveValue('The newest text'));
  });

  test('cannot be read says so, and the advice names it beside the other ways', async () => {
    const desk = editorDesk();
    desk.store.refuseLoads = { code: 'corrupt' };
    await desk.drafts.put(draftOf('The newest text', 'revision-7'));
    await renderEditor(desk);
    expect(screen.getByText(/so this draft may be the newest version/)).toBeVisible();
    expect(screen.queryByText(UNTRUE)).toBeNull();
    const advice = screen.getByText(/^The saved content is unreadable\. It was set aside/);
    expect(advice).toHaveTextContent(/take up the draft below.* under Backups, or import an export/);
    await userEvent.click(screen.getByRole('button', { name: 'Take up this draft' }));
    await waitFor(() => expect(titleField()).toHaveValue('The newest text'));
    expect(advice).toHaveTextContent(/What you see are unsaved changes: save them, restore/);
  });

  test('is not the one of now says when each was written, and nothing of newer or older', async () => {
    const desk = editorDesk(contentTitled('Restored and saved'));
    await desk.drafts.put(draftOf('Typed before', 'revision-of-before'));
    await renderEditor(desk);
    expect(screen.getByText(/^Unsaved changes from Nov 20, 2026/)).toBeVisible();
    expect(screen.getByText(/begun from another version/)).toHaveTextContent(
      /which was saved on \w+ \d+, 2026, \d+:\d\d:\d\d.[AP]M PT\./,
    );
    expect(screen.queryByText(/newer|older|again/)).toBeNull();
  });
});

test('damaged content under a draft that came back by itself: the advice speaks of what is seen', async () => {
  const desk = editorDesk();
  desk.store.refuseLoads = { code: 'corrupt' };
  await desk.drafts.put(draftOf('Unfinished', null, 'tab-1'));
  await renderEditor(desk);
  expect(screen.getByText(/^The saved content is unreadable\. It was set aside/)).toHaveTextContent(
    /What you see are unsaved changes: save them, restore/,
  );
});

describe('another tab that removes the saved content', () => {
  const GONE = /^The saved content is gone from this browser/;

  async function desk(typed: string | null) {
    const all = editorDesk(contentTitled('Stored'));
    const { editor } = await renderEditor(all);
    if (typed) {
      await userEvent.clear(titleField());
      await userEvent.type(titleField(), typed);
      await act(() => all.time.advance(1000));
    }
    // What another tab clears, drafts included.
    await all.drafts.remove({ person: 'admin-1', tab: 'tab-1' });
    await act(async () => all.store.removeElsewhere());
    return { ...all, editor };
  }

  test.each([null, 'Typed'])(
    'takes nothing from this one (typed: %s), which says so and keeps it as a draft',
    async (typed) => {
      const { time, drafts, store } = await desk(typed);
      expect(await screen.findByText(GONE)).toBeVisible();
      expect(titleField()).toHaveValue(typed ?? 'Stored');
      expect(await badge('Unsaved Changes')).toBeVisible();
      // Said in the bar, too, which is in sight from every field.
      await userEvent.click(screen.getByRole('button', { name: 'Saved content gone' }));
      expect(document.activeElement).toContainElement(screen.getByText(GONE));
      await act(() => time.advance(1000));
      const kept = await drafts.list();
      expect(kept.ok && kept.value.map(({ content }) => content.heroContent.title)).toEqual([
        typed ?? 'Stored',
      ]);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(await badge('All Changes Saved')).toBeVisible();
      expect(screen.queryByText(GONE)).toBeNull();
      expect(store.stored?.value.heroContent.title).toBe(typed ?? 'Stored');
    },
  );

  test('is accepted by Revert, which goes to the content that the site came with', async () => {
    const { editor } = await desk(null);
    await act(() => editor.revert());
    expect(titleField()).toHaveValue(DEFAULT_DOCUMENT.heroContent.title);
    expect(screen.queryByText(GONE)).toBeNull();
  });
});

test('content that can be read after all ends the trouble with loading', async () => {
  const desk = editorDesk();
  desk.store.refuseLoads = { code: 'unavailable' };
  const { editor } = await renderEditor(desk);
  expect(editor.error).toBe('Failed to load content');
  desk.store.refuseLoads = null;
  await act(async () => desk.store.saveElsewhere(contentTitled('Readable')));
  await waitFor(() => expect(titleField()).toHaveValue('Readable'));
  expect(editor.error).toBeNull();
});
