// @ts-check
// The browser that the measurements drive, a slower processor, and the time from an event to the next paint.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findOrInstallBrowser } from '../scripts/find-browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

export function launchBrowser() {
  return chromium.launch({ executablePath: findOrInstallBrowser(), args: CHROMIUM_ARGUMENTS });
}

/**
 * Runs a task in a fresh page that nothing is cached for.
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
 * @param {number} rate 4 makes the processor four times slower
 */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/**
 * Notes, in the page, how long after each event of a type the next frame was done; times in ms.
 * Call before the page is opened.
 * @param {Page} page
 * @param {readonly string[]} types such as keydown
 * @returns {Promise<() => Promise<number[]>>} takes the notes so far
 */
export async function notePaints(page, types) {
  await page.addInitScript((noted) => {
    /** @type {number[]} */
    const paints = [];
    Object.assign(globalThis, { benchPaints: paints });
    const note = (/** @type {Event} */ { timeStamp }) =>
      requestAnimationFrame(() => {
        // The first message after a frame's callbacks comes when the frame is done.
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
