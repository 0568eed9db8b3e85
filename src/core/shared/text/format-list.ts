/** Things in a sentence: 'Ana and Inés', 'A, B, and C'. */
export function formatList(things: readonly string[]): string {
  const [last = '', ...before] = things.toReversed();
  const first = before.toReversed().join(', ');
  if (before.length === 0) return last;
  return before.length === 1 ? `${first} and ${last}` : `${first}, and ${last}`;
}
