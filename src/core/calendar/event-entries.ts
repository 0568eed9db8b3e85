import type { Event } from '../events/event';
import { countOf, heldPlaces, type PartCount } from '../events/event-view';
import type { Calendar, CalendarEntry, CalendarFile } from '../shared/calendar-file';
import { pageAddress, type SiteAddress } from '../shared/page-address';
import type { Language } from '../shared/text/language';
import { type TextsInEs, textIn } from '../shared/text/text-in';
import { CALENDAR_TEXTS } from './calendar.languages';
import { calendarFileName, FILE_NAMES } from './calendar-file-name';

/** The site that a calendar comes from, and the language of the calendar. */
export interface CalendarSite extends SiteAddress {
  readonly name: string;
  readonly language: Language;
}

/** Where everybody reads of the public events. */
const EVENTS_PATH = '/events';

/** What calendars show of an event; its times are in ms since the epoch. */
export type ShownEvent = Pick<
  Event,
  'id' | 'title' | 'place' | 'address' | 'state' | 'cancelReason' | 'sequence' | 'changedAt'
> &
  TextsInEs<'title' | 'cancelReason'> & { readonly startsAt: number; readonly endsAt: number };

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
export function summaryOf(event: Pick<ShownEvent, 'state'>, words: string, language: Language): string {
  return event.state === 'canceled' ? CALENDAR_TEXTS[language].canceled(words) : words;
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

/** A public event with what calendars show of it. */
type PublicEvent = ShownEvent & TextsInEs<'access'>;

/** A public event, as everybody may have it in a calendar. It takes nobody's time: it is an offer. */
function publicEntry(event: PublicEvent, site: CalendarSite): CalendarEntry {
  const { language } = site;
  return {
    ...eventPart(event),
    uid: `event-${event.id}@${hostOf(site)}`,
    summary: summaryOf(event, textIn(language, event, 'title'), language),
    location: locationOf(event),
    description: linesOf(textIn(language, event, 'cancelReason'), textIn(language, event, 'access')),
    url: `${pageAddress(site, EVENTS_PATH, language)}#${event.id}`,
    isTransparent: true,
  };
}

/** An event with how full it is. */
export interface StaffedEvent {
  readonly event: ShownEvent & Pick<Event, 'shifts' | 'places' | 'takesSignups'>;
  readonly counts: readonly PartCount[];
}

/** An event as its staff have it in a calendar: how many people are coming, and none of their names. */
function staffEntry({ event, counts }: StaffedEvent, site: CalendarSite): CalendarEntry {
  const { language } = site;
  const texts = CALENDAR_TEXTS[language];
  const held = (shiftId: string | null) => heldPlaces(countOf(counts, shiftId));
  const { shifts, places, takesSignups } = event;
  const title = textIn(language, event, 'title');
  const filled = texts.filled(
    shifts.reduce((sum, { id }) => sum + held(id), 0),
    shifts.reduce((sum, { wanted }) => sum + wanted, 0),
  );
  const guests = places === null ? String(held(null)) : texts.filled(held(null), places);
  return {
    ...eventPart(event),
    uid: `event-${event.id}@${hostOf(site)}`,
    summary: summaryOf(event, shifts.length === 0 ? title : texts.withFilled(title, filled), language),
    location: locationOf(event),
    description: linesOf(
      textIn(language, event, 'cancelReason'),
      ...shifts.map(({ id, label, wanted }) => texts.part(label, texts.filled(held(id), wanted))),
      takesSignups ? texts.part(texts.guests, guests) : '',
    ),
    url: null,
    isTransparent: false,
  };
}

/** How the product that made a calendar names its language, at the end of its identifier. */
export const PRODUCT_LANGUAGES: Readonly<Record<Language, string>> = { en: 'EN', es: 'ES' };

/** A calendar of entries under the site's name, or another one. */
export function calendarOf(
  entries: readonly CalendarEntry[],
  { name, language }: Pick<CalendarSite, 'name' | 'language'>,
  shownName = name,
): Calendar {
  return { name: shownName, prodId: `-//${name}//Calendar//${PRODUCT_LANGUAGES[language]}`, entries };
}

export function publicEventFile(event: PublicEvent, site: CalendarSite): CalendarFile {
  return { name: calendarFileName(event), calendar: calendarOf([publicEntry(event, site)], site) };
}

export function publicEventsFile(events: readonly PublicEvent[], site: CalendarSite): CalendarFile {
  const entries = events.map((event) => publicEntry(event, site));
  return { name: FILE_NAMES.events, calendar: calendarOf(entries, site) };
}

/** One event as its staff see it, as a file. */
export function staffEventFile(staffed: StaffedEvent, site: CalendarSite): CalendarFile {
  const calendar = calendarOf([staffEntry(staffed, site)], site);
  return { name: calendarFileName(staffed.event), calendar };
}

/** Events as their staff see them, as a file. */
export function staffEventsFile(events: readonly StaffedEvent[], site: CalendarSite): CalendarFile {
  const entries = events.map((event) => staffEntry(event, site));
  return { name: FILE_NAMES.events, calendar: calendarOf(entries, site) };
}
