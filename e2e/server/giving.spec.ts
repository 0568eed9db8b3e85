import { expect } from '../fixtures';
import { signInByForm } from '../support/accounts';
import { test } from './running-server';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin records a check for a campaign, imports a file once and finds the sums on the server', async ({
  page,
}) => {
  await signInByForm(page, 'admin');
  await page.goto('/dashboard/donations/recent-donations?donor=quartz');
  const totals = page.getByRole('region', { name: 'Totals of what is shown' });
  await expect(totals).toContainText('$0.00');
  await page.getByRole('button', { name: 'Record a gift' }).click();
  const form = page.getByRole('dialog', { name: 'Record a gift' });
  await form.getByRole('textbox', { name: /Donor$/ }).fill('Zoë Quartz');
  await form.getByLabel('Amount').fill('1,000');
  await form.getByRole('button', { name: 'Record a gift' }).click();
  await expect(form).toBeHidden();
  await expect(totals).toContainText('$1,000.00');

  const file = {
    name: 'gifts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'ID,Date,Name,Amount\nQ-1,2026-01-05,Ada Quartz,$ 10\nQ-2,2026-01-05,李 Quartz,"1,234.50"\n',
    ),
  };
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import 2 gifts' }).click();
  await expect(dialog).toBeHidden();
  await expect(totals).toContainText('$2,244.50');

  await page.getByRole('button', { name: 'Import a file' }).click();
  await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Everything in this file is here already.' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo the import of gifts.csv' }).click();
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Undone', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(totals).toContainText('$1,000.00');
});
