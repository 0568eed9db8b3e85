import { ContainerModule } from 'inversify';
import { HttpContentStore } from '../adapters/http/http-content-store';
import { HttpImageLibrary } from '../adapters/http/http-image-library';
import { HttpSessionStore } from '../adapters/http/http-session-store';
import { LocalStorageSessionStore } from '../adapters/local-storage/local-storage-session-store';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = { scheduler: tokens.scheduler };

/** Asks the site's server for the session, the site's content and its pictures. */
export const serverSiteModule = new ContainerModule((options) => {
  bindFactory(options, tokens.sessionStore, ports, (provided) => {
    const hint = new LocalStorageSessionStore(() => window.localStorage, window);
    return new HttpSessionStore(siteCalls(provided), hint);
  });
  bindFactory(options, tokens.contentStore, ports, (provided) => new HttpContentStore(siteCalls(provided)));
  bindFactory(
    options,
    tokens.imageLibrary,
    ports,
    (provided) => new HttpImageLibrary(siteCalls(provided), (address, request) => fetch(address, request)),
  );
});
