// @ts-check
// The browser for the measurements, CPU throttling, and the time from an event to the next paint.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findOrInstallBrowser } from '../scripts/find-browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

export function launchBrowser() {
  return chromium.launch({ executablePath: findOrInstallBrowser(), args: CHROMIUM_ARGUMENTS });
}

/**
 * Runs a task in a new page with an empty cache.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {(page: Page) => Promise<Result>} task
 */
export async function inFreshPage(browser, options, task) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {number} rate 4 makes the CPU four times slower
 */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/**
 * Records in the page, for each event of these types, the time until the next frame was done, in ms.
 * Call it before you open the page.
 * @param {Page} page
 * @param {readonly string[]} types such as keydown
 * @returns {Promise<() => Promise<number[]>>} returns the times since the last call
 */
export async function notePaints(page, types) {
  await page.addInitScript((noted) => {
    /** @type {number[]} */
    const paints = [];
    Object.assign(globalThis, { benchPaints: paints });
    const note = (/** @type {Event} */ { timeStamp }) =>
      requestAnimationFrame(() => {
        // The first message after a frame's callbacks arrives when the frame is done.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    for (const type of noted) addEventListener(type, note, { capture: true, passive: true });
  }, types);
  return () =>
    page.evaluate(() => {
      const { benchPaints } = /** @type {{ benchPaints: number[] } & typeof globalThis} */ (globalThis);
      return benchPaints.splice(0);
    });
}
