const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the content was last saved, to stand after 'Last saved'; both times in ms since the epoch. From a day on it is the
 * date. A clock that was set back reads as now.
 */
export function lastSavedText(savedAt: number | null, now: number): string {
  if (savedAt === null) return 'Never';
  const age = now - savedAt;
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return ago(age / MINUTE_MS, 'minute');
  if (age < DAY_MS) return ago(age / HOUR_MS, 'hour');
  return new Date(savedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
}

function ago(units: number, unit: string): string {
  const count = Math.floor(units);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
