import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { chooseMore, moreOf } from './support/choose-more';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const LIST = '/dashboard/volunteers/applications';

test('a manager denies with a reason and approves another, by keyboard @phone', async ({ page }) => {
  await openSignedIn(page, 'program_manager');
  await page.getByRole('link', { name: '4 applications to answer' }).press('Enter');
  await page.getByRole('link', { name: 'Ben' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ben' })).toBeFocused();
  await expect(page).toHaveURL(/\?application=/);

  await chooseMore(page, 'Ben', 'Deny');
  const denial = page.getByRole('dialog', { name: 'Deny Ben?' });
  await expect(denial.getByLabel('Why')).toBeFocused();
  await denial.getByRole('button', { name: 'Deny' }).press('Enter');
  await expect(denial.getByText('Please say why, in one sentence.')).toBeVisible();
  await expect(denial.getByLabel('Why')).toBeFocused();
  await denial.getByLabel('Why').selectOption('No place');
  await denial.getByLabel('Reason').fill('All mentors walk with somebody this month.');
  await denial.getByLabel('Reason').press('Enter');
  await expect(toastText(page, 'Application Denied')).toBeVisible();
  await expect(page.getByRole('region', { name: 'About this application' })).toContainText(
    'All mentors walk with somebody this month.',
  );

  await page.getByRole('button', { name: 'Back to applications' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Ben' })).toBeHidden();
  await page.getByRole('link', { name: 'Luz' }).press('Enter');
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  const approval = page.getByRole('dialog', { name: 'Approve Luz?' });
  await approval.getByLabel('Message (optional)').fill('Come on Saturday.');
  await approval.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(toastText(page, 'Application Approved')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as told' }).press('Enter');
  await expect(toastText(page, 'Marked as Told')).toBeVisible();
  await page.getByRole('textbox', { name: 'Staff note' }).fill('Speaks Spanish.');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(toastText(page, 'Note Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Staff note' })).toHaveValue('Speaks Spanish.');
  await moreOf(page, 'Luz').click();
  await expect(page.getByRole('menuitem', { name: 'End Enrollment' })).toBeVisible();
});

test('one who applied by phone is recorded, and asked about when a like one is there @full', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', LIST);
  await page.getByRole('button', { name: 'Record an application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record an application' });
  await expect(dialog.getByLabel('Program')).toBeFocused();
  await dialog.getByLabel('Program').selectOption('Shoes for Everyone');
  await dialog.getByLabel('Name to be called').fill('luz');
  await dialog.getByLabel('How we reach them').fill('702-555-0151');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Please ask them first.')).toBeVisible();
  await dialog.getByLabel('They agreed that we keep this').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/^There is a pending application of that name and contact/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Open it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(toastText(page, 'Application Recorded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'luz', exact: true })).toBeVisible();
});

test('an application changed in the meantime is shown as it is now, with what was typed @full', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'program_manager', LIST);
  await page.getByRole('link', { name: 'Terrence' }).click();
  await chooseMore(page, 'Terrence', 'Deny');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(toastText(other, 'Application Approved')).toBeVisible();

  const denial = page.getByRole('dialog', { name: 'Deny Terrence?' });
  await denial.getByLabel('Why').selectOption('Other');
  await denial.getByLabel('Reason').fill('Too far.');
  await denial.getByRole('button', { name: 'Deny' }).click();
  await expect(denial.getByText('This was changed in the meantime. Please check it.')).toBeVisible();
  await expect(denial.getByText(/^Approved .* by Parker Manager$/)).toBeVisible();
  await expect(denial.getByLabel('Reason')).toHaveValue('Too far.');
});

test('an application to a program of somebody else looks like one that is not there @full', async ({
  page,
}) => {
  const nothing = page.getByText('This page does not exist, or you do not have access to it.');
  await openSignedIn(page, 'admin', '/dashboard/programs/active-programs?program=sample-program-work-boots');
  await page.getByRole('link', { name: 'Marisol' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marisol' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('application');
  await openSignedIn(page, 'program_manager', `${LIST}?application=${id}`);
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Back to applications' }).click();
  await expect(page.getByRole('link', { name: 'Luz' })).toBeVisible();
});
