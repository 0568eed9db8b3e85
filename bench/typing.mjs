// @ts-check
// Typing into the content editor on a processor six times slower: from each key to the next frame, against the same field of
// the same page without its scripts, whose fields are then the browser's own. Measured in the default document, and in one
// of 50 kB both in the hero's title and in a leader's biography.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, notePaints, slowDown } from './browser.mjs';
import { median, quantile } from './statistics.mjs';
import { signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const TEXT = 'Every size for every step, and a way forward for all of us.. ';
const KEYS = 60;
const KEY_INTERVAL_MS = 100;
/** Characters of the large document. */
const LARGE = 50_000;
const LEADERS = 10;
const GALLERY_ENTRIES = 30;

/** @param {Page} page */
const titleField = (page) =>
  page.getByRole('region', { name: 'Hero form' }).getByLabel('Title', { exact: true });

/** @param {Page} page */
const bioField = (page) =>
  page.getByRole('group', { name: 'Leader 2', exact: true }).getByLabel('Bio', { exact: true });

/** @param {Page} page */
export async function openEditor(page) {
  await page.goto('/dashboard/admin?tab=content');
  await titleField(page).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * @param {Page} page
 * @param {() => Promise<number[]>} paints
 * @param {import('@playwright/test').Locator} [field]
 * @returns {Promise<number>} the 98th percentile, ms
 */
async function type(page, paints, field = titleField(page)) {
  return quantile(await typeKeys(page, paints, field), 0.98);
}

/**
 * @param {Page} page
 * @param {() => Promise<number[]>} paints
 * @param {import('@playwright/test').Locator} field
 * @returns {Promise<number[]>} ms for each key
 */
export async function typeKeys(page, paints, field) {
  await field.focus();
  await slowDown(page, 6);
  await paints();
  await page.keyboard.type(TEXT.slice(0, KEYS), { delay: KEY_INTERVAL_MS });
  return paints();
}

/** @param {Page} page */
async function typeInEditor(page) {
  const paints = await notePaints(page, ['keydown']);
  await signIn(page);
  await openEditor(page);
  return type(page, paints);
}

/** @param {Page} page */
async function typeInBio(page) {
  const paints = await notePaints(page, ['keydown']);
  await signIn(page);
  await openEditor(page);
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await bioField(page).scrollIntoViewIfNeeded();
  return type(page, paints, bioField(page));
}

/**
 * @param {Page} page
 * @param {(page: Page) => import('@playwright/test').Locator} fieldOf
 * @returns {Promise<number>} the 98th percentile, ms
 */
async function typeWithoutScripts(page, fieldOf) {
  return quantile(await typeKeysWithoutScripts(page, fieldOf), 0.98);
}

/**
 * Takes the page's scripts away: what is left is the same document in the browser's own fields.
 * @param {Page} page
 * @param {(page: Page) => import('@playwright/test').Locator} fieldOf
 * @returns {Promise<number[]>} ms for each key
 */
export async function typeKeysWithoutScripts(page, fieldOf) {
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script,link[rel=modulepreload],iframe')) script.remove();
    for (const meta of document.querySelectorAll('meta[http-equiv]')) meta.remove();
    for (const field of /** @type {NodeListOf<HTMLTextAreaElement>} */ (
      document.querySelectorAll('input[type=text], textarea')
    ))
      field.defaultValue = field.value;
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  const paints = await notePaints(page, ['keydown']);
  await page.route('**/dashboard/admin*', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/dashboard/admin?tab=content');
  const field = fieldOf(page);
  await field.scrollIntoViewIfNeeded();
  return typeKeys(page, paints, field);
}

/** @param {Page} page */
async function typeInNativeTitle(page) {
  await signIn(page);
  await openEditor(page);
  return typeWithoutScripts(page, titleField);
}

/** @param {Page} page */
async function typeInNativeBio(page) {
  await signIn(page);
  await openEditor(page);
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await bioField(page).waitFor();
  return typeWithoutScripts(page, bioField);
}

/** A document of 50 kB: 10 leaders and 30 gallery entries with long texts. */
async function largeDocument() {
  /** @type {typeof import('../src/core/content/default-content.ts')} */
  const { DEFAULT_CONTENT } = (await runnerImport('./src/core/content/default-content.ts')).module;
  const { aboutContent, galleryContent } = DEFAULT_CONTENT;
  /** @param {string} text what each of the 40 texts consists of, over and over */
  const withTexts = (text) => ({
    ...DEFAULT_CONTENT,
    aboutContent: {
      ...aboutContent,
      teamMembers: Array.from({ length: LEADERS }, (_, index) => ({
        ...aboutContent.teamMembers[index % aboutContent.teamMembers.length],
        name: `Leader ${index + 1}`,
        bio: text,
      })),
    },
    galleryContent: {
      ...galleryContent,
      images: Array.from({ length: GALLERY_ENTRIES }, (_, index) => ({
        ...galleryContent.images[index % galleryContent.images.length],
        caption: text,
      })),
    },
  });
  const spare = LARGE - JSON.stringify(withTexts('')).length;
  const share = Math.floor(spare / (LEADERS + GALLERY_ENTRIES));
  const content = withTexts(TEXT.repeat(Math.ceil(share / TEXT.length)).slice(0, share));
  const value = { revision: 'bench', savedAt: Date.now(), automatic: false, content };
  return JSON.stringify({ schema: 1, value });
}

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureTyping({ site, rounds, browser }) {
  const large = await largeDocument();
  /** @param {(page: Page) => Promise<number>} way */
  const inLargeDocument = (way) => async (/** @type {Page} */ page) => {
    await page.addInitScript((stored) => localStorage.setItem('siteContent', stored), large);
    return way(page);
  };
  const ways = {
    nativeTitle: typeInNativeTitle,
    title: typeInEditor,
    largeTitle: inLargeDocument(typeInEditor),
    nativeBio: inLargeDocument(typeInNativeBio),
    largeBio: inLargeDocument(typeInBio),
  };
  /** @type {Record<keyof typeof ways, number[]>} */
  const runs = { nativeTitle: [], title: [], largeTitle: [], nativeBio: [], largeBio: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of /** @type {(keyof typeof ways)[]} */ (Object.keys(ways)))
      runs[name].push(await inFreshPage(browser, { ...DESKTOP, baseURL: site }, ways[name]));
  }
  const native = median(runs.nativeTitle);
  return [
    {
      measure: 'editor, a key to the next paint (p98, 6x), to native fields',
      value: median(runs.title) / native,
      unit: '×',
      atMost: 2,
      detail: { runs },
    },
    {
      measure: 'the same in a document of 50 kB: title',
      value: median(runs.largeTitle) / native,
      unit: '×',
      atMost: 2,
    },
    {
      measure: 'the same in a document of 50 kB: a leader’s biography',
      value: median(runs.largeBio) / median(runs.nativeBio),
      unit: '×',
      atMost: 2,
    },
  ];
}
