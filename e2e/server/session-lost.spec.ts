import type { Browser, Page } from '@playwright/test';
import { axe } from '../accessibility/checks/axe';
import { openEditor, titleField } from '../editor-steps';
import { expect } from '../fixtures';
import { ACCOUNTS } from '../support/accounts';
import { fillCampaign } from '../support/campaign-form';
import { toastText } from '../support/toast';
import { test } from './running-server';
import { adminElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A call without a session is written into the console, by the browser and by the site.
test.use({ allowedProblems: /status of 401|Failed to save (content|the campaign)/ });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function signInAgain(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** The headline that a visitor in another browser gets from the server. */
async function publishedHeadline(browser: Browser, origin: string): Promise<string | undefined> {
  const visitor = await browser.newContext({ baseURL: origin });
  const stored = await (await visitor.request.get('/api/content')).json();
  await visitor.close();
  return stored?.value.heroContent.title;
}

test('a session lost in the middle of an edit: the page stays, and the save goes on after signing in over it @full', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signIn(page, 'admin');
  await openEditor(page);
  await titleField(page).fill('Typed before the session was lost.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveValue(ACCOUNTS.admin.email);
  expect(await axe(page)).toEqual([]);

  // Put off, nothing is saved and nothing is lost; the page says so, and where to go on.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing is saved from this page for now.')).toBeVisible();
  await expect(page.getByText('Save again to sign in and continue.')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Typed before the session was lost.');
  expect(await axe(page)).toEqual([]);
  expect(await publishedHeadline(browser, server.origin)).not.toBe('Typed before the session was lost.');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signInAgain(page, ACCOUNTS.admin);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('All Changes Saved')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Typed before the session was lost.');
  expect(await publishedHeadline(browser, server.origin)).toBe('Typed before the session was lost.');
});

test('a session that is ended elsewhere keeps the form, and saves nothing in the name of somebody else @full', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin');
  await page.goto('/dashboard/admin?tab=campaigns&view=create');
  await fillCampaign(page, 'Warm Socks', '500');

  const theirs = await adminElsewhere(browser, server.origin);
  await theirs.goto('/dashboard/profile');
  await theirs.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(toastText(theirs, 'Logged out everywhere')).toBeVisible();
  await expect(theirs).toHaveURL(/\/login$/);
  await theirs.context().close();

  const dialog = dialogOf(page);
  await expect(dialog.getByText('Nothing you typed is lost')).toBeVisible();
  await signInAgain(page, ACCOUNTS.program_manager);
  await expect(dialog.getByText('Parker Manager is now signed in on this browser.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);

  await signInAgain(page, ACCOUNTS.admin);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Warm Socks');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toastText(page, '"Warm Socks" has been created.')).toBeVisible();
});
