import { axe } from './accessibility/checks/axe';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { fillCampaign } from './support/campaign-form';
import { entriesIn } from './support/entries';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test('an admin starts a campaign; it is listed, survives a reload and is on the home view at once', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/dashboard/admin?tab=campaigns');
  await expect(page.getByRole('heading', { name: 'Campaign Management' })).toBeVisible();
  // A table, or cards on a phone.
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText('View Details') });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('$6,500 raised of $10,000');
  await expect(rows.first().getByRole('timer')).toHaveText(/^29d 23h 59m \d+s$/);

  await page.getByRole('button', { name: 'New Campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Create Campaign' })).toBeFocused();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription('Enter a title.');
  await fillCampaign(page, 'Winter Boots', '8000');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toastText(page, '"Winter Boots" has been created.')).toBeVisible();
  await expect(rows).toHaveCount(4);

  await page.reload();
  await expect(rows).toHaveCount(4);
  await page.goto('/dashboard/home');
  await expect(page.getByRole('article', { name: 'Winter Boots' })).toContainText('$0 raised of $8,000');
});

test('an admin changes a campaign with a picture of its own, and the details show it @full', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/dashboard/campaigns/active-campaigns');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Summer Sneaker Drive');
  await page.getByLabel('Image', { exact: true }).setInputFiles('public/images/icon-192.png');
  await expect(page.getByText('Now 192 × 192 px')).toBeVisible();
  await page.getByLabel('Raised so far').fill('7550');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('$9,000 raised of $10,000')).toBeVisible();
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page.getByText('$9,000 (90%)')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Active Campaigns', level: 1 })).toBeVisible();
});

test('a picture of another kind is refused by its extension @full', async ({ page }) => {
  await openSignedIn(page, 'admin', '/dashboard/campaigns/create-campaign');
  await page.getByLabel('Image', { exact: true }).setInputFiles('public/images/hero.svg');
  await expect(page.getByText('Please upload a file in one of these formats: JPG, JPEG, PNG')).toBeVisible();
});

test('the report compares the campaigns @full', async ({ page, isMobile }) => {
  await openSignedIn(page, 'admin', '/dashboard/campaigns/campaign-reports');
  const rows = entriesIn(page, isMobile);
  await expect(rows.filter({ hasText: 'Summer Sneaker Drive' })).toContainText('65%');
  const all = page.locator('.ant-card').filter({ has: page.getByRole('heading', { name: 'All campaigns' }) });
  await expect(isMobile ? all : rows.filter({ hasText: 'All campaigns' })).toContainText('$50,000');
});

test('buttons keep their contrast under the pointer @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, 'admin', '/dashboard/admin?tab=campaigns');
  await page.getByRole('button', { name: 'New Campaign' }).hover();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'New Campaign' }).click();
  await page.getByRole('button', { name: 'Back to campaigns' }).hover();
  expect(await axe(page)).toEqual([]);
});
