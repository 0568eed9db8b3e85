// Nothing on a page moves while the page loads: content that arrives later has its room from the start.
import type { Page } from '@playwright/test';
import { signInAdmin } from './editor-steps';
import { expect, test } from './fixtures';
import { moreOf } from './support/choose-more';
import { hold } from './support/hold';
import { noteShifts, readLandingPage } from './support/layout-shifts';

interface WatchedPage {
  readonly path: string;
  readonly isThere: (page: Page) => Promise<unknown>;
  readonly admin?: boolean;
  /** `npm test` watches it on the phone; the full matrix watches all on both. */
  readonly onPhone?: true;
}

const PAGES: readonly WatchedPage[] = [
  {
    path: '/',
    onPhone: true,
    isThere: readLandingPage,
  },
  {
    path: '/login',
    onPhone: true,
    isThere: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor(),
  },
  {
    path: '/events',
    onPhone: true,
    isThere: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    path: '/get-shoes',
    onPhone: true,
    isThere: (page) => page.getByRole('link', { name: 'Fitting Day' }).waitFor(),
  },
  {
    path: '/privacy',
    onPhone: true,
    isThere: (page) => page.locator('html[data-session]').waitFor({ state: 'attached' }),
  },
  {
    path: '/accessibility',
    isThere: (page) => page.locator('html[data-session]').waitFor({ state: 'attached' }),
  },
  {
    path: '/dashboard/home',
    onPhone: true,
    admin: true,
    isThere: (page) => page.locator('.active-campaigns[aria-busy=false]').waitFor(),
  },
  {
    path: '/dashboard/admin?tab=campaigns',
    admin: true,
    isThere: (page) =>
      page.getByText('Summer Sneaker Drive', { exact: true }).filter({ visible: true }).first().waitFor(),
  },
  {
    path: '/dashboard/admin?tab=content',
    admin: true,
    // On a phone the room for pictures stands in the menu of all that is not a field.
    isThere: (page) =>
      page.getByRole('meter', { name: 'Room for pictures' }).or(moreOf(page, 'Content Management')).waitFor(),
  },
];

for (const { path, isThere, admin, onPhone } of PAGES) {
  test(`nothing moves on ${path}${onPhone ? ' @phone' : ' @full'} @chromium`, async ({ page, context }) => {
    if (admin) await signInAdmin(context);
    const shifts = await noteShifts(page);
    await page.goto(path);
    await isThere(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}

// Until the display font is there, a font of the system shows the same words in lines that break alike.
for (const [path, when] of [
  ['/', '@full'],
  ['/login', '@phone'],
  ['/signup', '@full'],
  ['/events', '@full'],
  ['/privacy', '@full'],
] as const) {
  test(`nothing moves on ${path} when its font comes late ${when} @chromium`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2');
    const shifts = await noteShifts(page);
    const font = page.waitForRequest('**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await font;
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await shifts()).toEqual([]);
    release();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await shifts()).toEqual([]);
  });
}
