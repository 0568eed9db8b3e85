import type { Caller } from '../../core/account/accounts.port';
import { authFormsInputs } from '../../core/account/auth-forms.inputs';
import { CHALLENGE_MS } from '../../core/account/second-factor/challenge';
import { KNOWN_BROWSER_MS } from '../../core/account/second-factor/note-sign-in';
import type { OpenedByStep } from '../../core/account/second-factor/second-step-sign-in';
import { type User, userOf } from '../../core/account/user';
import type { RateKey } from '../../core/shared/rate-limiter.port';
import { isEmailAddress, normalizedEmail, tidyEmail } from '../../core/shared/text/email-address';
import {
  type Answer,
  actorOf,
  type Call,
  empty,
  failureAnswer,
  header,
  json,
  type Route,
  resultAnswer,
  route,
} from '../http';
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
/** Five tries for each sign-in, and a page that is opened again. */
const STEPS_PER_ADDRESS = { name: 'second-step', times: 100, windowMs: 10 * MINUTE };

/** Who signs in from where, as the list of sessions shows it. */
function callerOf(call: Call): Caller {
  return { address: call.network, agent: (header(call, 'user-agent') ?? '').slice(0, LONGEST_AGENT) };
}

/** What tries to sign in with an address are counted under: from one network, and from all. */
function triesOf(email: string, address: string): Readonly<Record<'here' | 'account', RateKey>> {
  return { here: ['sign-in-account-network', email, address], account: ['sign-in-account', email] };
}

/** A cookie of our own, which scripts cannot read and other sites' pages do not send. */
function ownCookie(plainName: string, origin: string) {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  return {
    read: (cookies: string): string | null => {
      const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
      return pairs.find(([key, value]) => key === name && value)?.[1] ?? null;
    },
    write: (secret: string, seconds: number): string =>
      `${name}=${secret}; Max-Age=${seconds}; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Strict`,
  };
}

/** '/api/session': who is signed in, signing in and logging out. */
export function sessionRoutes(
  { accounts, limiter, secondStep, signIns }: ServerPorts,
  origin: string,
): readonly Route[] {
  const waiting = ownCookie('second-step', origin);
  const known = ownCookie('known-browser', origin);
  /** The cookie that tells a browser in which this person signed in before from a new one. */
  const noted = async (call: Call, user: User): Promise<readonly string[]> => {
    const before = known.read(header(call, 'cookie') ?? '');
    const secret = await signIns.execute(user, before, callerOf(call).agent);
    return secret === null ? [] : [known.write(secret, KNOWN_BROWSER_MS / 1000)];
  };
  /** After a sign-in the count of the person's tries begins at 0. */
  const forgetTries = async (email: string, address: string) => {
    const { here, account } = triesOf(email, address);
    await limiter.forget(here);
    await limiter.forget(account);
  };
  /** The answer with a session that a second step has opened. */
  const opened = async (call: Call, { token, person }: OpenedByStep): Promise<Answer> => {
    const user = userOf(person);
    call.user = user;
    await forgetTries(normalizedEmail(user.email), call.network);
    const cookies = [
      ...(await accounts.cookiesOf(token)),
      waiting.write('', 0),
      ...(await noted(call, user)),
    ];
    return { ...json({ user }), cookies };
  };
  return [
    route('GET /api/session', 'session.read', ({ user: signedIn }) => {
      if (!signedIn) return json({ user: null, standing: null });
      const { standing = null, ...user } = signedIn;
      return json({ user, standing });
    }),
    route(
      'POST /api/session',
      'session.open',
      withBody(authFormsInputs.credentials, async (credentials, call) => {
        const address = call.network;
        const email = normalizedEmail(tidyEmail(credentials.email));
        // Nobody signs in with it, so nothing is counted under it, and no password is checked.
        if (!isEmailAddress(email)) return failureAnswer({ code: 'invalid-credentials' });
        const { here, account } = triesOf(email, address);
        // Counted for addresses without an account too: the answer must not tell them apart.
        const counts = [
          [here, PER_ACCOUNT_AND_ADDRESS],
          [account, PER_ACCOUNT],
        ] as const;
        if ((await limiter.takeInTurn(counts)) < counts.length) return failureAnswer({ code: 'too-many' });
        const caller = callerOf(call);
        const signedIn = await accounts.signIn(credentials, caller);
        if (!signedIn.ok) {
          if (signedIn.failure.code !== 'second-factor') return failureAnswer(signedIn.failure);
          const { personId } = signedIn.failure;
          const begun = await secondStep.begin({ personId, caller, resetSecret: credentials.reset ?? null });
          if (!begun.ok) return failureAnswer(begun.failure);
          if (begun.value.is === 'opened') return opened(call, begun.value);
          const { offer, secret } = begun.value;
          return { ...json({ secondStep: offer }), cookies: [waiting.write(secret, CHALLENGE_MS / 1000)] };
        }
        const { user, cookies } = signedIn.value;
        call.user = user;
        await forgetTries(email, address);
        return { ...json({ user }), cookies: [...cookies, ...(await noted(call, user))] };
      }),
      PER_ADDRESS,
    ),
    route(
      'POST /api/session/second-step',
      'session.open',
      withBody(authFormsInputs.secondStep, async (proof, call) => {
        const secret = waiting.read(header(call, 'cookie') ?? '');
        if (secret === null) return failureAnswer({ code: 'not-found' });
        const proved = await secondStep.prove(secret, proof, callerOf(call));
        return proved.ok ? opened(call, proved.value) : failureAnswer(proved.failure);
      }),
      STEPS_PER_ADDRESS,
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
