import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ContentStore } from '../../../src/core/content/content-store.port';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { AUTO_SAVE_DELAY_MS } from '../../../src/ui/content/saving/content-saver';
import { contentTitled, largeContent } from '../../support/content-builder';
import { draftOf } from '../../support/draft-builder';
import { editorDesk } from '../../support/editor-desk';
import { badge, pause, renderEditor, titleField } from '../../support/render-editor';

const TITLE = DEFAULT_DOCUMENT.heroContent.title;

async function draftTitles(desk: ReturnType<typeof editorDesk>) {
  const drafts = await desk.drafts.list();
  return drafts.ok ? drafts.value.map(({ content }) => content.heroContent.title) : null;
}

test('an auto-save that fails shows a quiet line and no toast', async () => {
  const desk = editorDesk();
  desk.store.refuseSaves = { code: 'unavailable' };
  await renderEditor(desk);
  await userEvent.type(titleField(), '!');
  await act(() => desk.time.advance(AUTO_SAVE_DELAY_MS));
  expect(screen.getByText(/The last auto-save did not work/)).toBeVisible();
  expect(await badge('Unsaved Changes')).toBeVisible();
  expect(desk.toasts.toast).toBeNull();
});

test('content that was saved elsewhere is not overwritten: the person chooses by section', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.clear(titleField());
  await user.type(titleField(), 'My title');
  const elsewhere = contentTitled('Their title');
  await act(async () =>
    desk.store.saveElsewhere({
      ...elsewhere,
      siteSettings: { ...elsewhere.siteSettings, tagline: 'Their tagline' },
    }),
  );
  await screen.findByText(/The content was changed elsewhere/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Their title')).toBeVisible());
  expect(dialog.getByText('My title')).toBeVisible();
  expect(dialog.getAllByText(/^Changed (by|elsewhere)/).map(({ textContent }) => textContent)).toEqual([
    'Changed by both',
    'Changed elsewhere',
  ]);
  const go = dialog.getByRole('button', { name: 'Continue editing' });
  expect(go).toBeDisabled();
  await user.click(within(dialog.getByRole('radiogroup', { name: 'Hero' })).getByLabelText('Keep mine'));
  await user.click(
    within(dialog.getByRole('radiogroup', { name: 'Site Settings' })).getByLabelText('Take the saved one'),
  );
  await user.click(go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(desk.store.stored?.value.heroContent.title).toBe('My title');
  expect(desk.store.stored?.value.siteSettings.tagline).toBe('Their tagline');
});

test('the bar that stays in sight says that the content was saved elsewhere, and leads to the choice', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  await userEvent.type(titleField(), 'My title');
  expect(screen.queryByRole('button', { name: 'Changed elsewhere' })).toBeNull();
  await act(async () => desk.store.saveElsewhere(contentTitled('Their title')));
  await userEvent.click(await screen.findByRole('button', { name: 'Changed elsewhere' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Their title')).toBeVisible());
});

test('who is asked to choose while in a field goes on in that field', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await act(async () => desk.store.saveElsewhere(contentTitled('Their title')));
  await screen.findByText(/The content was changed elsewhere/);
  await user.keyboard('{Control>}s{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Keep mine'));
  await user.click(dialog.getByRole('button', { name: 'Continue editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(titleField()).toHaveFocus());
});

test('a draft of a closed tab is offered with what differs, and taken up only by the person', async () => {
  const desk = editorDesk();
  await desk.drafts.put(draftOf('From last night', null));
  await renderEditor(desk);
  const user = userEvent.setup();
  expect(titleField()).toHaveValue(TITLE);
  // What differs changes with every key, and is no part of the alert.
  expect(screen.getByRole('alert')).toHaveTextContent(/^Unsaved changes from .*[AP]M PT$/);
  await user.click(screen.getByText('What differs'));
  expect(screen.getByText('From last night')).toBeVisible();
  // Other sections have a title, too.
  expect(screen.getByText('Hero: Title')).toBeVisible();
  // Another draft of the same minute has buttons of the same names.
  for (const name of ['Take up this draft', 'Discard it'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      /^Unsaved changes from .*\d:\d\d:\d\d/,
    );
  await user.click(screen.getByRole('button', { name: 'Take up this draft' }));
  await waitFor(() => expect(titleField()).toHaveValue('From last night'));
  expect(screen.queryByText(/^Unsaved changes from/)).toBeNull();
  expect(desk.toasts.toast).toMatchObject({
    title: 'Draft Taken Up',
    description: 'It came in as unsaved changes. Undo takes it back.',
  });
});

test('an offered draft is discarded only after a question', async () => {
  const desk = editorDesk(contentTitled('Stored'));
  await desk.drafts.put(draftOf('Outdated', 'an older revision'));
  await renderEditor(desk);
  const user = userEvent.setup();
  expect(screen.getByText(/begun from another version/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(await draftTitles(desk)).toEqual(['Outdated']);
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect(await draftTitles(desk)).toEqual([]));
  await waitFor(() => expect(desk.toasts.toast?.title).toBe('Draft Discarded'));
});

test('leaving the route with unsaved changes asks, and staying keeps everything', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(titleField()).toHaveValue(`${TITLE}!`);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(await draftTitles(desk)).toEqual([`${TITLE}!`]);
});

test('no auto-save gets between the question of Revert and its answer', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  const revert = screen.getByRole('button', { name: 'Revert' });
  await user.click(revert);
  await screen.findByRole('dialog', { name: 'Revert all unsaved changes?' });
  await act(() => desk.time.advance(3 * AUTO_SAVE_DELAY_MS));
  expect(desk.store.stored).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(titleField()).toHaveValue(TITLE));
  expect(desk.toasts.toast?.title).toBe('Changes Reverted');

  await user.type(titleField(), '?');
  await user.click(revert);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await act(() => desk.time.advance(AUTO_SAVE_DELAY_MS));
  expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE}?`);
});

test('no auto-save gets between the question before leaving and its answer', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByText(/Visitors do not see them yet/);
  await act(() => desk.time.advance(3 * AUTO_SAVE_DELAY_MS));
  expect(desk.store.stored).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await act(() => desk.time.advance(AUTO_SAVE_DELAY_MS));
  expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE}!`);
});

test('no auto-save moves the list of backups that is open', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('button', { name: 'Backups' }));
  const dialog = await screen.findByRole('dialog', { name: 'Backups' });
  await act(() => desk.time.advance(3 * AUTO_SAVE_DELAY_MS));
  expect(desk.store.stored).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await act(() => desk.time.advance(AUTO_SAVE_DELAY_MS));
  expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE}!`);
});

test('the question of Revert goes when there is nothing left to discard, and does not come back by itself', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('button', { name: 'Revert' }));
  const question = await screen.findByRole('dialog', { name: 'Revert all unsaved changes?' });
  await act(async () => desk.store.saveElsewhere(contentTitled(`${TITLE}!`)));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await badge('All Changes Saved')).toHaveFocus();
  await user.type(titleField(), '?');
  expect(await badge('Unsaved Changes')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is asked before leaving while a save is under way goes on when it has succeeded', async () => {
  const desk = editorDesk();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow: ContentStore = {
    canSave: true,
    load: () => desk.store.load(),
    backups: () => desk.store.backups(),
    save: (request) => held.then(() => desk.store.save(request)),
  };
  await renderEditor(desk, desk.open('tab-1', slow));
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('button', { name: 'Stay' })).toBeVisible();
  await act(async () => letGo());
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE}!`);
});

test('leaving without unsaved changes does not ask', async () => {
  await renderEditor(editorDesk());
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('closing the page is held up only while there are unsaved changes', async () => {
  await renderEditor(editorDesk());
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  await userEvent.type(titleField(), '!');
  expect(close()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await badge('All Changes Saved');
  expect(close()).toBe(false);
});

test('a document that grows too large says so, with both sizes, before a save could fail', async () => {
  const large = largeContent(490);
  const desk = editorDesk(large);
  await renderEditor(desk);
  expect(screen.getByRole('meter', { name: 'Content size' })).toHaveAttribute(
    'aria-valuetext',
    '465 kB of 512 kB',
  );
  fireEvent.change(titleField(), { target: { value: 'x'.repeat(100 * 1024) } });
  await pause(desk);
  expect(screen.getByText(/The document is too large: .* at most 512 kB can be kept/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(desk.store.stored?.value).toBe(large);
});
