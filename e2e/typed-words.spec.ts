// What somebody types into a search field stays with the page, and out of its address.
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const USERS = '/dashboard/user-management/all-users';

test('words are kept by reload, Back and Forward, and are in no address @desktop', async ({ page }) => {
  await openSignedIn(page, 'admin', USERS);
  const search = page.getByLabel('Search', { exact: true });
  const found = page.getByRole('link', { name: 'Amara Okafor', exact: true });
  await search.fill('okafor');
  await search.press('Enter');
  await expect(page.locator('tbody').getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(USERS);
  await page.getByLabel('Role').selectOption('Donor');
  await expect(found).toBeHidden();
  await expect(page).toHaveURL(`${USERS}?role=donor`);

  await page.reload();
  await expect(search).toHaveValue('okafor');
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(search).toHaveValue('okafor');
  await page.goBack();
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(search).toHaveValue('okafor');
});

test.describe('an address of an earlier version', () => {
  test.use({ allowedProblems: /^address of a (request|page) with what somebody typed/ });

  test('finds what it did, and loses its words @desktop', async ({ page }) => {
    await openSignedIn(page, 'admin', `${USERS}?search=okafor&role=volunteer`);
    await expect(page.locator('tbody').getByRole('link')).toHaveCount(1);
    await expect(page).toHaveURL(`${USERS}?role=volunteer`);
    await page.reload();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('okafor');
    await expect(page.getByRole('link', { name: 'Amara Okafor', exact: true })).toBeVisible();
  });
});

test.describe('an id that names nothing', () => {
  for (const address of [
    '/dashboard/programs/active-programs?manager=%F0%9F%91%9F',
    '/dashboard/programs/active-programs?manager=nobody',
    '/dashboard/events/upcoming-events?program=nobody',
    '/dashboard/donations/recent-donations?campaign=nobody',
  ])
    test(`leaves the list as it is: ${address} @desktop`, async ({ page }) => {
      // The shoe is what this test is about, and no word.
      await openSignedIn(page, 'admin', address);
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /1 to \d+ of/ })
          .first(),
      ).toBeVisible();
      await expect(page.getByText('Nothing matches.')).toBeHidden();
    });
  test.use({ allowedProblems: /^address of a (request|page) with words, as 'manager'/ });
});
