// The pages in Spanish, with made-up texts: the English ones in brackets and a third longer. What is in no brackets was never a text,
// and what is cut off is too long for a translation.
import type { Page } from '@playwright/test';
import { cutOffText, sidewaysScroll } from './accessibility/checks/layout';
import { expect, test as inEnglish } from './fixtures';
import { buildOwnSite } from './support/own-site';

const test = inEnglish.extend<object, { madeUpOrigin: string }>({
  madeUpOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => {
      const site = await buildOwnSite({ VITE_SPANISH: 'on', VITE_MADE_UP: 'on' });
      await use(site.origin);
      site.remove();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: ({ madeUpOrigin }, use) => use(madeUpOrigin),
});

/** Pages whose every word comes from the code. */
const PAGES = [
  '/login',
  '/signup',
  '/forgotten-password',
  '/invitation',
  '/reset-password',
  '/privacy',
  '/accessibility',
];

/** Names, and words that admins write, which have no Spanish yet. */
const ADMINS_WORDS =
  /FSR|Shoes, clothing and a way forward in Las Vegas|hello@fsr\.example|702-555-\d{4}|100\sExample\sAvenue,\sLas\sVegas,\sNV\s\d{5}/g;

/** What somebody reads or hears on the page that is not Spanish, outside of elements in English. */
function wordsInNoBrackets(page: Page): Promise<readonly string[]> {
  return page.evaluate((ownWords) => {
    const found: string[] = [];
    const strip = (text: string) => {
      let rest = text.replace(new RegExp(ownWords, 'g'), '');
      for (let before = ''; before !== rest; ) {
        before = rest;
        rest = rest.replace(/\[[^[\]]*\]/g, '');
      }
      return rest.trim();
    };
    const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== 'es';
    const note = (element: Element, text: string | null) => {
      const rest = strip(text ?? '');
      if (/\p{L}{2}/u.test(rest) && !isEnglish(element)) found.push(rest);
    };
    note(document.documentElement, document.title);
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        note(element, element.getAttribute(name));
      if (element.closest('script, style, template, noscript, svg')) continue;
      // Parts of a sentence may be elements of their own.
      const isWhole = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      if (isWhole && !element.parentElement?.closest('p, li, button, a')) note(element, element.textContent);
    }
    return found;
  }, ADMINS_WORDS.source);
}

for (const path of PAGES)
  test(`/es${path} has no word in English, and room for longer texts @full @chromium @desktop`, async ({
    page,
  }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/es${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect(await wordsInNoBrackets(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await cutOffText(page)).toEqual([]);
    }
  });

test('the link to the other language leads to the same page and back, and every link stays in its language @full @chromium @desktop', async ({
  page,
}) => {
  await page.goto('/login?from=mail');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/login?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const link of await page.getByRole('link').all()) {
    const [href, language] = [await link.getAttribute('href'), await link.getAttribute('lang')];
    expect(href).toMatch(language === 'en' ? /^\/(?!es\b)/ : /^(\/es\/|#|mailto:|tel:|https:)/);
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/login?from=mail');
});

test('on the landing page it leads to the section in view, also without script @full @chromium @desktop', async ({
  page,
  browser,
  madeUpOrigin,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Mission' }).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('mission')?.scrollIntoView());
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/#mission');
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: madeUpOrigin });
  await plain.goto('/es/events');
  await plain.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(plain).toHaveURL('/events');
  await plain.close();
});

test('unknown paths below /es are the landing page in Spanish, and what exists once is missing there @full @chromium @desktop', async ({
  request,
}) => {
  const unknown = await request.get('/es/no-such-page');
  expect(unknown.headers()['x-robots-tag']).toBe('noindex');
  expect(await unknown.text()).toContain('<html lang="es">');
  for (const path of ['/es/assets/gone.js', '/es/images/logo.svg', '/es/api/content', '/es/first-admin'])
    expect((await request.get(path)).status()).toBe(404);
  const manifest = await request.get('/es/site.webmanifest');
  expect(await manifest.json()).toMatchObject({ lang: 'es', start_url: '/es/' });
});

test('the dashboard opens in Spanish where the address says so @full @chromium @desktop', async ({
  page,
}) => {
  await page.goto('/es/login');
  await page.locator('input[type=email]').fill('beneficiary@fsr.example');
  await page.locator('input[type=password]').fill('first-day-5');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/es\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  await page.reload();
  await expect(page).toHaveURL(/\/es\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
});
