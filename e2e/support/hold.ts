import type { Page } from '@playwright/test';

/** The site's own script files, without inline scripts. */
export const SCRIPTS = '**/assets/*.js';

/** Holds files back, as a slow connection does; the returned function releases them. */
export async function hold(page: Page, files: string): Promise<() => void> {
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
