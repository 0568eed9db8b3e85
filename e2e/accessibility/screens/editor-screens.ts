import type { Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { chooseInEditor, expectDraft, openSection, titleField } from '../../editor-steps';
import { expect } from '../../fixtures';
import { moreOf } from '../../support/choose-more';
import type { Screen } from './screen';

const SAVED_AT = Date.UTC(2026, 5, 1, 16);
const withTitle = (title: string) => ({
  ...DEFAULT_CONTENT,
  heroContent: { ...DEFAULT_CONTENT.heroContent, title },
});
const stored = (value: unknown, schema = 1) => JSON.stringify({ schema, value });
const entry = (title: string, revision: string) => ({
  revision,
  savedAt: SAVED_AT,
  automatic: false,
  content: withTitle(title),
});

/** Content that was saved once, and two backups; one of them is damaged. */
const SAVED = {
  siteContent: stored(entry('Every pair counts.', 'r2')),
  'siteContent:backups': stored([{ id: 'b1', ...entry('Walk with us.', 'r1') }, { id: 'b2' }]),
};
/** A draft from another tab, older than the stored content. */
const DRAFT = stored([
  {
    person: 'user-admin',
    tab: 'a-tab-that-is-gone',
    base: 'r1',
    editedAt: SAVED_AT,
    savedAs: null,
    content: withTitle('A draft of last week'),
  },
]);

const editor = {
  path: '/dashboard/admin?tab=content',
  role: 'admin',
  site: 'dashboard',
  shows: titleField,
} as const;

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
};
const openTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
};
const dialog = (page: Page) => page.getByRole('dialog');

/** Edits the headline while another tab saves a different one. */
async function runIntoConflict(page: Page): Promise<void> {
  await titleField(page).fill('Mine');
  const other = await page.context().newPage();
  await other.goto('/signup');
  await other.evaluate(
    (text) => window.localStorage.setItem('siteContent', text),
    stored(entry('Theirs', 'elsewhere')),
  );
  await other.close();
  await expect(page.getByRole('button', { name: 'Compare and choose' })).toBeVisible();
}

/** The content editor in all its states. */
export const EDITOR_SCREENS: readonly Screen[] = [
  { ...editor, name: 'editor', isTypical: true, alsoWide: true },
  {
    ...editor,
    name: 'editor, About',
    reach: (page) => openSection(page, 'About'),
    shows: (page) => page.getByRole('group', { name: 'Leader 3' }),
  },
  {
    ...editor,
    name: 'editor, Mission',
    reach: (page) => openSection(page, 'Mission'),
    shows: (page) => page.getByRole('heading', { name: 'Mission' }),
  },
  {
    ...editor,
    name: 'editor, menu with the meters',
    below: 768,
    reach: (page) => moreOf(page, 'Content Management').click(),
    shows: (page) => page.getByRole('meter', { name: 'Content size' }),
  },
  {
    ...editor,
    name: 'editor, preview as a tab',
    below: 1200,
    reach: openTab('Preview'),
    shows: (page) => page.getByRole('heading', { name: 'Preview' }),
  },
  {
    ...editor,
    name: 'editor, Brand Assets with a refused picture',
    reach: async (page) => {
      await openSection(page, 'Brand Assets');
      await page.getByLabel('White logo', { exact: true }).setInputFiles({
        name: 'logo.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      });
    },
    shows: (page) => page.getByText('Please upload a file in one of these formats'),
  },
  {
    ...editor,
    name: 'editor, Image Gallery',
    reach: (page) => openSection(page, 'Image Gallery'),
    shows: (page) => page.getByRole('heading', { name: 'Image Gallery' }),
  },
  {
    ...editor,
    name: 'editor with an invalid field',
    reach: (page) => titleField(page).fill(''),
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },
  {
    ...editor,
    name: 'editor with a restored draft',
    reach: async (page) => {
      page.on('dialog', (asked) => asked.accept());
      await titleField(page).fill('Half a thought');
      await expectDraft(page, 'Half a thought');
      await page.reload();
    },
    shows: (page) => page.getByText('Your unsaved changes from last time are back.'),
  },
  {
    ...editor,
    name: 'editor with an offered draft',
    stored: { ...SAVED, 'siteContent:draft': DRAFT },
    reach: (page) => page.getByText('What differs').click(),
    shows: (page) => page.getByRole('button', { name: 'Take up this draft' }),
  },
  {
    ...editor,
    name: 'confirmation before discarding a draft',
    stored: { ...SAVED, 'siteContent:draft': DRAFT },
    reach: press('Discard it'),
    shows: dialog,
  },
  {
    ...editor,
    name: 'confirmation before reverting',
    reach: async (page) => {
      await titleField(page).fill('Half a thought');
      await press('Revert')(page);
    },
    shows: dialog,
  },
  {
    ...editor,
    name: 'confirmation before leaving',
    reach: async (page) => {
      await titleField(page).fill('Half a thought');
      // A phone shows no breadcrumb of two steps.
      await press('Account menu')(page);
      await page.getByRole('menuitem', { name: 'Profile' }).click();
    },
    shows: dialog,
  },
  {
    ...editor,
    name: 'editor, content changed elsewhere',
    stored: SAVED,
    reach: runIntoConflict,
    shows: (page) => page.getByRole('button', { name: 'Compare and choose' }),
  },
  {
    ...editor,
    name: 'choice between two versions',
    stored: SAVED,
    reach: async (page) => {
      await runIntoConflict(page);
      await press('Compare and choose')(page);
    },
    shows: dialog,
  },
  {
    ...editor,
    name: 'backups, empty list',
    reach: (page) => chooseInEditor(page, 'Backups'),
    shows: (page) => page.getByText(/no backups yet/),
  },
  {
    ...editor,
    name: 'backups with differences',
    stored: SAVED,
    reach: async (page) => {
      await chooseInEditor(page, 'Backups');
      await page.getByText('1 field differs').click();
    },
    shows: (page) => page.getByText('Walk with us.'),
  },
  { ...editor, name: 'import', reach: (page) => chooseInEditor(page, 'Import'), shows: dialog },
  {
    ...editor,
    name: 'import, refused',
    reach: async (page) => {
      await chooseInEditor(page, 'Import');
      await page.getByLabel('Content text').fill('{}');
      await page.getByRole('button', { name: 'Import text' }).click();
    },
    shows: (page) => page.getByText('Invalid content format'),
  },
  {
    ...editor,
    name: 'editor, read-only',
    stored: { siteContent: stored({}, 99) },
    shows: (page) => page.getByText(/newer version of this site/),
    allowedProblems: /Failed to load content/,
  },
  {
    ...editor,
    name: 'editor after a failed save',
    reach: async (page) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await titleField(page).fill('Half a thought');
      await press('Save')(page);
    },
    shows: (page) => page.getByText('Failed to save content to storage'),
    allowedProblems: /./,
  },
];
