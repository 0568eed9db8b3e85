// @ts-check
// A thousand active campaigns on the landing page, with a CPU four times slower: the script time of a one-second tick, and how
// smoothly the list scrolls.
import { runnerImport } from 'vite';
import { DESKTOP, inFreshPage, slowDown } from './browser.mjs';
import { median, quantile } from './statistics.mjs';

const CAMPAIGNS = 1000;
const TICKS = 10;
const SCROLL_STEPS = 60;
const SCROLL_PX = 120;

async function manyCampaigns() {
  /** @type {typeof import('../src/adapters/mock/campaigns/sample-campaigns.ts')} */
  const { sampleCampaigns } = (await runnerImport('./src/adapters/mock/campaigns/sample-campaigns.ts'))
    .module;
  const samples = sampleCampaigns(Date.now());
  const campaigns = Array.from({ length: CAMPAIGNS }, (_, index) => ({
    ...samples[index % samples.length],
    id: `campaign-${index}`,
    title: `Campaign ${index}`,
  }));
  return JSON.stringify({ version: 1, campaigns });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} campaigns
 */
async function watchTheList(page, campaigns) {
  await page.addInitScript((stored) => sessionStorage.setItem('mock:campaigns', stored), campaigns);
  await page.goto('/');
  await page.locator('[data-part=campaigns]').scrollIntoViewIfNeeded();
  await page
    .getByRole('heading', { name: `Campaign ${CAMPAIGNS - 1}`, exact: true })
    .waitFor({ state: 'attached' });
  const first = page.getByRole('heading', { name: 'Campaign 0', exact: true });
  await first.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  const session = await slowDown(page, 4);
  await session.send('Performance.enable');
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await scriptSeconds();
  await page.waitForTimeout(TICKS * 1000);
  const tick = ((await scriptSeconds()) - before) * (1000 / TICKS);
  const frames = await page.evaluate(
    ({ steps, px }) =>
      new Promise((/** @type {(frames: number[]) => void} */ resolve) => {
        /** @type {number[]} */
        const lengths = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          lengths.push(now - last);
          last = now;
          if (lengths.length > steps) return resolve(lengths.slice(1));
          scrollBy({ top: px, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { steps: SCROLL_STEPS, px: SCROLL_PX },
  );
  return { tick, frame: quantile(frames, 0.95) };
}

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureTicking({ site, rounds, browser }) {
  const campaigns = await manyCampaigns();
  const runs = [];
  for (let round = 0; round < rounds; round++)
    runs.push(
      await inFreshPage(browser, { ...DESKTOP, baseURL: site }, (page) => watchTheList(page, campaigns)),
    );
  return [
    {
      measure: '1,000 campaigns, script of a one-second tick, 4x',
      value: median(runs.map(({ tick }) => tick)),
      unit: 'ms',
      atMost: 8,
      detail: { runs },
    },
    {
      measure: '1,000 campaigns, a frame while scrolling (p95), 4x',
      value: median(runs.map(({ frame }) => frame)),
      unit: 'ms',
    },
  ];
}
