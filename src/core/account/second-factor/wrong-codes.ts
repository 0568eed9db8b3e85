const HOUR = 60 * 60_000;
/** After so many wrong codes within an hour, a person's codes wait an hour. */
export const MOST_WRONG_AN_HOUR = 20;
/** So many wrong codes within an hour tell that somebody else knows the password. */
export const WRONG_CODES_TOLD = 10;

/** When somebody's wrong codes were typed, in ms, the oldest first; the last ones that the rules need. */
export type WrongCodes = readonly number[];

/** Those with one more. A right password or code takes none away. */
export function withWrongCode(times: WrongCodes, now: number): WrongCodes {
  return [...times, now].slice(-MOST_WRONG_AN_HOUR);
}

/** Whether codes wait at `now`. Passkeys and backup codes do not. */
export function codesWait(times: WrongCodes, now: number): boolean {
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < MOST_WRONG_AN_HOUR) return false;
  return last - first < HOUR && now - last < HOUR;
}

/** Whether the wrong code that was counted last is the one at which the person is told by mail; not again while they go on. */
export function isTold(times: WrongCodes): boolean {
  return isMany(times) && !isMany(times.slice(0, -1));
}

/** Whether so many wrong codes were typed within the hour before the last one that the person is told. */
function isMany(times: WrongCodes): boolean {
  const last = times.at(-1) ?? 0;
  return times.filter((at) => last - at < HOUR).length >= WRONG_CODES_TOLD;
}
