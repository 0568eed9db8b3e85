import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { chooseMore } from './support/choose-more';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const ALL = '/dashboard/programs/active-programs?tab=figures&figures=internal';

const fact = (page: Page, name: string) =>
  page
    .locator('section:not(.figures__glance) dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** The lines of the file that a page exports. */
async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  return { name: download.suggestedFilename(), lines };
}

// A phone has no table of moves.
test('the same 60 pairs stand in the log of the shelf, on the page, on paper and in the file @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/dashboard/donations/recent-donations?tab=sizes&moves=true');
  let pairs = 0;
  for (let next = true; next; ) {
    const given = page.getByRole('cell').filter({ hasText: /^Given \d+/ });
    await expect(page.getByRole('button', { name: /^Undo / }).first()).toBeVisible();
    for (const text of await given.allTextContents()) pairs += Number(text.replaceAll(/\D/g, ''));
    const button = page.getByRole('button', { name: 'Next page' });
    next = (await button.count()) > 0 && (await button.isEnabled());
    if (!next) continue;
    const before = await page.getByRole('navigation', { name: 'Pages' }).textContent();
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).not.toHaveText(before ?? '');
  }
  expect(pairs).toBe(60);

  await page.goto(ALL);
  await expect(fact(page, 'Pairs given')).toHaveText('60');
  const sizes = page.getByRole('table', { name: 'Pairs given by size' });
  await expect(sizes.getByRole('row').last()).toHaveText('Whole period60');
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^internal-not-for-sharing-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toContain('Pairs given,All,,60,');

  await page.emulateMedia({ media: 'print' });
  await expect(fact(page, 'Pairs given')).toBeVisible();
  await expect(page.getByText(/^Printed on /)).toBeVisible();
  await expect(page.getByText('Program: All programs')).toBeVisible();
  for (const part of ['navigation', 'button', 'combobox'] as const)
    expect(await page.getByRole(part).filter({ visible: true }).count(), part).toBe(0);

  // A phone keeps a year of months behind a button, and paper has it if it is chosen.
  const months = page.getByRole('table', { name: 'Visits by month' });
  await expect(months).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Tables on paper, too' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(months).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ media: 'screen' });
  await expect(months).toBeHidden();
  await page.getByRole('button', { name: 'Show table: Visits by month' }).click();
  await expect(months).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide table: Visits by month' })).toBeFocused();
});

test('at a glance has the first page, and a year takes five pages at most @chromium', async ({ page }) => {
  await openSignedIn(page, 'admin', ALL);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText('no records yet')).toHaveCount(4);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: 'print' });
  await expect(glance).toHaveCSS('break-after', 'page');
  await expect(page.getByRole('img', { name: 'Visits by month' })).toHaveCSS('break-inside', 'avoid');
});

test('what is hidden on the page is hidden on paper and in the file, and internal figures say so @full @phone', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', '/dashboard/reports');
  const few = page.getByText('fewer than 5 people', { exact: true });
  await expect(few.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const shown = await few.count();
  const { lines } = await exported(page);
  expect(lines.filter((line) => line.includes('fewer than 5 people')).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await few.count()).toBe(shown);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'Internal' }).click();
  await expect(page.getByText('Internal: not for sharing')).toBeVisible();
  await expect(few).toHaveCount(0);
  // The quarter stays, which is in the address now.
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-01&to=[\d-]+&figures=internal$/);
  await page.reload();
  await expect(page.getByText('Internal: not for sharing')).toBeVisible();
  const { name, lines: all } = await exported(page);
  expect(name).toMatch(/^internal-not-for-sharing-/);
  expect(all.join('\n')).not.toContain('fewer than');
});

test('a period is chosen with its dates, and one that makes no sense is refused @full', async ({ page }) => {
  await openSignedIn(page, 'program_manager', '/dashboard/reports?figures=internal');
  await page.getByLabel('Period').selectOption('Choose dates');
  await page.getByLabel('From').fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await page.getByLabel('To', { exact: true }).fill('2019-01-01');
  await expect(page.getByText('The end has to be after the start.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-12-31');
  await expect(page.getByText('Nothing was recorded in this period. Choose another one.')).toBeVisible();
  await expect(fact(page, 'Visits')).toHaveText('not recorded');
  await page.getByRole('button', { name: 'How this is counted: Shoes' }).click();
  await expect(page.getByText(/Reports for sharing are of whole months/)).toBeVisible();
});

test('figures hear of what was recorded in another tab @full', async ({ page }) => {
  await openSignedIn(page, 'program_manager', '/dashboard/reports?figures=internal');
  const received = fact(page, 'Pairs received');
  await expect(received).toHaveText(/^\d+$/);
  const before = Number(await received.textContent());
  const other = await page.context().newPage();
  await other.goto('/dashboard/reports?tab=sizes&show=all');
  await chooseMore(other, 'Men 5', 'Receive');
  const dialog = other.getByRole('dialog', { name: 'Receive Men 5' });
  await dialog.getByLabel('Pairs').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(received).toHaveText(String(before + 3));
});
