import type { FailureOf } from './failure';
import type { Logger } from './logger.port';
import { fail, type Result } from './result';

/**
 * Makes a call that a person waits for. Ports answer with failures and throw only because of a bug. A rejected promise
 * reaches no error boundary, and the person would wait forever: so the bug is logged, and counts as 'unavailable'.
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
