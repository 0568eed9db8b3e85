// Passwords by a link in the simulation: it sends no mail, says so, and shows the link that a mail would have carried.
import { expect, test } from './fixtures';
import { fillLogin } from './support/accounts';

test('whoever forgot their password follows a link once, by keyboard, and signs in with the new one @full', async ({
  page,
}) => {
  await page.goto('/forgotten-password');
  await expect(page.getByText('Demo: no mail is sent.')).toBeVisible();
  await page.getByLabel('Email').fill('donor@fsr.example');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Open the link' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('For Dana Donor, donor@fsr.example.')).toBeVisible();
  const password = page.getByLabel('New password');
  await password.fill('password123456');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(password).toBeFocused();
  await password.fill('walk a mile in these');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, 'donor@fsr.example', 'walk a mile in these');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.goto('/');
  await page.goto(address);
  await expect(page.getByRole('alert')).toHaveText(/was used already/);
});
