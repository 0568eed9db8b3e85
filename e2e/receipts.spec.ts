import type { Page } from '@playwright/test';
import { storedGift } from '../src/adapters/mock/gifts/simulated-gifts';
import { GIFTS } from '../src/adapters/mock/gifts/stored-gifts';
import { aDonor, aGift } from '../tests/support/gift-builder';
import { aPickup } from '../tests/support/message-builder';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { chooseMore } from './support/choose-more';
import { entriesIn } from './support/entries';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const RECEIPTS = '/dashboard/donations/recent-donations?tab=receipts';

/** What one donor gave in 2026: cash, a payment with a benefit, one that went back in part, and boots. */
async function storeYear(page: Page): Promise<void> {
  const donor = aDonor();
  const gifts = [
    aGift({ id: 'cash', donor, method: 'cash', cents: 4_050, receivedOn: '2026-02-03' }),
    aGift({ id: 'dinner', donor, cents: 20_000, benefit: { description: 'Dinner', cents: 7_500 } }),
    aGift({
      id: 'part',
      donor,
      cents: 10_000,
      receivedOn: '2026-01-31',
      state: 'refunded',
      refund: { cents: 2_525, on: '2026-02-02' },
    }),
    aGift({ id: 'walter', donor: aDonor({ name: 'Walter Brandt', email: '' }), cents: 5_000 }),
  ];
  const scheduledAt = Date.UTC(2026, 5, 1, 20);
  const pickup = aPickup({
    ...donor,
    id: 'boots',
    items: '5 pairs of boots',
    state: 'collected',
    scheduledAt,
    goods: [{ description: 'Pairs of boots', count: 5 }],
  });
  const records = {
    'simulation:gifts': { version: GIFTS.version, value: { gifts: gifts.map(storedGift), imports: [] } },
    'simulation:pickups': { version: 1, value: [pickup] },
  };
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    for (const [key, record] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(record));
  }, records);
}

test('the treasurer writes the letters of a year, reads one as it is printed, and voids it for a reason', async ({
  page,
  isMobile,
}) => {
  await storeYear(page);
  await openSignedIn(page, 'admin', `${RECEIPTS}&letters=2026`);
  await expect(page.getByText('No mail is being sent right now')).toBeVisible();
  const letter = entriesIn(page, isMobile).filter({ hasText: 'Rosa Delgado' });
  await expect(letter).toContainText('$315.25');
  await page.getByRole('button', { name: 'Write and send the letters' }).click();
  const asked = page.getByRole('dialog', { name: 'Write and send the letters?' });
  await expect(asked).toContainText('There are 2 donors.');
  await asked.getByRole('button', { name: 'Write and send the letters' }).click();
  await expect(page.getByText('2 of 2 letters: 1 by mail, 1 on paper')).toBeVisible();
  await page.reload();
  await expect(page.getByText('All letters are written.')).toBeVisible();

  await page.getByRole('button', { name: 'Print those without email' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Walter Brandt');
  await page.getByRole('button', { name: 'Back to the letters' }).click();

  const statement = letter.getByRole('link', { name: /^2026-/ });
  const number = (await statement.textContent()) ?? '';
  await statement.click();
  const article = page.getByRole('article', { name: 'Statement of gifts in 2026' });
  await expect(article).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  for (const text of [
    'FSR Foundation (sample)',
    '100 Example Avenue, Las Vegas, NV 89101',
    'EIN 00-0000000',
    number,
    'Issued on',
    'Rosa Delgado',
    'Feb 3, 2026',
    '$40.50',
    '$25.25',
    '$74.75',
    'In return: Dinner.',
    'Estimated value $75.00 (good-faith estimate)',
    'Pairs of boots',
    'Jun 1, 2026',
    '$315.25',
    'No goods or services were provided in exchange for the other contributions.',
    'to the extent allowed by law',
    'hello@fsr.example',
  ])
    await expect(article).toContainText(text);
  await expect(article.getByRole('row', { name: 'Jun 1, 2026 Pairs of boots 5' })).toBeVisible();
  const head = article.getByRole('row', { name: /^Date Paid by/ }).locator('xpath=..');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(article).toHaveCSS('font-size', '14.6667px');
  await page.emulateMedia({ media: null });

  await chooseMore(page, `Receipt ${number}`, 'Void');
  const dialog = page.getByRole('dialog', { name: `Void receipt ${number}?` });
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(dialog.getByText('Say in one sentence why.').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('The name was misspelled.');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(article).toContainText('This receipt was voided and does not count.');
  await expect(article).toContainText('The name was misspelled.');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a receipt that is replaced gives way to the new one, whose heading has the focus @full', async ({
    page,
  }) => {
    await storeYear(page);
    await openSignedIn(page, 'admin', `${RECEIPTS}&gift=cash`);
    await page.getByRole('button', { name: 'Issue' }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: /^Receipt 2026-/ });
    await expect(heading).toBeVisible();
    const [number, address] = [await heading.textContent(), page.url()];
    await chooseMore(page, number ?? '', 'Replace');
    const dialog = page.getByRole('dialog', { name: /^Replace/ });
    await dialog.getByLabel('Reason').fill('The name was misspelled.');
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(dialog).toBeHidden();
    await expect(heading).not.toHaveText(number ?? '');
    await expect(heading).toBeFocused();
    expect(page.url()).not.toBe(address);
    await expect(page.getByText('This receipt was voided')).toHaveCount(0);
  });
});

test('a gift whose receipt holds is not marked as one without; receipts by themselves are in the outbox at once', async ({
  page,
  isMobile,
}) => {
  await storeYear(page);
  await openSignedIn(page, 'admin', `${RECEIPTS}&gift=cash`);
  await page.getByRole('button', { name: 'Issue the receipt' }).click();
  await expect(page.getByText('Receipt 2026-0001').first()).toBeVisible();
  await page.goto('/dashboard/donations/recent-donations?sort=smallest');
  const gift = entriesIn(page, isMobile).filter({ hasText: '$40.50' });
  await gift.getByRole('button', { name: /More|Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct a gift' });
  await dialog.getByRole('checkbox', { name: 'No tax receipt' }).check();
  await dialog.getByRole('combobox', { name: 'Why' }).selectOption('Somebody else gives the receipt');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(dialog.getByText('Receipt 2026-0001 holds this gift. Void it first.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open receipt 2026-0001' })).toBeVisible();

  await page.goto('/dashboard/settings');
  await page.getByRole('switch', { name: 'Send a receipt for each gift by itself' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'Settings Saved')).toBeVisible();
  await page.goto('/dashboard/donations/recent-donations');
  await page.getByRole('button', { name: 'Record a gift' }).click();
  const record = page.getByRole('dialog', { name: 'Record a gift' });
  await record.getByRole('textbox', { name: 'Donor' }).fill('Nia Ward');
  await record.getByRole('textbox', { name: 'Email' }).fill('nia@mail.example');
  await record.getByRole('textbox', { name: 'Amount' }).fill('40');
  await record.getByRole('button', { name: 'Record a gift' }).click();
  await expect(toastText(page, 'Gift recorded')).toBeVisible();
  await page.goto('/dashboard/settings');
  await expect(page.getByText(/^Receipt \d{4}-\d{4} from FSR Foundation \(sample\)$/)).toBeVisible();
  await expect(page.getByText(/nia@mail\.example/).first()).toBeVisible();
});
