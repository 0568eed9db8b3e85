import type { Page } from '@playwright/test';
import { WebCryptoCodes } from '../../src/adapters/web-crypto/web-crypto-codes';
import { stepAt } from '../../src/core/account/second-factor/code-rules';
import { calendarDateAt } from '../../src/core/shared/time/calendar';
import { axe } from '../accessibility/checks/axe';
import { expect } from '../fixtures';
import { ACCOUNTS, fillLogin } from '../support/accounts';
import { toastText } from '../support/toast';
import { testAlone as test } from './running-server';
import { visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A code that was used is refused.
test.use({ allowedProblems: /status of (401|403|409)/ });

const { email, password } = ACCOUNTS.admin;

/** The code that an authenticator with this secret shows; `later` steps from now. */
async function codeOf(secret: string, later = 0): Promise<string> {
  const [code] = await new WebCryptoCodes(crypto).codes(secret, [stepAt(Date.now()) + later]);
  return code?.code ?? '';
}

/** Sets up an authenticator in the profile, and answers its secret and the backup codes. */
async function setUpAuthenticator(page: Page, ownPassword: string = password) {
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
  const made = await turnOnAuthenticator(page, ownPassword);
  await expect(page.getByText('Backup codes: 10 of 10 left')).toBeVisible();
  return made;
}

/** The same on a page that shows the section already. */
async function turnOnAuthenticator(page: Page, ownPassword: string) {
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(await codeOf(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Keep the codes first, then check the box.')).toBeVisible();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return { secret, backupCodes };
}

async function logOut(page: Page) {
  await page.context().clearCookies();
  await page.goto('/login');
}

test('an admin signs in with a code, which works once, and with a backup code', async ({ page }) => {
  await signIn(page, 'admin');
  const { secret, backupCodes } = await setUpAuthenticator(page);

  await logOut(page);
  await fillLogin(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const code = await codeOf(secret, 1);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery Admin' })).toBeVisible();

  await logOut(page);
  await fillLogin(page, email, password);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This code was used already. Wait for the next one.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a backup code instead' }).click();
  await expect(page.getByLabel('Backup code')).toBeFocused();
  await page.getByLabel('Backup code').fill(backupCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery Admin' })).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Backup codes: 9 of 10 left')).toBeVisible();
});

test('an admin adds a passkey and signs in with it', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, 'admin');
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Office computer');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Passkey: Office computer')).toBeVisible();

  await logOut(page);
  await fillLogin(page, email, password);
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery Admin' })).toBeVisible();
});

/** Opens a person in All Users, by a beginning of their name. */
async function openPerson(page: Page, search: string, name: string) {
  await page.goto('/dashboard/user-management/all-users');
  await page.getByLabel('Search', { exact: true }).fill(search);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name, exact: true }).click();
  return page.getByRole('dialog', { name: 'Manage' });
}

test('a change of a role is confirmed by a code in a session that the password alone has opened, and then goes on by itself', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await visitorElsewhere(browser, server.origin);
  await signIn(elsewhere, 'admin');
  await signIn(page, 'admin');
  const { secret } = await setUpAuthenticator(elsewhere);
  await elsewhere.context().close();

  const person = await openPerson(page, 'ben', 'Ben Beneficiary');
  await person.getByLabel('Name').fill('Ben Berg');
  await person.getByLabel('Role').selectOption('Donor');
  await person.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  // Put off, nothing is saved, and what was typed stays.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(person.getByLabel('Name')).toHaveValue('Ben Berg');
  await expect(person.getByLabel('Role')).toHaveValue('donor');
  await person.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastText(page, 'Person Saved')).toBeVisible();
  // For ten minutes nothing more is asked.
  await person.getByLabel('Role').selectOption('Volunteer');
  await person.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
});

test('signing in again over a page asks for the second step inside its dialog, and what waited goes on @full', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const { secret } = await setUpAuthenticator(page);
  await page.getByLabel('Name', { exact: true }).fill('Avery A.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await codeOf(secret, 1));
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastText(page, 'Name Saved')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Avery A.');
});

test('an admin resets the second step of somebody who lost it, and the link with the password sets up another one @full', async ({
  page,
  browser,
  server,
}) => {
  const theirs = await visitorElsewhere(browser, server.origin);
  await signIn(theirs, 'program_manager');
  await setUpAuthenticator(theirs, ACCOUNTS.program_manager.password);

  await signIn(page, 'admin');
  const person = await openPerson(page, 'parker', 'Parker Manager');
  await person.getByRole('button', { name: 'Reset second step' }).click();
  await page
    .getByRole('dialog', { name: 'Reset the second step of Parker Manager?' })
    .getByRole('button', { name: 'Reset second step' })
    .click();
  // No mail server: the link is shown to be passed on.
  const link = person.getByRole('link', { name: 'Link with which Parker Manager sets up a second step' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/\/login#reset=/);
  // Their open page hears of it.
  await expect(theirs).toHaveURL('/login');
  await theirs.goto(address);
  await fillLogin(theirs, ACCOUNTS.program_manager.email, ACCOUNTS.program_manager.password);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Welcome, Parker Manager' })).toBeVisible();
  await setUpAuthenticator(theirs, ACCOUNTS.program_manager.password);
  await theirs.context().close();
  await page.goto('/dashboard/user-management/permissions?tab=audit');
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText('Parker Manager');
});

test('from the day on, people whom the settings name open only the page that sets it up', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/settings');
  await page.getByLabel('Second step', { exact: true }).selectOption('Admins and program managers');
  await page.getByLabel('From', { exact: true }).fill(calendarDateAt(Date.now()));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Set up your own second step first.')).toBeVisible();
  await page.getByLabel('Second step', { exact: true }).selectOption('Off');
  await setUpAuthenticator(page);
  await page.goto('/dashboard/settings');
  await page.getByLabel('Second step', { exact: true }).selectOption('Admins and program managers');
  await page.getByLabel('From', { exact: true }).fill(calendarDateAt(Date.now()));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'They apply from now on.')).toBeVisible();

  const elsewhere = await visitorElsewhere(browser, server.origin);
  await signIn(elsewhere, 'program_manager');
  await elsewhere.goto('/dashboard/home');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Welcome, Parker Manager' })).toHaveCount(0);
  expect((await elsewhere.request.get('/api/programs/list')).status()).not.toBe(200);
  await turnOnAuthenticator(elsewhere, ACCOUNTS.program_manager.password);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Welcome, Parker Manager' })).toBeVisible();
  await elsewhere.context().close();
});
