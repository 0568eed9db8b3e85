import { expect } from '../fixtures';
import { signInByForm } from '../support/accounts';
import { test } from './running-server';
import { adminElsewhere } from './second-browser';

// A session that has ended answers 401, and browsers write that into the console.
test.use({ allowedProblems: [/status of 401/] });

test('an admin invites and deactivates people, and ends a session of their own in another browser', async ({
  page,
  browser,
  server,
}) => {
  const theirs = await browser.newPage({ baseURL: server.origin });
  await signInByForm(theirs, 'beneficiary');
  await signInByForm(page, 'admin');
  await page.goto('/dashboard/user-management/all-users?search=ben');
  await page.getByRole('button', { name: 'Manage Ben Beneficiary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage' });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate Ben Beneficiary?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  // Their open page hears of it.
  await expect(theirs).toHaveURL('/login');
  await theirs.close();
  await dialog.getByRole('button', { name: 'Reactivate' }).click();
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite someone' });
  await invitation.getByLabel('Name').fill('Nia New');
  await invitation.getByLabel('Email').fill('nia.new@mail.example');
  await invitation.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Invitation Sent', { exact: true })).toBeVisible();
  await page.goto('/dashboard/user-management/permissions?tab=audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log).toContainText('invited Nia New as Volunteer.');
  await expect(log).toContainText('deactivated Ben Beneficiary.');

  const elsewhere = await adminElsewhere(browser, server.origin);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^End the session on / })
    .first()
    .click();
  await expect(page.getByText('Session Ended', { exact: true })).toBeVisible();
  await expect(elsewhere).toHaveURL('/login');
});
