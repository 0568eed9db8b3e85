import { expect } from '../fixtures';
import { test } from './running-server';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a donor finds their own gifts on the server, starts a plan, and pauses it in two presses @full', async ({
  page,
}) => {
  await signIn(page, 'donor');
  await page.goto('/dashboard/my-donations');
  await expect(page.getByRole('table', { name: 'Money' })).toContainText('Received. Thank you.');
  await page.goto('/dashboard/impact-reports');
  await expect(page.getByText('People who gave money')).toBeVisible();
  await page.goto('/dashboard/tax-receipts');
  await expect(page.getByText(/^You gave \$/)).toBeVisible();

  await page.goto('/dashboard/recurring-donations');
  await expect(page.getByRole('heading', { name: '$25.00 every month' })).toBeVisible();
  await page.getByRole('button', { name: 'Start a recurring gift' }).click();
  const form = page.getByRole('dialog', { name: 'Start a recurring gift' });
  await form.getByLabel('Amount').fill('17');
  await form.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(form).toBeHidden();
  const plan = page.getByRole('listitem').filter({ hasText: '$17.00 every month' });
  await plan.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Pause it' }).click();
  await expect(plan.getByText('Paused', { exact: true })).toBeVisible();
});
