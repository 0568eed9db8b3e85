// @ts-check
// Typing into the content editor on a processor six times slower: from each key to the next frame, against the same page
// without its scripts, whose fields are then the browser's own, and against the same editor with a large document.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, notePaints, slowDown } from './browser.mjs';
import { quantile } from './statistics.mjs';
import { signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const TEXT = 'Every size for every step, and a way forward for all of us.. ';
const KEYS = 60;
const KEY_INTERVAL_MS = 100;
/** Characters of the document; the limit is 512 kB. */
const LARGE = 500_000;

/** @param {Page} page */
const titleField = (page) =>
  page.getByRole('region', { name: 'Hero form' }).getByLabel('Title', { exact: true });

/** @param {Page} page */
async function openEditor(page) {
  await page.goto('/dashboard/admin?tab=content');
  await titleField(page).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * @param {Page} page
 * @param {() => Promise<number[]>} paints
 * @returns {Promise<number>} the 98th percentile, ms
 */
async function type(page, paints) {
  await titleField(page).focus();
  await slowDown(page, 6);
  await paints();
  await page.keyboard.type(TEXT.slice(0, KEYS), { delay: KEY_INTERVAL_MS });
  return quantile(await paints(), 0.98);
}

/** @param {Page} page */
async function typeInEditor(page) {
  const paints = await notePaints(page, ['keydown']);
  await signIn(page);
  await openEditor(page);
  return type(page, paints);
}

/** @param {Page} page */
async function typeInNativeFields(page) {
  await signIn(page);
  await openEditor(page);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script,link[rel=modulepreload],iframe')) script.remove();
    for (const meta of document.querySelectorAll('meta[http-equiv]')) meta.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  const paints = await notePaints(page, ['keydown']);
  await page.route('**/dashboard/admin*', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/dashboard/admin?tab=content');
  await titleField(page).waitFor();
  return type(page, paints);
}

async function largeDocument() {
  /** @type {typeof import('../src/core/content/default-content.ts')} */
  const { DEFAULT_CONTENT } = (await runnerImport('./src/core/content/default-content.ts')).module;
  const point = DEFAULT_CONTENT.visionContent.visionPoints[0] ?? { title: 'Shoes', description: '' };
  const spare = LARGE - JSON.stringify(DEFAULT_CONTENT).length;
  const description = `${point.description} `.repeat(Math.floor(spare / (point.description.length + 1)));
  const visionPoints = [{ ...point, description }, ...DEFAULT_CONTENT.visionContent.visionPoints.slice(1)];
  const content = { ...DEFAULT_CONTENT, visionContent: { ...DEFAULT_CONTENT.visionContent, visionPoints } };
  const value = { revision: 'bench', savedAt: Date.now(), automatic: false, content };
  return JSON.stringify({ schema: 1, value });
}

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureTyping({ site, rounds, browser }) {
  const large = await largeDocument();
  const typeInLargeEditor = async (/** @type {Page} */ page) => {
    await page.addInitScript((stored) => localStorage.setItem('siteContent', stored), large);
    return typeInEditor(page);
  };
  const ways = [typeInNativeFields, typeInEditor, typeInLargeEditor];
  const runs = ways.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round++) {
    for (const [index, way] of ways.entries())
      runs[index]?.push(await inFreshPage(browser, { ...DESKTOP, baseURL: site }, way));
  }
  const [native = Number.NaN, editor = Number.NaN, largeEditor = Number.NaN] = runs.map((run) =>
    quantile(run, 0.5),
  );
  const detail = { native, editor, largeEditor, runs };
  return [
    {
      measure: 'editor, a key to the next paint (p98, 6x), to native fields',
      value: editor / native,
      unit: '×',
      atMost: 2,
      detail,
    },
    {
      measure: 'editor with a 500 kB document, to the editor',
      value: largeEditor / editor,
      unit: '×',
      atMost: 2,
    },
  ];
}
