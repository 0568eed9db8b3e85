import * as v from 'valibot';
import { calendarDateAt, monthOf } from '../shared/time/calendar';
import { type PublicEvent, publicEventSchema } from './event-view';

/** The public events as a page came with them. */
export const shownEventsSchema = v.object({
  events: v.array(publicEventSchema),
  /** When the page was made, in ms since the epoch. */
  madeAt: v.number(),
});

/** The public events as a page came with them. */
export type ShownEvents = Readonly<v.InferOutput<typeof shownEventsSchema>>;

/** How many of the next fitting days are told at once. */
const MOST_FITTING_DAYS = 4;

/** The next days on which shoes are given out, soonest first: of programs that offer shoes and clothing, without those that are canceled. */
export function nextFittingDays(events: readonly PublicEvent[]): readonly PublicEvent[] {
  return events
    .filter(({ kind, state }) => kind === 'items' && state === 'published')
    .slice(0, MOST_FITTING_DAYS);
}

/** One item of a list: a single event, or the dates of a series. */
export interface EventDates {
  /** The soonest of the dates, which says what they have in common. */
  readonly first: PublicEvent;
  /** Soonest first; the first one among them. */
  readonly dates: readonly PublicEvent[];
}

/** Events, soonest first, by the months of their Pacific days, 'YYYY-MM'; the dates of a series stand together in the month of the first one. */
export function eventsByMonth(
  events: readonly PublicEvent[],
): readonly { readonly month: string; readonly events: readonly EventDates[] }[] {
  const together = grouped(events, ({ id, seriesId }) => (seriesId === null ? id : `series ${seriesId}`));
  const all = together.flatMap(([, dates]) => (dates[0] ? { first: dates[0], dates } : []));
  const months = grouped(all, ({ first }) => monthOf(calendarDateAt(first.startsAt)));
  return months.map(([month, ofMonth]) => ({ month, events: ofMonth }));
}

/** Items by what they have in common, in their order. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly [string, readonly T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
