import { QueryClient } from '@tanstack/query-core';
import { FailedFetch } from './failed-fetch';

/** How long an answer is kept after its last use (specification, section 9: garbage collection 5 minutes). */
const KEPT_MS = 5 * 60 * 1000;
const RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The data cache with the specified defaults: kept 5 minutes, a failing fetch retried 3 times after 1 s, 2 s, 4 s, capped
 * at 30 s. Only what may work a moment later is retried. Kept answers count as fresh until a write outdates them.
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
        // Whether there is a network is the gateway's business: the simulated one needs none.
        networkMode: 'always',
      },
    },
  });
}
