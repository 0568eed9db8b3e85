import type { SessionRepository } from '../../../core/account/account.repository.port';
import { withLanguage } from '../../../core/account/chosen-language';
import { type OwnAvatar, ownAvatarApi } from '../../../core/account/own-account.api';
import type { OwnAccountService } from '../../../core/account/own-account.service';
import type { SessionHint } from '../../../core/account/session.port';
import { type User, withAvatar } from '../../../core/account/user';
import { type Api, callOf, type PortOf, portOf } from '../../../core/api/api';
import { AVATAR_TYPES, avatarIn } from '../../../core/content/avatars/choose-avatar';
import { fail } from '../../../core/shared/result';
import type { SimulatedPeople } from '../people/simulated-people';

/** The id of the simulation's one session. */
export const THIS_BROWSER = 'this-browser';

/** The one session of the simulation, that of this browser; it ends by logging out. `agent` is what the browser calls itself. */
export function thisBrowser(agent: string, now: () => number): SessionRepository {
  return {
    list: async () => [{ id: THIS_BROWSER, agent, lastUsedAt: now() }],
    end: async () => false,
    endAll: async () => {},
  };
}

/**
 * Asks a service for whom the session belongs to; one that was stored elsewhere is known by its address. What the browser
 * remembers of the person follows each command that changes their name, picture or language.
 */
export function asHolder<A extends Api>(
  api: A,
  people: Pick<SimulatedPeople, 'holder'>,
  hint: Pick<SessionHint, 'write'>,
  serviceFor: (actor: User) => PortOf<A>,
): (user: User) => PortOf<A> {
  return (user) => {
    const before = people.holder(user);
    const service = serviceFor({ ...user, id: before?.id ?? user.id });
    return portOf(api, (name, { kind }) => async (input) => {
      const answer = await callOf(service, name)(input);
      const after = people.holder(user);
      if (kind === 'query' || !before || !after) return answer;
      let changed = user;
      if (after.name !== before.name) changed = { ...changed, name: after.name };
      if (after.avatar !== before.avatar) changed = withAvatar(changed, after.avatar ?? null);
      if (after.language !== before.language) changed = withLanguage(changed, after.language ?? null);
      if (changed !== user) await hint.write(changed);
      return answer;
    });
  };
}

/** Sets the picture of whom the session belongs to, if it is one for that. */
export function ownAvatarOf(
  people: Pick<SimulatedPeople, 'holder'>,
  hint: Pick<SessionHint, 'write'>,
  serviceFor: (user: User) => Pick<OwnAccountService, 'setAvatar'>,
): (user: User) => OwnAvatar {
  return asHolder(ownAvatarApi, people, hint, (user) => ({
    setAvatar: async ({ bytes }) => {
      const avatar = avatarIn(bytes);
      if (!avatar) return fail({ code: 'unsupported-type', accepted: AVATAR_TYPES });
      return serviceFor(user).setAvatar(avatar);
    },
  }));
}
