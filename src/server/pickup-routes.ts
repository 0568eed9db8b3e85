import { type Context, Hono } from 'hono';
import type { User } from '../core/auth/user';
import { DecidePickup } from '../core/donations/decide-pickup';
import { daySchema, pickupDecisionSchema, pickupQuerySchema } from '../core/donations/pickup.schemas';
import type { Pickups } from '../core/donations/pickups.port';
import type { Clock } from '../core/shared/clock.port';
import type { Logger } from '../core/shared/logger.port';
import { failureAnswer } from './failure-answer';
import { actorOf, allow } from './guards';
import { readBody } from './read-body';
import { readQuery } from './read-query';
import type { ServerEnvironment } from './server-environment';

/** What looking after pickups needs. */
export interface PickupRoutesPorts {
  /** What is decided is noted in the audit log with who did it. */
  readonly pickupsFor: (actor: User) => Pickups;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** '/api/pickups', for whoever looks after pickups; donors ask for them in form-routes.ts. */
export function pickupRoutes({ pickupsFor, clock, logger }: PickupRoutesPorts): Hono<ServerEnvironment> {
  const pickupsOf = (context: Context<ServerEnvironment>) => pickupsFor(actorOf(context));
  return new Hono<ServerEnvironment>()
    .get('/', allow('pickup.list'), async (context) => {
      const query = readQuery(context, pickupQuerySchema);
      if ('refusal' in query) return query.refusal;
      const listed = await pickupsOf(context).list(query.value);
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .get('/on-day', allow('pickup.list'), async (context) => {
      const query = readQuery(context, daySchema);
      if ('refusal' in query) return query.refusal;
      const listed = await pickupsOf(context).onDay(query.value.day);
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .get('/counts', allow('pickup.list'), async (context) => {
      const counted = await pickupsOf(context).counts();
      return counted.ok ? context.json(counted.value) : failureAnswer(context, counted.failure);
    })
    .get('/:id', allow('pickup.list'), async (context) => {
      const found = await pickupsOf(context).get(context.req.param('id'));
      return found.ok ? context.json(found.value) : failureAnswer(context, found.failure);
    })
    .put('/:id', allow('pickup.decide'), async (context) => {
      const body = await readBody(context, pickupDecisionSchema);
      if ('refusal' in body) return body.refusal;
      const { decision, base } = body.value;
      const decidePickup = new DecidePickup(pickupsOf(context), clock, logger);
      const decided = await decidePickup.execute({ id: context.req.param('id'), revision: base }, decision);
      return decided.ok ? context.json(decided.value) : failureAnswer(context, decided.failure);
    });
}
