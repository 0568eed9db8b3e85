import { attempt, type FailureOf, type Result } from './result';
import type { Logger } from './system.port';

/** Runs a read and logs a failure under `message`. Not logged: 'cancelled' and 'not-found'. */
export async function loggedRead<T, F extends { readonly code: string }>(
  logger: Logger,
  message: string,
  read: () => Promise<Result<T, F>>,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  const result = await attempt(read, logger);
  if (!result.ok && !['cancelled', 'not-found'].includes(result.failure.code))
    logger.error(message, result.failure);
  return result;
}
