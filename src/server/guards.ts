import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { type Action, may, type Subject } from '../core/access/may';
import type { RateLimit, RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import type { ServerEnvironment } from './server-environment';

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Lets through who may do this; others learn whether signing in would help. `subjectOf` says what the request would do
 * it to, where that belongs to somebody.
 */
export function allow(
  action: Action,
  subjectOf: (context: Context<ServerEnvironment>) => Subject | undefined = () => undefined,
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const user = context.get('user');
    if (may(user, action, subjectOf(context))) return next();
    return failureAnswer(context, { code: user ? 'forbidden' : 'unauthenticated' });
  };
}

/** The caller's own things; nothing's while nobody is signed in. */
export function ownThings(context: Context<ServerEnvironment>): Subject | undefined {
  const user = context.get('user');
  return user ? { ownerId: user.id } : undefined;
}

/** Refuses a write that another site's page sends: browsers name the page's origin, and it must be ours. */
export function sameOrigin(origin: string): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method) || context.req.header('origin') === origin) return next();
    return failureAnswer(context, { code: 'forbidden' });
  };
}

/** Refuses a body of more than `bytes` before it is read to its end. */
export function atMost(bytes: number): MiddlewareHandler<ServerEnvironment> {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) => failureAnswer(context, { code: 'quota', limit: bytes }),
  });
}

/** Refuses a caller who does this more often than the limit says. */
export function limited(
  limiter: Pick<RateLimiter, 'take'>,
  name: string,
  limit: RateLimit,
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    if (await limiter.take(`${name}:${context.get('address')}`, limit)) return next();
    return failureAnswer(context, { code: 'too-many' });
  };
}

/** A body that is what the schema says, or the answer that names each field that is not. */
export async function readBody<T>(
  context: Context,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ readonly value: T } | { readonly refusal: Response }> {
  let json: unknown;
  try {
    json = await context.req.json();
  } catch {
    const fields = [{ field: '', message: 'The request is not JSON.' }];
    return { refusal: failureAnswer(context, { code: 'validation', fields }) };
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { value: parsed.output };
  const fields = parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  return { refusal: failureAnswer(context, { code: 'validation', fields }) };
}
