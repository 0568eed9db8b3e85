import { Hono } from 'hono';
import type { Accounts } from '../core/auth/accounts.port';
import { CreateFirstAdmin } from '../core/auth/create-first-admin';
import { firstAdminSchema } from '../core/auth/first-admin.schema';
import type { Logger } from '../core/shared/logger.port';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import { allow, limited } from './guards';
import { readBody } from './read-body';
import type { ServerEnvironment } from './server-environment';

/** Nobody mistypes a form more often, and no secret is guessed that way. */
const PER_ADDRESS = { times: 20, windowMs: 10 * 60_000 };

/** What making the first admin needs. */
export interface FirstAdminRoutesPorts {
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/** '/api/first-admin': makes the account of the first admin; the secret of the one-time link is the right to do so. */
export function firstAdminRoutes({
  accounts,
  limiter,
  logger,
}: FirstAdminRoutesPorts): Hono<ServerEnvironment> {
  const createFirstAdmin = new CreateFirstAdmin(
    { create: (secret, admin) => accounts.createFirstAdmin(secret, admin) },
    logger,
  );
  const limit = limited(limiter, 'first-admin', PER_ADDRESS);
  return new Hono<ServerEnvironment>().post('/', allow('first-admin.create'), limit, async (context) => {
    const body = await readBody(context, firstAdminSchema);
    if ('refusal' in body) return body.refusal;
    const { secret, ...admin } = body.value;
    const created = await createFirstAdmin.execute(secret, admin);
    return created.ok ? context.body(null, 204) : failureAnswer(context, created.failure);
  });
}
