import { type Context, Hono } from 'hono';
import type { User } from '../core/auth/user';
import type { OwnGiving } from '../core/giving/own-giving.port';
import type { Result } from '../core/shared/result';
import { type AnyFailure, failureAnswer } from './failure-answer';
import { allow, ownThings } from './guards';
import type { ServerEnvironment } from './server-environment';

/** What the routes of one's own giving need. */
export interface OwnGivingRoutesPorts {
  /** What one person gave, and nobody else. */
  readonly ownGivingFor: (user: User) => OwnGiving;
}

/** '/api/own-giving': what whoever is signed in has given. */
export function ownGivingRoutes({ ownGivingFor }: OwnGivingRoutesPorts): Hono<ServerEnvironment> {
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
  return new Hono<ServerEnvironment>().get('/gifts', allow('gift.list-own', ownThings), (context) =>
    asOwner(context, (giving) => giving.gifts()),
  );
}
