// @ts-check
// Filtering 5,000 gifts of the simulation on a processor four times slower: how long the page's main thread works, from a typed
// name until the one gift that is found is painted. The floor is the same page with that one gift alone: what is typed goes
// into the address, and the page around the list is drawn anew. With 50 gifts the list draws the same as with 5,000, so that
// the difference between those is what finding takes. The thread's own time is counted, so that other work on the machine
// and the 300 ms that the simulated server takes to answer do not.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, slowDown } from './browser.mjs';
import { median } from './statistics.mjs';
import { signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const [MANY, FEW, ONE] = [5_000, 50, 1];
const PAGE = '/dashboard/donations/recent-donations';

/**
 * Gifts as the simulation stores them; one donor has a name of their own.
 * @param {number} count
 */
async function storedGifts(count) {
  /** @type {typeof import('../src/adapters/mock/gifts/stored-gifts.ts')} */
  const { GIFTS: format, STORED_FIELDS } = (await runnerImport('./src/adapters/mock/gifts/stored-gifts.ts'))
    .module;
  const gifts = Array.from({ length: count }, (_, index) => {
    /** @type {Record<string, unknown>} */
    const gift = {
      id: `bench-${index}`,
      revision: 'first',
      donor: {
        name: index === Math.min(7, count - 1) ? 'Zoë Xylander' : `Donor ${index}`,
        email: `donor${index}@mail.example`,
        phone: '',
        address: '',
      },
      personId: null,
      cents: count === ONE ? 107 : 100 + index,
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
  await totals.getByText(count.toLocaleString('en-US'), { exact: true }).first().waitFor();
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
    () =>
      new Promise((resolve) => {
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          // The first message after a frame's callbacks arrives when the frame is done.
          port1.onmessage = () => resolve(undefined);
          port2.postMessage(null);
        };
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('.gift-donor').length !== 1) return;
          observer.disconnect();
          requestAnimationFrame(painted);
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  const field = await page.getByRole('searchbox', { name: 'Donor' }).elementHandle();
  const before = await worked();
  await field?.fill('xylander');
  await done;
  return (await worked()) - before;
};

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureFiltering({ site, rounds, browser }) {
  /** @type {Map<number, { task: (page: Page) => Promise<number>, runs: number[] }>} */
  const ways = new Map();
  for (const count of [MANY, FEW, ONE])
    ways.set(count, { task: filterIn(await storedGifts(count), count), runs: [] });
  for (let round = 0; round < rounds; round++)
    for (const { task, runs } of ways.values())
      runs.push(await inFreshPage(browser, { ...DESKTOP, baseURL: site }, task));
  const work = (/** @type {number} */ count) => median(ways.get(count)?.runs ?? []);
  const detail = Object.fromEntries([...ways].map(([count, { runs }]) => [count, runs]));
  return [
    {
      measure: 'filtering 5,000 gifts of the simulation, beyond 50 gifts: what finding takes (4x)',
      ...{ value: work(MANY) - work(FEW), unit: 'ms', atMost: 100, detail },
    },
    {
      measure: 'the same from the press to the painted gift, beyond a page with that gift alone',
      ...{ value: work(MANY) - work(ONE), unit: 'ms', atMost: 100 },
    },
    {
      measure: 'the same in all, the page around the list included',
      ...{ value: work(MANY), unit: 'ms' },
    },
  ];
}
