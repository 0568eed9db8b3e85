// @ts-check
import { DESKTOP, inFreshPage } from './browser.mjs';
import { MEASURED_VISITS } from './size-budgets.mjs';

/**
 * The size of each page. Bytes do not vary, so one run is enough.
 * @param {{ site: string, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureSizes({ site, browser }) {
  const rows = [];
  for (const { budgets, measure } of MEASURED_VISITS) {
    const values = await inFreshPage(browser, { ...DESKTOP, baseURL: site }, measure);
    for (const [index, { name, bytes }] of budgets.entries())
      rows.push({ measure: name, value: (values[index] ?? 0) / 1000, unit: 'kB', atMost: bytes / 1000 });
  }
  return rows;
}
