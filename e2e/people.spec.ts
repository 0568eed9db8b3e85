import { expect, test } from './fixtures';
import { fillLogin, openSignedIn, signInByForm } from './support/accounts';
import { toastText } from './support/toast';

const USERS = '/dashboard/user-management/all-users';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test('an admin finds, changes, deactivates and invites people, and the log says so @full', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', USERS);
  await page.getByLabel('Search', { exact: true }).fill('bea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expect(page).toHaveURL(USERS);
  const manage = page.getByRole('link', { name: 'Bea Lindqvist', exact: true });
  await manage.click();
  const dialog = page.getByRole('dialog', { name: 'Manage' });
  // Where the page that was loading had the focus, its first field has it now.
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Bea Berg');
  await dialog.getByLabel('Role').selectOption('Donor');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'Person Saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('dialog', { name: 'Deactivate Bea Berg?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await expect(dialog.getByRole('button', { name: 'Reactivate' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Bea Berg', exact: true })).toBeFocused();
  // A reload keeps the question and what was changed.
  await page.reload();
  await expect(page.getByText('Deactivated', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite someone' });
  await invitation.getByLabel('Name').fill('Nia New');
  await invitation.getByLabel('Email').fill('nia.new@mail.example');
  await invitation.getByRole('button', { name: 'Send Invitation' }).click();
  // No mail is sent here, so the link is shown on the page.
  await expect(toastText(page, 'Invitation Made')).toBeVisible();
  await expect(invitation.getByRole('link', { name: 'Link of the invitation for Nia New' })).toHaveAttribute(
    'href',
    /\/invitation#.+/,
  );
  await invitation.getByRole('button', { name: 'Close' }).click();
  await expect(invitation).toBeHidden();

  await page.goto('/dashboard/user-management/permissions?tab=audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log).toContainText('invited Nia New as Volunteer.');
  await expect(log).toContainText('deactivated Bea Berg.');
  await expect(log).toContainText('changed the role of Bea Berg from Volunteer to Donor.');
});

test('people change their own name, picture and password, and sign in with it', async ({ page }) => {
  await signInByForm(page, 'donor', '/dashboard/profile');
  await page.goto('/dashboard/profile');
  await page.getByLabel('Name', { exact: true }).fill('Dana D.');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(toastText(page, 'Name Saved')).toBeVisible();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  // A photo that is wider than it is tall becomes a small square.
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(toastText(page, 'Picture Saved')).toBeVisible();
  await page.reload();
  const badge = page.getByRole('region', { name: 'Your account' }).locator('img');
  await expect(badge).toHaveJSProperty('naturalWidth', 256);
  await expect(badge).toHaveJSProperty('naturalHeight', 256);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(toastText(page, 'Picture Removed')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await page.getByLabel('Current password').fill('new-shoes-4');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Choose a password of at least 12 characters.').first()).toBeVisible();
  await page.getByLabel('New password').fill('walk two miles in these');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toastText(page, 'Password Changed')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, 'donor@fsr.example', 'walk two miles in these');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('on a phone the filters of a list fold behind a button that says how many are set @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, 'admin', `${USERS}?role=donor`);
  const filters = page.getByRole('search', { name: 'Find people' });
  const button = filters.getByRole('button', { name: 'Filters (1)' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(filters.getByLabel('Role')).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('button', { name: 'Clear filters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filters.getByLabel('Role')).toBeFocused();
  await filters.getByLabel('State').selectOption('Active');
  await expect(page).toHaveURL(/state=active/);
  const both = filters.getByRole('button', { name: 'Filters (2)' });
  await both.press('Space');
  await expect(filters.getByLabel('State')).toBeHidden();
  await filters.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(filters.getByLabel('Search', { exact: true })).toBeFocused();
  await expect(filters.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/role|state/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a phone Permissions takes at most four screens before an area is opened @full @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSignedIn(page, 'admin', '/dashboard/user-management/permissions');
  const area = page.getByRole('heading', { name: 'Receipts', level: 2 });
  await expect(area).toBeVisible();
  const screens = () =>
    page.evaluate(() => document.documentElement.scrollHeight / document.documentElement.clientHeight);
  expect(await screens()).toBeLessThanOrEqual(4);
  await area.click();
  await expect(page.getByRole('list', { name: 'Receipts' }).getByText('Void a receipt')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Donor');
  const receipts = page.getByRole('list', { name: 'Receipts' }).getByRole('listitem');
  await expect(receipts).toHaveCount(1);
  await expect(receipts).toContainText('See one’s own receipts');
  await area.click();
  expect(await screens()).toBeLessThanOrEqual(4);
});
