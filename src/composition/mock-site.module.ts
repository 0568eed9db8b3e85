import { ContainerModule } from 'inversify';
import { IndexedDbImageLibrary } from '../adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../adapters/indexed-db/site-database';
import { LocalStorageContentStore } from '../adapters/local-storage/local-storage-content-store';
import { LocalStorageSessionStore } from '../adapters/local-storage/local-storage-session-store';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** Keeps the session, the site's content and its pictures in the person's own browser. */
export const mockSiteModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.sessionStore,
    {},
    () => new LocalStorageSessionStore(() => window.localStorage, window),
  );
  bindFactory(
    options,
    tokens.contentStore,
    { clock: tokens.clock, ids: tokens.idSource, logger: tokens.logger },
    (ports) =>
      new LocalStorageContentStore({
        ...ports,
        storage: () => window.localStorage,
        // Missing on a page that is not secure, although the types do not say so.
        locks: 'locks' in navigator ? navigator.locks : null,
        view: window,
        defaults: DEFAULT_CONTENT,
      }),
  );
  bindFactory(
    options,
    tokens.imageLibrary,
    { database: SiteDatabase, clock: tokens.clock },
    ({ database, clock }) =>
      new IndexedDbImageLibrary(database, 'subtle' in crypto ? crypto.subtle : null, URL, clock),
  );
});
