import { type FailureOf, fail, type Logger, type Result } from '../../core/shared/result';
import type { Database } from './database';

/**
 * Makes a call to the database. What the database throws (it cannot be reached, is full, a statement took too long) is
 * logged without the statement's values, and counts as 'unavailable': the transaction that it was in changed nothing.
 */
export async function queried<T, F>(
  call: () => Promise<Result<T, F>>,
  logger: Pick<Logger, 'error'>,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  try {
    return await call();
  } catch (error) {
    logger.error('A call to the database failed', summaryOf(error));
    return fail({ code: 'unavailable' });
  }
}

/** Changes the database in one transaction, as `queried` calls it. */
export function changed<T, F = never>(
  database: Database,
  logger: Pick<Logger, 'error'>,
  work: (transaction: Database) => Promise<Result<T, F>>,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  return queried(() => database.transaction().execute(work), logger);
}

/** What a log may say of an error: its name, code and place; its message and detail may quote what people typed. */
export function summaryOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  return { name: error.name, code, table, constraint };
}
