import { expect, test } from './fixtures';

const DAMAGED = {
  null: 'null',
  'a list': '[]',
  'a text': '"x"',
  'an empty object': '{}',
  'half a user': '{"id":"1","email":"dana@fsr.example","na',
  'a user whose role is no text': '{"id":"1","email":"dana@fsr.example","name":"Dana Donor","role":7}',
  'four megabytes': `"${'x'.repeat(4_000_000)}"`,
};

for (const [what, value] of Object.entries(DAMAGED)) {
  test(`a stored session that is ${what} means signed out, and is removed`, async ({ page }) => {
    await page.addInitScript((stored) => {
      // Only before the first page: a reload must find what the site left.
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem('user', stored);
    }, value);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}
