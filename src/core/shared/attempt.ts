import type { FailureOf } from './failure';
import type { Logger } from './logger.port';
import { fail, type Result } from './result';

/**
 * Makes a call that somebody waits for. Ports answer with failures and throw only by a bug; but what is thrown in a
 * promise reaches no error boundary, and a person would wait for ever: the bug is logged, and counts as 'unavailable'.
 */
export async function attempt<T, F>(
  call: () => Promise<Result<T, F>>,
  logger: Logger,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  try {
    return await call();
  } catch (error) {
    logger.error('A call threw', error);
    return fail({ code: 'unavailable' });
  }
}
