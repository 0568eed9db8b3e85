import type { Page } from '@playwright/test';
import { LATENCY_MS } from '../../../src/adapters/mock/latency';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { expect } from '../../fixtures';
import { fillLogin } from '../../support/accounts';
import { SCRIPTS } from '../../support/hold';
import type { Screen } from './screen';

export const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page, name: string) => page.getByRole('form', { name });
const noSamples = { 'mock:campaigns': JSON.stringify({ version: 1, campaigns: [] }) };

const PARTS = ['carousel', 'campaigns', 'donation', 'contact'];

/** Scrolls to a part as a wheel does; scrollIntoView would also move the point from which Tab continues. */
async function scrollTo(page: Page, part: string): Promise<void> {
  await page
    .locator(`[data-part=${part}]`)
    .evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }),
    );
}

/** Whether React has hydrated a part: it adds its own properties to the elements. */
function isAwake(page: Page, part: string): Promise<boolean> {
  const inside = part === 'campaigns' ? '[data-part=campaigns] > *' : `[data-part=${part}] :is(button, form)`;
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    inside,
  );
}

/** Scrolls to each part of the landing page in turn, and waits until it is hydrated. */
export async function wakeAll(page: Page): Promise<void> {
  // Scrolls again and again: styles that come late may move the part out of sight once more.
  for (const part of PARTS)
    await expect
      .poll(async () => {
        await scrollTo(page, part);
        return isAwake(page, part);
      })
      .toBe(true);
  await expect(page.locator('[data-part=campaigns] [aria-busy=false]')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Keeps the simulated server from answering: its answers are recognized by their delay, and their timers never start. */
async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(
    (held) => {
      const start = window.setTimeout.bind(window);
      const hold = (...timer: Parameters<typeof start>) => (held.includes(timer[1]) ? 0 : start(...timer));
      window.setTimeout = hold as typeof window.setTimeout;
    },
    // A sign-in takes 600 ms.
    [600, LATENCY_MS.contact] as (number | undefined)[],
  );
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
}

async function openPickup(page: Page): Promise<void> {
  await wakeAll(page);
  await page.getByRole('tab').last().click();
}

/** Content in which each text is one word that is wider than a phone; addresses and pictures stay. */
function withLongWords(content: unknown): unknown {
  let count = 0;
  return JSON.parse(
    JSON.stringify(content, (key, value) =>
      typeof value === 'string' && !/^(|[/#].*|\w+:.*)$/.test(value) && !/email|phone|lastSaved/i.test(key)
        ? `Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk${count++}`
        : value,
    ),
  );
}

const landing = { path: '/', site: 'public', shows: headline } as const;
const login = { path: '/login', site: 'public', shows: headline } as const;

/** The public site in all its states. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { ...landing, name: 'landing page before hydration' },
  { ...landing, name: 'landing page, hydrated', isTypical: true, alsoWide: true, reach: wakeAll },
  { ...landing, name: 'landing page for somebody signed in', role: 'donor' },
  { ...landing, name: 'landing page under an unknown path', path: '/no-such-page' },
  { ...landing, name: 'landing page without campaigns', inTab: noSamples, reach: wakeAll },
  {
    ...landing,
    name: 'landing page with long words',
    stored: {
      siteContent: JSON.stringify({
        schema: 1,
        value: { revision: 'r1', savedAt: 1, automatic: false, content: withLongWords(DEFAULT_CONTENT) },
      }),
    },
    reach: wakeAll,
    shows: (page) => page.getByRole('heading', { level: 1, name: /^Donau/ }),
  },
  { ...landing, name: 'menu', below: 768, reach: openMenu },
  {
    ...landing,
    name: 'menu for somebody signed in',
    role: 'donor',
    below: 768,
    reach: openMenu,
  },
  {
    ...landing,
    name: 'landing page, script missing',
    arrange: (page) => page.route(SCRIPTS, (route) => route.abort()),
    // Every part requests the script now, so that the notice does not appear again during the keyboard walk.
    reach: async (page) => {
      for (const part of PARTS) await scrollTo(page, part);
      await expect(page.getByRole('button', { name: 'Reload' })).toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
    shows: (page) => page.getByRole('button', { name: 'Reload' }),
    allowedProblems: /Failed to load resource/,
  },
  {
    ...landing,
    name: 'donation form with errors',
    reach: async (page) => {
      await wakeAll(page);
      await form(page, 'Monetary donation').getByRole('button', { name: 'Donate' }).click();
    },
    shows: (page) => page.getByRole('region', { name: /Notifications/ }).getByText('Invalid Amount'),
  },
  {
    ...landing,
    name: 'pickup form',
    reach: openPickup,
    shows: (page) => form(page, 'Pickup request'),
  },
  {
    ...landing,
    name: 'pickup form with errors',
    reach: async (page) => {
      await openPickup(page);
      await form(page, 'Pickup request').getByRole('button', { name: 'Request Pickup' }).click();
    },
    shows: (page) => form(page, 'Pickup request').locator('[aria-invalid=true]').first(),
  },
  {
    ...landing,
    name: 'contact form with errors',
    reach: async (page) => {
      await wakeAll(page);
      await form(page, 'Contact').getByRole('button', { name: 'Send Message' }).click();
    },
    shows: (page) => form(page, 'Contact').locator('[aria-invalid=true]').first(),
  },
  {
    ...landing,
    name: 'contact form, sending',
    arrange: holdAnswers,
    reach: async (page) => {
      await wakeAll(page);
      await form(page, 'Contact').getByLabel('Name').fill('Ada');
      await form(page, 'Contact').getByLabel('Email').fill('ada@fsr.example');
      await form(page, 'Contact').getByLabel('Message').fill('Hello');
      // By keyboard, so that the focus must stay visible meanwhile.
      await form(page, 'Contact').getByRole('button', { name: 'Send Message' }).press('Enter');
    },
    shows: (page) => page.getByRole('button', { name: 'Sending...' }),
  },
  { ...login, name: 'sign-in', isTypical: true, alsoWide: true },
  {
    ...login,
    name: 'sign-in with empty fields',
    reach: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
    shows: (page) => page.getByRole('alert'),
  },
  {
    ...login,
    name: 'sign-in with a wrong password',
    reach: (page) => fillLogin(page, 'donor@fsr.example', 'wrong'),
    shows: (page) => page.getByRole('alert').getByText('Incorrect password'),
  },
  {
    ...login,
    name: 'sign-in, submitting',
    arrange: holdAnswers,
    reach: (page) => fillLogin(page, 'donor@fsr.example', 'wrong'),
    shows: (page) => page.getByRole('button', { name: 'Signing in...' }),
  },
  {
    ...login,
    name: 'sign-in when the browser refuses storage',
    arrange: (page) =>
      page.addInitScript(() => {
        Storage.prototype.getItem = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      }),
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
    allowedProblems: /session could not be|Failed to load content/,
  },
  { name: 'privacy', path: '/privacy', site: 'public', shows: headline, isTypical: true, alsoWide: true },
  { name: 'accessibility', path: '/accessibility', site: 'public', shows: headline },
  { name: 'sign-up', path: '/signup', site: 'public', shows: headline },
  {
    name: 'forgotten password',
    path: '/forgotten-password',
    site: 'public',
    shows: headline,
  },
  {
    name: 'a link for a new password',
    path: '/forgotten-password',
    site: 'public',
    reach: async (page) => {
      await page.getByLabel('Email').fill('donor@fsr.example');
      await page.getByRole('button', { name: 'Send Link' }).click();
      await page.getByRole('link', { name: 'Open the link' }).click();
    },
    shows: (page) => page.getByLabel('New password'),
  },
  {
    name: 'an invitation that is too old',
    path: '/invitation#none',
    site: 'public',
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'error screen, script of a page missing',
    path: '/login',
    site: 'public',
    arrange: (page) => page.route('**/assets/signup-page*.js', (route) => route.abort()),
    reach: (page) => page.getByRole('link', { name: 'Create Account' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Reload the page' }),
    // Only some browsers name the file.
    allowedProblems: /Failed to load resource|A page of the app failed/,
  },
];
