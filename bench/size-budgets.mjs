// @ts-check
// How many bytes the site's pages may make a cold browser download. The browser tests hold them to it
// (e2e/size-budgets.spec.ts), and `npm run bench` prints them.
import { codeBytes, fontBytes, recordFiles, scriptBytes } from './page-weight.mjs';
import { readInFull, signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} SizeBudget
 * @property {string} name
 * @property {number} bytes at most
 * @property {number} [serverBytes] at most in the build for a server, where that is more
 * @property {(page: Page) => Promise<number>} measure in a page that has cached nothing; in bytes
 */

/**
 * What the landing page fetches for somebody who only opens it, also after its first paint.
 * @param {Page} page
 */
async function landingFiles(page) {
  const files = recordFiles(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('html:not([data-first-paint])').waitFor({ state: 'attached' });
  await page.evaluate(async () => void (await document.fonts.ready));
  return files();
}

/** @type {readonly SizeBudget[]} */
export const SIZE_BUDGETS = [
  {
    name: 'landing page, the document as it travels, with its headers',
    // Ten packets are a connection's first flight; one more is one more journey (docs/decisions/0012).
    bytes: 14_600,
    measure: async (page) => {
      const answer = await page.goto('/');
      if (!answer) throw new Error('The landing page was not answered.');
      const { responseHeadersSize, responseBodySize } = await answer.request().sizes();
      return responseHeadersSize + responseBodySize;
    },
  },
  {
    name: 'landing page, HTML, CSS and JS before interaction',
    bytes: 40_000,
    measure: async (page) => codeBytes(await landingFiles(page)),
  },
  {
    name: 'landing page, JS up to the load event',
    bytes: 6_000,
    measure: async (page) => scriptBytes((await landingFiles(page)).filter(({ beforeLoad }) => beforeLoad)),
  },
  {
    name: 'landing page, JS of a full read with every section used',
    // The promise is 260 kB; what is gained is held.
    bytes: 180_000,
    measure: async (page) => {
      const files = recordFiles(page);
      await page.goto('/');
      await readInFull(page);
      return scriptBytes(await files());
    },
  },
  {
    name: 'landing page, display font',
    bytes: 25_000,
    measure: async (page) => fontBytes(await landingFiles(page)),
  },
  {
    name: '/login, JS',
    // The promise is 230 kB; what is gained is held.
    bytes: 170_000,
    // Calls to the server, and the way to a new password.
    serverBytes: 172_000,
    measure: async (page) => {
      const files = recordFiles(page);
      await page.goto('/login');
      // The app has taken over, and knows that nobody is signed in.
      await page.locator('html[data-session]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return scriptBytes(await files());
    },
  },
  {
    name: '/dashboard/home, JS',
    bytes: 300_000,
    measure: async (page) => {
      await signIn(page);
      const files = recordFiles(page);
      await page.goto('/dashboard/home');
      await page.locator('.active-campaigns[aria-busy=false]').waitFor();
      await page.waitForLoadState('networkidle');
      return scriptBytes(await files());
    },
  },
];
