const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was saved, in the largest whole unit; from a day on the moment itself, in ms since the epoch. */
export type LastSaved =
  | { readonly unit: 'never' | 'now' }
  | { readonly unit: 'minute' | 'hour'; readonly count: number }
  | { readonly unit: 'date'; readonly at: number };

/** When the content was last saved; both times in ms since the epoch. A clock that was set back reads as now. */
export function lastSaved(savedAt: number | null, now: number): LastSaved {
  if (savedAt === null) return { unit: 'never' };
  const age = now - savedAt;
  if (age < MINUTE_MS) return { unit: 'now' };
  if (age < HOUR_MS) return { unit: 'minute', count: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { unit: 'hour', count: Math.floor(age / HOUR_MS) };
  return { unit: 'date', at: savedAt };
}
