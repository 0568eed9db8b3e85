import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { openSidebar } from './support/sidebar';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test('a half-typed message is there again after a reload, and a password is not', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Ada Example');
  await form.getByLabel('Message').fill('Half a sentence');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed:contact'))).toContain('Half');
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Example');
  await expect(form.getByLabel('Message')).toHaveValue('Half a sentence');

  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@fsr.example');
  await page.getByLabel('Password', { exact: true }).fill('every-size-1');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('every-size-1');
});

test('a half-typed application is there again after a reload, and leaves with the person', async ({
  page,
  isMobile,
}) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/available-programs');
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  const access = page.getByRole('textbox', { name: 'Access needs (optional)' });
  await access.fill('Half a sentence');
  // It is kept within moments of the last key.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Half a sentence');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(access).toHaveValue('Half a sentence');
  await openSidebar(page, isMobile);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login$|\/$/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Half a sentence');
});
