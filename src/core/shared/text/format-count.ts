/**
 * A number of things, in full, in every language: '1,200'. Apart from the other formats, so that a page that shows no day does not
 * load the calendar.
 */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
