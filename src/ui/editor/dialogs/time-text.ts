const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ms since the epoch) for people, in their own time zone: 'Nov 21, 2026, 8:15 PM'. */
export function timeText(time: number): string {
  return FORMAT.format(time);
}
