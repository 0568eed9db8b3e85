/** The time left until an end, in whole units. */
interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A countdown: '29d 23h 59m 59s'. */
export function formatCountdown({ days, hours, minutes, seconds }: TimeLeft): string {
  return `${days}d ${hours}h ${minutes}m ${seconds}s`;
}
