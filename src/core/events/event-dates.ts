import type { PublicEvent } from './event-view';

/** One item of a list: a single event, or the dates of a series. */
export interface EventDates<Event> {
  /** The soonest of the dates, which says what they have in common. */
  readonly first: Event;
  /** Soonest first; the first one among them. */
  readonly dates: readonly Event[];
}

/** Events, soonest first; the dates of a series stand together, where the first of them is. */
export function eventDates<Event extends Pick<PublicEvent, 'id' | 'seriesId'>>(
  events: readonly Event[],
): readonly EventDates<Event>[] {
  const together = grouped(events, ({ id, seriesId }) => (seriesId === null ? id : `series ${seriesId}`));
  return together.flatMap(([, dates]) => (dates[0] ? { first: dates[0], dates } : []));
}

/** Items by what they have in common, in their order. */
export function grouped<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly [string, readonly T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
