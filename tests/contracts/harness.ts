/** A value now or later: an adapter on a server or a database takes a moment to be made. */
export type Soon<T> = T | Promise<T>;

/**
 * Lets whatever an adapter waits for come to pass (a fake clock moves on), and gives back its answer. An adapter that
 * waits for nothing gives `(answer) => answer`.
 */
export type Run = <T>(answer: Promise<T>) => Promise<T>;

/** What was answered; throws when it was a failure. */
export async function answered<T>(
  answer: Promise<{ ok: true; value: T } | { ok: false; failure: unknown }>,
): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
