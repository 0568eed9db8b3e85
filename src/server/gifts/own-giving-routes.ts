import { type Context, Hono } from 'hono';
import type { User } from '../../core/account/user';
import type { OwnGiving } from '../../core/gifts/own-giving.port';
import { KeepPlans } from '../../core/plans/keep-plans';
import { newPlanSchema, planChangeSchema } from '../../core/plans/plan.schemas';
import type { Logger } from '../../core/shared/logger.port';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import type { Result } from '../../core/shared/result';
import type { Clock } from '../../core/shared/time/clock.port';
import { type AnyFailure, failureAnswer } from '../failure-answer';
import { allow, limited, ownThings } from '../guards';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';

/** Nobody starts more plans in an hour. */
const STARTED_PLANS = { times: 20, windowMs: 60 * 60_000 };

/** What the routes of one's own giving need. */
export interface OwnGivingRoutesPorts {
  /** What one person gave, and nobody else. */
  readonly ownGivingFor: (user: User) => OwnGiving;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** '/api/own-giving': the signed-in person's gifts and plans. */
export function ownGivingRoutes({
  ownGivingFor,
  limiter,
  clock,
  logger,
}: OwnGivingRoutesPorts): Hono<ServerEnvironment> {
  /** Asks for the caller; the guard lets nobody else through. */
  const asOwner = async (
    context: Context<ServerEnvironment>,
    ask: (giving: OwnGiving) => Promise<Result<object, AnyFailure>>,
  ): Promise<Response> => {
    const user = context.get('user');
    if (!user) return failureAnswer(context, { code: 'unauthenticated' });
    const result = await ask(ownGivingFor(user));
    return result.ok ? context.json(result.value) : failureAnswer(context, result.failure);
  };
  return new Hono<ServerEnvironment>()
    .get('/gifts', allow('gift.list-own', ownThings), (context) =>
      asOwner(context, (giving) => giving.gifts()),
    )
    .get('/together', allow('gift.see-together'), (context) =>
      asOwner(context, (giving) => giving.together()),
    )
    .get('/plans', allow('plan.list-own', ownThings), (context) =>
      asOwner(context, (giving) => giving.plans()),
    )
    .post(
      '/plans',
      allow('plan.start', ownThings),
      limited(limiter, 'plan-start', STARTED_PLANS, 'person'),
      async (context) => {
        const body = await readBody(context, newPlanSchema);
        if ('refusal' in body) return body.refusal;
        const { id, draft } = body.value;
        return asOwner(context, (giving) => new KeepPlans(giving, clock, logger).start(id, draft));
      },
    )
    .put('/plans/:id', allow('plan.change', ownThings), async (context) => {
      const body = await readBody(context, planChangeSchema);
      if ('refusal' in body) return body.refusal;
      const { change, base } = body.value;
      const id = context.req.param('id') ?? '';
      return asOwner(context, (giving) => giving.changePlan(id, change, base));
    });
}
