import { Hono } from 'hono';
import type { Accounts } from '../../core/account/accounts.port';
import { authFormsInputs } from '../../core/account/auth-forms.inputs';
import { findFirstAdminFaults, tidyFirstAdmin } from '../../core/account/first-admin.port';
import { type CommonPasswords, passwordCheck } from '../../core/account/passwords/password-check';
import { passwordFaultTexts as texts } from '../../core/account/passwords/password-fault.texts';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { failureAnswer } from '../failure-answer';
import { allow, limited } from '../guards';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';

/** Nobody mistypes a form more often, and no secret is guessed that way. */
const PER_ADDRESS = { times: 20, windowMs: 10 * 60_000 };

/** What making the first admin needs. */
export interface FirstAdminRoutesPorts {
  readonly accounts: Accounts;
  readonly commonPasswords: CommonPasswords;
  readonly limiter: RateLimiter;
}

/** '/api/first-admin': makes the account of the first admin; the secret of the one-time link is the right to do so. */
export function firstAdminRoutes({
  accounts,
  commonPasswords,
  limiter,
}: FirstAdminRoutesPorts): Hono<ServerEnvironment> {
  const check = passwordCheck(commonPasswords, 'password');
  const limit = limited(limiter, 'first-admin', PER_ADDRESS);
  return new Hono<ServerEnvironment>().post('/', allow('first-admin.create'), limit, async (context) => {
    const body = await readBody(context, authFormsInputs.firstAdmin);
    if ('refusal' in body) return body.refusal;
    const { secret, ...admin } = body.value;
    const faults = findFirstAdminFaults(admin);
    if (faults.length > 0) {
      const fields = faults.map(({ field, fault }) => ({
        field,
        message: field === 'password' && fault !== 'malformed' && fault !== 'unstorable' ? texts[fault] : '',
      }));
      return failureAnswer(context, { code: 'validation', fields });
    }
    const weakness = await check(admin.password, admin);
    if (weakness) return failureAnswer(context, weakness);
    const created = await accounts.createFirstAdmin(secret, tidyFirstAdmin(admin));
    return created.ok ? context.body(null, 204) : failureAnswer(context, created.failure);
  });
}
