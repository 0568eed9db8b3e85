import { expect, type Page } from '@playwright/test';

/** The sample accounts, as in the README. */
export const ACCOUNTS = {
  admin: { email: 'admin@fsr.example', password: 'every-size-1', name: 'Avery Admin' },
  program_manager: { email: 'manager@fsr.example', password: 'every-step-2', name: 'Parker Manager' },
  volunteer: { email: 'volunteer@fsr.example', password: 'every-one-3', name: 'Val Volunteer' },
  donor: { email: 'donor@fsr.example', password: 'new-shoes-4', name: 'Dana Donor' },
  beneficiary: { email: 'beneficiary@fsr.example', password: 'first-day-5', name: 'Ben Beneficiary' },
} as const;

/** The roles that have a sample account. */
export const ACCOUNT_ROLES = Object.keys(ACCOUNTS) as readonly (keyof typeof ACCOUNTS)[];

/** Fills in the sign-in form on the page and submits it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens `path`, signs in by the form with the account of a role, and waits for the dashboard. */
export async function signInByForm(page: Page, role: keyof typeof ACCOUNTS, path = '/login'): Promise<void> {
  const { email, password } = ACCOUNTS[role];
  await page.goto(path);
  await fillLogin(page, email, password);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** Signs somebody in on every page that opens from now on. */
export async function storeSession(page: Page, role: keyof typeof ACCOUNTS): Promise<void> {
  await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(userOf(role)));
}

/** The session of a role's sample account, as the browser stores it. */
function userOf(role: keyof typeof ACCOUNTS) {
  const { email, name } = ACCOUNTS[role];
  return { id: `account-${ACCOUNT_ROLES.indexOf(role) + 1}`, email, name, role };
}

/** Opens a page of the dashboard as somebody who signed in before; much faster than the form. */
export async function openSignedIn(
  page: Page,
  role: keyof typeof ACCOUNTS,
  path = '/dashboard/home',
): Promise<void> {
  // A file of the site that runs no script, so that nothing reads the session before it is there.
  await page.goto('/robots.txt');
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), userOf(role));
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}
