import { calendarDateAt, yearOf } from '../../src/core/shared/time/calendar';
import { expect } from '../fixtures';
import { test } from './running-server';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EMAIL = 'zoe.quartz@mail.example';

test('an admin records a check, imports a file once, finds the sums, prints the year of a donor and voids it on the server @full', async ({
  page,
  server,
}) => {
  // A treasurer's whole day in one journey, since each sign-in and each start of the server costs seconds.
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/dashboard/donations/recent-donations');
  await page.getByRole('searchbox', { name: 'Donor' }).fill('quartz');
  const totals = page.getByRole('region', { name: 'Totals of what is shown' });
  await expect(totals).toContainText('$0.00');
  await page.getByRole('button', { name: 'Record a gift' }).click();
  const form = page.getByRole('dialog', { name: 'Record a gift' });
  await form.getByRole('textbox', { name: /Donor$/ }).fill('Zoë Quartz');
  await form.getByLabel('Email').fill(EMAIL);
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

  // The rest of the donor's year: cash, a payment with a benefit, one that went back in part, and goods.
  const send = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin: server.origin } });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.status() === 204 ? null : await answer.json();
  };
  const today = calendarDateAt(Date.now());
  const donor = { name: 'Zoë Quartz', email: EMAIL, phone: '702-555-0117', address: '1 Quartz Lane' };
  const gift = (id: string, own: object) =>
    send('POST', '/api/gifts/record', {
      id: `quartz-${id}`,
      donor,
      benefit: null,
      campaignId: null,
      receivedOn: today,
      note: '',
      isSettled: true,
      method: 'cash',
      receipt: 'owed',
      noReceiptReason: null,
      ...own,
    });
  await gift('cash', { cents: 4_050 });
  await gift('dinner', { cents: 20_000, benefit: { description: 'Dinner', cents: 7_500 } });
  const part = await gift('part', { cents: 10_000 });
  const refund = { cents: 2_525, on: today, base: part.revision };
  await send('POST', '/api/gifts/refund', { id: 'quartz-part', ...refund });
  const goods = [{ description: 'Pairs of boots', count: 5 }];
  await send('POST', '/api/gifts/recordGoods', { id: 'quartz-goods', donor, receivedOn: today, goods });

  const year = yearOf(today);
  await page.goto(`/dashboard/donations/recent-donations?tab=receipts&letters=${year}`);
  await page.getByRole('textbox', { name: 'Donor' }).fill('quartz');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Issue statement: Zoë Quartz' }).click();
  const statement = page.getByRole('article', { name: `Statement of gifts in ${year}` });
  await expect(statement).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  for (const text of [
    'FSR Foundation (sample)',
    'EIN 00-0000000',
    'Zoë Quartz',
    'Check',
    '$1,000.00',
    'Cash',
    '$40.50',
    'In return: Dinner. Estimated value $75.00 (good-faith estimate)',
    '$25.25',
    '$74.75',
    'Pairs of boots',
    '$1,315.25',
    'to the extent allowed by law',
    'No goods or services were provided in exchange for the other contributions.',
  ])
    await expect(statement).toContainText(text);
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: /^More: Receipt / }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const reason = page.getByRole('dialog', { name: /^Void receipt / });
  await reason.getByLabel('Reason').fill('The name was misspelled.');
  await reason.getByRole('button', { name: 'Void' }).click();
  await expect(statement).toContainText('This receipt was voided and does not count.');
});
