// @ts-check
// Typing into the forms that only a server's editor has, with lists as long as they may be, on a processor six times slower: as
// in ../typing.mjs, from each key to the next frame, against the same field of the same page without its scripts.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, notePaints } from '../browser.mjs';
import { median, quantile } from '../statistics.mjs';
import { openEditor, typeKeys, typeKeysWithoutScripts } from '../typing.mjs';
import { signIn } from '../visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../src/core/content/site-content.ts').SiteContent} SiteContent */

/** As many items as can be saved. */
const [PARAGRAPHS, CARDS, PICTURES] = [6, 8, 12];

/** @param {Page} page @param {string} item */
const itemOf = (page, item) => page.getByRole('group', { name: item, exact: true });

/** @type {readonly { name: string, role: 'button' | 'tab', field: (page: Page) => import('@playwright/test').Locator }[]} */
const FORMS = [
  { name: 'Mission', role: 'button', field: (page) => page.getByLabel('Paragraph 2', { exact: true }) },
  {
    name: 'Vision',
    role: 'button',
    field: (page) => itemOf(page, 'Card 2').getByLabel('Description', { exact: true }),
  },
  { name: 'Image Gallery', role: 'tab', field: (page) => itemOf(page, 'Image 2').getByLabel('Caption') },
  {
    name: 'Site Settings',
    role: 'tab',
    field: (page) =>
      page.getByRole('region', { name: 'Site Settings form' }).getByLabel('Description', { exact: true }),
  },
];

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} count
 * @returns {Item[]} so many of them, over and over
 */
const times = (items, count) =>
  Array.from({ length: count }, (_, at) => /** @type {Item} */ (items[at % items.length]));

/** @returns {Promise<SiteContent>} the default words in lists as long as they may be */
async function fullLists() {
  /** @type {typeof import('../../src/core/content/default-content.ts')} */
  const { DEFAULT_CONTENT } = (await runnerImport('./src/core/content/default-content.ts')).module;
  const { missionContent, visionContent, galleryContent } = DEFAULT_CONTENT;
  return {
    ...DEFAULT_CONTENT,
    missionContent: { ...missionContent, description: times(missionContent.description, PARAGRAPHS) },
    visionContent: { ...visionContent, visionPoints: times(visionContent.visionPoints, CARDS) },
    galleryContent: { ...galleryContent, images: times(galleryContent.images, PICTURES) },
  };
}

/**
 * @param {{ cookie: string, save: (content: SiteContent) => Promise<string> }} admin
 * @param {{ address: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function typingRows(admin, { address, rounds, browser }) {
  await admin.save(await fullLists());
  const [name = '', value = ''] = admin.cookie.split(/=(.*)/s);
  /** @param {Page} page @param {typeof FORMS[number]} form */
  const openForm = async (page, form) => {
    await page.context().addCookies([{ name, value, url: address }]);
    await signIn(page);
    await openEditor(page);
    await page.getByRole(form.role, { name: form.name, exact: true }).click();
    await form.field(page).scrollIntoViewIfNeeded();
  };
  /** @type {import('../report.mjs').Row[]} */
  const rows = [];
  for (const form of FORMS) {
    console.error(`Typing into ${form.name} …`);
    const runs = { native: /** @type {number[][]} */ ([]), form: /** @type {number[][]} */ ([]) };
    const ratio = (/** @type {number} */ at) =>
      median(runs.form.map((keys) => quantile(keys, at))) /
      median(runs.native.map((keys) => quantile(keys, at)));
    const options = { ...DESKTOP, baseURL: address };
    for (let round = 0; round < rounds; round += 1) {
      runs.native.push(
        await inFreshPage(browser, options, async (page) => {
          await openForm(page, form);
          return typeKeysWithoutScripts(page, form.field);
        }),
      );
      runs.form.push(
        await inFreshPage(browser, options, async (page) => {
          const paints = await notePaints(page, ['keydown']);
          await openForm(page, form);
          return typeKeys(page, paints, form.field(page));
        }),
      );
    }
    const name = `editor, ${form.name}: a key to the next paint (6x), to native fields`;
    rows.push(
      { measure: `${name}, p98`, value: ratio(0.98), unit: '×', atMost: 2, detail: runs },
      { measure: `${name}, median`, value: ratio(0.5), unit: '×', atMost: 1.5 },
    );
  }
  return rows;
}
