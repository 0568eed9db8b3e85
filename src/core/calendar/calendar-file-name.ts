import { calendarDateAt } from '../shared/time/calendar';

/** The names of files of several events, the same in every language. */
export const FILE_NAMES = {
  schedule: 'my-schedule.ics',
  appointments: 'appointments.ics',
  events: 'events.ics',
};

/** Longest part of a file's name that comes from a title. */
const LONGEST = 60;

/**
 * The name of the file of one event, by its title and its day in Las Vegas: 'fitting-day-2026-11-28.ics', or
 * 'event-2026-11-28.ics' where the title has no Latin letters. `startsAt` is in ms since the epoch.
 */
export function calendarFileName({
  title,
  startsAt,
}: {
  readonly title: string;
  readonly startsAt: number;
}): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST);
  const name = /[a-z]/.test(words) ? words.replace(/^-|-$/g, '') : 'event';
  return `${name}-${calendarDateAt(startsAt)}.ics`;
}
