import { Hono } from 'hono';
import type { Accounts } from '../../core/account/accounts.port';
import { authFormsInputs } from '../../core/account/auth-forms.inputs';
import type { RateKey, RateLimiter } from '../../core/shared/rate-limiter.port';
import { isEmailAddress, normalizedEmail } from '../../core/shared/text/email-address';
import { failureAnswer } from '../failure-answer';
import { allow, limited, ownThings } from '../guards';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';

const MINUTE = 60_000;
/** Each attempt costs a tenth of a second of computing, so one address gets few. */
const PER_ADDRESS = { times: 30, windowMs: 10 * MINUTE };
/** Somebody who guesses the password of one account is held up soon. */
const PER_ACCOUNT_AND_ADDRESS = { times: 8, windowMs: 15 * MINUTE };
/** Many who guess it together are held up too, but one of them alone cannot keep the person out. */
const PER_ACCOUNT = { times: 40, windowMs: 15 * MINUTE };
const LONGEST_AGENT = 300;

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
      const body = await readBody(context, authFormsInputs.credentials);
      if ('refusal' in body) return body.refusal;
      const address = context.get('address');
      const email = normalizedEmail(body.value.email);
      // Nobody signs in with it, so nothing is counted under it, and no password is checked.
      if (!isEmailAddress(email)) return failureAnswer(context, { code: 'invalid-credentials' });
      const account: RateKey = ['sign-in-account', email];
      const here: RateKey = ['sign-in-account-network', email, address];
      // Counted for addresses without an account too: the answer must not tell them apart.
      const isWithin =
        (await limiter.take(here, PER_ACCOUNT_AND_ADDRESS)) && (await limiter.take(account, PER_ACCOUNT));
      if (!isWithin) return failureAnswer(context, { code: 'too-many' });
      const agent = (context.req.header('user-agent') ?? '').slice(0, LONGEST_AGENT);
      const opened = await accounts.signIn(body.value, { address, agent });
      if (!opened.ok) return failureAnswer(context, opened.failure);
      context.set('user', opened.value.user);
      await limiter.forget(here);
      await limiter.forget(account);
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
