import type { Page } from '@playwright/test';

/** The site's own script files, but for the boot script, with which a page comes. */
export const SCRIPTS = /\/assets\/(?!boot-)[^/]+\.js$/;

/** Holds files back, as a slow connection does; the returned function releases them. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Stops the page's timers, and with them the simulated server, so that a state that lasts a moment can be examined on a
 * slow machine too; gives back what lets them run again. The test must call `page.clock.install()` before its first page.
 */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  return () => page.clock.resume();
}
