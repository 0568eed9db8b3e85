import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { HttpChanges } from '../../../adapters/http/http-changes';
import { HttpContentStore } from '../../../adapters/http/http-content-store';
import { httpImageLibrary } from '../../../adapters/http/http-image-library';
import { HttpSession } from '../../../adapters/http/http-session';
import { KnownUser } from '../../../adapters/http/known-user';
import { openChangeStream } from '../../../adapters/http/shared-change-stream';
import { LocalStorageSession } from '../../../adapters/local-storage/local-storage-session';
import { StorageChanges } from '../../../adapters/local-storage/storage-changes';
import { bindClass, bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Asks the site's server for the session, the site's content and its pictures, and hears from it of changes. */
export const serverSiteModule = new ContainerModule((options) => {
  bindFactory(options, tokens.sessionHint, {}, () => new LocalStorageSession(() => window.localStorage));
  bindClass(options, KnownUser, [tokens.sessionHint]);
  bindFactory(options, HttpCalls, { scheduler: tokens.scheduler }, ({ scheduler }) => {
    return new HttpCalls((address, request) => {
      // What a page asks by itself keeps nobody signed in: no press of a key or button has led to it.
      const { userActivation } = navigator;
      if (!userActivation?.hasBeenActive || userActivation.isActive) return fetch(address, request);
      return fetch(address, { ...request, headers: { ...request.headers, 'X-Unattended': '1' } });
    }, scheduler);
  });
  bindPort(options, tokens.currentSession, HttpSession, [HttpCalls, KnownUser]);
  bindFactory(
    options,
    tokens.changes,
    {
      calls: HttpCalls,
      known: KnownUser,
      page: tokens.pageLifecycle,
      clock: tokens.clock,
      scheduler: tokens.scheduler,
      ids: tokens.idSource,
    },
    ({ calls, ids, ...provided }) =>
      new HttpChanges({
        ...provided,
        open: (address, userId) =>
          openChangeStream(
            {
              ids,
              // Both are missing in some browsers, the first on pages that are not secure, too.
              locks: 'locks' in navigator ? navigator.locks : null,
              channel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : null,
              open: (url) => new EventSource(url),
            },
            address,
            userId,
          ),
        onOwnWrite: (listener) => calls.onWrite(listener),
        otherTabs: new StorageChanges(window, provided.page),
      }),
  );
  bindClass(options, HttpContentStore, [HttpCalls]);
  bindFactory(options, tokens.contentStore, { store: HttpContentStore }, ({ store }) => store);
  bindFactory(options, tokens.imageLibrary, { calls: HttpCalls }, ({ calls }) =>
    httpImageLibrary(calls, (address, request) => fetch(address, request)),
  );
});
