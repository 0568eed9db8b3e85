/** The calendar of this product. A year outside of it is a typing mistake, such as 26 or 20265. */
export const FIRST_YEAR = 1900;
/** The last year of the calendar. */
export const LAST_YEAR = 2199;
/** The last day that can be chosen. */
export const LAST_DAY = `${LAST_YEAR}-12-31`;

/** The first and the last ms of the calendar in Las Vegas, where both years begin 8 hours behind UTC. */
const FIRST_MS = Date.UTC(FIRST_YEAR, 0, 1, 8);
const LAST_MS = Date.UTC(LAST_YEAR + 1, 0, 1, 8) - 1;

/** Whether an instant, in ms since the epoch, is in the calendar; NaN and infinities are not. */
export function isCalendarInstant(ms: number): boolean {
  return ms >= FIRST_MS && ms <= LAST_MS;
}

/**
 * The instant of the calendar that is nearest to one in ms, for showing what was stored before times were checked; the
 * first one for NaN.
 */
export function nearestInstant(ms: number): number {
  if (isCalendarInstant(ms)) return ms;
  return ms > LAST_MS ? LAST_MS : FIRST_MS;
}
