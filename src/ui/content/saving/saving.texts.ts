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

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'America/Los_Angeles' });

/** What the editor says about words that are on their way to visitors. */
export const publicationTexts = {
  waiting: 'Going live…',
  /** `at` in ms since the epoch. */
  live: (at: number) => `Live since ${TIME.format(at)} PT.`,
  seePage: 'See the page (opens in a new tab)',
  unknown: 'Saved. Couldn’t check whether it’s live yet. Checking again.',
  failed: 'Saved, but not live',
  failedAdvice:
    'The page couldn’t be generated, so visitors still see the previous one. Your changes are saved, and the site tries again every 30 seconds. If it keeps failing, undo your last change or restore a backup, and tell the person who runs the server.',
};
