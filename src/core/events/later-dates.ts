import { type Event, isOver } from './event';

/**
 * The later dates of a series that are canceled along with one of its events: published, after its start, not over at `now` (ms),
 * and of the same program. A date that was given to another program is left to that program.
 */
export function laterDates(
  { seriesId, startsAt, programId }: Event,
  series: readonly Event[],
  now: number,
): readonly Event[] {
  if (seriesId === null || startsAt === null) return [];
  return series.filter(
    (event) =>
      event.state === 'published' &&
      event.programId === programId &&
      (event.startsAt ?? 0) > startsAt &&
      !isOver(event, now),
  );
}
