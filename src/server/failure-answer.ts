import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { InvalidForm } from '../core/shared/forms/field-rule';
import type { Failure } from '../core/shared/result';

/** What is wrong with which field, without a sentence: the page has those. */
interface InvalidFields {
  readonly code: 'validation';
  readonly fields: readonly { readonly field: string }[];
}

/** Every failure that a call may be answered with. */
export type AnyFailure = Failure | InvalidForm<{ readonly field: string }> | InvalidFields;

const STATUS: Readonly<Record<Failure['code'], ContentfulStatusCode>> = {
  unauthenticated: 401,
  'invalid-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  quota: 413,
  'unsupported-type': 415,
  validation: 422,
  locked: 423,
  'too-many': 429,
  corrupt: 500,
  unavailable: 503,
  // The caller has hung up; nobody reads this.
  cancelled: 503,
};

/**
 * Answers with a failure: its status, and the failure itself as the body. A form with faults, which our own pages never
 * send, is a 'validation' there, as is whatever else is wrong with what was sent.
 */
export function failureAnswer(context: Context, failure: AnyFailure): Response {
  if (failure.code === 'invalid-form')
    return failureAnswer(context, { code: 'validation', fields: failure.faults });
  return context.json(failure, STATUS[failure.code]);
}
