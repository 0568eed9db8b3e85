import type { Context, MiddlewareHandler } from 'hono';
import { type Action, may, type Subject } from '../core/access/may';
import type { User } from '../core/account/user';
import type { RateLimit, RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import { announcedBytes } from './request-bodies';
import type { ServerEnvironment } from './server-environment';

const SAFE_METHODS = ['GET', 'HEAD'];

/** Lets through who may do its action; a test reads from it what each route asks for. */
export type Guard = MiddlewareHandler<ServerEnvironment> & { readonly action: Action };

/**
 * Lets through who may do this; others learn whether signing in would help. `subjectOf` says what the request would do
 * it to, where that belongs to somebody.
 */
export function allow(
  action: Action,
  subjectOf: (context: Context<ServerEnvironment>) => Subject | undefined = () => undefined,
): Guard {
  const guard: MiddlewareHandler<ServerEnvironment> = async (context, next) => {
    const user = context.get('user');
    if (may(user, action, subjectOf(context))) return next();
    return failureAnswer(context, { code: user ? 'forbidden' : 'unauthenticated' });
  };
  return Object.assign(guard, { action });
}

/** The caller's own things; nothing's while nobody is signed in. */
export function ownThings(context: Context<ServerEnvironment>): Subject | undefined {
  const user = context.get('user');
  return user ? { ownerId: user.id } : undefined;
}

/** Who makes a call behind a guard that lets only people through who are signed in. */
export function actorOf(context: Context<ServerEnvironment>): User {
  const user = context.get('user');
  if (!user) throw new Error('A guard let somebody through who is not signed in.');
  return user;
}

/** Refuses a write that another site's page sends: browsers name the page's origin, and it must be ours. */
export function sameOrigin(origin: string): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method) || context.req.header('origin') === origin) return next();
    return failureAnswer(context, { code: 'forbidden' });
  };
}

/** Refuses a body that is announced as larger than anything here takes, in bytes. Each route has its own, smaller limit. */
export function announcedAtMost(bytes: number): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) =>
    (announcedBytes(context) ?? 0) > bytes ? failureAnswer(context, { code: 'quota', limit: bytes }) : next();
}

/**
 * Refuses calls beyond the limit. 'address' counts per IP address; 'person' counts a signed-in person across all
 * addresses.
 */
export function limited(
  limiter: Pick<RateLimiter, 'take'>,
  name: string,
  limit: RateLimit,
  by: 'address' | 'person' = 'address',
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const who = by === 'person' ? context.get('user')?.id : context.get('address');
    if (await limiter.take([name, who ?? ''], limit)) return next();
    return failureAnswer(context, { code: 'too-many' });
  };
}

/** Dot segments, doubled slashes, backslashes and control characters: no page of ours links to such an address. */
const ODD_PATH = /[\p{Cc}\\]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u;

/** Answers odd addresses with 404 before anything looks at them. */
export function plainPath(): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) =>
    isPlain(context.req.path) ? next() : failureAnswer(context, { code: 'not-found' });
}

/** Whether an address is one that a page of ours may link to. */
export function isPlain(path: string): boolean {
  try {
    return !ODD_PATH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
