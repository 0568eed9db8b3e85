import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { fillLogin } from '../support/accounts';
import { toastText } from '../support/toast';
import { mailedLink, test } from './running-server';
import { adminElsewhere, visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A session that has ended answers 401, and browsers write that into the console.
test.use({ allowedProblems: /status of 401|status of 422|Failed to send a contact message/ });

test('an admin invites and deactivates people, and ends a session of their own in another browser @full', async ({
  page,
  browser,
  server,
}) => {
  const theirs = await browser.newPage({ baseURL: server.origin });
  await signIn(theirs, 'beneficiary');
  await theirs.goto('/dashboard/home');
  await expect(theirs.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await signIn(page, 'admin');
  await page.goto('/dashboard/user-management/all-users');
  await page.getByLabel('Search', { exact: true }).fill('ben');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ben Beneficiary', exact: true }).click();
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
  await expect(toastText(page, 'Invitation Sent')).toBeVisible();
  await expect(invitation).toBeHidden();
  await page.goto('/dashboard/user-management/permissions?tab=audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log).toContainText('invited Nia New as Volunteer.');
  await expect(log).toContainText('deactivated Ben Beneficiary.');

  const elsewhere = await adminElsewhere(browser, server.origin);
  await elsewhere.goto('/dashboard/home');
  await expect(elsewhere.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^End the session on / })
    .first()
    .click();
  await expect(toastText(page, 'Session Ended')).toBeVisible();
  await expect(elsewhere).toHaveURL('/login');
});

/** A new password, on the page that a link leads to. */
async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('New password').press('Enter');
  await expect(page).toHaveURL('/login');
}

test('an invited person joins by mail, gets a new password by mail, and their data is given out and erased', async ({
  page,
  browser,
  server,
  mails,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/settings');
  const replyTo = page.getByLabel('Reply-to address');
  await replyTo.fill('office@fsr.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'Settings Saved')).toBeVisible();

  await page.goto('/dashboard/user-management/all-users');
  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite someone' });
  await invitation.getByLabel('Name').fill('Pia Private');
  await invitation.getByLabel('Email').fill('pia@mail.example');
  await invitation.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(invitation).toBeHidden();
  const theirs = await visitorElsewhere(browser, server.origin);
  const invited = await mailedLink(mails, 'pia@mail.example', 'Your account is ready for a password');
  await theirs.goto(invited);
  await choosePassword(theirs, 'walk a mile in these');
  await theirs.goto('/forgotten-password');
  await theirs.getByLabel('Email').fill('pia@mail.example');
  await theirs.getByLabel('Email').press('Enter');
  await expect(theirs.getByText(/^If there is an account with this email/)).toBeVisible();
  await theirs.goto('/#contact');
  const form = theirs.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Pia Private');
  await form.getByLabel('Email').fill('pia@mail.example');
  await form.getByLabel('Message').fill('A word of mine.');
  await expect(async () => {
    await form.getByRole('button', { name: 'Send Message' }).click();
    const toasts = theirs.getByRole('region', { name: /Notifications/ });
    await expect(toasts).toContainText(/Message Sent|Press the button once more/);
    expect(await toasts.textContent()).toContain('Message Sent');
  }).toPass();
  const forgot = await mailedLink(mails, 'pia@mail.example', 'Choose a new password');
  await theirs.goto(forgot);
  await choosePassword(theirs, 'walk two miles in these');
  await fillLogin(theirs, 'pia@mail.example', 'walk a mile in these');
  await expect(theirs.getByRole('alert')).toHaveText('Login failed');
  for (const [used, said] of [
    [forgot, /This link was used already/],
    [invited, /You have chosen a password already/],
  ] as const) {
    await theirs.goto('/login');
    await theirs.goto(used);
    await expect(theirs.getByRole('alert')).toHaveText(said);
  }
  await theirs.goto('/login');
  await fillLogin(theirs, 'pia@mail.example', 'walk two miles in these');
  await expect(theirs.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.goto('/dashboard/admin?tab=messages');
  await page.getByRole('link', { name: 'Pia Private' }).click();
  await expect(page.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    /[?&]reply-to=office%40fsr\.example&/,
  );
  await page.goto('/dashboard/settings');
  await expect(replyTo).toHaveValue('office@fsr.example');
  const outbox = page.getByRole('region', { name: 'Mails of the site' });
  // The link in it lets its reader in: no admin sees it.
  const forgotten = outbox.getByRole('listitem').filter({ hasText: 'New password' });
  await expect(forgotten.getByText(/To pia@mail\.example/)).toBeVisible();
  await expect(forgotten.getByRole('link')).toHaveCount(0);

  await page.goto('/dashboard/user-management/all-users');
  await page.getByLabel('Search', { exact: true }).fill('pia');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Pia Private', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export Data' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('A word of mine.');
  await dialog.getByRole('button', { name: 'Erase Data' }).click();
  await page
    .getByRole('dialog', { name: 'Erase the data of Pia Private?' })
    .getByRole('button', { name: 'Erase Data' })
    .click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Erased person');
  await expect(theirs).toHaveURL('/login');
  await theirs.context().close();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nobody was found.')).toBeVisible();
  await page.goto('/dashboard/user-management/permissions?tab=audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log).toContainText('changed the settings: address for replies.');
  await expect(log).toContainText('erased the data of a person.');
});
