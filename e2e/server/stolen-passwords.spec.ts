import type { Page } from '@playwright/test';
import { axe } from '../accessibility/checks/axe';
import { expect } from '../fixtures';
import { ACCOUNTS, fillLogin } from '../support/accounts';
import { toastText } from '../support/toast';
import { testAlone, testNew } from './running-server';
import { signIn } from './sign-in';

const note = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text });

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toastText(page, 'Password Changed')).toBeVisible();
}

testAlone(
  'a new password ends the calendar address, and says so until there is another one',
  async ({ page }) => {
    const ended = 'Your calendar address ended. Make a new one.';
    await signIn(page, 'volunteer');
    await page.goto('/dashboard/my-schedule');
    await page.getByRole('button', { name: 'Make a Calendar Address' }).click();
    const address = await page.getByLabel('Your calendar address').inputValue();
    const statusOf = async () => (await page.request.get(new URL(address).pathname)).status();
    expect(await statusOf()).toBe(200);

    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'Your password' })).toBeVisible();
    await expect(note(page, ended)).toHaveCount(0);
    await changePassword(page, ACCOUNTS.volunteer.password, 'walk a mile in these');
    expect(await statusOf()).toBe(404);
    await expect(note(page, ended)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Make a new one.' }).click();
    await expect(page.getByRole('status').filter({ hasText: ended })).toBeVisible();
    await page.getByRole('button', { name: 'Make a Calendar Address' }).click();
    await expect(page.getByLabel('Your calendar address')).not.toHaveValue(address);
    await expect(page.getByText(ended)).toHaveCount(0);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'Your password' })).toBeVisible();
    await expect(note(page, ended)).toHaveCount(0);
  },
);

testNew(
  'a password that became an easy guess is named to its admin until it is changed @full',
  async ({ page, server }) => {
    const easy = 'Your password is easy to guess.';
    const [email, password] = ['avery@fsr.example', 'lanternsbytheriver'];
    const enter = async () => {
      await page.context().clearCookies();
      await page.goto('/login');
      await fillLogin(page, email, password);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery' })).toBeVisible();
    };
    await expect.poll(() => server.said()).toMatch(/first-admin#\S+/);
    await page.goto(/http\S+first-admin#\S+/.exec(server.said())?.[0] ?? '');
    await page.getByLabel('Name').fill('Avery');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Create Admin' }).click();
    await expect(page).toHaveURL('/login');
    await enter();
    await expect(note(page, 'you sign in with a second step.')).toBeVisible();
    await expect(note(page, easy)).toHaveCount(0);

    // From now on the password is the foundation's name.
    await page.goto('/dashboard/settings');
    await page.getByLabel('Legal name').fill('Lanterns by the River');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toastText(page, 'They apply from now on.')).toBeVisible();
    await enter();
    await expect(note(page, easy)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await note(page, easy).getByRole('button', { name: 'Later' }).click();
    await expect(note(page, easy)).toHaveCount(0);

    await enter();
    await note(page, easy).getByRole('link', { name: 'Change it' }).click();
    await changePassword(page, password, 'walk a mile in these');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your password' })).toBeVisible();
    await expect(note(page, easy)).toHaveCount(0);
  },
);
