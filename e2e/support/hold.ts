import type { Page } from '@playwright/test';

/** The site's own code, without what stands in the pages themselves. */
export const SCRIPTS = '**/assets/*.js';

/** Lets files arrive only when told to, as on a slow line; answers with what tells it. */
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
