// @ts-check
import { DESKTOP, inFreshPage } from './browser.mjs';
import { SIZE_BUDGETS } from './size-budgets.mjs';

/**
 * The size of each page. Bytes do not vary, so one run is enough.
 * @param {{ site: string, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureSizes({ site, browser }) {
  const rows = [];
  for (const { name, bytes, measure } of SIZE_BUDGETS) {
    const value = await inFreshPage(browser, { ...DESKTOP, baseURL: site }, measure);
    rows.push({ measure: name, value: value / 1000, unit: 'kB', atMost: bytes / 1000 });
  }
  return rows;
}
