import { type OwnAvatar, ownAvatarApi } from '../../core/account/own-account.api';
import type { SessionKeeper } from '../../core/account/session.port';
import { type HttpCalls, narrowed } from './http-calls';

/** The picture beside one's own name, on the site's server, which takes its bytes. */
export function httpOwnAvatar(calls: HttpCalls, session: Pick<SessionKeeper, 'keep'>): OwnAvatar {
  const { answer, failures } = ownAvatarApi.calls.setAvatar;
  return {
    setAvatar: ({ bytes }, signal) =>
      session.keep(async () => {
        const request = { method: 'PUT', body: bytes, signal } as const;
        return narrowed(await calls.write('/api/account/avatar', request, answer), failures);
      }),
  };
}
