import { ConfigurationError } from '../browser/configuration';

/**
 * What went wrong, for the person who started a program: a line for each thing. Errors of the database name no address that
 * holds a password.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.problems.join('\n');
  // When a host name resolves to two addresses and both refuse, only the inner errors have a message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(sentenceOf).join('; ');
  if (error instanceof Error) return error.message;
  const { message, name } = Object(error) as { readonly message?: unknown; readonly name?: unknown };
  return String(message ?? name ?? error);
}
