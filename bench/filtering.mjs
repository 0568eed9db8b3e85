// @ts-check
// Filtering long lists of the simulation on a processor four times slower: 5,000 gifts and 2,000 applications. How long the page's
// main thread works, from a typed name until the one record that is found is painted. The floor is the same page with that one
// record alone: what is typed goes into the address, and the page around the list is drawn again. With 50 records the list draws
// the same as with all, so that the difference between those is what finding takes. The thread's own time is counted, so that
// other work on the machine and the 300 ms that the simulated server takes to answer do not.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, slowDown } from './browser.mjs';
import { median } from './statistics.mjs';
import { SAMPLE_USERS, signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} List
 * @property {string} name of what it lists
 * @property {number} many
 * @property {string} kept the name under which the simulation keeps it
 * @property {(count: number) => Promise<string>} stored so many records; one has the name 'Zoë Xylander'
 * @property {string} page
 * @property {Parameters<typeof signIn>[1]} user
 * @property {(page: Page, count: number) => Promise<void>} ready
 * @property {(page: Page) => import('@playwright/test').Locator} field for the words
 * @property {string} found what there is one of for each record on the page
 */

const [FEW, ONE] = [50, 1];
const FOUND = 'Zoë Xylander';
const indexFound = (/** @type {number} */ count) => Math.min(7, count - 1);

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
        name: index === indexFound(count) ? FOUND : `Donor ${index}`,
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
      receipt: 'owed',
      noReceiptReason: null,
    };
    return STORED_FIELDS.map((field) => gift[field]);
  });
  return JSON.stringify({ version: format.version, value: { gifts, imports: [] } });
}

/**
 * Applications as the simulation stores them, to a sample program of the sample manager.
 * @param {number} count
 */
async function storedApplications(count) {
  const applications = Array.from({ length: count }, (_, index) => ({
    id: `bench-${index}`,
    revision: 'first',
    programId: 'sample-program-walk-with-me',
    as: 'participant',
    personId: null,
    personKey: `key-${index}`,
    name: index === indexFound(count) ? FOUND : `Applicant ${index}`,
    contact: `702-555-01${index % 100}`,
    access: '',
    pairs: [],
    adult: null,
    guardian: '',
    answers: [{ questionId: 'question-1', question: 'Why now?', value: 'A new job starts soon.' }],
    receivedAt: 1_700_000_000_000 + index,
    state: 'pending',
    decidedAt: null,
    decidedBy: null,
    consentSeenOn: null,
    message: '',
    reasonKind: null,
    reason: '',
    toldAt: null,
    ended: null,
    erasedAt: null,
  }));
  return JSON.stringify({ version: 1, value: applications });
}

/** @type {readonly List[]} */
const LISTS = [
  {
    name: 'gifts',
    many: 5_000,
    kept: 'gifts',
    stored: storedGifts,
    found: '.gift-donor',
    page: '/dashboard/donations/recent-donations',
    user: undefined,
    ready: (page, count) =>
      page
        .getByRole('region', { name: 'Totals of what is shown' })
        .getByText(count.toLocaleString('en-US'), { exact: true })
        .first()
        .waitFor(),
    field: (page) => page.getByRole('searchbox', { name: 'Donor' }),
  },
  {
    name: 'applications',
    many: 2_000,
    kept: 'applications',
    stored: storedApplications,
    page: '/dashboard/volunteers/applications',
    found: 'button[id^="application-bench-"]',
    user: SAMPLE_USERS.program_manager,
    ready: (page, count) =>
      page
        .getByRole('option', { name: `Pending (${count.toLocaleString('en-US')})` })
        .waitFor({ state: 'attached' }),
    field: (page) => page.getByRole('textbox', { name: 'Search applications' }),
  },
];

/**
 * @param {List} list
 * @param {string} stored
 * @param {number} count of records
 * @returns {(page: Page) => Promise<number>} ms of work
 */
const filterIn = (list, stored, count) => async (page) => {
  await page.addInitScript(({ kept, text }) => localStorage.setItem(`simulation:${kept}`, text), {
    kept: list.kept,
    text: stored,
  });
  await signIn(page, list.user);
  await page.goto(list.page);
  await list.ready(page, count);
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
    (found) =>
      new Promise((resolve) => {
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          // The first message after a frame's callbacks arrives when the frame is done.
          port1.onmessage = () => resolve(undefined);
          port2.postMessage(null);
        };
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll(found).length !== 1) return;
          observer.disconnect();
          requestAnimationFrame(painted);
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    list.found,
  );
  const field = await list.field(page).elementHandle();
  const before = await worked();
  await field?.fill('xylander');
  await field?.press('Enter');
  await done;
  return (await worked()) - before;
};

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureFiltering({ site, rounds, browser }) {
  const rows = [];
  for (const list of LISTS) {
    const { name, many } = list;
    /** @type {Map<number, { task: (page: Page) => Promise<number>, runs: number[] }>} */
    const ways = new Map();
    for (const count of [many, FEW, ONE])
      ways.set(count, { task: filterIn(list, await list.stored(count), count), runs: [] });
    for (let round = 0; round < rounds; round++)
      for (const { task, runs } of ways.values())
        runs.push(await inFreshPage(browser, { ...DESKTOP, baseURL: site }, task));
    const work = (/** @type {number} */ count) => median(ways.get(count)?.runs ?? []);
    const detail = Object.fromEntries([...ways].map(([count, { runs }]) => [count, runs]));
    const all = `${many.toLocaleString('en-US')} ${name}`;
    rows.push(
      {
        measure: `filtering ${all} of the simulation, beyond ${FEW}: what finding takes (4x)`,
        value: work(many) - work(FEW),
        unit: 'ms',
        atMost: 100,
        detail,
      },
      {
        measure: `${all}: from the press to the painted one, beyond a page with that one alone`,
        value: work(many) - work(ONE),
        unit: 'ms',
        atMost: 100,
      },
      { measure: `${all}: in all, the page around the list included`, value: work(many), unit: 'ms' },
    );
  }
  return rows;
}
