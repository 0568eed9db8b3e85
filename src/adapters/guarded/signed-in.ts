import type { SessionKeeper } from '../../core/account/session.port';
import type { ContentStore } from '../../core/content/content-store.port';
import type { ImageLibrary } from '../../core/content/pictures/image-library.port';

/** Wraps a port: the named calls ask the person to sign in again when their session has ended. */
function signedIn<Port extends object>(port: Port, session: SessionKeeper, ...kept: (keyof Port)[]): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = (...given: unknown[]) => Reflect.apply(member, target, given);
      return kept.some((one) => one === name)
        ? (...given: unknown[]) => session.keep(() => call(...given))
        : call;
    },
  });
}

/** A content store that has the person sign in again; everybody may read the content. */
export const signedInContentStore = (store: ContentStore, session: SessionKeeper): ContentStore =>
  signedIn(store, session, 'save', 'backups');

/** An image library that has the person sign in again; everybody may see the pictures. */
export const signedInLibrary = (library: ImageLibrary, session: SessionKeeper): ImageLibrary =>
  signedIn(library, session, 'put', 'putCopy');
