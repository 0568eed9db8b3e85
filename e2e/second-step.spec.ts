import { expect, test } from './fixtures';
import { ACCOUNTS, fillLogin, signInByForm } from './support/accounts';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const { email, password, name } = ACCOUNTS.donor;

test('in the simulation a donor sets up an authenticator and a passkey, and signs in with either', async ({
  page,
}) => {
  await signInByForm(page, 'donor');
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByRole('region', { name: 'Your authenticator (simulated)' });
  await expect(card.getByText('nothing here is a secret')).toBeVisible();
  const code = ((await card.locator('strong').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(code);
  await page.getByRole('button', { name: 'Turn On' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCode = (await codes.first().textContent()) ?? '';
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Simulate passkey' }).click();
  await expect(page.getByText('Passkey: My phone')).toBeVisible();
  await expect(page.getByText('Backup codes: 10 of 10 left')).toBeVisible();

  const begin = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/login');
    await fillLogin(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  };
  const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${name}` });
  await begin();
  // This code was used to turn the authenticator on.
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/^This code (was used already|is not right)/)).toBeVisible();
  await page.getByRole('button', { name: 'Use a backup code instead' }).click();
  await page.getByLabel('Backup code').fill(backupCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(welcome).toBeVisible();
  await begin();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText('Press ‘Simulate passkey’.')).toBeVisible();
  await page.getByRole('button', { name: 'Simulate passkey' }).click();
  await expect(welcome).toBeVisible();
});
