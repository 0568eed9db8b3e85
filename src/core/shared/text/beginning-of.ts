/** Length of the excerpt of a long text in a list, in UTF-16 units: enough to choose by. */
export const BEGINNING = 200;

/**
 * A text as a list carries it: whole, or its first BEGINNING units and '…'. It needs no more of the text than its first
 * BEGINNING + 1 units, so a back end may read those alone.
 */
export function beginningOf(text: string): string {
  if (text.length <= BEGINNING) return text;
  // Not within a character of two units.
  return `${text.slice(0, BEGINNING).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
