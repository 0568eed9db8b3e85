import type { Page } from '@playwright/test';
import { openEditor, signInAdmin, titleField } from './editor-steps';
import { expect, test } from './fixtures';

test.use({
  // The form for shoes reads the sizes when it wakes, which may be before or after the connection is lost.
  allowedProblems:
    /Failed to load resource|Failed to save content|Failed to fetch|ERR_INTERNET_DISCONNECTED|which sizes are needed .*unavailable/,
});

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Lets every save fail, as one on a server does that is gone. */
async function refuseSaves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'siteContent') throw new DOMException('No room', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
}

/** Fails every request from now on; the code of toasts was not fetched yet. */
async function loseConnection(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.context().setOffline(true);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  return fetched;
}

test('without a connection and without the code of toasts the editor stands, and says what became of a save @full', async ({
  page,
  context,
}) => {
  await signInAdmin(context);
  await openEditor(page);
  await page.evaluate(() => {
    if (performance.getEntriesByType('resource').some(({ name }) => name.includes('toaster')))
      throw new Error('The code of toasts is there already.');
  });
  await refuseSaves(page);
  const fetched = await loseConnection(page);
  await titleField(page).fill('Typed before the connection was gone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Failed to save content');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Typed before the connection was gone');
  expect(fetched.filter((url) => url.includes('toaster'))).toEqual([]);
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the code of toasts is there once somebody types, before it can be needed @full', async ({
  page,
  context,
}) => {
  await signInAdmin(context);
  await openEditor(page);
  const code = page.waitForResponse(/toaster.*\.js/);
  await titleField(page).fill('Typed');
  await (await code).finished();
  await refuseSaves(page);
  await loseConnection(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Failed to save content');
});

test('without a connection the landing page stands, and says what is wrong with a form', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Monetary donation' });
  await form.scrollIntoViewIfNeeded();
  // The part is awake once React has taken it over.
  await expect
    .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await loseConnection(page);
  await form.getByRole('button', { name: 'Donate', exact: true }).click();
  await expect(toast(page)).toContainText('Invalid Amount');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(form).toBeVisible();
});
