import { attempt, type FailureOf, fail, type Result } from '../result';
import type { Logger } from '../system.port';
import type { InvalidForm } from './field-rule';

/** Sends a form. One with a fault never reaches the gateway; a failure is logged as `task`, without what was typed. */
export async function sendForm<T, Fault, F extends { readonly code: string }>(
  task: string,
  faults: readonly Fault[],
  send: () => Promise<Result<T, F>>,
  logger: Logger,
): Promise<Result<T, InvalidForm<Fault> | F | FailureOf<'unavailable'>>> {
  if (faults.length > 0) return fail({ code: 'invalid-form', faults });
  const result = await attempt(send, logger);
  if (!result.ok) logger.error(`Failed to ${task}`, result.failure);
  return result;
}
