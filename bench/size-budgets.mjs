// @ts-check
// How many bytes the site's pages may make a cold browser download. The browser tests hold them to it
// (e2e/size-budgets.spec.ts), and `npm run bench` prints them.
import { codeBytes, fontBytes, recordFiles, scriptBytes } from './page-weight.mjs';
import { readInFull, SAMPLE_USERS, signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} SizeBudget
 * @property {string} name
 * @property {number} bytes at most
 * @property {number} [serverBytes] at most in the build for a server, where that is more
 */

/**
 * One visit in a page that has cached nothing, and what may be loaded in it.
 * @typedef {object} MeasuredVisit
 * @property {string} path
 * @property {readonly SizeBudget[]} budgets
 * @property {(page: Page) => Promise<readonly number[]>} measure in bytes, in the order of the budgets
 */

/**
 * What has to stand on Home before it is measured, for each role.
 * @type {Readonly<Record<import('../src/core/access/role.ts').Role, string>>}
 */
const ON_HOME = {
  admin: '.active-campaigns[aria-busy=false]',
  program_manager: '.waiting__card--some',
  volunteer: '.waiting__next p:not(:empty)',
  donor: '.active-campaigns[aria-busy=false]',
  beneficiary: '.waiting__next p:not(:empty)',
};

/** @type {readonly MeasuredVisit[]} */
const HOME_VISITS = /** @type {(keyof typeof ON_HOME)[]} */ (Object.keys(ON_HOME)).map((role) => ({
  path: '/dashboard/home',
  // The promise is 300 kB; what is gained is held.
  budgets: [{ name: `/dashboard/home of the role '${role}', JS`, bytes: 290_000 }],
  measure: async (page) => {
    await signIn(page, SAMPLE_USERS[role]);
    const files = recordFiles(page);
    await page.goto('/dashboard/home');
    await page.locator(ON_HOME[role]).first().waitFor();
    await page.waitForLoadState('networkidle');
    return [scriptBytes(await files())];
  },
}));

/** Ten packets are a connection's first flight, in bytes; one more is one more journey (docs/decisions/0012). */
const FIRST_FLIGHT = 14_600;

/**
 * The bytes of an answer as it travels, with its headers.
 * @param {import('@playwright/test').Response | null} answer
 */
async function documentBytes(answer) {
  if (!answer) throw new Error('The page was not answered.');
  const { responseHeadersSize, responseBodySize } = await answer.request().sizes();
  return responseHeadersSize + responseBodySize;
}

/**
 * Somebody who came by a link, and reads.
 * @param {string} path
 * @param {number} scripts what all scripts have in a demo, in bytes; a server's page needs fewer, since it has no samples
 * @returns {MeasuredVisit}
 */
const visitOfReader = (path, scripts) => ({
  path,
  budgets: [
    { name: `${path}, the document as it travels, with its headers`, bytes: FIRST_FLIGHT },
    { name: `${path}, JS up to the load event`, bytes: 6_000 },
    { name: `${path}, JS`, bytes: scripts },
  ],
  measure: async (page) => {
    const recorded = recordFiles(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const files = await recorded();
    const early = files.filter(({ beforeLoad }) => beforeLoad);
    return [await documentBytes(answer), scriptBytes(early), scriptBytes(files)];
  },
});

/** @type {readonly MeasuredVisit[]} */
const PUBLIC_VISITS = [
  {
    // Somebody who only opens the page, also after its first paint.
    path: '/',
    budgets: [
      { name: 'landing page, the document as it travels, with its headers', bytes: FIRST_FLIGHT },
      { name: 'landing page, HTML, CSS and JS before interaction', bytes: 40_000 },
      { name: 'landing page, JS up to the load event', bytes: 6_000 },
      { name: 'landing page, display font', bytes: 25_000 },
    ],
    measure: async (page) => {
      const recorded = recordFiles(page);
      const answer = await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('html:not([data-first-paint])').waitFor({ state: 'attached' });
      await page.evaluate(async () => void (await document.fonts.ready));
      const files = await recorded();
      const early = files.filter(({ beforeLoad }) => beforeLoad);
      return [await documentBytes(answer), codeBytes(files), scriptBytes(early), fontBytes(files)];
    },
  },
  {
    path: '/',
    // The promise is 260 kB; what is gained is held. The boot script is compressed by itself.
    budgets: [{ name: 'landing page, JS of a full read with every section used', bytes: 186_000 }],
    measure: async (page) => {
      const files = recordFiles(page);
      await page.goto('/');
      await readInFull(page);
      return [scriptBytes(await files())];
    },
  },
  visitOfReader('/events', 166_500),
  visitOfReader('/get-shoes', 167_500),
  visitOfReader('/privacy', 142_500),
  visitOfReader('/accessibility', 142_500),
  {
    path: '/login',
    // The promise is 230 kB; what is gained is held. On a server come calls to it, and the way to a new password.
    budgets: [{ name: '/login, JS', bytes: 170_500, serverBytes: 172_000 }],
    measure: async (page) => {
      const files = recordFiles(page);
      await page.goto('/login');
      // The app has taken over, and knows that nobody is signed in.
      await page.locator('html[data-session]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return [scriptBytes(await files())];
    },
  },
];

/** @type {readonly MeasuredVisit[]} */
export const MEASURED_VISITS = PUBLIC_VISITS.concat(HOME_VISITS);
