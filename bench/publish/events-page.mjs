// @ts-check
// How fast the page of public events paints with 50 events, beside a floor with the same texts, and the script it loads.
import { setTimeout as wait } from 'node:timers/promises';
import { DESKTOP, inFreshPage, launchBrowser } from '../browser.mjs';
import { writeFloor } from '../floor/write-floor.mjs';
import { runLighthouse } from '../lighthouse.mjs';
import { paintInTurns } from '../lighthouse-figures.mjs';
import { serve } from '../sites.mjs';
import { MEASURED_VISITS } from '../size-budgets.mjs';
import { median } from '../statistics.mjs';
import { showFiftyEvents } from './fifty-events.mjs';

const FLOOR = 'reports/floor-events';
const PATH = '/events';
/** The best compression of a page is done by then, in ms. */
const COMPRESSED_MS = 3000;

/** @typedef {import('../lighthouse-figures.mjs').LighthouseFigures} Figures */

/**
 * @param {string} databaseUrl of the measured process
 * @param {string} address of it
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function eventsRows(databaseUrl, address, rounds) {
  const events = await showFiftyEvents(databaseUrl, address + PATH);
  await wait(COMPRESSED_MS);
  await writeFloor(FLOOR, { events });
  const floor = await serve(FLOOR);
  console.error(`Painting ${PATH} …`);
  const pages = [{ name: PATH, floor: { url: floor.address + PATH }, ours: { url: address + PATH } }];
  const [painted] = await paintInTurns(pages, { rounds, run: runLighthouse }).finally(floor.stop);
  const { ours, floors } = painted ?? { ours: [], floors: [] };
  const middle = (/** @type {readonly Figures[]} */ runs, /** @type {'lcp' | 'fcp' | 'cls' | 'tbt'} */ of) =>
    median(runs.map((run) => run[of]));
  const name = `${PATH} with ${events.length} events`;
  return [
    {
      measure: `${name}: LCP to the floor`,
      value: middle(ours, 'lcp') / middle(floors, 'lcp'),
      unit: '×',
      atMost: 1.15,
      detail: { ours, floors },
    },
    {
      measure: `${name}: FCP to the floor`,
      value: middle(ours, 'fcp') / middle(floors, 'fcp'),
      unit: '×',
    },
    { measure: `${name}: blocking time`, value: middle(ours, 'tbt'), unit: 'ms' },
    { measure: `${name}: layout shift`, value: middle(ours, 'cls'), unit: '', atMost: 0 },
    ...(await scriptRows(address, events.length)),
  ];
}

/**
 * The rows of the page's size budgets, as the browser tests hold it to them.
 * @param {string} baseURL
 * @param {number} count of events
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
async function scriptRows(baseURL, count) {
  const visit = MEASURED_VISITS.find(({ path }) => path === PATH);
  if (!visit) throw new Error(`${PATH} has no size budget.`);
  const browser = await launchBrowser();
  try {
    const sizes = await inFreshPage(browser, { ...DESKTOP, baseURL }, visit.measure);
    return visit.budgets.map(({ name, bytes }, index) => ({
      measure: `${name}, with ${count} events`,
      value: (sizes[index] ?? 0) / 1000,
      unit: 'kB',
      atMost: bytes / 1000,
    }));
  } finally {
    await browser.close();
  }
}
