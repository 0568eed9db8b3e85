const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment (ms since the epoch) for people, in their own time zone: 'Nov 21, 2026, 8:15:07 PM'; two versions of one minute differ. */
export function timeText(time: number): string {
  return FORMAT.format(time);
}
