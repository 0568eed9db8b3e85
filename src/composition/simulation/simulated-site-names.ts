import { settingsOf } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { SiteNames } from '../../core/account/passwords/site-words';
import { DEFAULT_CONTENT } from '../../core/content/default-content';

/** What the simulated site calls itself, as passwords must not. */
export async function simulatedSiteNames(): Promise<SiteNames> {
  const { legalName } = settingsOf(browserSimulation(globalThis));
  return { siteName: DEFAULT_CONTENT.siteSettings.siteName, legalName };
}
