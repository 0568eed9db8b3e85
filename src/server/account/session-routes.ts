import { authFormsInputs } from '../../core/account/auth-forms.inputs';
import type { RateKey } from '../../core/shared/rate-limiter.port';
import { isEmailAddress, normalizedEmail, tidyEmail } from '../../core/shared/text/email-address';
import { actorOf, empty, failureAnswer, header, json, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';
import type { ServerPorts } from '../server-ports';

const MINUTE = 60_000;
/** Each attempt costs a tenth of a second of computing, so one address gets few. */
const PER_ADDRESS = { name: 'sign-in', times: 30, windowMs: 10 * MINUTE };
/** Somebody who guesses the password of one account is held up soon. */
const PER_ACCOUNT_AND_ADDRESS = { times: 8, windowMs: 15 * MINUTE };
/** Many who guess it together are held up too, but one of them alone cannot keep the person out. */
const PER_ACCOUNT = { times: 40, windowMs: 15 * MINUTE };
const LONGEST_AGENT = 300;

/** '/api/session': who is signed in, signing in and logging out. */
export function sessionRoutes({ accounts, limiter }: ServerPorts): readonly Route[] {
  return [
    route('GET /api/session', 'session.read', ({ user }) => json({ user })),
    route(
      'POST /api/session',
      'session.open',
      withBody(authFormsInputs.credentials, async (credentials, call) => {
        const address = call.network;
        const email = normalizedEmail(tidyEmail(credentials.email));
        // Nobody signs in with it, so nothing is counted under it, and no password is checked.
        if (!isEmailAddress(email)) return failureAnswer({ code: 'invalid-credentials' });
        const account: RateKey = ['sign-in-account', email];
        const here: RateKey = ['sign-in-account-network', email, address];
        // Counted for addresses without an account too: the answer must not tell them apart.
        const counts = [
          [here, PER_ACCOUNT_AND_ADDRESS],
          [account, PER_ACCOUNT],
        ] as const;
        if ((await limiter.takeInTurn(counts)) < counts.length) return failureAnswer({ code: 'too-many' });
        const agent = (header(call, 'user-agent') ?? '').slice(0, LONGEST_AGENT);
        const opened = await accounts.signIn(credentials, { address, agent });
        if (!opened.ok) return failureAnswer(opened.failure);
        const { user, cookies } = opened.value;
        call.user = user;
        await limiter.forget(here);
        await limiter.forget(account);
        return { ...json({ user }), cookies };
      }),
      PER_ADDRESS,
    ),
    route('DELETE /api/session', 'session.end', async (call) => {
      const ended = await accounts.signOut(header(call, 'cookie') ?? '');
      return ended.ok ? { ...empty(), cookies: ended.value } : failureAnswer(ended.failure);
    }),
    route('DELETE /api/session/everywhere', 'session.end-all', async (call) =>
      resultAnswer(await accounts.endSessionsOf(actorOf(call).id), 204),
    ),
  ];
}
