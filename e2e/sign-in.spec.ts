import { expect, test } from './fixtures';
import { ACCOUNTS, fillLogin, openSignedIn, signInByForm } from './support/accounts';
import { holdTimers } from './support/hold';
import { openSidebar } from './support/sidebar';
import { toastText } from './support/toast';

const alert = 'alert';

test('a donor signs in, sees the toast, and no password is left anywhere @phone', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.clock.install();
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in – FSR');
  const answer = await holdTimers(page);
  await fillLogin(page, ' DONOR@fsr.example ', ACCOUNTS.donor.password);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeFocused();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await answer();
  await expect(toastText(page, 'Login Successful')).toBeVisible();
  await expect(toastText(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const left = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
  ]);
  expect([...left, ...logged].join('\n')).not.toContain(ACCOUNTS.donor.password);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('"role":"donor"');
});

test('each message of the login form is seen, and goes when something is typed @phone @full', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole(alert)).toHaveText('Please enter both email and password');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillLogin(page, 'donor@fsr.example', 'wrong');
  await expect(page.getByRole(alert)).toHaveText('Incorrect password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).press('x');
  await expect(page.getByRole(alert)).toHaveCount(0);
  await fillLogin(page, 'nobody@fsr.example', 'wrong');
  await expect(page.getByRole(alert)).toHaveText('No account found with this email');
});

test.describe('with storage that is full', () => {
  test.use({ allowedProblems: /session could not be stored/ });

  test('a session that cannot be stored is an unexpected error, and nothing typed is lost @full', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/login');
    await fillLogin(page, ACCOUNTS.donor.email, ACCOUNTS.donor.password);
    await expect(page.getByRole(alert)).toHaveText('An unexpected error occurred. Please try again.');
    await expect(page.getByText('This browser has no room left')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(ACCOUNTS.donor.email);
  });
});

test.describe('with storage that throws', () => {
  test.use({
    allowedProblems: /session could not be|Who is signed in could not be|Failed to load content/,
  });

  test('reading the session says so on the login page; trying again helps @full', async ({ page }) => {
    await page.addInitScript(() => {
      const getItem = Storage.prototype.getItem;
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      window.addEventListener('allow-storage', () => {
        Storage.prototype.getItem = getItem;
      });
    });
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole(alert)).toContainText('Failed to initialize authentication');
    await page.evaluate(() => window.dispatchEvent(new Event('allow-storage')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole(alert)).toHaveCount(0);
  });

  test('a logout that fails says so and signs out all the same @full', async ({ page }) => {
    await openSignedIn(page, 'donor');
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toastText(page, 'Failed to log out properly')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

const DAMAGED = {
  null: 'null',
  'a list': '[]',
  'a text': '"x"',
  'an empty object': '{}',
  'half a user': '{"id":"1","email":"dana@fsr.example","na',
  'a user whose role is no text': '{"id":"1","email":"dana@fsr.example","name":"Dana Donor","role":7}',
  'a user whose role is null': '{"id":"1","email":"a@b.example","name":"A","role":null}',
  'a text of four megabytes': `"${'x'.repeat(4_000_000)}"`,
};

// What counts as damaged, the tests of the session's adapter say; half a user stands for all.
for (const [what, stored] of Object.entries(DAMAGED))
  test(`a stored session that cannot be read (${what}) means signed out, is removed, and the login page says so${what === 'half a user' ? '' : ' @full'}`, async ({
    page,
  }) => {
    await page.goto('/robots.txt');
    await page.evaluate((text) => localStorage.setItem('user', text), stored);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
    await expect(page.getByText('was damaged and has been removed')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

test('a forged role gets Home and Profile only, a missing one is an admin @full', async ({
  page,
  isMobile,
}) => {
  await page.goto('/login');
  const store = (user: object) =>
    page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
  await store({ id: '1', email: 'a@fsr.example', name: 'Ana', role: 'root' });
  await page.goto('/dashboard/admin');
  await expect(page).toHaveURL('/dashboard/home');
  await openSidebar(page, isMobile);
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    'Home',
    'Profile',
  ]);
  await store({ id: '1', email: 'a@fsr.example', name: 'Ana' });
  await page.goto('/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
});

test('two tabs agree: signing out in one, or clearing all storage, signs out the other, and signing in lets it in @full', async ({
  page,
  context,
  isMobile,
}) => {
  await signInByForm(page, 'donor', '/dashboard/tax-receipts');
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.bringToFront();
  await openSidebar(page, isMobile);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toastText(page, 'You have been logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await fillLogin(page, ACCOUNTS.donor.email, ACCOUNTS.donor.password);
  await expect(other).toHaveURL('/dashboard/profile');
  await page.evaluate(() => localStorage.clear());
  await expect(other).toHaveURL('/login');
});

test('the toast after logging out lies over no part of the login form on a small phone @desktop @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSignedIn(page, 'donor');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'You have been logged out successfully' });
  await expect(toast).toBeVisible();
  const form = page.getByRole('form', { name: 'Sign in' });
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const toastEnd = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
  const formStart = await form.evaluate((element) => element.getBoundingClientRect().top);
  expect(toastEnd).toBeLessThanOrEqual(formStart);
});

test('the back button after logging out shows no dashboard', async ({ page, isMobile }) => {
  await signInByForm(page, 'donor');
  await openSidebar(page, isMobile);
  await page.getByRole('link', { name: 'Tax Receipts' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Receipts' })).toBeVisible();
  await openSidebar(page, isMobile);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
});

test('a page that comes out of the back-forward cache after a logout elsewhere shows no dashboard @full', async ({
  page,
}) => {
  await openSignedIn(page, 'donor');
  await page.evaluate(() => {
    // A page in that cache hears of nothing; browsers tell it only that it is back.
    localStorage.removeItem('user');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
});

test('a login that is on its way when the page is left changes nothing @full', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await holdTimers(page);
  await fillLogin(page, ACCOUNTS.donor.email, ACCOUNTS.donor.password);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/signup');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the password can be looked at @full', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});
