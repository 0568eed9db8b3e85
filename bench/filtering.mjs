// @ts-check
// Filtering 5,000 gifts of the simulation on a processor four times slower: how much longer the page's main thread works, from
// a typed name to the sums of what is found, than with 50 gifts, where it draws the same. The thread's own time is counted, so
// that other work on the machine does not.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, slowDown } from './browser.mjs';
import { median } from './statistics.mjs';
import { signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const [MANY, FEW] = [5_000, 50];
const PAGE = '/dashboard/donations/recent-donations';

/**
 * Gifts as the simulation stores them; one donor has a name of their own.
 * @param {number} count
 */
async function storedGifts(count) {
  /** @type {typeof import('../src/adapters/mock/stored-gift-fields.ts')} */
  const { GIFTS: format, STORED_FIELDS } = (await runnerImport('./src/adapters/mock/stored-gift-fields.ts'))
    .module;
  const gifts = Array.from({ length: count }, (_, index) => {
    /** @type {Record<string, unknown>} */
    const gift = {
      id: `bench-${index}`,
      revision: 'first',
      donor: {
        name: index === 7 ? 'Zoë Quartz' : `Donor ${index}`,
        email: `donor${index}@mail.example`,
        phone: '',
        address: '',
      },
      personId: null,
      cents: 100 + index,
      benefit: null,
      campaignId: null,
      planId: null,
      receivedOn: `2025-${String((index % 12) + 1).padStart(2, '0')}-05`,
      method: 'card',
      note: '',
      origin: 'hand',
      source: null,
      importId: null,
      state: 'settled',
      refund: null,
      createdAt: 1_700_000_000_000 + index,
      correctedAt: null,
    };
    return STORED_FIELDS.map((field) => gift[field]);
  });
  return JSON.stringify({ version: format.version, value: { gifts, imports: [] } });
}

/**
 * @param {string} stored
 * @param {number} count of gifts
 * @returns {(page: Page) => Promise<number>} ms of work
 */
const filterIn = (stored, count) => async (page) => {
  await page.addInitScript((text) => localStorage.setItem('simulation:gifts', text), stored);
  await signIn(page);
  await page.goto(PAGE);
  const totals = page.getByRole('region', { name: 'Totals of what is shown' });
  await totals.getByText(count.toLocaleString('en-US'), { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, 4);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  // The page says by itself when it is done: to look at it again and again from outside is work, too.
  const done = page.evaluate(
    ({ region, sum }) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(region)?.textContent?.includes(sum)) return;
          observer.disconnect();
          resolve(undefined);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    { region: '.gift-totals', sum: '$1.07' },
  );
  const field = await page.getByRole('searchbox', { name: 'Donor' }).elementHandle();
  const before = await worked();
  await field?.fill('quartz');
  await done;
  return (await worked()) - before;
};

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureFiltering({ site, rounds, browser }) {
  const many = filterIn(await storedGifts(MANY), MANY);
  const few = filterIn(await storedGifts(FEW), FEW);
  /** @type {Record<'many' | 'few', number[]>} */
  const runs = { many: [], few: [] };
  for (let round = 0; round < rounds; round++) {
    runs.many.push(await inFreshPage(browser, { ...DESKTOP, baseURL: site }, many));
    runs.few.push(await inFreshPage(browser, { ...DESKTOP, baseURL: site }, few));
  }
  return [
    {
      measure: 'filtering 5,000 gifts of the simulation, beyond 50 gifts (4x)',
      value: median(runs.many) - median(runs.few),
      unit: 'ms',
      atMost: 100,
      detail: { runs },
    },
  ];
}
