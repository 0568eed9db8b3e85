import type { Event } from '../events/event';
import { countOf, heldPlaces, type PartCount } from '../events/event-view';
import type { Calendar, CalendarEntry, CalendarFile } from '../shared/calendar-file';
import { calendarTexts as texts } from './calendar.texts';
import { calendarFileName } from './calendar-file-name';

/** The site that a calendar comes from. */
export interface CalendarSite {
  /** Its address as people see it, without a slash at the end. */
  readonly publicUrl: string;
  readonly name: string;
}

/** What calendars show of an event; its times are in ms since the epoch. */
export type ShownEvent = Pick<
  Event,
  'id' | 'title' | 'place' | 'address' | 'state' | 'cancelReason' | 'sequence' | 'changedAt'
> & { readonly startsAt: number; readonly endsAt: number };

/** What is the same for every entry of an event. */
export function eventPart({
  sequence,
  changedAt,
  startsAt,
  endsAt,
  state,
}: ShownEvent): Pick<CalendarEntry, 'sequence' | 'changedAt' | 'startsAt' | 'endsAt' | 'isCanceled'> {
  return { sequence, changedAt, startsAt, endsAt, isCanceled: state === 'canceled' };
}

/** The summary of an event, which says first that it was canceled: many calendars show the words alone. */
export function summaryOf(event: Pick<ShownEvent, 'state'>, words: string): string {
  return event.state === 'canceled' ? texts.canceled(words) : words;
}

/** Place and address in one line. */
export function locationOf({ place, address }: Pick<ShownEvent, 'place' | 'address'>): string {
  return [place, address].filter((part) => part !== '').join(', ');
}

/** The lines of a description that have words. */
export function linesOf(...lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}

/** The name of the site's host: the part of an entry's id that nobody else uses. */
export function hostOf({ publicUrl }: Pick<CalendarSite, 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}

/** A public event, as everybody may have it in a calendar. It takes nobody's time: it is an offer. */
function publicEntry(
  event: ShownEvent & Pick<Event, 'access'>,
  site: Pick<CalendarSite, 'publicUrl'>,
): CalendarEntry {
  return {
    ...eventPart(event),
    uid: `event-${event.id}@${hostOf(site)}`,
    summary: summaryOf(event, event.title),
    location: locationOf(event),
    description: linesOf(event.cancelReason, event.access),
    url: `${site.publicUrl}/events#${event.id}`,
    isTransparent: true,
  };
}

/** An event with how full it is. */
export interface StaffedEvent {
  readonly event: ShownEvent & Pick<Event, 'shifts' | 'places' | 'takesSignups'>;
  readonly counts: readonly PartCount[];
}

/** An event as its staff have it in a calendar: how many people are coming, and none of their names. */
function staffEntry({ event, counts }: StaffedEvent, site: Pick<CalendarSite, 'publicUrl'>): CalendarEntry {
  const held = (shiftId: string | null) => heldPlaces(countOf(counts, shiftId));
  const { shifts, places, takesSignups, title } = event;
  const filled = texts.filled(
    shifts.reduce((sum, { id }) => sum + held(id), 0),
    shifts.reduce((sum, { wanted }) => sum + wanted, 0),
  );
  const guests = places === null ? String(held(null)) : texts.filled(held(null), places);
  return {
    ...eventPart(event),
    uid: `event-${event.id}@${hostOf(site)}`,
    summary: summaryOf(event, shifts.length === 0 ? title : texts.withFilled(title, filled)),
    location: locationOf(event),
    description: linesOf(
      event.cancelReason,
      ...shifts.map(({ id, label, wanted }) => texts.part(label, texts.filled(held(id), wanted))),
      takesSignups ? texts.part(texts.guests, guests) : '',
    ),
    url: null,
    isTransparent: false,
  };
}

/** A calendar of entries under the site's name, or another one. */
export function calendarOf(
  entries: readonly CalendarEntry[],
  { name }: Pick<CalendarSite, 'name'>,
  shownName = name,
): Calendar {
  return { name: shownName, prodId: `-//${name}//Calendar//EN`, entries };
}

export function publicEventFile(event: ShownEvent & Pick<Event, 'access'>, site: CalendarSite): CalendarFile {
  return { name: calendarFileName(event), calendar: calendarOf([publicEntry(event, site)], site) };
}

export function publicEventsFile(
  events: readonly (ShownEvent & Pick<Event, 'access'>)[],
  site: CalendarSite,
): CalendarFile {
  const entries = events.map((event) => publicEntry(event, site));
  return { name: texts.files.events, calendar: calendarOf(entries, site) };
}

/** One event as its staff see it, as a file. */
export function staffEventFile(staffed: StaffedEvent, site: CalendarSite): CalendarFile {
  const calendar = calendarOf([staffEntry(staffed, site)], site);
  return { name: calendarFileName(staffed.event), calendar };
}

/** Events as their staff see them, as a file. */
export function staffEventsFile(events: readonly StaffedEvent[], site: CalendarSite): CalendarFile {
  const entries = events.map((event) => staffEntry(event, site));
  return { name: texts.files.events, calendar: calendarOf(entries, site) };
}
