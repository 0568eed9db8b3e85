import * as v from 'valibot';
import type {
  AuthGateway,
  LinkedCredentials,
  SecondStepGateway,
  SignOutScope,
} from '../../core/account/auth-gateway.port';
import type { Proof } from '../../core/account/second-factor/proof';
import { secondStepOfferSchema } from '../../core/account/second-factor/second-step-offer';
import { userSchema } from '../../core/account/user.schema';
import { fail, ok } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';
import type { KnownUser } from './known-user';

const answer = v.object({ user: userSchema });
const signedIn = v.object({ user: v.optional(userSchema), secondStep: v.optional(secondStepOfferSchema) });
const PATH = '/api/session';

/** Signs in and out at the site's server, which keeps the session in a cookie that scripts cannot read. */
export class HttpAuthGateway implements AuthGateway, SecondStepGateway {
  readonly knowsOtherBrowsers = true;

  constructor(
    private readonly calls: HttpCalls,
    private readonly known: KnownUser,
  ) {}

  async signIn(credentials: LinkedCredentials, signal?: AbortSignal): ReturnType<AuthGateway['signIn']> {
    const written = await this.calls.write(PATH, { method: 'POST', body: credentials, signal }, signedIn);
    // What is too long or strange to be read is nobody's password.
    if (!written.ok && written.failure.code === 'validation') return fail({ code: 'invalid-credentials' });
    if (!written.ok && written.failure.code === 'second-factor')
      return fail({ code: 'second-factor', offer: null });
    const opened = narrowed(written, ['invalid-credentials', 'locked', 'too-many', 'cancelled']);
    if (!opened.ok) return opened;
    const { user, secondStep } = opened.value;
    if (!user)
      return secondStep ? fail({ code: 'second-factor', offer: secondStep }) : fail({ code: 'unavailable' });
    await this.known.set(user);
    return ok(user);
  }

  async prove(proof: Proof): ReturnType<SecondStepGateway['prove']> {
    const written = await this.calls.write(`${PATH}/second-step`, { method: 'POST', body: proof }, answer);
    if (!written.ok && written.failure.code === 'validation') return fail({ code: 'invalid-credentials' });
    const opened = narrowed(written, ['not-found', 'invalid-credentials', 'conflict', 'locked', 'too-many']);
    if (!opened.ok) return opened;
    await this.known.set(opened.value.user);
    return ok(opened.value.user);
  }

  async signOut(scope: SignOutScope = 'here'): ReturnType<AuthGateway['signOut']> {
    const path = scope === 'everywhere' ? `${PATH}/everywhere` : PATH;
    const written = await this.calls.write(path, { method: 'DELETE' }, v.undefined());
    const ended = narrowed(written, ['unauthenticated']);
    if (!ended.ok && ended.failure.code === 'unavailable') return fail(ended.failure);
    await this.known.set(null);
    return ok(undefined);
  }
}
