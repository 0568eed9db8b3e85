import { actorWith } from '../../core/access/actor-with';
import type { Action } from '../../core/access/may';
import type { Session, SessionKeeper } from '../../core/account/session.port';
import type { ContentStore } from '../../core/content/content-store.port';
import type { ImageLibrary } from '../../core/content/pictures/image-library.port';

/** Who is signed in, and what has them sign in again. */
interface SignedInPorts {
  readonly session: Pick<Session, 'read'>;
  readonly keeper: Pick<SessionKeeper, 'keep'>;
}

/** Wraps a port: the named calls ask the policy for a right, and the person to sign in again when their session has ended. */
function signedIn<Port extends object>(
  port: Port,
  { session, keeper }: SignedInPorts,
  rights: { readonly [Name in keyof Port]?: Action },
): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = (...args: unknown[]) => Reflect.apply(member, target, args);
      const right: Action | undefined = Reflect.get(rights, name);
      if (right === undefined) return call;
      return (...args: unknown[]) =>
        keeper.keep(async () => {
          const result = await actorWith(right, session);
          return result.ok ? call(...args) : result;
        });
    },
  });
}

/** A content store for those who may change the content; everybody may read it. */
export const signedInContentStore = (store: ContentStore, ports: SignedInPorts): ContentStore =>
  signedIn(store, ports, { save: 'content.save', backups: 'content.list-backups' });

/** An image library for those who may add pictures; everybody may see them. */
export const signedInLibrary = (library: ImageLibrary, ports: SignedInPorts): ImageLibrary =>
  signedIn(library, ports, { put: 'picture.add', putCopy: 'picture.add' });
