import { ContainerModule } from 'inversify';
import { CookieSidebarPreference } from '../../../adapters/cookie/cookie-sidebar-preference';
import { SiteDatabase } from '../../../adapters/indexed-db/site-database';
import { BrowserPageLifecycle } from '../../../adapters/system/browser-page-lifecycle';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What every browser needs, with any back end: its database, cookies and page events. */
export const browserModule = new ContainerModule((options) => {
  bindFactory(options, tokens.pageLifecycle, {}, () => new BrowserPageLifecycle(document, window));
  bindFactory(options, SiteDatabase, {}, () => new SiteDatabase(() => globalThis.indexedDB));
  bindFactory(options, tokens.sidebarPreference, {}, () => new CookieSidebarPreference(document));
});
