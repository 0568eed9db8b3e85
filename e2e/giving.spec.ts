import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { chooseMore } from './support/choose-more';
import { pressGiftTool } from './support/gift-tools';
import { noteShifts } from './support/layout-shifts';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

// The journeys of a desk, with tables and files, are @desktop: on a phone cards stand there, and filters behind a button.
const GIFTS = '/dashboard/donations/recent-donations';
const totals = (page: Page) => page.getByRole('region', { name: 'Totals of what is shown' });
const csv = (...rows: string[]) => ({
  name: 'gifts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Transaction ID;Date;Donor Name;Email;Amount', ...rows].join('\r\n')),
});

test('an admin records a check by keyboard, settles a promise and refunds a part; the sums follow and survive a reload @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', GIFTS);
  await expect(totals(page)).toContainText('$510.00');
  await page.getByRole('button', { name: 'Record a gift' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record a gift' });
  await dialog.getByRole('button', { name: 'Record a gift' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: /Donor$/ })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: /Donor$/ })).toHaveAccessibleDescription(
    /Enter the donor’s name\./,
  );
  await page.keyboard.type('Zoë Quartz');
  await dialog.getByLabel('Amount').fill('$ 1,234.50');
  await dialog.getByLabel('Amount').press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Donor' }).fill('quartz');
  await expect(totals(page)).toContainText('$1,234.50');
  await expect(page).toHaveURL(GIFTS);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Donor' })).toHaveValue('quartz');
  await chooseMore(page, 'Zoë Quartz', 'Refund');
  const refund = page.getByRole('dialog', { name: 'Record a refund' });
  await refund.getByLabel('Amount that went back').fill('2000');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(refund.getByText('This is more than was given.')).toBeVisible();
  await refund.getByLabel('Amount that went back').fill('34.50');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(totals(page)).toContainText('$1,200.00');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('State').selectOption('Expected');
  await page.getByRole('button', { name: 'Mark as received' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as received' }).click();
  await expect(totals(page)).toContainText('$450.00');
});

test('no filter stands alone on its line, and setting one moves nothing below @desktop', async ({ page }) => {
  const from = page.getByLabel('From', { exact: true });
  await openSignedIn(page, 'admin', GIFTS);
  for (const width of [1440, 1280, 1180, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => lonelyFilters(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await totals(page).boundingBox();
  await from.fill('2020-01-01');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect((await totals(page).boundingBox())?.y).toBe(before?.y);
  // Folded filters have lines of their own.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  expect(await lonelyFilters(page)).toEqual([]);
  for (const [path, width] of [
    [`${GIFTS}?kind=money`, 360],
    ['/dashboard/admin?tab=messages&state=unread', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const topOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y ?? name;
    await expect
      .poll(async () => (await topOf('Clear filters')) === (await topOf('Filters (1)')), path)
      .toBe(true);
  }
});

/** The names of the filters that have a line to themselves. */
function lonelyFilters(page: Page): Promise<string[]> {
  return page.getByRole('search').evaluate((form) => {
    const filters = [...form.querySelectorAll('.list-filters__folded .labeled')];
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const tops = [...form.querySelectorAll('.labeled')].map(topOf);
    return filters
      .filter((filter) => tops.filter((top) => top === topOf(filter)).length === 1)
      .map((filter) => filter.querySelector('label')?.textContent ?? '');
  });
}

test('an admin imports a file once, although it is chosen twice, and takes it back @full @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', GIFTS);
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles(csv('X-1;2026-01-05;Ada Pine;ada@mail.example;-5', 'X-2;soon;李 明;;10'));
  await expect(dialog.getByRole('alert')).toContainText('2 lines can’t be read');
  await expect(dialog.getByRole('row', { name: /^2 Wrong/ })).toContainText('Amount: is negative');
  await expect(dialog.getByRole('row', { name: /^3 Wrong/ })).toContainText('Date: cannot be read: soon');
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);

  const good = csv('X-1;2026-01-05;Ada Pine;ada@mail.example;1,234.50', 'X-2;2026-01-06;李 明;;$ 10');
  await dialog.getByLabel('File', { exact: true }).setInputFiles(good);
  await expect(dialog.getByRole('status').filter({ hasText: '2 gifts to add' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 gifts' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Donor' }).fill('ada pine');
  await expect(totals(page)).toContainText('$1,234.50');

  await page.getByRole('button', { name: 'Import a file' }).click();
  await dialog.getByLabel('File', { exact: true }).setInputFiles(good);
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Everything in this file is here already.' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo the import of gifts.csv' }).click();
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Undone', { exact: true })).toBeVisible();
  // The toast that says so leaves the buttons of the dialog free.
  const close = dialog.getByRole('button', { name: 'Close' });
  const toast = page.getByRole('listitem').filter({ hasText: 'Import undone' });
  await expect(toast).toBeVisible();
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 720 });
    const [button, cover] = [await close.boundingBox(), await toast.boundingBox()];
    if (!button || !cover) throw new Error('The button and the toast are on the page.');
    expect(cover.x + cover.width, `at ${width} px`).toBeLessThanOrEqual(button.x);
  }
  await close.click();
  await expect(page.getByText('No gifts match.')).toBeVisible();
});

const providerFile = (name: string) => `tests/core/gifts/import/files/${name}`;

test('the files of PayPal and Stripe come in without a column chosen by hand, and refunds do not count @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', GIFTS);
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  const file = dialog.getByLabel('File', { exact: true });
  await file.setInputFiles(providerFile('backslash-quotes.csv'));
  await expect(dialog.getByRole('alert')).toContainText('A quotation mark on line 2 is broken');

  await file.setInputFiles(providerFile('paypal-activity.csv'));
  await expect(dialog.getByText('This looks like a file from PayPal.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 Left out/ })).toContainText('General Withdrawal');
  await expect(dialog.getByRole('row', { name: /^4 New/ })).toContainText('$1,000.00 counts');
  await expect(dialog.getByRole('row', { name: /^5 Refund/ })).toContainText('recorded on line 4');
  await expect(dialog.getByRole('row', { name: /^6 Left out/ })).toContainText('Pending');
  const leave = dialog.getByRole('checkbox', { name: 'Leave these 2 lines out' });
  await leave.uncheck();
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await leave.check();
  await dialog.getByRole('button', { name: 'Import 2 gifts' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Donor' }).fill('owen tran');
  await expect(totals(page)).toContainText('$1,000.00');

  await page.getByRole('button', { name: 'Import a file' }).click();
  await file.setInputFiles(providerFile('stripe-unified.csv'));
  await expect(dialog.getByRole('row', { name: /^2 New/ })).toContainText('is Dec 31, 2025 in Las Vegas');
  await expect(dialog.getByRole('row', { name: /^4 Left out/ })).toContainText('80.00 CAD');
  await dialog.getByText('Columns', { exact: true }).click();
  // The panel and the focus stay where they are while columns are chosen.
  const note = dialog.getByLabel('Note');
  await note.focus();
  await note.selectOption('Statement Descriptor');
  await expect(dialog.getByRole('button', { name: 'Import 2 gifts' })).toBeVisible();
  await expect(note).toBeFocused();
  await note.selectOption('Description');
  await dialog.getByRole('button', { name: 'Import 2 gifts' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Donor' }).fill('rosa quint');
  await expect(page.getByRole('row', { name: /Rosa Quint/ })).toContainText('Dec 31, 2025');
  await page.getByRole('searchbox', { name: 'Donor' }).fill('prather');
  await expect(totals(page)).toContainText('$40.00');
});

test('an import of ten thousand lines shows its progress, can be stopped, and 5,000 gifts are filtered at once @full', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', GIFTS);
  await pressGiftTool(page, 'Import a file');
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  const rows = Array.from({ length: 10_000 }, (_, index) => `B-${index};2026-02-03;Donor ${index};;1.00`);
  // Within the page, since a quick machine has read the file before anybody outside could press.
  const stopped = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const stop = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Stop');
          if (!stop) return;
          observer.disconnect();
          resolve(document.querySelector('[role=progressbar]') !== null);
          stop.click();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await dialog.getByLabel('File', { exact: true }).setInputFiles(csv(...rows));
  expect(await stopped).toBe(true);
  await expect(dialog.getByRole('status').filter({ hasText: 'Nothing of the file was kept.' })).toBeVisible();

  await dialog.getByLabel('File', { exact: true }).setInputFiles(csv(...rows.slice(0, 5_000)));
  await dialog.getByRole('button', { name: 'Import 5,000 gifts' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Donor' }).fill('donor 4999');
  await expect(totals(page)).toContainText('$1.00');
});

test('the gifts are exported as a file for spreadsheets @full', async ({ page }) => {
  await openSignedIn(page, 'admin', GIFTS);
  await page.getByRole('searchbox', { name: 'Donor' }).fill('kira');
  const exported = async (press: () => Promise<void>) => {
    const waiting = page.waitForEvent('download');
    await press();
    const file = await waiting;
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
  };
  const { name, text } = await exported(() => pressGiftTool(page, 'Export CSV'));
  expect(name).toMatch(/^gifts-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text.startsWith('\uFEFFDate,Donor,Email,')).toBe(true);
  expect(text.split('\r\n')[1]).toMatch(/^\d{4}-\d{2}-\d{2},Кира Соколова,kira@mail\.example,/);
  await page.goto('/dashboard/donations/campaign-performance');
  await expect(page.getByText('$6,500 (65%)')).toBeVisible();
  const campaigns = await exported(() => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(campaigns.name).toMatch(/^campaigns-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(campaigns.text).toContain('Summer Sneaker Drive,10000.00,6500.00,65,');
});

test('the whole gift book is downloaded, changed, looked at and restored @full @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', GIFTS);
  const before = await totals(page).textContent();
  await page.getByRole('button', { name: 'Backup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Backup of the gift book' });
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download backup' }).click();
  const path = await (await waiting).path();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Record a gift' }).click();
  const form = page.getByRole('dialog', { name: 'Record a gift' });
  await form.getByRole('textbox', { name: /Donor$/ }).fill('Zoë Quartz');
  await form.getByLabel('Amount').fill('5');
  await form.getByRole('button', { name: 'Record a gift' }).click();
  await expect(page.getByRole('row', { name: /Zoë Quartz/ })).toBeVisible();
  await page.getByRole('button', { name: 'Backup' }).click();
  await dialog.getByLabel('Restore from a file', { exact: true }).setInputFiles(path);
  const compared = dialog.getByRole('table', { name: 'The gift book now, and in the file' });
  await expect(compared).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace the gift book' }).click();
  await page
    .getByRole('dialog', { name: 'Replace the gift book?' })
    .getByRole('button', { name: 'Replace' })
    .click();
  await expect(page.getByRole('row', { name: /Zoë Quartz/ })).toHaveCount(0);
  expect(await totals(page).textContent()).toBe(before);
});

test('the reports add up to what the gifts do, and the campaigns to what they have raised @full', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/dashboard/donations/recent-donations');
  const received = await totals(page).getByRole('definition').nth(1).textContent();
  await page.goto('/dashboard/donations/donation-reports');
  const years = page.getByRole('table', { name: 'How much came each year?' });
  await expect(years.getByRole('row', { name: /^Total/ })).toContainText(received ?? 'nothing');
  await page.goto('/dashboard/donations/campaign-performance');
  for (const raised of ['$6,500 (65%)', '$8,750 (35%)', '$3,200 (21%)'])
    await expect(page.getByText(raised)).toBeVisible();
});

test('on a phone the first gift begins in the upper two thirds of the screen @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, 'admin', GIFTS);
  const first = page.getByRole('list', { name: 'Gifts' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(500);
  await pressGiftTool(page, 'Import a file');
  await expect(page.getByRole('dialog', { name: 'Import a file' })).toBeVisible();
});

test('rows of a name with its address are 44 px high in every list @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [GIFTS, '/dashboard/user-management/all-users', '/dashboard/programs/active-programs']) {
    await openSignedIn(page, 'admin', path);
    const rows = page.locator('.wide-table tbody tr.ant-table-row');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    // A tag beside a name is a little higher than its words.
    expect(Math.max(...heights)).toBeLessThan(46);
  }
});

for (const width of [1024, 1280, 1440]) {
  test(`at ${width} px every action of a gift is in sight, and nothing scrolls sideways @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSignedIn(page, 'admin', '/dashboard/donations/recent-donations');
    const actions = page
      .getByRole('main')
      .getByRole('button', { name: /^More: (?!Gifts$)/ })
      .or(page.getByRole('main').getByRole('link', { name: 'Receipt' }));
    await expect(actions.first()).toBeVisible();
    const ends = await actions.evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        const region = one.closest('.wide-table')?.getBoundingClientRect();
        return (
          left >= (region?.left ?? 0) && right <= (region?.right ?? document.documentElement.clientWidth)
        );
      }),
    );
    expect(ends.length).toBeGreaterThan(10);
    expect(ends).not.toContain(false);
    const isScrolling = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.wide-table')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    );
    expect(isScrolling).toBe(false);
  });
}

test('who asks for gifts stands beside both forms and in the footer, in the words of this browser’s settings', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo').getByRole('region', { name: 'About this foundation' });
  await expect(footer).toHaveText(
    'FSR Foundation (sample) is a nonprofit organization formed in Nevada. EIN 00-0000000. Purpose: Shoes, clothing and mentorship for people who need them. Gifts may be tax-deductible to the extent allowed by law.',
  );
  await openSignedIn(page, 'admin', '/dashboard/settings');
  await page.getByLabel('State of formation').fill('Arizona');
  await page.getByLabel('Not tax-deductible').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'Settings Saved')).toBeVisible();

  const shifts = await noteShifts(page);
  await page.goto('/#donate');
  const form = page.getByRole('form', { name: 'Monetary donation' });
  await expect(form.getByRole('group', { name: 'About this foundation' })).toContainText(
    'formed in Arizona.',
  );
  await expect(form.getByText('We send your receipt by email.', { exact: true })).toBeVisible();
  await expect(footer).toContainText('Gifts are not tax-deductible.');
  await page.goto('/events');
  await expect(footer).toContainText('formed in Arizona.');
  expect(await shifts()).toEqual([]);
});
