import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { expectAccessible } from '../support/accessibility';
import { testNew } from './running-server';

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function fillIn(page: Page, admin: Readonly<Record<'Name' | 'Email', string>>) {
  await page.getByLabel('Name').fill(admin.Name);
  await page.getByLabel('Email').fill(admin.Email);
  await page.getByRole('textbox', { name: 'Password' }).fill('walk a mile in these');
  await page.getByRole('button', { name: 'Create Admin' }).click();
}

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
testNew.use({ contextOptions: { reducedMotion: 'reduce' } });

// The second use of the link is refused.
testNew.use({ allowedProblems: /status of 404|Failed to create the first admin/ });

testNew('the link of a new server makes one admin, who then signs in @full', async ({ page, server }) => {
  await expect.poll(() => server.said()).toMatch(/first-admin#\S+/);
  const link = /http\S+first-admin#\S+/.exec(server.said())?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your site' })).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, { Name: 'Avery', Email: 'avery@fsr.example' });
  await expect(page).toHaveURL('/login');
  await expect(toast(page)).toContainText('Admin Created');

  await page.goto(link);
  await fillIn(page, { Name: 'Ben', Email: 'ben@fsr.example' });
  await expect(toast(page)).toContainText('Link Not Valid');
  await expect(page.getByLabel('Name')).toHaveValue('Ben');

  await page.goto('/login');
  await page.getByLabel('Email').fill('avery@fsr.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('walk a mile in these');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery' })).toBeVisible();

  await page.goto('/dashboard/user-management/all-users');
  await expect(page.getByText('Only you. Invite someone.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite someone' });
  await invitation.getByLabel('Name').fill('Nia New');
  await invitation.getByLabel('Email').fill('nia.new@mail.example');
  await invitation.getByRole('button', { name: 'Send Invitation' }).click();
  // This server sends no mail.
  await expect(invitation.getByRole('link', { name: /for Nia New$/ })).toBeVisible();
});
