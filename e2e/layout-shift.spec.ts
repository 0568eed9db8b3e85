// Nothing on a page moves while the page loads: content that arrives later has its room from the start.
import type { Page } from '@playwright/test';
import { signInAdmin } from './editor-steps';
import { expect, test } from './fixtures';
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
    isThere: (page) => page.getByRole('meter', { name: 'Room for pictures' }).waitFor(),
  },
];

for (const { path, isThere, admin, onPhone } of PAGES) {
  test(`nothing moves on ${path}${onPhone ? ' @phone' : ''} @chromium`, async ({ page, context }) => {
    if (admin) await signInAdmin(context);
    const shifts = await noteShifts(page);
    await page.goto(path);
    await isThere(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}
