// The words in Spanish in the editor.
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ContentPath } from '../../../src/core/content/content-path';
import { withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { type EditableSections, EVERY_SECTION } from '../../../src/core/content/editable-sections';
import type { SiteContent } from '../../../src/core/content/site-content';
import { translationAt, withTranslationAt } from '../../../src/core/content/translation-path';
import { BREAKPOINTS } from '../../../src/ui/app/breakpoints';
import { AUTO_SAVE_DELAY_MS } from '../../../src/ui/content/saving/content-saver';
import { inSpanish } from '../../support/content-builder';
import { editorDesk } from '../../support/editor-desk';
import { badge, heroForm, pause, renderEditor } from '../../support/render-editor';

const CHANGED = 'The English text changed. Check the translation.';

function without(...paths: readonly ContentPath[]): SiteContent {
  return paths.reduce((content, path) => withTranslationAt(content, path, null), DEFAULT_DOCUMENT);
}

async function openEditor(stored: SiteContent | null = null, editableSections?: EditableSections) {
  const desk = editorDesk(stored, editableSections && { editableSections });
  const view = await renderEditor(desk);
  const { document } = view.editor;
  return { desk, document, user: userEvent.setup(), ...view };
}

const languages = () => within(screen.getByRole('group', { name: 'Language of the words' }));
const inSpanishNow = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(languages().getByRole('button', { name: 'Español' }));
const spanishTitle = () => heroForm().getByRole('textbox', { name: 'Title in Spanish' });

test('the words are chosen in English or Spanish, and begin in English', async () => {
  const { user } = await openEditor();
  const buttons = languages().getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['English', 'Español']);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');

  await inSpanishNow(user);
  expect(heroForm().getAllByRole('textbox')).toHaveLength(4);
  expect(spanishTitle()).toHaveValue('Cada talla. Cada paso. Cada persona.');
  expect(spanishTitle()).toHaveAttribute('lang', 'es');
  expect(spanishTitle()).toHaveAccessibleDescription(`In English: ${DEFAULT_CONTENT.heroContent.title}`);
  expect(heroForm().getByText('Shared by both languages.')).toBeVisible();
  expect(heroForm().queryByText('Choose a picture')).not.toBeInTheDocument();

  await user.click(languages().getByRole('button', { name: 'English' }));
  expect(heroForm().getByRole('textbox', { name: 'Title' })).toHaveValue(DEFAULT_CONTENT.heroContent.title);
});

test('About has its leaders by name, and Mission none where it cannot be edited', async () => {
  const { user } = await openEditor();
  await inSpanishNow(user);
  await user.click(screen.getByRole('button', { name: 'About' }));
  const leader = within(screen.getByRole('group', { name: 'Leader 2' }));
  expect(
    leader.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Title in Spanish', 'Bio in Spanish']);
  expect(leader.getByText('Otis Halfmile')).toBeVisible();
  expect(screen.getByLabelText('Paragraph 2 in Spanish')).toHaveValue(
    DEFAULT_DOCUMENT.aboutContent.es?.description?.[1]?.text,
  );
  await user.click(screen.getByRole('button', { name: 'Mission' }));
  expect(screen.getByText('coming soon')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Language of the words' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Brand Assets' }));
  expect(screen.queryByRole('group', { name: 'Language of the words' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Choose a picture')).not.toEqual([]);
});

test('where everything can be edited, each section has the fields that are translated, and no list changes', async () => {
  const { user } = await openEditor(null, EVERY_SECTION);
  await inSpanishNow(user);
  const labels = () =>
    screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
  await user.click(screen.getByRole('button', { name: 'Mission' }));
  expect(labels()).toEqual([
    'Title in Spanish',
    'Description of the image in Spanish',
    'Paragraph 1 in Spanish',
    'Paragraph 2 in Spanish',
    'Purpose title in Spanish',
    'Purpose text in Spanish',
  ]);
  expect(screen.queryByRole('button', { name: /Add a|Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Image Gallery' }));
  expect(labels().slice(0, 3)).toEqual(['Title in Spanish', 'Description in Spanish', 'Caption in Spanish']);
  expect(screen.queryByRole('button', { name: /Move|Remove|Add a/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Site Settings' }));
  expect(labels()).toEqual(['Tagline in Spanish', 'Description in Spanish']);
});

test('what is missing is counted, and the count leads to the next empty field', async () => {
  const { user, document, desk } = await openEditor(
    without('heroContent.subtitle', 'aboutContent.teamMembers.2.bio'),
  );
  const next = screen.getByRole('button', { name: 'Missing in Spanish: 2' });
  await user.click(next);
  expect(heroForm().getByLabelText('Subtitle in Spanish')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Missing in Spanish: 2' }));
  const bio = within(screen.getByRole('group', { name: 'Leader 3' })).getByLabelText('Bio in Spanish');
  expect(bio).toHaveFocus();
  await user.type(bio, 'Lleva las cuentas.');
  await pause(desk);
  await user.click(screen.getByRole('button', { name: 'Missing in Spanish: 1' }));
  await user.keyboard('Zapatos');
  await pause(desk);
  expect(screen.getByText('All in Spanish')).toBeVisible();
  expect(document.content.heroContent.es?.subtitle).toEqual(
    inSpanish('Zapatos', DEFAULT_CONTENT.heroContent.subtitle),
  );
});

test('the count leads to the form from the preview, too', async () => {
  const { user } = await openEditor(without('heroContent.title'));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await user.click(screen.getByRole('button', { name: 'Missing in Spanish: 1' }));
  expect(spanishTitle()).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Form' })).toHaveAttribute('aria-selected', 'true');
});

test('a text that is empty in English is not missing', async () => {
  const { user, desk } = await openEditor(without('heroContent.subtitle'));
  await user.clear(heroForm().getByLabelText('Subtitle'));
  await pause(desk);
  expect(screen.getByText('All in Spanish')).toBeVisible();
});

test('a field whose English text changed says so, and can be said to fit; undo takes that back', async () => {
  const { user, document } = await openEditor();
  await user.type(heroForm().getByRole('textbox', { name: 'Title' }), '!');
  await inSpanishNow(user);
  expect(heroForm().getAllByText(CHANGED)).toHaveLength(1);
  await user.click(heroForm().getByRole('button', { name: 'It Still Fits' }));
  expect(heroForm().queryByText(CHANGED)).not.toBeInTheDocument();
  expect(spanishTitle()).toHaveFocus();
  expect(document.hasUnsavedChanges).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(heroForm().getByText(CHANGED)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(heroForm().queryByText(CHANGED)).not.toBeInTheDocument();
});

test('emptying a field takes its translation away; typing is one step for undo', async () => {
  const { user, document, desk } = await openEditor();
  await inSpanishNow(user);
  await user.clear(spanishTitle());
  await pause(desk);
  expect(translationAt(document.content, 'heroContent.title')).toBeNull();
  expect(screen.getByRole('button', { name: 'Missing in Spanish: 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(spanishTitle()).toHaveValue('Cada talla. Cada paso. Cada persona.');
  await user.type(spanishTitle(), ' Ya.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(spanishTitle()).toHaveValue('Cada talla. Cada paso. Cada persona.');
  expect(await badge('All Changes Saved')).toBeVisible();
});

test('it is saved by hand and by itself, kept as a draft, and reverted like English', async () => {
  const { user, desk } = await openEditor();
  await inSpanishNow(user);
  await user.type(spanishTitle(), '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(desk.store.stored?.value.heroContent.es?.title?.text).toMatch(/1$/);

  await user.type(spanishTitle(), '2');
  await act(() => desk.time.advance(AUTO_SAVE_DELAY_MS));
  expect(await badge('All Changes Saved')).toBeVisible();
  expect(desk.store.stored?.value.heroContent.es?.title?.text).toMatch(/12$/);

  await user.type(spanishTitle(), '3');
  await act(() => desk.time.advance(3000));
  const drafts = await desk.drafts.list();
  expect(drafts.ok && drafts.value[0]?.content.heroContent.es?.title?.text).toMatch(/123$/);
  await user.click(screen.getByRole('button', { name: 'Revert' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(spanishTitle()).toHaveValue('Cada talla. Cada paso. Cada persona.12');
});

test('two who change the English and the Spanish of a section have to choose', async () => {
  const { user, desk } = await openEditor(DEFAULT_DOCUMENT);
  await inSpanishNow(user);
  await user.type(spanishTitle(), ' Mía.');
  act(() => desk.store.saveElsewhere(withValueAt(DEFAULT_DOCUMENT, 'heroContent.title', 'Theirs')));
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Title in Spanish')).toBeVisible();
  expect(dialog.getByText('Cada talla. Cada paso. Cada persona. Mía.')).toHaveAttribute('lang', 'es');
  expect(dialog.getByText('Theirs')).not.toHaveAttribute('lang');
  await user.click(dialog.getByLabelText('Keep mine'));
  await user.click(dialog.getByRole('button', { name: 'Continue editing' }));
  expect(spanishTitle()).toHaveValue('Cada talla. Cada paso. Cada persona. Mía.');
});

test('a save that English refuses leads to the English field', async () => {
  const { user } = await openEditor();
  await user.clear(heroForm().getByRole('textbox', { name: 'Title' }));
  await inSpanishNow(user);
  expect(spanishTitle()).toHaveAccessibleDescription(`In English: No English text yet. ${CHANGED}`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(heroForm().getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('nothing can be changed where the editor is read-only', async () => {
  const desk = editorDesk();
  desk.store.canSave = false;
  await renderEditor(desk);
  const user = userEvent.setup();
  await inSpanishNow(user);
  expect(spanishTitle()).toHaveAttribute('readonly');
});

test('the preview has the words of the chosen language, and says so', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === BREAKPOINTS['form-beside-preview'],
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  const { user, desk } = await openEditor(without('heroContent.subtitle'));
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of Hero, desktop width');
  const shown = (selector: string) => frame.contentDocument?.querySelector(selector);
  expect(shown('h1')).toHaveTextContent(DEFAULT_CONTENT.heroContent.title);
  expect(shown('h1')).not.toHaveAttribute('lang');
  await inSpanishNow(user);
  expect(shown('h1')).toHaveTextContent('Cada talla. Cada paso. Cada persona.');
  expect(shown('h1')).toHaveAttribute('lang', 'es');
  expect(shown('.hero__subtitle')).toHaveTextContent(DEFAULT_CONTENT.heroContent.subtitle);
  expect(shown('.hero__subtitle')).not.toHaveAttribute('lang');
  fireEvent.change(heroForm().getByLabelText('Subtitle in Spanish'), { target: { value: 'Zapatos.' } });
  await pause(desk);
  expect(shown('.hero__subtitle')).toHaveTextContent('Zapatos.');
  expect(shown('.hero__subtitle')).toHaveAttribute('lang', 'es');
});

test('a draft over the default content that knew no Spanish takes none away', async () => {
  const desk = editorDesk();
  const content = withValueAt(DEFAULT_CONTENT, 'heroContent.subtitle', 'From before');
  const draft = { person: 'admin-1', tab: 'tab-1', base: null, editedAt: 1, savedAs: null, content };
  await desk.drafts.put(draft);
  const { editor } = await renderEditor(desk);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await badge('All Changes Saved')).toBeVisible();
  const saved = desk.store.stored?.value;
  expect(saved?.heroContent.subtitle).toBe('From before');
  expect(saved?.heroContent.es).toEqual(DEFAULT_DOCUMENT.heroContent.es);
  expect(editor.findings.missingTranslations).toEqual([]);
});
