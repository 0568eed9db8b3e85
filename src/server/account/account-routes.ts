import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Accounts } from '../../core/account/accounts.port';
import { ChangePassword } from '../../core/account/change-password';
import type { CommonPasswords } from '../../core/account/common-passwords.port';
import type { OwnAccount } from '../../core/account/own-account.port';
import { passwordFaultTexts as texts } from '../../core/account/password-fault.texts';
import { RenameOneself } from '../../core/account/rename-oneself';
import type { User } from '../../core/account/user';
import { AVATAR_TYPES, avatarIn, MAX_AVATAR_BYTES } from '../../core/content/avatars/avatar';
import type { Logger } from '../../core/shared/logger.port';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { LINE } from '../../core/shared/text/text-limits';
import { lineSchema, textSchema } from '../../core/shared/text/text-schema';
import { failureAnswer } from '../failure-answer';
import { actorOf, allow, limited, ownThings } from '../guards';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';

/** Keeps someone at an unattended browser from guessing the password. */
const PASSWORD_CHANGES = { times: 10, windowMs: 15 * 60_000 };

/** More than anybody needs to find a picture that they like. */
const AVATAR_CHANGES = { times: 20, windowMs: 10 * 60_000 };

const nameSchema = v.strictObject({ name: lineSchema(LINE) });
const passwordSchema = v.strictObject({ current: textSchema(LINE), next: textSchema(LINE) });

/** What people do with their own account needs. */
export interface AccountRoutesPorts {
  readonly accounts: Pick<Accounts, 'sessionIdOf'>;
  /** A person's account, asked in one of their sessions. */
  readonly ownAccount: (user: User, sessionId: string) => OwnAccount;
  readonly commonPasswords: CommonPasswords;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/** '/api/account': the signed-in person's account. */
export function accountRoutes(ports: AccountRoutesPorts): Hono<ServerEnvironment> {
  const { accounts, commonPasswords, limiter, logger } = ports;
  /** Does something with the caller's account; their session may have ended since the guard let them through. */
  const withAccount = async (
    context: Context<ServerEnvironment>,
    use: (account: OwnAccount) => Promise<Response>,
  ): Promise<Response> => {
    const user = context.get('user');
    const session = await accounts.sessionIdOf(context.req.header('cookie') ?? '');
    if (!session.ok) return failureAnswer(context, session.failure);
    if (!user || session.value === null) return failureAnswer(context, { code: 'unauthenticated' });
    return use(ports.ownAccount(user, session.value));
  };
  return new Hono<ServerEnvironment>()
    .put('/name', allow('account.change', ownThings), async (context) => {
      const body = await readBody(context, nameSchema);
      if ('refusal' in body) return body.refusal;
      return withAccount(context, async (account) => {
        const renamed = await new RenameOneself(account, logger).execute(body.value.name);
        return renamed.ok ? context.json(renamed.value) : failureAnswer(context, renamed.failure);
      });
    })
    .put(
      '/password',
      allow('account.change-password', ownThings),
      limited(limiter, 'password-change', PASSWORD_CHANGES, 'person'),
      async (context) => {
        const body = await readBody(context, passwordSchema);
        if ('refusal' in body) return body.refusal;
        return withAccount(context, async (account) => {
          const change = new ChangePassword(account, commonPasswords, logger);
          const changed = await change.execute(body.value, actorOf(context));
          if (changed.ok) return context.body(null, 204);
          const { failure } = changed;
          if (failure.code !== 'invalid-form') return failureAnswer(context, failure);
          const fields = failure.faults.map(({ field, fault }) => ({ field, message: texts[fault] }));
          return failureAnswer(context, { code: 'validation', fields });
        });
      },
    )
    .put(
      '/avatar',
      allow('account.change-avatar', ownThings),
      limited(limiter, 'avatar', AVATAR_CHANGES, 'person'),
      async (context) => {
        const body = await context.get('bodies').read(context, MAX_AVATAR_BYTES);
        if ('refusal' in body) return body.refusal;
        const avatar = avatarIn(body.bytes);
        if (!avatar) return failureAnswer(context, { code: 'unsupported-type', accepted: AVATAR_TYPES });
        return withAccount(context, async (account) => {
          const changed = await account.setAvatar(avatar);
          return changed.ok ? context.json(changed.value) : failureAnswer(context, changed.failure);
        });
      },
    )
    .delete('/avatar', allow('account.change-avatar', ownThings), (context) =>
      withAccount(context, async (account) => {
        const changed = await account.removeAvatar();
        return changed.ok ? context.json(changed.value) : failureAnswer(context, changed.failure);
      }),
    )
    .get('/sessions', allow('session.list', ownThings), (context) =>
      withAccount(context, async (account) => {
        const listed = await account.sessions();
        return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
      }),
    )
    .delete('/sessions/:id', allow('session.end-one', ownThings), (context) =>
      withAccount(context, async (account) => {
        const ended = await account.endSession(context.req.param('id') ?? '');
        return ended.ok ? context.body(null, 204) : failureAnswer(context, ended.failure);
      }),
    );
}
