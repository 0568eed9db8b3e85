// The prerendered login page, sign-up page and dashboard skeleton: before hydration, during it, and without script.
import type { Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../src/core/content/default-content';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessibility';
import { ACCOUNTS, fillLogin, storeSession } from './support/accounts';
import { noteFrames } from './support/frames';
import { hold, SCRIPTS } from './support/hold';

const USER = JSON.stringify({
  id: 'account-4',
  email: 'donor@fsr.example',
  name: 'Dana Donor',
  role: 'donor',
});

/** Marks the page's heading, to check later whether React has kept the prerendered element. */
function mark(page: Page): Promise<void> {
  return page.locator('h1').evaluate((heading: HTMLElement) => {
    heading.dataset.mark = 'prerendered';
  });
}

/** Links to write or call whose text is on more than one line. */
function brokenLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="mailto:"], a[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const lines = new Set<number>();
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode as Node);
        for (const { top } of range.getClientRects()) lines.add(Math.round(top));
      }
      return lines.size > 1 ? [link.textContent ?? ''] : [];
    }),
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page is complete, and says how to reach the foundation @phone', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    const { email, phone } = DEFAULT_CONTENT.siteSettings.contact;
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Signing in needs JavaScript');
    await expect(note.locator('a')).toHaveText([phone, email]);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
  });

  test('an e-mail address or telephone number goes to the next line as a whole @full', async ({ page }) => {
    for (const path of ['/', '/login', '/signup']) {
      await page.goto(path);
      await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
      for (let width = 320; width <= 480; width += 40) {
        await page.setViewportSize({ width, height: 800 });
        expect(await brokenLinks(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the dashboard says that it needs script, and shows no skeleton', async ({ page }) => {
    await page.goto('/dashboard/home');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('The dashboard needs JavaScript');
    await expect(page.locator('.dashboard-skeleton')).toBeHidden();
  });
});

test('the sign-in page fetches no script before the load event, and then hydrates the prerendered page', async ({
  page,
}) => {
  const beforeLoad: string[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && request.resourceType() === 'script') beforeLoad.push(request.url());
  });
  const release = await hold(page, SCRIPTS);
  await page.goto('/login');
  expect(beforeLoad).toEqual([]);
  await expectAccessible(page);
  await mark(page);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-out');
  await expect(page.locator('h1')).toHaveAttribute('data-mark', 'prerendered');
});

test('what a person types and presses before hydration is kept, and sent once @phone', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/login');
  await mark(page);
  await page.getByLabel('Email').fill('donor@fsr.example');
  await page.getByLabel('Password', { exact: true }).pressSequentially('wrong');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const button = page.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(page).toHaveURL('/login');
  await expect(button).toHaveCSS('cursor', 'progress');
  release();
  await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  await expect(button).toHaveCSS('cursor', 'pointer');
  await expect(page.getByLabel('Email')).toHaveValue('donor@fsr.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  await expect(page.locator('h1')).toHaveAttribute('data-mark', 'prerendered');
});

test('a password is shown if the button was pressed before hydration, and keeps the focus', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('every-one-3');
  await page.getByRole('button', { name: 'Show password' }).click();
  await password.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(2, 5);
  });
  release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('every-one-3');
  await expect(password).toBeFocused();
});

test('the sign-in page still says after a reload why the dashboard sent somebody there @full', async ({
  page,
}) => {
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Please sign in to go on')).toBeVisible();
  const release = await hold(page, SCRIPTS);
  await page.reload();
  await mark(page);
  release();
  await expect(page.getByText('Please sign in to go on')).toBeVisible();
  await expect(page.locator('h1')).toHaveAttribute('data-mark', 'prerendered');
  await fillLogin(page, ACCOUNTS.donor.email, ACCOUNTS.donor.password);
  await expect(page).toHaveURL('/dashboard/profile');
});

test('the form sends what a password manager filled in without an event @full', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/login');
  await page.evaluate(({ email, password }) => {
    const [first, second] = document.querySelectorAll('input');
    if (first) first.value = email;
    if (second) second.value = password;
  }, ACCOUNTS.donor);
  release();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Dana Donor' })).toBeVisible();
});

test('people who are signed in go on to the dashboard and never see the form @full', async ({ page }) => {
  await page.addInitScript((user) => localStorage.setItem('user', user), USER);
  const release = await hold(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('form')).toBeAttached();
  await expect(page.locator('.auth-page')).toBeHidden();
  release();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Dana Donor' })).toBeVisible();
});

test('the sign-in page and its script are fetched when somebody points at the link, not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path === '/login' || path.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\/assets\/boot-/),
  ]);
  const code = page.waitForRequest(/assets\/start-app-.+\.js$/);
  await page.getByRole('link', { name: 'Log In' }).hover();
  await code;
  expect(asked).toContain('/login');
});

test('the script of a page is fetched when somebody points at its entry in the sidebar @full @desktop', async ({
  page,
}) => {
  await page.addInitScript((user) => localStorage.setItem('user', user), USER);
  await page.goto('/dashboard/home', { waitUntil: 'networkidle' });
  const code = page.waitForRequest(/assets\/profile-page-.+\.js$/);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).hover();
  await code;
  await expect(page).toHaveURL('/dashboard/home');
});

test('the page shows the content that an admin has saved, and never the default content @full', async ({
  page,
}) => {
  const siteSettings = { ...DEFAULT_CONTENT.siteSettings, tagline: 'Every pair counts' };
  const value = {
    revision: 'r1',
    savedAt: 1,
    automatic: false,
    content: { ...DEFAULT_CONTENT, siteSettings },
  };
  await page.addInitScript(
    (stored) => localStorage.setItem('siteContent', stored),
    JSON.stringify({ schema: 1, value }),
  );
  const release = await hold(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('.auth-page')).toBeAttached();
  await expect(page.locator('.auth-page')).toBeHidden();
  release();
  await expect(page.getByText('Every pair counts')).toBeVisible();
});

test('the dashboard paints its skeleton before any script, and hydrates it', async ({ page, isMobile }) => {
  await page.addInitScript((user) => localStorage.setItem('user', user), USER);
  const release = await hold(page, SCRIPTS);
  await page.goto('/dashboard/profile', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  // On a phone the sidebar is a sheet that is closed at first.
  await expect(page.locator('.dashboard-skeleton__sidebar')).toBeVisible({ visible: !isMobile });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

// Home, a page behind its item of the menu, one that the role may not open, and where mails lead.
for (const [role, path, heading, tag = ' @full'] of [
  ['donor', '/dashboard/home', 'Welcome, Dana Donor', ''],
  ['admin', '/dashboard/programs', 'Active Programs', ''],
  ['donor', '/dashboard/reports', 'Welcome, Dana Donor'],
  ['program_manager', '/dashboard/events', 'Events'],
  ['volunteer', '/dashboard/my-schedule', 'My Schedule'],
  ['admin', '/dashboard/admin?tab=messages', 'Welcome back, Avery Admin'],
] as const)
  test(`${path} shows the skeleton until the page of ${role} is there, and nothing empty between${tag} @chromium`, async ({
    page,
  }) => {
    await storeSession(page, role);
    const frames = await noteFrames(page);
    await page.goto(path);
    // On a machine that does other work as well, the slow processor takes its time.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 45_000 });
    await page.waitForLoadState('networkidle');
    expect(await frames()).toEqual(['skeleton', 'page']);
  });

for (const [role, path, chunk, tag = ' @full'] of [
  ['donor', 'home', 'home', ''],
  ['volunteer', 'my-schedule', 'schedule-page', ''],
  ['admin', 'donations/recent-donations?tab=pickups', 'recent-donations-page'],
] as const)
  test(`the page of /dashboard/${path} is fetched with the frame, before any script has run${tag}`, async ({
    page,
  }) => {
    await storeSession(page, role);
    // Nothing runs that could ask for it.
    const release = await hold(page, '**/assets/{react,start-app}-*.js');
    const asked = page.waitForRequest(new RegExp(`/${chunk}-[^/]*\\.js$`));
    await page.goto(`/dashboard/${path}`, { waitUntil: 'commit' });
    await asked;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the home view greets before any script, in the place of the later heading @phone', async ({ page }) => {
  await page.addInitScript((user) => localStorage.setItem('user', user), USER);
  const release = await hold(page, SCRIPTS);
  await page.goto('/dashboard/home', { waitUntil: 'commit' });
  const early = page.locator('.dashboard-skeleton__heading');
  await expect(early).toHaveCSS('font-size', '28px');
  expect(await early.evaluate((heading) => getComputedStyle(heading, '::before').content)).toBe(
    '"Welcome, Dana Donor"',
  );
  const before = await early.boundingBox();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Welcome, Dana Donor' });
  await expect(heading).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test('no other page greets, and nobody is greeted who is signed out', async ({ page }) => {
  await hold(page, SCRIPTS);
  const greeting = () =>
    page
      .locator('.dashboard-skeleton__heading')
      .evaluate((heading) => getComputedStyle(heading, '::before').content);
  await page.goto('/dashboard/home', { waitUntil: 'commit' });
  expect(await greeting()).toBe('none');
  await page.addInitScript((user) => localStorage.setItem('user', user), USER);
  await page.goto('/dashboard/profile', { waitUntil: 'commit' });
  expect(await greeting()).toBe('none');
});

// One stands for all; the full matrix has each.
for (const [path, wrong, heading, tag = ' @full'] of [
  ['/login', '/signup', 'Sign in to your account'],
  ['/login', '/', 'Sign in to your account'],
  ['/signup', '/dashboard', 'Create your account'],
  ['/dashboard/profile', '/login', 'Sign in to your account', ''],
  ['/dashboard/no-such-page', '/dashboard', 'Every size. Every step. Everyone.'],
] as const)
  test(`${path} shows its own page if the host answers with the page of ${wrong}, and hydrates nothing else${tag}`, async ({
    page,
    request,
  }) => {
    const body = await (await request.get(wrong)).text();
    await page.route(path, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(path);
    // A mismatch would be logged, and a console error fails the test.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
  });

test.describe('when the script is missing', () => {
  test.use({ allowedProblems: /Failed to load resource/ });

  test('the sign-in page offers a reload and keeps what was typed', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/login');
    await fillLogin(page, 'donor@fsr.example', 'new-shoes-4');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('donor@fsr.example');
    await expect(page).toHaveURL('/login');
  });
});
