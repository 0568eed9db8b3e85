import type { Failure } from '../../core/shared/failure';

/** Carries an expected failure through the query library, which knows only thrown errors. */
export class FailedFetch extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}
