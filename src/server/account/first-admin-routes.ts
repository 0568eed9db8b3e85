import { Hono } from 'hono';
import type { Accounts } from '../../core/account/accounts.port';
import { CreateFirstAdmin } from '../../core/account/first-admin/create-first-admin';
import { firstAdminSchema } from '../../core/account/first-admin/first-admin.schema';
import type { CommonPasswords } from '../../core/account/passwords/common-passwords.port';
import { passwordFaultTexts as texts } from '../../core/account/passwords/password-fault.texts';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import type { Logger } from '../../core/shared/result';
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
  readonly logger: Logger;
}

/** '/api/first-admin': makes the account of the first admin; the secret of the one-time link is the right to do so. */
export function firstAdminRoutes({
  accounts,
  commonPasswords,
  limiter,
  logger,
}: FirstAdminRoutesPorts): Hono<ServerEnvironment> {
  const createFirstAdmin = new CreateFirstAdmin(
    { create: (secret, admin) => accounts.createFirstAdmin(secret, admin) },
    commonPasswords,
    logger,
  );
  const limit = limited(limiter, 'first-admin', PER_ADDRESS);
  return new Hono<ServerEnvironment>().post('/', allow('first-admin.create'), limit, async (context) => {
    const body = await readBody(context, firstAdminSchema);
    if ('refusal' in body) return body.refusal;
    const { secret, ...admin } = body.value;
    const created = await createFirstAdmin.execute(secret, admin);
    if (created.ok) return context.body(null, 204);
    const { failure } = created;
    if (failure.code !== 'invalid-form') return failureAnswer(context, failure);
    const fields = failure.faults.map(({ field, fault }) => ({
      field,
      message: field === 'password' && fault !== 'malformed' && fault !== 'unstorable' ? texts[fault] : '',
    }));
    return failureAnswer(context, { code: 'validation', fields });
  });
}
