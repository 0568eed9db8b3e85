const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the content was last saved, in words (specification, section 9): 'Never', 'Just now' under a minute, minutes
 * up to an hour, hours up to a day, then the date. Both times in ms since the epoch; a clock that was set back reads 'Just now'.
 */
export function lastSavedText(savedAt: number | null, now: number): string {
  if (savedAt === null) return 'Never';
  const age = now - savedAt;
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return ago(Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return ago(Math.floor(age / HOUR_MS), 'hour');
  return new Date(savedAt).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
