import { Hono } from 'hono';
import type { Accounts } from '../core/auth/accounts.port';
import { credentialsSchema } from '../core/auth/credentials.schema';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import { allow, limited, ownThings, readBody } from './guards';
import type { ServerEnvironment } from './server-environment';

const MINUTE = 60_000;
/** Each attempt costs a tenth of a second of computing, so one address gets few. */
const PER_ADDRESS = { times: 30, windowMs: 10 * MINUTE };
/** Somebody who guesses one account's password is held up wherever they come from. */
const PER_ACCOUNT = { times: 8, windowMs: 15 * MINUTE };

/** What signing in, being signed in and logging out need. */
export interface SessionRoutesPorts {
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
}

/** '/api/session': who is signed in, signing in and logging out. */
export function sessionRoutes({ accounts, limiter }: SessionRoutesPorts): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/', allow('session.read'), (context) => context.json({ user: context.get('user') }))
    .post('/', allow('session.open'), limited(limiter, 'sign-in', PER_ADDRESS), async (context) => {
      const body = await readBody(context, credentialsSchema);
      if ('refusal' in body) return body.refusal;
      const key = `account:${body.value.email.trim().toLowerCase()}`;
      if (!(await limiter.take(key, PER_ACCOUNT))) return failureAnswer(context, { code: 'locked' });
      const opened = await accounts.signIn(body.value, {
        address: context.get('address'),
        agent: context.req.header('user-agent') ?? '',
      });
      if (!opened.ok) return failureAnswer(context, opened.failure);
      await limiter.forget(key);
      for (const cookie of opened.value.cookies) context.header('Set-Cookie', cookie, { append: true });
      return context.json({ user: opened.value.user });
    })
    .delete('/', allow('session.end'), async (context) => {
      const ended = await accounts.signOut(context.req.header('cookie') ?? '');
      if (!ended.ok) return failureAnswer(context, ended.failure);
      for (const cookie of ended.value) context.header('Set-Cookie', cookie, { append: true });
      return context.body(null, 204);
    })
    .delete('/everywhere', allow('session.end-all', ownThings), async (context) => {
      const user = context.get('user');
      const ended = user ? await accounts.endSessionsOf(user.id) : null;
      return ended && !ended.ok ? failureAnswer(context, ended.failure) : context.body(null, 204);
    });
}
