import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import { contentTitled } from '../../../support/content-builder';
import { editorDesk } from '../../../support/editor-desk';
import { badge, renderEditor, titleField } from '../../../support/render-editor';

async function openDialog(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

test('an import that is no JSON says so, and nothing is changed', async () => {
  await renderEditor(editorDesk());
  const dialog = await openDialog('Import');
  const field = dialog.getByLabelText('Content text');
  await userEvent.click(field);
  await userEvent.paste('{"heroContent":');
  await userEvent.click(dialog.getByRole('button', { name: 'Import text' }));
  expect(await dialog.findByText('Invalid content format')).toBeVisible();
  expect(field).toHaveValue('{"heroContent":');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Invalid content format/);
  expect(dialog.getByRole('button', { name: /^Content file/ })).not.toHaveAccessibleDescription();
  // Another text is not refused yet.
  await userEvent.type(field, '!');
  expect(dialog.queryByText('Invalid content format')).toBeNull();
  expect(field).toBeValid();
  await badge('All Changes Saved');
});

test('an import names what is missing or wrong', async () => {
  await renderEditor(editorDesk());
  const dialog = await openDialog('Import');
  const { visionContent, ...rest } = contentTitled('');
  expect(visionContent.title).not.toBe('');
  await userEvent.click(dialog.getByLabelText('Content text'));
  await userEvent.paste(JSON.stringify(rest));
  await userEvent.click(dialog.getByRole('button', { name: 'Import text' }));
  const reasons = await dialog.findAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('heroContent.title'),
    'visionContent This section is missing.',
  ]);
});

test('the dialog begins at the choice of a file, and a file that is refused is said there', async () => {
  await renderEditor(editorDesk());
  const dialog = await openDialog('Import');
  const button = dialog.getByRole('button', { name: 'Content file: Choose a file' });
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.upload(dialog.getByLabelText('Content file'), new File(['no JSON'], 'content.json'));
  expect(await dialog.findByText('Invalid content format')).toBeVisible();
  button.focus();
  expect(button).toHaveAccessibleDescription(/^Invalid content format/);
  expect(dialog.getByLabelText('Content text')).toBeValid();
});

test('an import from a file arrives as unsaved changes', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  const dialog = await openDialog('Import');
  const file = new File([JSON.stringify(contentTitled('Imported'))], 'content.json');
  await userEvent.upload(dialog.getByLabelText('Content file'), file);
  await waitFor(() => expect(titleField()).toHaveValue('Imported'));
  await badge('Unsaved Changes');
  expect(desk.store.stored).toBeNull();
  expect(desk.toasts.toast).toMatchObject({
    title: 'Content Imported',
    description: 'It came in as unsaved changes. Undo takes it back.',
  });
});

test.each([
  [
    'what is edited already',
    'Edited',
    'Nothing Changed',
    'What came in is the same as what you are editing.',
  ],
  ['what is saved', 'Saved', 'Content Imported', 'It is the same as what is saved. Undo takes it back.'],
])('an import of %s says so', async (_, imported, title, description) => {
  const desk = editorDesk(contentTitled('Saved'));
  const { editor } = await renderEditor(desk);
  act(() => editor.document.edit('heroContent.title', 'Edited'));
  const dialog = await openDialog('Import');
  await userEvent.click(dialog.getByLabelText('Content text'));
  await userEvent.paste(JSON.stringify(contentTitled(imported)));
  await userEvent.click(dialog.getByRole('button', { name: 'Import text' }));
  await waitFor(() => expect(desk.toasts.toast).toMatchObject({ title, description }));
  expect(titleField()).toHaveValue(imported);
});

test('an import names the places of pictures that it does not hold, or holds damaged, until each has another', async () => {
  const desk = editorDesk();
  const { editor } = await renderEditor(desk);
  const [missing, damaged] = ['a', 'b'].map((digit) => `picture:${digit.repeat(64)}`);
  const content = contentTitled('Imported');
  const [leader, ...others] = content.aboutContent.teamMembers;
  const file = {
    content: {
      ...content,
      heroContent: { ...content.heroContent, backgroundImage: damaged },
      missionContent: { ...content.missionContent, image: missing },
      aboutContent: { ...content.aboutContent, teamMembers: [{ ...leader, photoUrl: missing }, ...others] },
    },
    pictures: { [String(damaged)]: 'data:image/png;base64,iVBORw0KGgo' },
  };
  const dialog = await openDialog('Import');
  await userEvent.upload(
    dialog.getByLabelText('Content file'),
    new File([JSON.stringify(file)], 'content.json'),
  );
  expect(
    await screen.findByText(
      /^The import does not hold these pictures: About: Leader 1, Photo; Mission: Image\./,
    ),
  ).toBeVisible();
  const line = screen.getByText(/^This picture is damaged in the import: Hero: Background image\./);
  expect(line).toBeVisible();
  act(() => editor.document.edit('heroContent.backgroundImage', '/images/hero.svg'));
  expect(line).not.toBeInTheDocument();
  await act(() => editor.revert());
  expect(screen.queryByText(/^The import does not hold/)).toBeNull();
});

test('backups tell when, what differs and what is damaged; one comes back as unsaved changes', async () => {
  const desk = editorDesk(contentTitled('Today'));
  desk.store.kept = [
    { id: 'b3', revision: 'r3', savedAt: Date.UTC(2026, 10, 20, 12), content: contentTitled('Yesterday') },
    { id: 'b2', revision: 'r2', savedAt: Date.UTC(2026, 10, 19, 12), content: null },
    { id: 'b1', revision: null, savedAt: null, content: DEFAULT_DOCUMENT },
  ];
  await renderEditor(desk);
  const dialog = await openDialog('Backups');
  const [yesterday, damaged, first] = await dialog.findAllByRole('listitem');
  expect(yesterday).toHaveTextContent(/Nov 20, 2026.*1 field differs: Hero/);
  expect(damaged).toHaveTextContent(/Nov 19, 2026.*Damaged/);
  expect(damaged && within(damaged).queryByRole('button')).toBeNull();
  expect(first).toHaveTextContent('Content the site came with');
  if (!yesterday) throw new Error('There is a backup of yesterday.');
  await userEvent.click(within(yesterday).getByText('1 field differs: Hero'));
  expect(dialog.getByText('Yesterday')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Restore: Nov 20/ }));
  await waitFor(() => expect(titleField()).toHaveValue('Yesterday'));
  await badge('Unsaved Changes');
  expect(desk.toasts.toast).toMatchObject({
    title: 'Backup Restored',
    description: 'It came in as unsaved changes. Undo takes it back.',
  });
  expect(desk.store.stored?.value.heroContent.title).toBe('Today');
});

test('a change at the end of a long text is what the few lines show', async () => {
  const { heroContent } = DEFAULT_DOCUMENT;
  const longer = {
    ...DEFAULT_DOCUMENT,
    heroContent: { ...heroContent, subtitle: `${heroContent.subtitle} Come in.` },
  };
  const desk = editorDesk();
  desk.store.kept = [{ id: 'b1', revision: 'r1', savedAt: Date.UTC(2026, 10, 20, 12), content: longer }];
  await renderEditor(desk);
  const dialog = await openDialog('Backups');
  await userEvent.click(await dialog.findByText('1 field differs: Hero'));
  expect(dialog.getByText(/^… .*\. Come in\.$/)).toBeVisible();
});

test('pictures that differ are shown, the white logo on a dark ground', async () => {
  const { brandAssets } = DEFAULT_DOCUMENT;
  const others = {
    ...DEFAULT_DOCUMENT,
    brandAssets: { ...brandAssets, logos: { white: '/images/other-white.svg', color: '/images/other.svg' } },
  };
  const desk = editorDesk();
  desk.store.kept = [{ id: 'b1', revision: 'r1', savedAt: Date.UTC(2026, 10, 20, 12), content: others }];
  await renderEditor(desk);
  const dialog = await openDialog('Backups');
  await userEvent.click(await dialog.findByText('2 fields differ: Brand Assets'));
  const grounds = dialog
    .getAllByRole('img', { name: 'Picture' })
    .map((picture) => [picture.getAttribute('src'), picture.parentElement?.dataset.ground]);
  expect(grounds).toEqual([
    [brandAssets.logos.white, 'dark'],
    ['/images/other-white.svg', 'dark'],
    [brandAssets.logos.color, 'light'],
    ['/images/other.svg', 'light'],
  ]);
});

test('without backups the dialog says what makes one', async () => {
  await renderEditor(editorDesk());
  const dialog = await openDialog('Backups');
  expect(await dialog.findByText(/no backups yet/)).toBeVisible();
});

test.each([
  [{ code: 'corrupt' }, 'The backups were unreadable and were set aside in this browser.'],
  [{ code: 'corrupt', newer: true }, 'A newer version of this site saved the backups.'],
  [{ code: 'unavailable' }, 'Couldn’t load the backups. Reload the page to try again.'],
] as const)('backups that cannot be read (%j) are said, and not called none', async (failure, sentence) => {
  const desk = editorDesk();
  desk.store.refuseBackups = failure;
  await renderEditor(desk);
  const dialog = await openDialog('Backups');
  expect(await dialog.findByText(sentence, { exact: false })).toBeVisible();
  expect(dialog.queryByText(/no backups yet|Reading the backups/)).not.toBeInTheDocument();
});

test('content that could not be read is not called saved', async () => {
  const desk = editorDesk();
  desk.store.refuseLoads = { code: 'unavailable' };
  await renderEditor(desk);
  expect(await screen.findByText('Failed to load content')).toBeVisible();
  expect(screen.queryByText(/All Changes Saved|Last saved/)).not.toBeInTheDocument();
});
