// What an admin saves on the server stands in the pages themselves: with and without script, and without a flash.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';
import { openEditor, titleField } from '../editor-steps';
import { expect } from '../fixtures';
import { ACCOUNTS, signInByForm } from '../support/accounts';
import { noteShifts, readLandingPage } from '../support/layout-shifts';
import { test } from './running-server';

const PHONE = '702-555-0199';

/** An admin's browser without pages; it saves words, with an uploaded hero, and waits until the landing page has them. */
async function publisherAt(browser: Browser, origin: string) {
  const { request } = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  const { email, password } = ACCOUNTS.admin;
  await request.post('/api/session', { data: { email, password } });
  const uploaded = await request.post('/api/pictures', {
    data: readFileSync('public/images/social.png'),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  const { ref } = await uploaded.json();
  return async (title: string): Promise<void> => {
    const content: SiteContent = {
      ...DEFAULT_CONTENT,
      heroContent: { ...DEFAULT_CONTENT.heroContent, title, backgroundImage: ref },
      siteSettings: {
        ...DEFAULT_CONTENT.siteSettings,
        siteName: 'Desert Soles',
        contact: { ...DEFAULT_CONTENT.siteSettings.contact, phone: PHONE },
      },
    };
    const base = (await (await request.get('/api/content')).json())?.revision ?? null;
    const saved = await request.put('/api/content', { data: { content, base, automatic: false } });
    const { revision } = await saved.json();
    await expect
      .poll(async () => (await request.get('/')).text(), { message: 'the page is live' })
      .toContain(`data-revision="${revision}"`);
  };
}

const heroIsShown = (page: Page) =>
  page
    .locator('.hero__picture')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

test('without script a visitor reads what was saved, on every page', async ({ browser, server }) => {
  const publish = await publisherAt(browser, server.origin);
  await publish('Boots for <all> & everyone.');
  const page = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveTitle(/^Desert Soles: /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boots for <all> & everyone.');
  await expect(page.locator('.hero__picture')).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{64}$/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boots for <all> & everyone.');
  await page.goto('/login');
  await expect(page.locator('noscript p a').first()).toHaveText(PHONE);
  expect(await (await page.request.get('/site.webmanifest')).json()).toMatchObject({
    short_name: 'Desert Soles',
  });
  await page.close();
});

test('with script the page starts from the words that it shows: no call before it wakes, and nothing moves', async ({
  browser,
  page,
  server,
}) => {
  const publish = await publisherAt(browser, server.origin);
  await publish('Seen from the first paint.');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const renderedAnew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered anew')) renderedAnew.push(message.text());
  });
  const shifts = await noteShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-mark', 'prerendered'));
  await readLandingPage(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1[data-mark=prerendered]')).toHaveText('Seen from the first paint.');
  expect(await heroIsShown(page)).toBe(1200);
  expect(await shifts()).toEqual([]);
  await page.goto('/login');
  await page.locator('html[data-session=signed-out]').waitFor();
  await expect(page.getByRole('link', { name: 'Desert Soles home' })).toBeVisible();
  expect(renderedAnew).toEqual([]);
});

test('a page that was open while others were published wakes with its own words, shows the new ones, and keeps what was typed', async ({
  browser,
  page,
  server,
}) => {
  const publish = await publisherAt(browser, server.origin);
  await publish('The words of this page.');
  await page.goto('/', { waitUntil: 'networkidle' });
  await publish('Words in between.');
  await publish('The words after it.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The words of this page.');
  const name = page.getByRole('form', { name: 'Contact' }).getByLabel('Name');
  await name.fill('Ada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The words after it.');
  await expect(name).toHaveValue('Ada');
});

test('the campaigns stand in the page with their sums, and go live when they are saved', async ({
  browser,
  page,
  server,
}) => {
  const { request } = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { Origin: server.origin },
  });
  await request.post('/api/session', {
    data: { email: ACCOUNTS.admin.email, password: ACCOUNTS.admin.password },
  });
  const campaign = {
    id: 'laces',
    title: 'Laces & <soles>',
    description: 'A pair of laces for everyone.',
    goalAmount: 800,
    currentAmount: 200,
    startDate: Date.UTC(2026, 0, 1),
    endDate: Date.UTC(2031, 11, 31, 12),
    imageUrl: '',
    isActive: true,
  };
  const created = await request.post('/api/campaigns', { data: campaign });
  const { revision } = await created.json();
  await expect.poll(async () => (await request.get('/')).text()).toContain('$200 raised of $800');

  const reader = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: false });
  await reader.goto('/');
  const still = reader.getByRole('article', { name: 'Laces & <soles>' });
  await expect(still).toContainText('$200 raised of $800');
  await expect(still).toContainText('Ends on December 31, 2031');
  await expect(reader.getByText('Showing the campaigns needs')).toHaveCount(0);
  await reader.close();

  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered anew')) problems.push(message.text());
  });
  const shifts = await noteShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const card = page.getByRole('article', { name: 'Laces & <soles>' });
  await card.evaluate((element) => element.setAttribute('data-mark', 'prerendered'));
  await readLandingPage(page);
  await expect(card.getByRole('timer')).toHaveText(/^\d+d \d+h \d+m \d+s$/);
  await expect(card).toHaveAttribute('data-mark', 'prerendered');
  expect(await shifts()).toEqual([]);
  expect(problems).toEqual([]);

  const changed = { ...campaign, currentAmount: 600, base: revision, id: undefined };
  expect((await request.put('/api/campaigns/laces', { data: changed })).ok()).toBe(true);
  await expect.poll(async () => (await request.get('/')).text()).toContain('$600 raised of $800');
});

test('an admin saves a hero of their own, reads since when it is live, and a phone fetches a small copy of it', async ({
  browser,
  page,
  server,
}) => {
  await signInByForm(page, 'admin');
  await openEditor(page);
  await titleField(page).fill('Live within a second.');
  await page.getByLabel('Background image', { exact: true }).setInputFiles('public/images/social.png');
  const form = page.getByRole('region', { name: 'Hero form' });
  await expect(form.getByText('Now 1200 × 630 px')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Live since \d+:\d+:\d+\s[AP]M PT\./)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'See the page (opens in a new tab)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Live within a second.');

  const phone = await browser.newPage({ baseURL: server.origin, viewport: { width: 360, height: 740 } });
  const fetched: string[] = [];
  phone.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await phone.goto('/', { waitUntil: 'networkidle' });
  await readLandingPage(phone);
  expect(fetched.filter((path) => path.startsWith('/pictures/'))).toEqual([
    expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\/640$/),
  ]);
  await phone.close();
});

test.describe('where the content of the page cannot be read', () => {
  test.use({ allowedProblems: [/Failed to load resource/] });

  test('the sign-in page keeps what was typed, and offers a reload', async ({ browser, page, server }) => {
    const publish = await publisherAt(browser, server.origin);
    await publish('Words that this browser cannot ask for.');
    await page.route(/\/api\/content\/.+/, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').fill('volunteer@fsr.example');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('volunteer@fsr.example');
  });
});
