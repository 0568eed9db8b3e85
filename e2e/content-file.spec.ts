// A site without a server that was built with a file which the editor exported: every visitor reads its words at once. It needs
// a build of its own, so that all of it is in the full matrix only; what a file may hold is tested without a browser
// (tests/tools/content-file).
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../src/core/content/default-content';
import type { SiteContent } from '../src/core/content/site-content';
import { PUBLIC_PAGES } from '../src/ui/app/public-pages';
import { signInAdmin } from './editor-steps';
import { expect, test as onDefaultBuild } from './fixtures';
import { noteShifts, readLandingPage } from './support/layout-shifts';
import { buildOwnSite } from './support/own-site';

const NAME = 'The Foundation of Many Words '.repeat(8).slice(0, 200).trim();
const HEADLINE = 'Boots for <all> & everyone.';
/** As long as it may be, and nothing that a settings page could say. */
const NOTICE =
  `Desert Soles & <Sons> collects in Nevada, permit 12. ${'Gifts stay in the county. '.repeat(30)}`
    .slice(0, 600)
    .trim();
const pictures: Record<string, string> = {};

function uploaded(file: string): string {
  const bytes = readFileSync(`public/images/${file}`);
  const ref = `picture:${createHash('sha256').update(bytes).digest('hex')}`;
  pictures[ref] = `data:image/png;base64,${bytes.toString('base64')}`;
  return ref;
}

const [square, wide] = [uploaded('icon-512.png'), uploaded('social.png')];
const [leader, ...leaders] = DEFAULT_CONTENT.aboutContent.teamMembers;
const CONTENT: SiteContent = {
  ...DEFAULT_CONTENT,
  brandAssets: { ...DEFAULT_CONTENT.brandAssets, logos: { white: square, color: square } },
  heroContent: { ...DEFAULT_CONTENT.heroContent, title: HEADLINE, backgroundImage: wide },
  aboutContent: {
    ...DEFAULT_CONTENT.aboutContent,
    teamMembers: leader ? [{ ...leader, name: NAME, photoUrl: square }, ...leaders] : [],
  },
  galleryContent: {
    ...DEFAULT_CONTENT.galleryContent,
    images: DEFAULT_CONTENT.galleryContent.images.map((image) => ({ ...image, url: wide })),
  },
  siteSettings: {
    ...DEFAULT_CONTENT.siteSettings,
    siteName: NAME,
    contact: { ...DEFAULT_CONTENT.siteSettings.contact, phone: '702-555-0199' },
  },
};

/** The tests of this file run on the site that was built with the content above. */
const test = onDefaultBuild.extend<object, { publishedOrigin: string }>({
  publishedOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'fsr-content-'));
      const file = join(folder, 'export.json');
      writeFileSync(file, JSON.stringify({ content: CONTENT, pictures }));
      const site = await buildOwnSite({ VITE_CONTENT_FILE: file, VITE_LEGAL_NOTICE: NOTICE });
      await use(site.origin);
      site.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ publishedOrigin }, use) => use(publishedOrigin),
});

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** Who asks for gifts, in the form and in the footer of the page. */
const noticeIn = (place: Locator) => place.getByLabel('About this foundation', { exact: true });

/** Pictures in the page that the browser could not show. */
function brokenPictures(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => !image.getAttribute('src') || (image.complete && image.naturalWidth === 0))
        .map((image) => image.getAttribute('src')),
    );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages show the words and pictures of the file @chromium @full', async ({ page, request }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${NAME}: ${CONTENT.siteSettings.tagline}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);

    const hero = (await page.locator('.hero__picture').getAttribute('src')) ?? '';
    expect(hero).toMatch(/^\/pictures\/[0-9a-f]{64}\.png$/);
    const answer = await request.get(hero);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-type': 'image/png',
    });
    expect((await request.get('/pictures/gone.png')).status()).toBe(404);

    await page.goto('/login');
    await expect(page.locator('noscript p a').first()).toHaveText('702-555-0199');
    expect(await brokenPictures(page)).toEqual([]);
  });
});

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const)
  test(`who asks for gifts is said in the words of the build at ${width} px, before and after the page wakes @desktop @chromium @full`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/no-such-page', ...PUBLIC_PAGES.map((name) => `/${name}`)]) {
      const text = await (await request.get(path)).text();
      expect(text.split('Desert Soles &amp; &lt;Sons&gt; collects in Nevada').length - 1, path).toBe(
        path === '/' || path === '/no-such-page' ? 3 : 1,
      );
    }
    await page.goto('/#donate');
    for (const form of ['Monetary donation', 'Pickup request']) {
      if (form === 'Pickup request') await page.getByRole('tab').nth(1).click();
      const notice = noticeIn(page.getByRole('form', { name: form }));
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(NOTICE);
    }
    await expect(noticeIn(page.getByRole('contentinfo'))).toHaveText(NOTICE);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    await expect(page.getByText('Desert Soles & <Sons>')).toHaveCount(0);
  });

test('a visitor reads the same words before and after the page wakes, and nothing moves @chromium @full', async ({
  page,
}) => {
  const renderedAnew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) renderedAnew.push(message.text());
  });
  const shifts = await noteShifts(page);
  await page.goto('/');
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-mark', 'prerendered'));
  await readLandingPage(page);
  await page.locator('.site-footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1[data-mark=prerendered]')).toHaveText(HEADLINE);
  await expect(page).toHaveTitle(`${NAME}: ${CONTENT.siteSettings.tagline}`);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await shifts()).toEqual([]);
  await page.goto('/login');
  await page.locator('html[data-session=signed-out]').waitFor();
  expect(await brokenPictures(page)).toEqual([]);
  expect(renderedAnew).toEqual([]);
});

test('an admin goes on from the words of the file, and exports its pictures again @desktop @chromium @full', async ({
  page,
  context,
}) => {
  await signInAdmin(context);
  await page.goto('/dashboard/admin?tab=content');
  const title = page
    .getByRole('region', { name: 'Hero form' })
    .getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue(HEADLINE);
  await title.fill('What this browser keeps');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All Changes Saved')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(exported.pictures).toEqual(pictures);

  // What was saved in this browser wins over what was published.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What this browser keeps');
});
