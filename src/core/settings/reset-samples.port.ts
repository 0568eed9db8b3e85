import type { FailureOf, Result } from '../shared/result';

/** Puts back what a simulation began with, in the areas that take part; what was made there since is gone. It is for somebody who may change settings. */
export interface ResetSamples {
  execute(): Promise<Result<void, FailureOf<'unauthenticated' | 'forbidden' | 'unavailable'>>>;
}
