import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { toastText } from './support/toast';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test('a volunteer reads what waits on Home and marks it as done @full @phone', async ({ page }) => {
  await openSignedIn(page, 'volunteer', '/dashboard/home');
  await page.getByRole('link', { name: '1 training to do' }).click();
  await page.getByRole('link', { name: 'Safe with young people' }).click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  const box = page.getByLabel('I have read this');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(toastText(page, 'Training Done')).toBeVisible();
  await expect(page.getByText('Nothing is required.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Done' }).getByRole('listitem')).toHaveCount(3);
});

test('what a beneficiary says is wrong is checked by a manager, and everybody reads when @phone', async ({
  page,
}) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/resources');
  await expect(page.getByRole('link', { name: 'Call 2-1-1' })).toHaveAttribute('href', 'tel:211');
  await page.getByRole('button', { name: 'This is wrong: Sunrise Walk-In Clinic' }).click();
  await expect(page.getByText('Thank you. Somebody will check it.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await openSignedIn(page, 'program_manager', '/dashboard/programs/my-programs?tab=guides');
  // In the page's own part: a toast is a list item, too.
  const main = page.getByRole('main');
  const clinic = main
    .getByRole('row')
    .or(main.getByRole('listitem'))
    .filter({ hasText: 'Sunrise Walk-In Clinic' });
  await expect(clinic).toContainText('Reported by 1');
  await clinic.getByRole('link', { name: 'Sunrise Walk-In Clinic' }).click();
  await page.getByLabel('Hours', { exact: true }).fill('Mon, 10 AM to 4 PM');
  await page.getByLabel('I checked this today').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastText(page, 'Guide Saved')).toBeVisible();
  await expect(clinic).not.toContainText('Reported by');
  await expect(clinic).not.toContainText('Check again');

  await openSignedIn(page, 'beneficiary', '/dashboard/resources?need=health');
  const health = page.getByRole('list', { name: 'Health' });
  await expect(health).toContainText('Mon, 10 AM to 4 PM');
  await expect(health).toContainText(/Checked on \w{3} \d+, \d{4}/);
});

test('on paper resources stand with the logo and the numbers to call, without filters and buttons @full', async ({
  page,
}) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/resources');
  await expect(page.getByRole('heading', { name: 'Juniper Street Food Pantry' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper__logo')).toBeVisible();
  await expect(page.getByText('Call 2-1-1')).toBeVisible();
  await expect(page.getByText('702-555-0131')).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
