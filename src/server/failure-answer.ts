import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { InvalidContent } from '../core/content/content-problem';
import type { Failure } from '../core/shared/failure';
import type { InvalidForm } from '../core/shared/field-fault';

/** Every failure that a call may be answered with. */
export type AnyFailure = Failure | InvalidForm<unknown> | InvalidContent;

const STATUS: Readonly<Record<AnyFailure['code'], ContentfulStatusCode>> = {
  unauthenticated: 401,
  'invalid-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  quota: 413,
  'unsupported-type': 415,
  validation: 422,
  'invalid-form': 422,
  locked: 423,
  'too-many': 429,
  corrupt: 500,
  unavailable: 503,
  // The caller has hung up; nobody reads this.
  cancelled: 503,
};

/** Answers with a failure: its status, and the failure itself as the body. */
export function failureAnswer(context: Context, failure: AnyFailure): Response {
  return context.json(failure, STATUS[failure.code]);
}
