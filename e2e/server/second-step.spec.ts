import type { Page } from '@playwright/test';
import { WebCryptoCodes } from '../../src/adapters/web-crypto/web-crypto-codes';
import { stepAt } from '../../src/core/account/second-factor/code-rules';
import { calendarDateAt } from '../../src/core/shared/time/calendar';
import { expect } from '../fixtures';
import { ACCOUNTS, fillLogin } from '../support/accounts';
import { testAlone as test } from './running-server';
import { visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A code that was used is refused.
test.use({ allowedProblems: [/status of (401|403|409)/] });

const { email, password } = ACCOUNTS.admin;

/** The code that an authenticator with this secret shows; `later` steps from now. */
async function codeOf(secret: string, later = 0): Promise<string> {
  const [code] = await new WebCryptoCodes(crypto).codes(secret, [stepAt(Date.now()) + later]);
  return code?.code ?? '';
}

/** Sets up an authenticator in the profile, and answers its secret and the backup codes. */
async function setUpAuthenticator(page: Page) {
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
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
  await expect(page.getByText('Backup codes: 10 of 10 left')).toBeVisible();
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
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery Admin' })).toBeVisible();
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
  await expect(page.getByText('They apply from now on.', { exact: true })).toBeVisible();

  const elsewhere = await visitorElsewhere(browser, server.origin);
  await signIn(elsewhere, 'program_manager');
  await elsewhere.goto('/dashboard/home');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Welcome, Parker Manager' })).toHaveCount(0);
  expect((await elsewhere.request.get('/api/programs/list')).status()).not.toBe(200);
  await elsewhere.context().close();
});
