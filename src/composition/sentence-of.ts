/** What went wrong, for whoever started a program. Errors of the database name no address that holds a password. */
export function sentenceOf(error: unknown): string {
  // Where a name stands for two addresses, both of which refuse, the error itself says nothing.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(sentenceOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
