import { expect, test as inRoot } from './fixtures';
import { buildOwnSite } from './support/own-site';

const FOLDER = '/site/';

/** The site, built for a folder and served from there, beside the site of the other tests. */
const test = inRoot.extend<object, { folderOrigin: string }>({
  folderOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => {
      const site = await buildOwnSite({ VITE_BASE_PATH: FOLDER });
      await use(site.origin);
      site.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ folderOrigin }, use) => use(folderOrigin),
});

test('a site in a folder stays in its folder: landing page, login, dashboard @full @desktop @chromium', async ({
  page,
  request,
}) => {
  const outside: string[] = [];
  page.on('request', (asked) => {
    const { pathname, protocol } = new URL(asked.url());
    if (protocol === 'http:' && !pathname.startsWith(FOLDER)) outside.push(pathname);
  });
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });

  await page.goto(FOLDER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Contact' }).getByLabel('Name').focus();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${FOLDER}login`);
  await page.getByLabel('Email').fill('admin@fsr.example');
  await page.getByLabel('Password', { exact: true }).fill('every-size-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery Admin' })).toBeVisible();
  await expect(page).toHaveURL(/\/site\/dashboard/);
  await page.goto(`${FOLDER}dashboard/admin?tab=content`);
  await expect(page.getByRole('region', { name: 'Hero form' })).toBeVisible();
  await page.goto(`${FOLDER}no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(outside).toEqual([]);
  expect(missing).toEqual([]);
  expect((await request.get('/', { maxRedirects: 0 })).headers().location).toBe(FOLDER);
});
