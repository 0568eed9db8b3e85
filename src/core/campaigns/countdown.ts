const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Time left, in whole units. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time from `now` to `endDate` (both ms since the epoch), or null once it is over. An invalid date counts as over. */
export function countdownTo(endDate: number, now: number): Countdown | null {
  const left = endDate - now;
  if (!(left > 0)) return null;
  const total = Math.floor(left / SECOND_MS);
  return {
    days: Math.floor(total / DAY_S),
    hours: Math.floor((total % DAY_S) / HOUR_S),
    minutes: Math.floor((total % HOUR_S) / MINUTE_S),
    seconds: total % MINUTE_S,
  };
}
