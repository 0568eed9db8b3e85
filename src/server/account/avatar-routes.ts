import { ownAvatarApi } from '../../core/account/own-account.api';
import type { OwnAccountService } from '../../core/account/own-account.service';
import type { User } from '../../core/account/user';
import { AVATAR_TYPES, avatarIn, MAX_AVATAR_BYTES } from '../../core/content/avatars/choose-avatar';
import { actorOf, failureAnswer, header, type Route, resultAnswer, route } from '../http';

/** More than anybody needs to find a picture that they like. */
const AVATAR_CHANGES = { name: 'avatar', times: 20, windowMs: 10 * 60_000, by: 'person' } as const;

/** '/api/account/avatar': the picture beside the signed-in person's name, sent as bytes. */
export function avatarRoutes(
  accountFor: (user: User, cookie: string) => Pick<OwnAccountService, 'setAvatar'>,
): readonly Route[] {
  const { right } = ownAvatarApi.calls.setAvatar;
  return [
    route(
      'PUT /api/account/avatar',
      right,
      async (call) => {
        const body = await call.readBytes(MAX_AVATAR_BYTES);
        if ('refusal' in body) return body.refusal;
        const avatar = avatarIn(body.bytes);
        if (!avatar) return failureAnswer({ code: 'unsupported-type', accepted: AVATAR_TYPES });
        const account = accountFor(actorOf(call), header(call, 'cookie') ?? '');
        return resultAnswer(await account.setAvatar(avatar));
      },
      AVATAR_CHANGES,
    ),
  ];
}
