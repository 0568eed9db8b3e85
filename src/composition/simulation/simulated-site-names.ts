import { settingsOf } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { SiteNames } from '../../core/account/passwords/site-words';
import type { ContentStore } from '../../core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../core/content/default-content';

/** What the simulated site calls itself, as passwords must not. */
export function simulatedSiteNames(content: Pick<ContentStore, 'load'>): () => Promise<SiteNames> {
  return async () => {
    const { legalName } = settingsOf(browserSimulation(globalThis));
    const loaded = await content.load();
    const { siteSettings } = (loaded.ok && loaded.value?.value) || DEFAULT_CONTENT;
    return { siteName: siteSettings.siteName, legalName };
  };
}
