import { Hono } from 'hono';
import { ownAvatarApi } from '../../core/account/own-account.api';
import type { OwnAccountService } from '../../core/account/own-account.service';
import type { User } from '../../core/account/user';
import { AVATAR_TYPES, avatarIn, MAX_AVATAR_BYTES } from '../../core/content/avatars/avatar';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { failureAnswer } from '../failure-answer';
import { actorOf, allow, limited, ownThings } from '../guards';
import type { ServerEnvironment } from '../server-environment';

/** More than anybody needs to find a picture that they like. */
const AVATAR_CHANGES = { times: 20, windowMs: 10 * 60_000 };

/** '/api/account/avatar': the picture beside the signed-in person's name, sent as bytes. */
export function avatarRoutes(
  accountFor: (user: User, cookie: string) => Pick<OwnAccountService, 'setAvatar'>,
  limiter: Pick<RateLimiter, 'take'>,
): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().put(
    '/avatar',
    allow(ownAvatarApi.calls.setAvatar.right, ownThings),
    limited(limiter, 'avatar', AVATAR_CHANGES, 'person'),
    async (context) => {
      const body = await context.get('bodies').read(context, MAX_AVATAR_BYTES);
      if ('refusal' in body) return body.refusal;
      const avatar = avatarIn(body.bytes);
      if (!avatar) return failureAnswer(context, { code: 'unsupported-type', accepted: AVATAR_TYPES });
      const account = accountFor(actorOf(context), context.req.header('cookie') ?? '');
      const changed = await account.setAvatar(avatar);
      return changed.ok ? context.json(changed.value) : failureAnswer(context, changed.failure);
    },
  );
}
