import * as v from 'valibot';
import { CONFLICT_REASONS, type Failure, FORBIDDEN_REASONS, TEXT_REFUSALS } from './result';

const textRefusal = v.picklist(TEXT_REFUSALS);

/** A problem without a sentence of its own is said as a whole. `fault` is kept where it says why a text is refused; the server has other faults. */
const fieldProblem = v.pipe(
  v.object({
    field: v.string(),
    message: v.optional(v.string(), ''),
    fault: v.optional(v.string()),
    longest: v.exactOptional(v.number()),
    about: v.exactOptional(v.string()),
  }),
  v.transform(({ fault, ...problem }) => (v.is(textRefusal, fault) ? { ...problem, fault } : problem)),
);

/** A failure as it travels from a server; what else the answer holds is dropped. */
export const failureSchema: v.GenericSchema<unknown, Failure> = v.variant('code', [
  v.object({ code: v.literal('validation'), fields: v.array(fieldProblem) }),
  v.object({ code: v.literal('forbidden'), reason: v.exactOptional(v.picklist(FORBIDDEN_REASONS)) }),
  v.object({
    code: v.literal('conflict'),
    reason: v.exactOptional(v.picklist(CONFLICT_REASONS)),
    count: v.exactOptional(v.number()),
    events: v.exactOptional(v.number()),
    at: v.exactOptional(v.number()),
  }),
  v.object({ code: v.literal('quota'), limit: v.exactOptional(v.number()) }),
  v.object({ code: v.literal('unsupported-type'), accepted: v.array(v.string()) }),
  v.object({
    code: v.picklist([
      'invalid-credentials',
      'locked',
      'too-many',
      'unauthenticated',
      'second-factor',
      'step-up',
      'not-found',
      'corrupt',
      'unavailable',
    ]),
  }),
]);
