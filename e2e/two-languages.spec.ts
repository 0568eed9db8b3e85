// The pages in Spanish, with made-up texts: the English ones in brackets and a third longer. What is in no brackets was never a text,
// and what is cut off is too long for a translation.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { menuFor } from '../src/core/navigation/menu';
import { cutOffText, sidewaysScroll } from './accessibility/checks/layout';
import { expect } from './fixtures';
import { openSignedIn } from './support/accounts';
import { testOnOwnSite } from './support/test-on-own-site';

const test = testOnOwnSite({ VITE_MADE_UP: 'on' });

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

/** Whose dashboards are in Spanish. */
const MEMBERS = ['beneficiary', 'volunteer', 'donor'] as const;

/** Names, and words that admins write, which have no Spanish yet. */
const ADMINS_WORDS =
  /FSR|Shoes, clothing and a way forward in Las Vegas|hello@fsr\.example|702-555-\d{4}|100\sExample\sAvenue,\sLas\sVegas,\sNV\s\d{5}/;

/** What is written alike in both languages: days and times as on every Spanish page, the types of pictures, other sites, and the name of Spanish. */
const IN_BOTH =
  /(?<!\p{L})(dom|lun|mar|mié|jue|vie|sáb|ene|feb|abr|may|jun|jul|ago|sept|oct|nov|dic|min|PT|JPG|JPEG|PNG|px|Español)(?!\p{L})|[\w.@-]+\.example/u;

/** First names stand in one text. */
const FIRST_NAMES = /^(\p{Lu}\p{Ll}+ ){9,}/u;

/** What staff and people have typed, by the samples: names, and words of programs, events and guides, also the first sentence of them. */
const TYPED = readdirSync('src/adapters/mock', { recursive: true, encoding: 'utf8' })
  .filter((file) => /sample-.*\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(`src/adapters/mock/${file}`, 'utf8').matchAll(/(['`])((?:\\.|(?!\1).)*?)\1/g),
  ])
  .flatMap(([, , text = '']) => text.split(/\\n|\$\{[^}]*\}/))
  .flatMap((text) => [text, ...text.split(/(?<=\.) /), ...(FIRST_NAMES.test(text) ? text.split(' ') : [])])
  .filter((text) => /^[\p{Lu}\d]/u.test(text) && text.length > 1)
  .sort((one, other) => other.length - one.length);

/** What somebody reads or hears on the page that is not Spanish, outside of elements in English. */
function wordsInNoBrackets(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ typed, patterns }) => {
      const found: string[] = [];
      const strip = (text: string) => {
        let rest = text;
        for (let before = ''; before !== rest; ) {
          before = rest;
          rest = rest.replace(/\[[^[\]]*\]/g, '');
        }
        for (const text of typed) rest = rest.replaceAll(text, '');
        for (const pattern of patterns) rest = rest.replace(new RegExp(pattern, 'gu'), '');
        return rest.trim();
      };
      const isWord = (text: string | null) => /\p{L}{2}/u.test(strip(text ?? ''));
      const isSpanish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'es';
      const note = (element: Element, text: string | null) => {
        if (isWord(text) && isSpanish(element)) found.push(strip(text ?? ''));
      };
      note(document.documentElement, document.title);
      for (const element of document.body.querySelectorAll('*')) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          note(element, element.getAttribute(name));
        if (element.closest('script, style, template, noscript, svg')) continue;
        for (const node of element.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !isWord(node.textContent)) continue;
          // Parts of a sentence may be elements of their own.
          note(element, (element.closest('h1, h2, h3, h4, p, li, td, button, a') ?? element).textContent);
        }
      }
      return found;
    },
    { typed: TYPED, patterns: [ADMINS_WORDS.source, IN_BOTH.source] },
  );
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

for (const role of MEMBERS) {
  for (const width of [320, 768, 1280])
    test(`the dashboard of a ${role} has no word in English, and room for longer texts at ${width} px @full @chromium @desktop`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      for (const place of placesOf(role)) {
        await openSignedIn(page, role, place);
        await expectTranslated(page, place);
        for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
          await tab.click();
          await expectTranslated(page, `${place}, another tab`);
        }
      }
    });

  for (const place of placesOf(role))
    test(`what the buttons of a ${role} open on ${place} has no word in English, and room for longer texts @full @chromium @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openSignedIn(page, role, place);
      await expectTranslated(page, place);
      const button = page.getByRole('main').getByRole('button');
      // Buttons of the same words, such as those of a list, open the same.
      for (const words of new Set(await button.allInnerTexts())) {
        if (words === '') continue;
        await openSignedIn(page, role, place);
        await button.filter({ hasText: words }).first().click();
        await expectTranslated(page, `${place}, ${words}`);
      }
    });
}

/** The pages in the menu of a role. */
function placesOf(role: (typeof MEMBERS)[number]): readonly string[] {
  return menuFor(role).flatMap(({ path, items }) =>
    items.length === 0 ? [`/es${path}`] : items.map((item) => `/es${item.path}`),
  );
}

/** Whether a page of the dashboard is complete, in Spanish and has room for its words. */
async function expectTranslated(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-skeleton:visible, [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const faults = [
    ...(await wordsInNoBrackets(page)),
    ...(await sidewaysScroll(page)),
    ...(await cutOffText(page)),
  ];
  expect.soft([...new Set(faults)], place).toEqual([]);
}

test('the link to the other language leads to the same page and back, and every link stays in its language @full @chromium @desktop', async ({
  page,
}) => {
  await page.goto('/login?from=mail');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/login?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const link of await page.getByRole('link').all()) {
    const href = await link.getAttribute('href');
    // Of its own or of the sentence around it.
    const language = await link.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(href).toMatch(language === 'en' ? /^\/(?!es\b)/ : /^(\/es\/|#|mailto:|tel:|https:)/);
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/login?from=mail');
});

test('on the landing page it leads to the section in view, also without script @full @chromium @desktop', async ({
  page,
  browser,
  ownOrigin,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Mission' }).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('mission')?.scrollIntoView());
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/#mission');
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: ownOrigin });
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
