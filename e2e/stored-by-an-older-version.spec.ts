import type { BrowserContext, Page } from '@playwright/test';
import { plantDatabase, RECORDED_BROWSER } from '../tests/support/recorded/recorded-browser';
import { chooseInEditor, titleField } from './editor-steps';
import { expect, test } from './fixtures';

/** Puts into a browser what a visit to an older version of the site left there. */
async function plantRecording(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.addCookies(RECORDED_BROWSER.cookies.map((cookie) => ({ ...cookie, url: origin })));
  // A file of the site that runs no script.
  await page.goto('/robots.txt');
  await page.evaluate((recording) => {
    for (const [key, value] of Object.entries(recording.localStorage)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(recording.sessionStorage)) sessionStorage.setItem(key, value);
  }, RECORDED_BROWSER);
  await page.evaluate(`(${plantDatabase})(indexedDB, ${JSON.stringify(RECORDED_BROWSER.database)})`);
}

test('a browser with data of an older version: everything is still there', async ({
  page,
  context,
  baseURL,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await plantRecording(context, page, baseURL ?? '');

  await test.step('visitors see the saved content and its pictures', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recorded third, by itself');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^blob:/);
    await expect(page.getByRole('banner').locator('img[src^="blob:"]')).toHaveCount(1);
  });

  await test.step('the person is signed in, and the sidebar is collapsed', async () => {
    await page.goto('/dashboard/home');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Avery');
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  await test.step('the campaign with its picture is listed', async () => {
    await expect(page.getByRole('article', { name: 'Winter Boots' })).toContainText('$0 raised of $8,000');
    await expect(
      page.getByRole('article', { name: 'Winter Boots' }).locator('img[src^="blob:"]'),
    ).toHaveCount(1);
  });

  await test.step('the draft is in the editor, and the backups are listed', async () => {
    await page.goto('/dashboard/admin?tab=content');
    await expect(titleField(page)).toHaveValue('Recorded draft');
    await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
    await chooseInEditor(page, 'Backups');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Restore/ })).toHaveCount(3);
    await expect(dialog).not.toContainText('Damaged');
  });
});
