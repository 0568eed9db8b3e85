// The focus is never lost: it starts at the skip link, follows page changes, and returns when a dialog or menu closes.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { moreOf } from '../support/choose-more';
import { setTextSize } from './checks/text-size';
import { ALL_SCREENS } from './screens/all-screens';
import { open, type Screen } from './screens/screen';

const screenOf = (name: string): Screen => {
  const found = ALL_SCREENS.find((screen) => screen.name === name);
  if (!found) throw new Error(`There is no screen '${name}'.`);
  return found;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['landing page, hydrated', 'sign-in', 'sign-up', 'profile', 'editor'])
  test(`the skip link comes first and skips the header: ${name} @full @desktop @chromium`, async ({
    page,
  }) => {
    await open(page, screenOf(name));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

/** Dialogs and menus that open over the page, and the button that opens each. */
const OPENED = [
  { screen: 'confirmation before discarding a draft', opener: 'Discard it' },
  { screen: 'confirmation before reverting', opener: 'Revert' },
  { screen: 'choice between two versions', opener: 'Compare and choose' },
  { screen: 'backups with differences', opener: 'Backups' },
  { screen: 'import', opener: 'Import' },
  { screen: 'account menu', opener: 'Account menu' },
  { screen: 'side sheet', opener: 'Menu, toggle sidebar' },
  { screen: 'menu', opener: 'Menu' },
];

/** Openers that are entries of the editor's menu on a phone, whose button has the focus afterwards. */
const IN_EDITOR_MENU = ['Backups', 'Import'];

for (const { screen, opener } of OPENED)
  test(`Esc returns the focus to the button that opened it: ${screen} @full`, async ({ page, isMobile }) => {
    const { below } = screenOf(screen);
    if (below && !isMobile) await page.setViewportSize({ width: 360, height: 720 });
    await open(page, screenOf(screen));
    await page.keyboard.press('Escape');
    const inMenu = isMobile && IN_EDITOR_MENU.includes(opener);
    await expect(inMenu ? moreOf(page, 'Content Management') : button(page, opener)).toBeFocused();
  });

for (const [screen, answer] of [
  ['confirmation before discarding a draft', 'Keep it'],
  ['confirmation before reverting', 'Keep editing'],
] as const)
  test(`the focus starts on the answer that changes nothing: ${screen} @full`, async ({ page }) => {
    await open(page, screenOf(screen));
    await expect(button(page, answer)).toBeFocused();
  });

test('the arrow keys move a visible focus in the account menu @full', async ({ page }) => {
  await open(page, screenOf('account menu'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveCSS('outline-style', 'solid');
});

test('the focus stays visible while a form is sent @full', async ({ page }) => {
  await open(page, screenOf('contact form, sending'));
  await expect(button(page, 'Sending...')).toBeFocused();
  await expect(button(page, 'Sending...')).toHaveCSS('outline-style', 'solid');
});

test('the focus stays visible when a button of the save bar becomes disabled @full', async ({ page }) => {
  await open(page, screenOf('editor'));
  await page.getByRole('region', { name: 'Hero form' }).getByLabel('Title', { exact: true }).fill('Walk.');
  await button(page, 'Save').press('Enter');
  const badge = page.getByRole('status').filter({ hasText: /^\s*All Changes Saved$/ });
  await expect(badge).toBeFocused();
  await expect(badge).toHaveCSS('outline-style', 'solid');
});

// The style sheets load in another order when a visitor arrives by an anchor, comes back, or has saved content.
test('a field with a prefix has one focus ring around both @full', async ({ page }) => {
  await page.goto('/#donate');
  const field = page.getByLabel('Custom amount');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'none');
  await expect(page.locator('.field__box').filter({ has: field })).toHaveCSS('outline-style', 'solid');
});

test('F8 moves a visible focus to the toast @full', async ({ page }) => {
  await open(page, screenOf('donation form with errors'));
  await page.keyboard.press('F8');
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toHaveCSS('outline-style', 'solid');
});

test('discarding a draft keeps the focus on the page @full', async ({ page }) => {
  await open(page, screenOf('confirmation before discarding a draft'));
  await button(page, 'Discard draft').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('What differs')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('restoring a backup keeps the focus on the page @full', async ({ page, isMobile }) => {
  await open(page, screenOf('backups with differences'));
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(isMobile ? moreOf(page, 'Content Management') : button(page, 'Backups')).toBeFocused();
});

test('choosing between two versions keeps the focus on the page @full', async ({ page }) => {
  await open(page, screenOf('choice between two versions'));
  await page.getByLabel('Keep mine').check();
  await button(page, 'Continue editing').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('taking up a draft keeps the focus on the page @full', async ({ page }) => {
  await open(page, screenOf('editor with an offered draft'));
  await button(page, 'Take up this draft').click();
  await expect(page.getByText('What differs')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('removing the picture of a campaign moves the focus to its button @full', async ({ page }) => {
  await open(page, screenOf('campaign form'));
  await button(page, 'Remove image').click();
  await expect(button(page, 'Image: Choose a picture')).toBeFocused();
});

test('a change of page moves the focus to its heading, also after logging out @full', async ({ page }) => {
  await open(page, screenOf('toast after logging out'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
});

test('large text on a small screen: the toast does not cover the field that is wrong @full @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, screenOf('pickup form'));
  await setTextSize(page, 2);
  const form = page.getByRole('form', { name: 'Pickup request' });
  await form.getByRole('button', { name: 'Request Pickup' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
  const name = form.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  const isUncovered = () =>
    name.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  await expect.poll(isUncovered).toBe(true);
});
