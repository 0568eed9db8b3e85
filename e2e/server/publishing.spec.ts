// What an admin saves on the server stands in the pages of every process: with and without script, and without a flash.
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';
import { largeContent } from '../../tests/support/content-builder';
import { openEditor, titleField } from '../editor-steps';
import { expect } from '../fixtures';
import { ACCOUNTS } from '../support/accounts';
import { noteShifts, readLandingPage } from '../support/layout-shifts';
import { signIn } from './sign-in';
import { test } from './two-processes';

// In one worker, so that PostgreSQL and the two processes are started once.
test.describe.configure({ mode: 'default' });

const PHONE = '702-555-0199';

/** The admin's cookies by origin: one sign-in serves all tests of a worker. */
const cookies = new Map<string, Promise<Awaited<ReturnType<APIRequestContext['storageState']>>>>();

/** An admin's browser without pages, at the process whose address is the site's. */
async function signedInAdmin(browser: Browser, origin: string) {
  const site = { baseURL: origin, extraHTTPHeaders: { Origin: origin } };
  const signIn = async () => {
    const { request } = await browser.newContext(site);
    const { email, password } = ACCOUNTS.admin;
    await request.post('/api/session', { data: { email, password } });
    return request.storageState();
  };
  const kept = cookies.get(origin) ?? signIn();
  cookies.set(origin, kept);
  return (await browser.newContext({ ...site, storageState: await kept })).request;
}

interface Processes {
  readonly first: { readonly origin: string };
  readonly second: { readonly origin: string };
}

/** Waits until the landing page of both processes holds the text. */
async function isLive(request: APIRequestContext, { first, second }: Processes, text: string): Promise<void> {
  for (const { origin } of [first, second])
    await expect
      .poll(async () => (await request.get(`${origin}/`)).text(), { message: 'the page is live' })
      .toContain(text);
}

/** Saves words, with an uploaded hero of 512 px, and waits until the landing pages have them. */
async function publisherAt(browser: Browser, processes: Processes) {
  const request = await signedInAdmin(browser, processes.first.origin);
  const uploaded = await request.post('/api/pictures', {
    data: readFileSync('public/images/icon-512.png'),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  const { ref } = await uploaded.json();
  return async (title: string, changed: Partial<SiteContent> = {}): Promise<void> => {
    const content: SiteContent = {
      ...DEFAULT_CONTENT,
      heroContent: { ...DEFAULT_CONTENT.heroContent, title, backgroundImage: ref },
      siteSettings: {
        ...DEFAULT_CONTENT.siteSettings,
        siteName: 'Desert Soles',
        contact: { ...DEFAULT_CONTENT.siteSettings.contact, phone: PHONE },
      },
      ...changed,
    };
    const base = (await (await request.get('/api/content')).json())?.revision ?? null;
    const saved = await request.put('/api/content', { data: { content, base, automatic: false } });
    const { revision } = await saved.json();
    await isLive(request, processes, `data-revision="${revision}"`);
  };
}

const heroIsShown = (page: Page) =>
  page
    .locator('.hero__picture')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

test('a connection that nobody uses stays open for longer than a proxy keeps its own', async ({
  request,
  processes,
}) => {
  const answer = await request.get(`${processes.second.origin}/`);
  expect(answer.headers()['keep-alive']).toBe('timeout=75');
});

test('without script a visitor reads what was saved, on every page', async ({ browser, processes }) => {
  const publish = await publisherAt(browser, processes);
  await publish('Boots for <all> & everyone.');
  const page = await browser.newPage({ baseURL: processes.second.origin, javaScriptEnabled: false });
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

test('with script the page starts from the words that it shows: no call before it wakes, and nothing moves @full', async ({
  browser,
  page,
  processes,
}) => {
  const publish = await publisherAt(browser, processes);
  await publish('Seen from the first paint.');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const renderedAnew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) renderedAnew.push(message.text());
  });
  const shifts = await noteShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-mark', 'prerendered'));
  await readLandingPage(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1[data-mark=prerendered]')).toHaveText('Seen from the first paint.');
  expect(await heroIsShown(page)).toBe(512);
  expect(await shifts()).toEqual([]);
  await page.goto('/login');
  await page.locator('html[data-session=signed-out]').waitFor();
  await expect(page.getByRole('link', { name: 'Desert Soles home' })).toBeVisible();
  expect(renderedAnew).toEqual([]);
});

test('a page that was open while others were published wakes with its own words, shows the new ones, and keeps what was typed @full', async ({
  browser,
  page,
  processes,
}) => {
  const publish = await publisherAt(browser, processes);
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

test('the campaigns stand in the page with their sums, and go live when they are saved @full', async ({
  browser,
  page,
  processes,
}) => {
  const request = await signedInAdmin(browser, processes.first.origin);
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
    es: null,
  };
  const created = await request.post('/api/campaigns/create', { data: campaign });
  const { revision } = await created.json();
  await isLive(request, processes, '$200 raised of $800');

  const reader = await browser.newPage({
    baseURL: processes.second.origin,
    javaScriptEnabled: false,
  });
  await reader.goto('/');
  const still = reader.getByRole('article', { name: 'Laces & <soles>' });
  await expect(still).toContainText('$200 raised of $800');
  await expect(still).toContainText('Ends on December 31, 2031');
  await expect(reader.getByText('Showing the campaigns needs')).toHaveCount(0);
  await reader.close();

  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) problems.push(message.text());
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

  const changed = { ...campaign, currentAmount: 600, base: revision };
  expect((await request.post('/api/campaigns/update', { data: changed })).ok()).toBe(true);
  await isLive(request, processes, '$600 raised of $800');
});

test('an admin saves a hero of their own, reads since when it is live, and a phone fetches a small copy of it', async ({
  browser,
  page,
  processes,
}) => {
  await signIn(page, 'admin');
  await openEditor(page);
  // In the display font it breaks into other lines than in its fallback.
  await titleField(page).fill('Boots. Sneakers. A way forward.');
  await page.getByLabel('Background image', { exact: true }).setInputFiles('public/images/social.png');
  const form = page.getByRole('region', { name: 'Hero form' });
  await expect(form.getByText('Now 1200 × 630 px')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Live since \d+:\d+:\d+\s[AP]M PT\./)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'See the page (opens in a new tab)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
    'Boots. Sneakers. A way forward.',
  );

  // The editor speaks of the process that answered it; the other one shows the words a moment later.
  await isLive(page.request, processes, 'Boots. Sneakers. A way forward.');
  const phone = await browser.newPage({
    baseURL: processes.second.origin,
    viewport: { width: 412, height: 823 },
  });
  const shifts = await noteShifts(phone);
  const fetched: string[] = [];
  phone.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await phone.goto('/', { waitUntil: 'networkidle' });
  await readLandingPage(phone);
  expect(fetched.filter((path) => path.startsWith('/pictures/'))).toEqual([
    expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\/640$/),
  ]);
  expect(await shifts()).toEqual([]);
  await phone.close();
});

// What a page does that is awake, the tests of its view model show, too.
for (const state of ['asleep', 'awake'] as const) {
  test(`a page that is ${state} and comes back into view shows the new words, and keeps what was typed @full`, async ({
    browser,
    page,
    processes,
  }) => {
    const publish = await publisherAt(browser, processes);
    await publish('Read before the telephone rang.');
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const name = page.getByRole('form', { name: 'Contact' }).getByLabel('Name');
    if (state === 'awake') {
      await name.fill('Ada');
      await expect(page.locator('html[data-session]')).toBeAttached();
    }
    const show = (visibility: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
        const event = new Event('visibilitychange', { bubbles: true });
        // The browser's own time of an event does not follow the clock of the test.
        Object.defineProperty(event, 'timeStamp', { value: performance.now() });
        document.dispatchEvent(event);
      }, visibility);
    await show('hidden');
    await publish('Saved meanwhile.');
    await page.clock.fastForward(31_000);
    await show('visible');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved meanwhile.');
    if (state === 'awake') await expect(name).toHaveValue('Ada');
  });
}

test('whatever is saved, the pages are whole and escaped @full', async ({ browser, processes }) => {
  const publish = await publisherAt(browser, processes);
  const [leader] = DEFAULT_CONTENT.aboutContent.teamMembers;
  if (!leader) throw new Error('The default content has leaders.');
  const large = largeContent(490, 11, 12);
  await publish('A long read. <script>alert(1)</script>', {
    aboutContent: {
      ...large.aboutContent,
      teamMembers: [
        { ...leader, name: 'W'.repeat(200), photoUrl: `picture:${'0'.repeat(64)}` },
        ...large.aboutContent.teamMembers,
      ],
    },
    galleryContent: large.galleryContent,
  });
  for (const javaScriptEnabled of [false, true]) {
    const reader = await browser.newPage({
      baseURL: processes.second.origin,
      javaScriptEnabled,
      viewport: { width: 360, height: 800 },
    });
    await reader.goto('/');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      'A long read. <script>alert(1)</script>',
    );
    await expect(reader.getByRole('heading', { name: 'W'.repeat(200) })).toBeAttached();
    await expect(reader.getByRole('img', { name: `Portrait of ${'W'.repeat(200)}` })).toBeAttached();
    await expect(reader.getByRole('heading', { name: 'Leader 10' })).toBeAttached();
    await expect(reader.getByRole('contentinfo')).toContainText(PHONE);
    // A name without a space breaks within its line, also on a phone.
    const longName = reader.getByRole('heading', { name: 'W'.repeat(200) });
    await longName.scrollIntoViewIfNeeded();
    expect(await longName.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await reader.close();
  }
});

test.describe('where the content of the page cannot be read', () => {
  test.use({ allowedProblems: /Failed to load resource/ });

  test('the sign-in page keeps what was typed, and offers a reload @full', async ({
    browser,
    page,
    processes,
  }) => {
    const publish = await publisherAt(browser, processes);
    await publish('Words that this browser cannot ask for.');
    await page.route(/\/api\/content\/.+/, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').fill('volunteer@fsr.example');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('volunteer@fsr.example');
  });
});

test('saved settings say who asks for gifts in the pages of both processes, and nothing else of them is public', async ({
  browser,
  page,
  processes,
}) => {
  const request = await signedInAdmin(browser, processes.first.origin);
  const { settings, revision } = await (await request.get('/api/settings/read')).json();
  const saved = await request.post('/api/settings/save', {
    data: {
      ...settings,
      legalName: 'Sole & <Sisters>',
      formationState: 'Nevada',
      signatory: 'Quentin Quartz',
      base: revision,
    },
  });
  expect(saved.ok()).toBe(true);
  await isLive(
    request,
    processes,
    'Sole &amp; &lt;Sisters&gt; is a nonprofit organization formed in Nevada.',
  );
  for (const path of ['/', '/events', '/get-shoes', '/privacy', '/accessibility'])
    expect(await (await request.get(`${processes.second.origin}${path}`)).text()).not.toContain('Quartz');
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) problems.push(message.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await readLandingPage(page);
  for (const notice of [
    page
      .getByRole('form', { name: 'Monetary donation' })
      .getByRole('group', { name: 'About this foundation' }),
    page.getByRole('contentinfo').getByRole('region', { name: 'About this foundation' }),
  ])
    await expect(notice).toContainText('Sole & <Sisters> is a nonprofit organization formed in Nevada.');
  expect(problems).toEqual([]);
});
