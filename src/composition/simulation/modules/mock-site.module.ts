import { ContainerModule } from 'inversify';
import { FetchedPictures } from '../../../adapters/indexed-db/fetched-pictures';
import { LocalStorageContentStore } from '../../../adapters/local-storage/local-storage-content-store';
import { LocalStorageSession } from '../../../adapters/local-storage/local-storage-session';
import { StorageChanges } from '../../../adapters/local-storage/storage-changes';
import { publishedImageLibrary } from '../../../adapters/published/published-image-library';
import { PUBLISHED_PICTURES } from '../../browser/published-pictures';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { standingSession } from '../standing-session';

/** Keeps the session, the site's content and its pictures in the person's own browser. */
export const mockSiteModule = new ContainerModule((options) => {
  const session = new LocalStorageSession(() => window.localStorage);
  bindFactory(options, tokens.currentSession, {}, () => standingSession(session, window));
  bindFactory(options, tokens.sessionHint, {}, () => session);
  bindFactory(
    options,
    tokens.changes,
    { page: tokens.pageLifecycle },
    ({ page }) => new StorageChanges(window, page),
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
        // In both languages, which a page that saves nothing does not need.
        defaults: async () => (await import('../../../core/content/default-document')).DEFAULT_DOCUMENT,
      }),
  );
  bindFactory(
    options,
    FetchedPictures,
    { clock: tokens.clock },
    ({ clock }) =>
      new FetchedPictures(async () => (await import('../browser-pictures')).browserPictures(clock)),
  );
  bindFactory(options, tokens.imageLibrary, { library: FetchedPictures }, ({ library }) =>
    import.meta.env.VITE_CONTENT_FILE
      ? publishedImageLibrary(library, PUBLISHED_PICTURES, (address) => fetch(address))
      : library,
  );
});
