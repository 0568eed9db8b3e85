import { formatCount } from './format-count';

/** How many things there are, with their name: '1 gift', '2 gifts', '0 gifts'. Spanish counts the same way. */
export function formatCounted(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
