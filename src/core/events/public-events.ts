import * as v from 'valibot';
import { calendarDateAt, monthOf } from '../shared/time/calendar';
import { englishSchema } from '../shared/translations/english-schema';
import type { Shown } from '../shared/translations/in-spanish';
import { type EventDates, eventDates, grouped } from './event-dates';
import { type PublicEvent, publicEventSchema } from './event-view';

/** The public events that pages are made from. */
export interface PublishedEvents {
  readonly events: readonly PublicEvent[];
  /** In ms since the epoch. */
  readonly madeAt: number;
}

/** A public event in the language of a page. */
export type ShownPublicEvent = Shown<PublicEvent>;

const { es: _, ...shared } = publicEventSchema.entries;

/** The public events as a page came with them. */
export const shownEventsSchema = v.object({
  events: v.array(v.object({ ...shared, lang: englishSchema })),
  /** When the page was made, in ms since the epoch. */
  madeAt: v.number(),
});

/** The public events as a page came with them. */
export interface ShownEvents {
  readonly events: readonly ShownPublicEvent[];
  readonly madeAt: number;
}

/** How many of the next fitting days are told at once. */
const MOST_FITTING_DAYS = 4;

/** The next days on which shoes are given out, soonest first: of programs that offer shoes and clothing, without those that are canceled. */
export function nextFittingDays(events: readonly ShownPublicEvent[]): readonly ShownPublicEvent[] {
  return events
    .filter(({ kind, state }) => kind === 'items' && state === 'published')
    .slice(0, MOST_FITTING_DAYS);
}

/** Events, soonest first, by the months of their Pacific days, 'YYYY-MM'; the dates of a series stand together in the month of the first one. */
export function eventsByMonth(
  events: readonly ShownPublicEvent[],
): readonly { readonly month: string; readonly events: readonly EventDates<ShownPublicEvent>[] }[] {
  const months = grouped(eventDates(events), ({ first }) => monthOf(calendarDateAt(first.startsAt)));
  return months.map(([month, ofMonth]) => ({ month, events: ofMonth }));
}
