import { ContainerModule } from 'inversify';
import { HttpChanges } from '../../../adapters/http/http-changes';
import { HttpContentStore } from '../../../adapters/http/http-content-store';
import { httpImageLibrary } from '../../../adapters/http/http-image-library';
import { HttpSession } from '../../../adapters/http/http-session';
import { KnownUser } from '../../../adapters/http/known-user';
import { openChangeStream } from '../../../adapters/http/shared-change-stream';
import { LocalStorageSession } from '../../../adapters/local-storage/local-storage-session';
import { StorageChanges } from '../../../adapters/local-storage/storage-changes';
import { bindClass, bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { onSiteWrite, siteCalls } from './site-calls';

const ports = { scheduler: tokens.scheduler };

/** Asks the site's server for the session, the site's content and its pictures, and hears from it of changes. */
export const serverSiteModule = new ContainerModule((options) => {
  bindFactory(options, tokens.sessionHint, {}, () => new LocalStorageSession(() => window.localStorage));
  bindClass(options, KnownUser, [tokens.sessionHint]);
  bindFactory(
    options,
    tokens.session,
    { ...ports, known: KnownUser },
    ({ known, ...provided }) => new HttpSession(siteCalls(provided), known),
  );
  bindFactory(
    options,
    tokens.changes,
    { ...ports, clock: tokens.clock, ids: tokens.idSource, page: tokens.pageLifecycle, known: KnownUser },
    ({ ids, ...provided }) =>
      new HttpChanges({
        ...provided,
        open: (address, userId) =>
          openChangeStream(
            {
              ids,
              // Both are missing in some browsers, the first on pages that are not secure, too.
              locks: 'locks' in navigator ? navigator.locks : null,
              channel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : null,
              open: (of) => new EventSource(of),
            },
            address,
            userId,
          ),
        onOwnWrite: onSiteWrite,
        otherTabs: new StorageChanges(window, provided.page),
      }),
  );
  bindFactory(options, HttpContentStore, ports, (provided) => new HttpContentStore(siteCalls(provided)));
  bindFactory(options, tokens.contentStore, { store: HttpContentStore }, ({ store }) => store);
  bindFactory(options, tokens.imageLibrary, ports, (provided) =>
    httpImageLibrary(siteCalls(provided), (address, request) => fetch(address, request)),
  );
});
