import { calendarDateAt, yearOf } from '../src/core/shared/time/calendar';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { openSidebar } from './support/sidebar';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test('a donor finds their gifts, stops a plan in two presses, reads what all did and prints the year @full', async ({
  page,
  isMobile,
}) => {
  await openSignedIn(page, 'donor', '/dashboard/my-donations');
  const sums = page.getByRole('region', { name: 'What you gave each year' });
  await expect(sums.getByRole('term').first()).toBeVisible();
  // On a phone a list stands where the table is.
  const gifts = (name: string) => page.getByRole(isMobile ? 'list' : 'table', { name });
  await expect(gifts('Money')).toContainText('Received. Thank you.');
  await expect(gifts('Shoes and clothing')).toContainText('We will pick it up:');

  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const goTo = async (name: string) => {
    await openSidebar(page, isMobile);
    await menu.getByRole('link', { name }).click();
  };
  await goTo('Recurring Donations');
  const plan = page.getByRole('listitem').filter({ hasText: '$120.00 every year' });
  await plan.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(plan.getByText('Ended', { exact: true })).toBeVisible();
  await page.reload();
  await expect(plan.getByText('Ended', { exact: true })).toBeVisible();
  const theirs = page.getByRole('listitem').filter({ hasText: '$25.00 every month' });
  await expect(theirs.getByRole('link', { name: /opens in a new tab/ })).toBeVisible();
  await expect(theirs.getByRole('button')).toHaveCount(0);

  await goTo('Impact Reports');
  const soFar = page.getByRole('region', { name: /^\d{4} through / });
  await expect(soFar).toContainText('people got shoes');
  await expect(soFar).toContainText('pairs of shoes given out');

  await goTo('Tax Receipts');
  // The page before has a choice of years too.
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Receipts' })).toBeVisible();
  const last = String(yearOf(calendarDateAt(Date.now())) - 1);
  await page.getByLabel('Year').selectOption(last);
  await page.getByRole('button', { name: 'Show the statement' }).click();
  const statement = page.getByRole('article');
  await expect(statement).toContainText('FSR Foundation (sample)');
  await page.emulateMedia({ media: 'print' });
  await expect(statement).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.getByText('Back to all receipts')).toBeHidden();
});
