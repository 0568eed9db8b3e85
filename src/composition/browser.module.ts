import { ContainerModule } from 'inversify';
import { CookieSidebarPreference } from '../adapters/cookie/cookie-sidebar-preference';
import { LocalStorageSessionStore } from '../adapters/local-storage/local-storage-session-store';
import { BrowserPageLifecycle } from '../adapters/system/browser-page-lifecycle';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** What the person's own browser keeps and tells: storage, cookies, the life of the page. */
export const browserModule = new ContainerModule((options) => {
  bindSingleton(options, tokens.pageLifecycle, () => new BrowserPageLifecycle(document, window), []);
  bindSingleton(
    options,
    tokens.sessionStore,
    () => new LocalStorageSessionStore(() => window.localStorage, window),
    [],
  );
  bindSingleton(options, tokens.sidebarPreference, () => new CookieSidebarPreference(document), []);
});
