import type { Locator, Page } from '@playwright/test';
import { menuFor } from '../src/core/navigation/menu';
import { menuTexts } from '../src/ui/shared/menu.texts';
import { expect, test } from './fixtures';
import { ACCOUNT_ROLES, ACCOUNTS, openSignedIn } from './support/accounts';
import { openSidebar } from './support/sidebar';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** The admin's view, the content editor and its wiring. */
const ADMIN_CODE = /assets\/(admin-page|content-tab|editor\.module)-[\w-]+\.js$/;

/** How far down the middle of an element is, in px. */
async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

async function openMenu(page: Page, isMobile: boolean) {
  await openSidebar(page, isMobile);
  await expect(menu(page)).toBeVisible();
}

test.describe('without motion, to be quick', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

  // The longest menu stands for all; the full matrix walks each.
  for (const role of ACCOUNT_ROLES)
    test(`${role} walks through every entry of the own menu${role === 'admin' ? '' : ' @full'}`, async ({
      page,
      isMobile,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      // From the last entry to the first: each click is a change of page, which moves the focus to its heading.
      await openSignedIn(page, role, '/dashboard/profile');
      let here = 'Profile';
      for (const item of menuFor(role)) {
        for (const place of item.items.length === 0 ? [item] : item.items) {
          await openMenu(page, isMobile);
          await expect(menu(page).locator('[aria-current]')).toHaveText([here]);
          const opener = menu(page).getByRole('button', { name: menuTexts[item.id], exact: true });
          if (item.items.length > 0 && (await opener.getAttribute('aria-expanded')) === 'false')
            await opener.click();
          await menu(page).getByRole('link', { name: menuTexts[place.id], exact: true }).click();
          await expect(page).toHaveURL(place.path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          if (place.id === 'home')
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(
              `Welcome, ${ACCOUNTS[role].name}`,
            );
          here = menuTexts[place.id];
        }
      }
      if (role !== 'admin') expect(scripts.filter((url) => ADMIN_CODE.test(url))).toEqual([]);
    });

  test('what only an admin needs is fetched for an admin, by the names that the walk looks for', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openSignedIn(page, 'admin', '/dashboard/admin?tab=content');
    await expect(page.getByRole('region', { name: 'Hero form' })).toBeVisible();
    const names = new Set(scripts.map((url) => ADMIN_CODE.exec(url)?.[1]).filter(Boolean));
    expect([...names].sort()).toEqual(['admin-page', 'content-tab', 'editor.module']);
  });
});

test('the account menu works by keyboard: arrows, Esc, and the focus comes back @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'donor');
  const button = page.getByRole('button', { name: 'Account menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('My Account', { exact: true })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
});

test('the sidebar: 16rem, 3rem by the shortcut, tooltips, and read back after a reload @desktop @full', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = async () => (await sidebar.boundingBox())?.width;
  expect(await width()).toBe(256);
  // An open group closes as the sidebar collapses, and what is below it moves up, its tooltip with it.
  const below = menu(page).getByRole('button', { name: 'Events' });
  await menu(page).getByRole('button', { name: 'Campaigns' }).click();
  await below.focus();
  await page.keyboard.press('Control+b');
  expect(await width()).toBe(48);
  expect(await middleOf(page.getByRole('tooltip'))).toBeCloseTo(await middleOf(below), 0);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' });
  await page.reload();
  await expect(sidebar).toBeVisible();
  expect(await width()).toBe(48);
  await page.getByRole('link', { name: 'Settings' }).first().hover();
  await expect(page.getByRole('tooltip')).toHaveText('Settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await menu(page).getByRole('link', { name: 'Profile' }).focus();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Profile' })).toBeVisible();
});

test('on a phone the sidebar is a side sheet of 18rem that traps the focus and gives it back @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSignedIn(page, 'volunteer');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeCloseTo(288, 0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a path of the dashboard that is in no menu is the landing page @full', async ({ page }) => {
  await openSignedIn(page, 'donor');
  await page.goto('/dashboard/no-such-place');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Every size. Every step. Everyone.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard/no-such-place');
});

test('what a role may not open leads to its home view @full', async ({ page }) => {
  await openSignedIn(page, 'donor');
  for (const path of ['/dashboard/admin', '/dashboard/programs/archive', '/dashboard/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/home');
  }
});

for (const [role, isStaff] of [
  ['program_manager', true],
  ['beneficiary', false],
] as const)
  test(`Events of a ${role} fetches ${isStaff ? 'the page of staff' : 'nothing of the page of staff'} @desktop`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openSignedIn(page, role, '/dashboard/events');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.some((url) => /assets\/staff-pages-[\w-]+\.js$/.test(url))).toBe(isStaff);
  });

test('the side sheet of a phone is fetched when somebody begins to use the page @full @phone', async ({
  page,
  isMobile,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sidebar-sheet-')) sheets.push(request.url());
  });
  await openSignedIn(page, 'admin', '/dashboard/home');
  await page.waitForLoadState('networkidle');
  expect(sheets.filter((url) => url.endsWith('.js'))).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  if (isMobile) await expect.poll(() => sheets.some((url) => url.endsWith('.js'))).toBe(true);
});
