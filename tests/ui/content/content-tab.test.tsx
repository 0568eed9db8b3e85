import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { ok } from '../../../src/core/shared/result';
import { editorDesk } from '../../support/editor-desk';
import { badge, heroForm, pause, renderEditor, titleField } from '../../support/render-editor';

const TITLE = DEFAULT_DOCUMENT.heroContent.title;

test('every part has its name, and parts that are not built say so', async () => {
  await renderEditor(editorDesk());
  expect(screen.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  const user = userEvent.setup();
  for (const name of ['Image Gallery', 'Site Settings']) {
    await user.click(screen.getByRole('tab', { name }));
    expect(within(screen.getByRole('region', { name })).getByText('coming soon')).toBeVisible();
  }
  await user.click(screen.getByRole('tab', { name: 'Page Content' }));
  for (const name of ['Mission', 'Vision']) {
    await user.click(screen.getByRole('button', { name }));
    expect(within(screen.getByRole('region', { name })).getByText('coming soon')).toBeVisible();
  }
  await user.click(screen.getByRole('tab', { name: 'Brand Assets' }));
  for (const name of ['White logo', 'Color logo', 'Favicon', 'Social image']) {
    expect(screen.getByLabelText(name)).toHaveAttribute('type', 'file');
  }
});

test.each([true, false])('backups are offered to those who may list them (%s)', async (mayList) => {
  const desk = editorDesk();
  await renderEditor(desk, desk.open(), (action) => action !== 'content.list-backups' || mayList);
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Backups' })).toHaveLength(mayList ? 1 : 0);
});

test('Hero and About have all their fields', async () => {
  await renderEditor(editorDesk());
  const { heroContent, aboutContent } = DEFAULT_DOCUMENT;
  expect(titleField()).toHaveValue(TITLE);
  expect(heroForm().getByLabelText('Subtitle')).toHaveValue(heroContent.subtitle);
  expect(heroForm().getByLabelText('Primary button text')).toHaveValue(heroContent.primaryButtonText);
  expect(heroForm().getByLabelText('Secondary button text')).toHaveValue(heroContent.secondaryButtonText);
  expect(heroForm().getByLabelText('Background image')).toHaveAttribute('type', 'file');

  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  const form = within(screen.getByRole('region', { name: 'About form' }));
  expect(form.getByLabelText('Paragraph 1')).toHaveValue(aboutContent.description[0]);
  expect(form.getByLabelText('Paragraph 2')).toHaveValue(aboutContent.description[1]);
  for (const [index, leader] of aboutContent.teamMembers.entries()) {
    const group = within(form.getByRole('group', { name: `Leader ${index + 1}` }));
    expect(group.getByLabelText('Name')).toHaveValue(leader.name);
    expect(group.getByLabelText('Title')).toHaveValue(leader.title);
    expect(group.getByLabelText('Bio')).toHaveValue(leader.bio);
    expect(group.getByLabelText('Photo')).toHaveAttribute('type', 'file');
  }
});

test('an edit is unsaved until it is saved, and the badge says so', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  const save = screen.getByRole('button', { name: 'Save' });
  const revert = screen.getByRole('button', { name: 'Revert' });
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(screen.getByText('Last saved: Never')).toBeVisible();
  expect(save).toBeDisabled();
  expect(revert).toBeDisabled();

  await user.type(titleField(), ' Always.');
  expect(await badge('Unsaved Changes')).toBeVisible();
  expect(revert).toBeEnabled();
  await user.click(save);
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(screen.getByText('Last saved: Just now')).toBeVisible();
  expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE} Always.`);
  // The focus was on a button that is switched off now.
  expect(document.activeElement).toHaveTextContent('All Changes Saved');
});

test('the keyboard saves, undoes and redoes from inside a field', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), ' Always.');
  await user.keyboard('{Control>}z{/Control}');
  expect(titleField()).toHaveValue(TITLE);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(titleField()).toHaveValue(`${TITLE} Always.`);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE} Always.`));
});

test('the keyboard saves and undoes from the buttons above the forms, too', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), ' Always.');
  screen.getByRole('button', { name: 'Export' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(titleField()).toHaveValue(TITLE);
  await user.keyboard('{Control>}y{/Control}{Control>}s{/Control}');
  await waitFor(() => expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE} Always.`));
});

test('beside the editor the keyboard saves, and undoes nothing', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), ' Always.');
  screen.getByRole('link', { name: 'Home' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(titleField()).toHaveValue(`${TITLE} Always.`);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE} Always.`));
});

test('a save that is refused is said aloud where the focus stays', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.clear(titleField());
  await user.keyboard('{Control>}s{/Control}');
  const sentence = titleField().getAttribute('aria-describedby');
  const problem = document.getElementById(sentence ?? '')?.textContent ?? 'nothing';
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain(problem));
  expect(titleField()).toHaveFocus();
  await user.type(titleField(), 'Walk.');
  await pause(desk);
  expect(said()).not.toContain(problem);
});

test('Undo gives the focus on when it is switched off', async () => {
  await renderEditor(editorDesk());
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titleField()).toHaveValue(TITLE);
  expect(document.activeElement).toHaveTextContent('All Changes Saved');
});

test('Save keeps the focus in its bar where a browser drops it as soon as the button is switched off', async () => {
  await renderEditor(editorDesk());
  const user = userEvent.setup();
  const save = screen.getByRole('button', { name: 'Save' });
  const setAttribute = save.setAttribute.bind(save);
  vi.spyOn(save, 'setAttribute').mockImplementation((name, value) => {
    if (name === 'disabled') save.blur();
    setAttribute(name, value);
  });
  await user.type(titleField(), '!');
  save.focus();
  await user.keyboard('{Enter}');
  expect(await badge('All Changes Saved')).toHaveFocus();
});

test('Revert asks first', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('button', { name: 'Revert' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(titleField()).toHaveValue(`${TITLE}!`);
  await user.click(screen.getByRole('button', { name: 'Revert' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(titleField()).toHaveValue(TITLE));
  expect(desk.toasts.toast).toMatchObject({
    title: 'Changes Reverted',
    description: 'All unsaved changes have been discarded.',
  });
  // The button that asked is switched off; the state of the work is in sight wherever somebody was.
  await waitFor(async () => expect(await badge('All Changes Saved')).toHaveFocus());
});

test('a field that keeps the document from being saved is shown, and saving leads there', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.clear(titleField());
  await pause(desk);
  expect(titleField()).toBeInvalid();
  expect(titleField()).toHaveAccessibleDescription(/can’t be empty/);
  await user.click(screen.getByRole('button', { name: 'Mission' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(titleField()).toHaveFocus());
  expect(desk.store.stored).toBeNull();
});

test('a file of another kind that is dropped on a slot is refused beside it, and the document stays', async () => {
  const { editor } = await renderEditor(editorDesk());
  const files = [new File(['GIF89a'], 'logo.gif', { type: 'image/gif' })];
  fireEvent.click(screen.getByRole('tab', { name: 'Brand Assets' }));
  fireEvent.drop(screen.getByText('White logo'), { dataTransfer: { files } });
  expect(
    await screen.findByText('Please upload a file in one of these formats: PNG, SVG'),
  ).toBeInTheDocument();
  expect(editor.document.hasUnsavedChanges).toBe(false);
});

test('a save that fails says so and keeps the edit', async () => {
  const desk = editorDesk();
  desk.store.refuseSaves = { code: 'quota' };
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save content to storage')).toBeVisible();
  expect(screen.getByText(/out of storage/)).toHaveTextContent('Export your changes first');
  expect(await badge('Unsaved Changes')).toBeVisible();
  expect(titleField()).toHaveValue(`${TITLE}!`);
});

test('content of a newer version of the site is read-only', async () => {
  const desk = editorDesk();
  desk.store.refuseLoads = { code: 'corrupt', newer: true };
  await renderEditor(desk);
  expect(screen.getByText(/newer version of this site/)).toBeVisible();
  expect(titleField()).toHaveAttribute('readonly');
  expect(heroForm().queryByLabelText('Background image')).toBeNull();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('a page that cannot guard its saves is read-only, too', async () => {
  const desk = editorDesk();
  desk.store.canSave = false;
  await renderEditor(desk);
  expect(screen.getByText(/secure address/)).toBeVisible();
  expect(titleField()).toHaveAttribute('readonly');
});

test.each([
  ['unauthenticated', 'Save again to sign in and continue.'],
  ['forbidden', 'You don’t have permission to change the site’s content.'],
  ['too-many', 'Wait a minute and save again.'],
  ['unavailable', 'Couldn’t send the content to the server.'],
] as const)(
  'a server that answers %s is told with what helps, and not as a full browser',
  async (code, advice) => {
    const desk = editorDesk(null, { isLocal: false });
    desk.store.refuseSaves = { code };
    await renderEditor(desk);
    const user = userEvent.setup();
    await user.type(titleField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to save content');
    expect(alert).toHaveTextContent(advice);
    expect(alert).not.toHaveTextContent('This browser');
    expect(titleField()).toHaveValue(`${TITLE}!`);
  },
);

test('after a save the editor says since when visitors read it, and leads to the page', async () => {
  const at = Date.UTC(2026, 10, 22, 20, 3, 15);
  const desk = editorDesk(null, {
    publication: { outcome: async () => ok({ status: 'live', at } as const) },
  });
  await renderEditor(desk);
  const user = userEvent.setup();
  expect(screen.queryByText(/Live since/)).toBeNull();
  await user.type(titleField(), ' Always.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Live since 12:03:15\sPM PT\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the page (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('words that could not be made into a page are saved, and the editor says that they are not live', async () => {
  const desk = editorDesk(null, { publication: { outcome: async () => ok({ status: 'failed' } as const) } });
  await renderEditor(desk);
  const user = userEvent.setup();
  await user.type(titleField(), ' Always.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved, but not live')).toBeVisible();
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(desk.store.stored?.value.heroContent.title).toBe(`${TITLE} Always.`);
});
