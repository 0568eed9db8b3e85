import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { chooseMore, moreOf } from './support/choose-more';

/** The headline of the default content. */
export const OLD_TITLE = 'Every size. Every step. Everyone.';

/** Signs the sample admin in on every page of the context. */
export async function signInAdmin(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page that has not gone anywhere yet has no store.
    if (window.location.protocol === 'about:') return;
    const admin = { id: 'user-admin', email: 'admin@fsr.example', name: 'Avery Admin', role: 'admin' };
    window.localStorage.setItem('user', JSON.stringify(admin));
  });
}

/** Opens the content editor and waits until it has loaded. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/dashboard/admin?tab=content');
  await expect(titleField(page)).toBeVisible();
}

/** The headline's field. */
export function titleField(page: Page): Locator {
  return page.getByRole('region', { name: 'Hero form' }).getByLabel('Title', { exact: true });
}

/** Waits until the draft is in the browser's store, as it is a moment after the last key. */
export async function expectDraft(page: Page, title: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('siteContent:draft')))
    .toContain(title);
}

/** Opens a section of the editor by its name: by its tab or button, or on a phone by the select. */
export async function openSection(page: Page, name: string): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Section', exact: true });
  const button = page
    .getByRole('tab', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }));
  await expect(select.or(button)).toBeVisible();
  if (await select.isVisible()) await select.selectOption(name);
  else await button.click();
}

/** Imports, exports or lists backups: by the button, or on a phone by the menu. */
export async function chooseInEditor(page: Page, action: 'Import' | 'Export' | 'Backups'): Promise<void> {
  const button = page.getByRole('button', { name: action, exact: true });
  await expect(button.or(moreOf(page, 'Content Management'))).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await chooseMore(page, 'Content Management', action);
}
