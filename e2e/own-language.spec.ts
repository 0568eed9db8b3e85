// The language that a person has chosen, and which page opens by it. The texts in Spanish are made up (two-languages.spec.ts).
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { noteShifts } from './support/layout-shifts';
import { testOnOwnSite } from './support/test-on-own-site';

const test = testOnOwnSite({ VITE_MADE_UP: 'on' });

const BENEFICIARY = ['beneficiary@fsr.example', 'first-day-5'] as const;
const ADMIN = ['admin@fsr.example', 'every-size-1'] as const;

async function signIn(page: Page, path: string, [email, password]: readonly [string, string]) {
  await page.goto(path);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** The language in what the browser keeps of the session. */
const storedLanguage = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null')?.language ?? null);

/** The languages of the documents that the page has painted since this was called. */
async function watchPaints(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const note = () => {
      const { lang } = document.documentElement;
      if (getComputedStyle(document.documentElement).visibility === 'hidden') return;
      const seen: string[] = JSON.parse(sessionStorage.getItem('test:painted') ?? '[]');
      if (seen.at(-1) !== lang) sessionStorage.setItem('test:painted', JSON.stringify([...seen, lang]));
    };
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('test:painted') ?? '[]'));
}

/** The titles of the toasts of the document that is open, also of those that are gone. */
async function watchToasts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { shownToasts: titles });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.toast__title')) titles.add(textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'shownToasts')].join());
}

test('who signs in on the page in Spanish has chosen it, and every address of the dashboard opens in it, with nothing painted in English @full @chromium @desktop', async ({
  page,
}) => {
  await signIn(page, '/es/login', BENEFICIARY);
  await expect(page).toHaveURL(/\/es\/dashboard/);
  await expect.poll(() => storedLanguage(page)).toBe('es');
  const painted = await watchPaints(page);
  await page.goto('/events');
  const before = await page.evaluate(() => history.length);
  await page.goto('/dashboard/profile?a=b#c');
  await expect(page).toHaveURL('/es/dashboard/profile?a=b#c');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  expect(await painted()).toEqual(['en', 'es']);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/events');
});

test('signing in on the page in English sets nothing, and the address decides @full @chromium @desktop', async ({
  page,
}) => {
  await signIn(page, '/login', BENEFICIARY);
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/dashboard/);
  for (const path of ['/es/dashboard/profile', '/dashboard/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(await storedLanguage(page)).toBeNull();
});

test('a stored language that is none counts as absent, and the session stays @full @chromium @desktop', async ({
  page,
}) => {
  await signIn(page, '/login', BENEFICIARY);
  await expect(page).toHaveURL(/\/dashboard/);
  for (const language of ['fr', 5, { es: true }]) {
    await page.evaluate((value) => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, language: value }));
    }, language);
    await page.goto('/es/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
    await expect(page).toHaveURL('/es/dashboard/profile');
  }
});

test('the switch of the dashboard saves the language and keeps the page @full @chromium @desktop', async ({
  page,
}) => {
  await signIn(page, '/login', BENEFICIARY);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/profile?x=1');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/dashboard/profile?x=1');
  expect(await storedLanguage(page)).toBe('es');
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL('/es/dashboard/home');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/dashboard/home');
  expect(await storedLanguage(page)).toBe('en');
});

test('the profile saves a choice at once, opens again in it and says so there @full @chromium @desktop', async ({
  page,
}) => {
  await signIn(page, '/login', BENEFICIARY);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/profile');
  const toasts = await watchToasts(page);
  const choices = page.getByRole('group', { name: 'Language' });
  for (const name of ['English', 'Español'])
    await expect(choices.getByRole('radio', { name })).not.toBeChecked();
  await choices.getByText('Español').click();
  await expect(page).toHaveURL('/es/dashboard/profile');
  await expect.poll(toasts).toContain('[Language Saved');
  await page.locator('fieldset').getByText('English').click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect.poll(toasts).toBe('Language Saved');
  await expect(choices.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('the dashboard of an admin is in English whatever they chose, and their header has no switch @full @chromium @desktop', async ({
  page,
}) => {
  const toasts = await watchToasts(page);
  await signIn(page, '/es/login', ADMIN);
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/dashboard/);
  await expect.poll(toasts).toBe('Login Successful');
  await expect.poll(() => storedLanguage(page)).toBe('es');
  await expect(page.getByRole('link', { name: 'Español' })).toHaveCount(0);
  await page.goto('/es/dashboard/profile');
  await expect(page).toHaveURL('/dashboard/profile');
});

test('signed out, a page of the dashboard in Spanish leads to sign-in in Spanish and then to itself @full @chromium @desktop', async ({
  page,
}) => {
  await page.goto('/es/dashboard/profile');
  await expect(page).toHaveURL('/es/login');
  await page.locator('input[type=email]').fill(BENEFICIARY[0]);
  await page.locator('input[type=password]').fill(BENEFICIARY[1]);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/es/dashboard/profile');
});

test('the address that was typed comes along to sign-in in the other language, the password does not @full @chromium @desktop', async ({
  page,
}) => {
  await page.goto('/login');
  await page.locator('input[type=email]').fill('ada@mail.example');
  await page.locator('input[type=password]').fill('never along');
  // Until then the link leads there alone.
  await page.waitForFunction(() => document.querySelector('.language-switch')?.getAttribute('href') !== null);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-out');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/login');
  await expect(page.locator('input[type=email]')).toHaveValue('ada@mail.example');
  await expect(page.locator('input[type=password]')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('carried:form'))).toBeNull();
  await page.reload();
  await expect(page.locator('input[type=email]')).toHaveValue('');
});

for (const [locale, path, isShown] of [
  ['es-MX', '/login', true],
  ['es-MX', '/es/login', false],
  ['en-US', '/es/login', true],
  ['en-US', '/login', false],
  ['fr-FR', '/login', false],
] as const)
  test(`a browser in ${locale} ${isShown ? 'is told' : 'is not told'} on ${path} that there is another language, and nothing moves @full @chromium @desktop`, async ({
    browser,
    ownOrigin,
  }) => {
    const context = await browser.newContext({ locale, baseURL: ownOrigin });
    const page = await context.newPage();
    const shifts = await noteShifts(page);
    await page.goto(path);
    const line = page.locator('.other-language');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-out');
    await expect(line).toBeVisible({ visible: isShown });
    expect(await shifts()).toEqual([]);
    if (isShown) {
      await line.getByRole('link').click();
      await expect(page).toHaveURL(path === '/login' ? '/es/login' : '/login');
    }
    await context.close();
  });
