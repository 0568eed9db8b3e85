// @ts-check
// The longest task of the main thread while each part of the landing page hydrates as a slow reader scrolls down, on a phone with
// a CPU four times slower.
import { inFreshPage, PHONE, slowDown } from './browser.mjs';
import { median } from './statistics.mjs';
import { LANDING_PARTS } from './visit.mjs';

const SETTLE_MS = 1500;

/** @param {import('@playwright/test').Page} page */
async function longestTasks(page) {
  await page.addInitScript(() => {
    /** @type {number[]} */
    const tasks = [];
    Object.assign(globalThis, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await slowDown(page, 4);
  await page.goto('/');
  const take = async () => {
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => {
      const { benchTasks } = /** @type {{ benchTasks: number[] } & typeof globalThis} */ (globalThis);
      return Math.max(0, ...benchTasks.splice(0));
    });
  };
  const longest = [{ name: 'loading the page', ms: await take() }];
  for (const { name, part } of LANDING_PARTS) {
    // A locator would first inject its own code into the page, a task of 200 ms that no visitor has.
    await page.evaluate((name) => {
      document.querySelector(`[data-part=${name}]`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, part);
    longest.push({ name, ms: await take() });
  }
  return longest;
}

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureWaking({ site, rounds, browser }) {
  /** @type {Awaited<ReturnType<typeof longestTasks>>[]} */
  const runs = [];
  for (let round = 0; round < rounds; round++)
    runs.push(await inFreshPage(browser, { ...PHONE, baseURL: site }, longestTasks));
  return ['loading the page', ...LANDING_PARTS.map(({ name }) => name)].map((name) => {
    const tasks = runs.map((run) => run.find((task) => task.name === name)?.ms ?? 0);
    return {
      measure: `longest task, 4x: ${name}`,
      value: median(tasks),
      unit: 'ms',
      atMost: 200,
      detail: { tasks },
    };
  });
}
