import { QueryClient } from '@tanstack/query-core';
import type { Failure } from '../../core/shared/failure';

/** How long an answer is cached after its last use: 5 minutes, in ms. */
const KEPT_MS = 5 * 60 * 1000;
const RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Carries an expected failure through the query library, which knows only thrown errors. */
export class FailedFetch extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/**
 * The cache's configuration: answers are kept for 5 minutes and are fresh until a write, or a change made elsewhere, invalidates them. A failed fetch
 * that may succeed later is retried 3 times, after 1, 2 and 4 s (at most 30 s).
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        staleTime: Number.POSITIVE_INFINITY,
        retry: (failedBefore, error) =>
          failedBefore < RETRIES && error instanceof FailedFetch && error.failure.code === 'unavailable',
        retryDelay: (failedBefore) => Math.min(FIRST_RETRY_MS * 2 ** failedBefore, LONGEST_RETRY_MS),
        // Only the gateway knows whether it needs a network: the simulated one does not.
        networkMode: 'always',
      },
    },
  });
}
