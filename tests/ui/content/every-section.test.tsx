import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withItemsAt, withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { EVERY_SECTION } from '../../../src/core/content/editable-sections';
import type { SiteContent } from '../../../src/core/content/site-content';
import { AUTO_SAVE_DELAY_MS } from '../../../src/ui/content/saving/content-saver';
import { editorDesk } from '../../support/editor-desk';
import { badge, pause, renderEditor } from '../../support/render-editor';

type User = ReturnType<typeof userEvent.setup>;

async function openEditor(stored: SiteContent | null = null) {
  const desk = editorDesk(stored, { editableSections: EVERY_SECTION });
  const view = await renderEditor(desk);
  return { desk, user: userEvent.setup(), ...view };
}

/** Chooses a section by its tab or button, and answers its form. */
async function openForm(user: User, name: string) {
  const choice = screen.queryByRole('tab', { name }) ?? screen.getByRole('button', { name });
  await user.click(choice);
  return within(screen.getByRole('region', { name: `${name} form` }));
}

async function openOnPage(user: User, name: string) {
  await user.click(screen.getByRole('tab', { name: 'Page Content' }));
  return openForm(user, name);
}

const group = (form: ReturnType<typeof within>, name: string) => within(form.getByRole('group', { name }));

test('nothing is coming soon any more', async () => {
  const { user } = await openEditor();
  for (const name of ['Mission', 'Vision']) await openOnPage(user, name);
  for (const name of ['Image Gallery', 'Site Settings']) await openForm(user, name);
  expect(screen.queryByText('coming soon')).not.toBeInTheDocument();
});

test('Mission has all its fields', async () => {
  const { user } = await openEditor();
  const form = await openOnPage(user, 'Mission');
  const { missionContent } = DEFAULT_DOCUMENT;
  for (const [label, value] of [
    ['Title', missionContent.title],
    ['Description of the image', missionContent.imageAlt],
    ['Paragraph 1', missionContent.description[0]],
    ['Paragraph 2', missionContent.description[1]],
    ['Purpose title', missionContent.purposeTitle],
    ['Purpose text', missionContent.purposeDescription],
  ] as const)
    expect(form.getByLabelText(label)).toHaveValue(value);
  expect(form.getByLabelText('Image')).toHaveAttribute('accept', '.jpg,.jpeg,.png');
  expect(form.getByText('JPG, JPEG, PNG')).toBeVisible();
  expect(form.getByText(/1200\D+900/)).toBeVisible();
});

test('Vision has its cards, and the fulfillment once after them', async () => {
  const { user } = await openEditor();
  const form = await openOnPage(user, 'Vision');
  const { visionContent } = DEFAULT_DOCUMENT;
  for (const [index, point] of visionContent.visionPoints.entries()) {
    const card = group(form, `Card ${index + 1}`);
    expect(card.getByLabelText('Title')).toHaveValue(point.title);
    expect(card.getByLabelText('Description')).toHaveValue(point.description);
  }
  expect(form.getByLabelText('Fulfillment title')).toHaveValue(visionContent.fulfillmentTitle);
  expect(form.getByLabelText('Fulfillment text')).toHaveValue(visionContent.fulfillmentDescription);
});

test('Image Gallery has its pictures', async () => {
  const { user } = await openEditor();
  const form = await openForm(user, 'Image Gallery');
  const { galleryContent } = DEFAULT_DOCUMENT;
  expect(form.getByLabelText('Title')).toHaveValue(galleryContent.title);
  for (const [index, { alt, caption }] of galleryContent.images.entries()) {
    const image = group(form, `Image ${index + 1}`);
    expect(image.getByLabelText('Picture')).toHaveAttribute('type', 'file');
    expect(image.getByLabelText('Description')).toHaveValue(alt);
    expect(image.getByLabelText('Caption')).toHaveValue(caption);
    expect(image.getByRole('button', { name: 'Remove' })).toBeEnabled();
  }
  expect(group(form, 'Image 1').getByRole('button', { name: 'Move up' })).toBeDisabled();
  expect(group(form, 'Image 4').getByRole('button', { name: 'Move down' })).toBeDisabled();
});

test('Site Settings has all its fields', async () => {
  const { user } = await openEditor();
  const form = await openForm(user, 'Site Settings');
  const { siteSettings } = DEFAULT_DOCUMENT;
  const { contact, socialMedia } = siteSettings;
  for (const [label, value] of [
    ['Site name', siteSettings.siteName],
    ['Tagline', siteSettings.tagline],
    ['Description', siteSettings.description],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ['Address', contact.address],
    ['Facebook', socialMedia.facebook],
    ['Instagram', socialMedia.instagram],
    ['X', socialMedia.twitter],
    ['LinkedIn', socialMedia.linkedin],
  ] as const)
    expect(form.getByLabelText(label)).toHaveValue(value);
});

test('an edit is saved like one of the hero', async () => {
  const { desk, user } = await openEditor();
  const form = await openOnPage(user, 'Mission');
  await user.type(form.getByLabelText('Title'), '!');
  expect(await badge('Unsaved Changes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(desk.store.stored?.value.missionContent.title).toBe(`${DEFAULT_DOCUMENT.missionContent.title}!`);
});

test('paragraphs are added and removed, and the focus goes along', async () => {
  const { editor, user } = await openEditor();
  const form = await openOnPage(user, 'Mission');
  const paragraphs = () => editor.document.content.missionContent.description;
  const [, second] = paragraphs();
  await user.click(form.getByRole('button', { name: 'Add a paragraph' }));
  expect(form.getByLabelText('Paragraph 3')).toHaveFocus();
  await user.keyboard('Third.');
  expect(paragraphs()[2]).toBe('Third.');
  await user.click(form.getByRole('button', { name: 'Remove paragraph 1' }));
  expect(paragraphs()).toEqual([second, 'Third.']);
  expect(form.getByLabelText('Paragraph 1')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Remove paragraph 2' }));
  expect(form.getByLabelText('Paragraph 1')).toHaveFocus();
  // The last one stays.
  expect(form.queryByRole('button', { name: 'Remove paragraph 1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(paragraphs()).toEqual([second, 'Third.']);
});

test('no more than six paragraphs are offered', async () => {
  const { user } = await openEditor();
  const form = await openOnPage(user, 'Mission');
  for (let count = 2; count < 6; count++)
    await user.click(form.getByRole('button', { name: 'Add a paragraph' }));
  expect(form.queryByRole('button', { name: 'Add a paragraph' })).not.toBeInTheDocument();
  expect(form.getByText('At most 6 paragraphs.')).toBeVisible();
  expect(form.getByLabelText('Paragraph 6')).toHaveFocus();
});

test('pictures are moved, and the focus stays on the button that moves them on', async () => {
  const { editor, user } = await openEditor();
  const form = await openForm(user, 'Image Gallery');
  const captions = () => editor.document.content.galleryContent.images.map(({ caption }) => caption);
  const [first, second, third, fourth] = captions();
  await user.click(group(form, 'Image 3').getByRole('button', { name: 'Move up' }));
  expect(captions()).toEqual([first, third, second, fourth]);
  expect(group(form, 'Image 2').getByRole('button', { name: 'Move up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(captions()).toEqual([third, first, second, fourth]);
  // It has arrived at the top.
  expect(group(form, 'Image 1').getByRole('button', { name: 'Move down' })).toHaveFocus();
});

test('where a picture is removed the next one has the focus, or the one before', async () => {
  const { editor, user } = await openEditor();
  const form = await openForm(user, 'Image Gallery');
  await user.click(group(form, 'Image 2').getByRole('button', { name: 'Remove' }));
  expect(editor.document.content.galleryContent.images).toHaveLength(3);
  expect(form.getByRole('group', { name: 'Image 2' })).toHaveFocus();
  await user.click(group(form, 'Image 3').getByRole('button', { name: 'Remove' }));
  expect(form.getByRole('group', { name: 'Image 2' })).toHaveFocus();
});

test('a new picture has to be chosen before it is saved', async () => {
  const { desk, user } = await openEditor();
  const form = await openForm(user, 'Image Gallery');
  await user.click(form.getByRole('button', { name: 'Add a picture' }));
  const image = group(form, 'Image 5');
  expect(image.getByRole('button', { name: 'Picture: Choose a picture' })).toHaveFocus();
  await pause(desk);
  expect(image.getByText('Choose a picture.')).toBeVisible();
  expect(screen.queryByText(/without a description/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(image.getByRole('button', { name: 'Picture: Choose a picture' })).toHaveFocus();
  desk.time.advance(AUTO_SAVE_DELAY_MS);
  expect(desk.store.stored).toBeNull();
  // The draft has it.
  await waitFor(async () => {
    const drafts = await desk.drafts.list();
    expect(drafts.ok && drafts.value[0]?.content.galleryContent.images).toHaveLength(5);
  });
});

test('leaders are added, moved and removed, too', async () => {
  const { editor, user } = await openEditor();
  const form = await openOnPage(user, 'About');
  await user.click(form.getByRole('button', { name: 'Add a leader' }));
  expect(group(form, 'Leader 4').getByLabelText('Name')).toHaveFocus();
  await user.click(group(form, 'Leader 4').getByRole('button', { name: 'Move up' }));
  await user.click(group(form, 'Leader 3').getByRole('button', { name: 'Remove' }));
  expect(editor.document.content).toEqual(DEFAULT_DOCUMENT);
  expect(await badge('All Changes Saved')).toBeVisible();
});

test.each([
  [0, 'Add at least one picture.'],
  [13, 'At most 12 pictures can be saved, and there are 13. Remove 1.'],
])('a gallery of %d that was stored is shown, and named when it is saved', async (count, sentence) => {
  const [image] = DEFAULT_DOCUMENT.galleryContent.images;
  const stored = withItemsAt(DEFAULT_DOCUMENT, 'galleryContent.images', Array(count).fill(image));
  const { desk, user } = await openEditor(stored);
  expect(await badge('All Changes Saved')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const list = screen.getByRole('group', { name: 'Pictures' });
  expect(list).toHaveFocus();
  expect(list).toHaveAccessibleDescription(sentence);
  expect(desk.store.stored?.value).toBe(stored);
});

test.each([
  ['Email', 'hello', 'Enter a valid email address, or leave this empty.'],
  ['Phone', 'call us', 'Enter a phone number with at least 7 digits, or leave this empty.'],
])('%s is checked, and meanwhile nothing saves by itself', async (label, typed, sentence) => {
  const { desk, user } = await openEditor();
  const form = await openForm(user, 'Site Settings');
  const field = form.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await pause(desk);
  expect(field).toHaveAccessibleDescription(sentence);
  desk.time.advance(AUTO_SAVE_DELAY_MS);
  await user.click(screen.getByRole('tab', { name: 'Brand Assets' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(desk.store.stored).toBeNull();
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await badge('All Changes Saved')).toBeVisible();
});

test('pictures without a description are counted, and saved', async () => {
  const bare = withValueAt(DEFAULT_DOCUMENT, 'missionContent.imageAlt', '');
  const { desk, user } = await openEditor(withValueAt(bare, 'galleryContent.images.1.alt', ''));
  expect(screen.getByText('2 pictures without a description')).toBeVisible();
  const form = await openForm(user, 'Image Gallery');
  const field = group(form, 'Image 2').getByLabelText('Description');
  expect(field).toHaveAccessibleDescription('Describe the picture for people who cannot see it.');
  expect(field).toBeValid();
  await user.type(field, 'A lace');
  await pause(desk);
  expect(screen.getByText('1 picture without a description')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await badge('All Changes Saved')).toBeVisible();
});

test('the simulation adds, moves and removes nothing', async () => {
  await renderEditor(editorDesk());
  const user = userEvent.setup();
  const form = await openForm(user, 'About');
  expect(form.getAllByRole('group', { name: /^Leader \d$/ })).toHaveLength(3);
  for (const name of [/^Add/, /^Remove/, /^Move/])
    expect(form.queryByRole('button', { name })).not.toBeInTheDocument();
});
