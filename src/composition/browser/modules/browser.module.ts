import { ContainerModule } from 'inversify';
import { CookieSidebarPreference } from '../../../adapters/cookie/cookie-sidebar-preference';
import { BrowserPageLifecycle } from '../../../adapters/system/browser-page-lifecycle';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What every browser needs, with any back end: its cookies and page events. */
export const browserModule = new ContainerModule((options) => {
  bindFactory(options, tokens.pageLifecycle, {}, () => new BrowserPageLifecycle(document, window));
  bindFactory(options, tokens.sidebarPreference, {}, () => new CookieSidebarPreference(document));
});
