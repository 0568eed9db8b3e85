import { menuFor } from '../../src/core/navigation/menu';
import { menuTexts } from '../../src/ui/shared/menu.texts';
import { expect } from '../fixtures';
import { ACCOUNT_ROLES, ACCOUNTS, fillLogin, signInByForm } from '../support/accounts';
import { toastText } from '../support/toast';
import { test } from './running-server';

// One stands for all; what each role may call is tested without a browser (tests/server/access.test.ts).
const ALWAYS = 'donor';

for (const role of ACCOUNT_ROLES)
  test(`${role} signs in, sees the own menu and nothing else, and is refused what others may do${role === ALWAYS ? '' : ' @full'}`, async ({
    page,
    context,
    server,
  }) => {
    await signInByForm(page, role);
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    const items = menuFor(role).map(({ id }) => menuTexts[id]);
    await expect(
      menu.getByRole('listitem').filter({ hasText: new RegExp(`^(${items.join('|')})$`) }),
    ).toHaveCount(items.length);
    // The session is the server's: a role that is written into the browser's own storage changes nothing.
    await page.evaluate(() => {
      const hint = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...hint, role: 'admin' }));
    });
    await page.goto('/dashboard/admin');
    await expect(page).toHaveURL(role === 'admin' ? '/dashboard/admin' : '/dashboard/home');

    const call = (path: string) => context.request.get(server.origin + path);
    expect((await call('/api/content/backups')).status()).toBe(role === 'admin' ? 200 : 403);
    expect((await call('/api/campaigns/list')).status()).toBe(role === 'admin' ? 200 : 403);
  });

test.describe('with an answer that refuses', () => {
  // Browsers write an answer of 401 into the console.
  test.use({ allowedProblems: /status of 401/ });

  test('the login page does not say which part was wrong @full', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, ACCOUNTS.donor.email, 'wrong');
    await expect(page.getByRole('alert')).toHaveText('Login failed');
    await fillLogin(page, 'nobody@fsr.example', 'wrong');
    await expect(page.getByRole('alert')).toHaveText('Login failed');
    await expect(page).toHaveURL('/login');
  });
});

test('who signs out is signed out on the server, too @full', async ({ page, context, server }) => {
  await signInByForm(page, 'volunteer');
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly, name }) => httpOnly && name.includes('session'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  // The page leaves at once; this comes when the server has answered.
  await expect(toastText(page, 'You have been logged out successfully')).toBeVisible();
  // The old cookie opens nothing any more.
  await context.addCookies(cookies);
  const session = await context.request.get(`${server.origin}/api/session`);
  expect(await session.json()).toEqual({ user: null, standing: null });
});
