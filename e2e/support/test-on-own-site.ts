import { test as onBuiltSite } from '../fixtures';
import { buildOwnSite } from './own-site';

/** Tests on a site that is built with these settings, once for each worker. */
export function testOnOwnSite(settings: Readonly<Record<string, string>>) {
  return onBuiltSite.extend<object, { ownOrigin: string }>({
    ownOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern.
      async ({}, use) => {
        const site = await buildOwnSite(settings);
        await use(site.origin);
        site.remove();
      },
      { scope: 'worker', timeout: 360_000 },
    ],
    baseURL: ({ ownOrigin }, use) => use(ownOrigin),
  });
}
