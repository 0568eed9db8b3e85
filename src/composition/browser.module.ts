import { ContainerModule } from 'inversify';
import { CookieSidebarPreference } from '../adapters/cookie/cookie-sidebar-preference';
import { LocalStorageSessionStore } from '../adapters/local-storage/local-storage-session-store';
import { BrowserPageLifecycle } from '../adapters/system/browser-page-lifecycle';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The browser's storage, cookies and page events. */
export const browserModule = new ContainerModule((options) => {
  bindFactory(options, tokens.pageLifecycle, {}, () => new BrowserPageLifecycle(document, window));
  bindFactory(
    options,
    tokens.sessionStore,
    {},
    () => new LocalStorageSessionStore(() => window.localStorage, window),
  );
  bindFactory(options, tokens.sidebarPreference, {}, () => new CookieSidebarPreference(document));
});
