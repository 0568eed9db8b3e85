import { ContainerModule } from 'inversify';
import { signedInContentStore } from '../../../adapters/guarded/signed-in';
import { IndexedDbDraftStore } from '../../../adapters/indexed-db/indexed-db-draft-store';
import { SiteDatabase } from '../../../adapters/indexed-db/site-database';
import { LocalStorageDraftStore } from '../../../adapters/local-storage/local-storage-draft-store';
import { mirroredDraftStore } from '../../../adapters/mirrored/mirrored-draft-store';
import { WebLockTabRegistry } from '../../../adapters/web-locks/web-lock-tab-registry';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The stores that only the content editor needs. */
export const editorModule = new ContainerModule((options) => {
  bindFactory(options, tokens.draftStore, { logger: tokens.logger }, ({ logger }) =>
    mirroredDraftStore(
      new LocalStorageDraftStore(() => window.localStorage, logger),
      new IndexedDbDraftStore(new SiteDatabase(() => globalThis.indexedDB)),
    ),
  );
  bindFactory(
    options,
    tokens.tabRegistry,
    { ids: tokens.idSource, scheduler: tokens.scheduler },
    ({ ids, scheduler }) =>
      new WebLockTabRegistry(
        () => window.sessionStorage,
        // Missing on a page that is not secure, although the types do not say so.
        'locks' in navigator ? navigator.locks : null,
        ids,
        scheduler,
      ),
  );
  bindFactory(
    options,
    tokens.signedInContent,
    { store: tokens.contentStore, session: tokens.currentSession, keeper: ReauthenticationViewModel },
    ({ store, ...ports }) => signedInContentStore(store, ports),
  );
});
