import { ContainerModule } from 'inversify';
import { IndexedDbImageLibrary } from '../adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../adapters/indexed-db/site-database';
import { LocalStorageContentStore } from '../adapters/local-storage/local-storage-content-store';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** The site's content and its pictures, kept in the person's own browser; a real back end brings a module of its own. */
export const browserContentModule = new ContainerModule((options) => {
  bindSingleton(options, SiteDatabase, () => new SiteDatabase(() => globalThis.indexedDB), []);
  bindSingleton(
    options,
    tokens.contentStore,
    (clock, ids, logger) =>
      new LocalStorageContentStore({
        storage: () => window.localStorage,
        // Absent on a page that is not secure, whatever the types say.
        locks: 'locks' in navigator ? navigator.locks : null,
        view: window,
        clock,
        ids,
        logger,
        defaults: DEFAULT_CONTENT,
      }),
    [tokens.clock, tokens.idSource, tokens.logger],
  );
  bindSingleton(
    options,
    tokens.imageLibrary,
    (database, clock) =>
      new IndexedDbImageLibrary(database, 'subtle' in crypto ? crypto.subtle : null, URL, clock),
    [SiteDatabase, tokens.clock],
  );
});
