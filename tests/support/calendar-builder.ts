import { parseCalendar } from 'iamcal';
import nodeIcal from 'node-ical';
import type { Calendar, CalendarEntry, CalendarFile } from '../../src/core/shared/calendar-file';

/** An entry of a calendar; `changes` replaces parts of it. */
export function aCalendarEntry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: 'event-fitting@www.fsr.example',
    sequence: 0,
    changedAt: Date.UTC(2026, 10, 20, 9, 30, 15),
    startsAt: Date.UTC(2026, 10, 28, 18),
    endsAt: Date.UTC(2026, 10, 28, 22),
    isCanceled: false,
    summary: 'Fitting Day',
    location: 'Community Hall, 12 Main St',
    description: 'Ramp at the side.',
    url: 'https://www.fsr.example/events#fitting',
    isTransparent: true,
    ...changes,
  };
}

/** A calendar with these entries. */
export function aCalendar(...entries: readonly CalendarEntry[]): Calendar {
  return { name: 'Every Size', prodId: '-//Every Size//Calendar//EN', entries };
}

/** A calendar of one entry as a file. */
export function aCalendarFile(changes: Partial<CalendarEntry> = {}): CalendarFile {
  return { name: 'fitting-day-2026-11-28.ics', calendar: aCalendar(aCalendarEntry(changes)) };
}

/** What somebody's calendar shows of an entry. */
export type ReadEntry = Omit<CalendarEntry, 'url'> & { readonly url: string };

/** Parsers of other people: what each reads in a text, and how it shows a text that somebody typed. */
export const READERS = [
  // A known fault of this one: it takes a typed backslash before an n for a line break.
  { read: readByNodeIcal, shows: (typed: string) => typed.replace(/\\n/gi, '\\\n') },
  { read: readByIamcal, shows: (typed: string) => typed },
];

async function readByNodeIcal(text: string): Promise<readonly ReadEntry[]> {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((found) =>
    found?.type === 'VEVENT'
      ? {
          uid: found.uid,
          sequence: Number(found.sequence),
          changedAt: timeOf(found.dtstamp),
          startsAt: timeOf(found.start),
          endsAt: timeOf(found.end),
          isCanceled: found.status === 'CANCELLED',
          summary: textOf(found.summary),
          location: textOf(found.location),
          description: textOf(found.description),
          url: textOf(found.url),
          isTransparent: found.transparency === 'TRANSPARENT',
        }
      : [],
  );
}

async function readByIamcal(text: string): Promise<readonly ReadEntry[]> {
  const { components } = await parseCalendar(text);
  return components.map(({ properties }) => {
    const values = new Map(properties.map(({ name, value }) => [name, value]));
    const get = (name: string) => values.get(name) ?? '';
    return {
      uid: get('UID'),
      sequence: Number(get('SEQUENCE')),
      changedAt: instantOf(get('DTSTAMP')),
      startsAt: instantOf(get('DTSTART')),
      endsAt: instantOf(get('DTEND')),
      isCanceled: get('STATUS') === 'CANCELLED',
      summary: get('SUMMARY'),
      location: get('LOCATION'),
      description: get('DESCRIPTION'),
      url: get('URL'),
      isTransparent: get('TRANSP') === 'TRANSPARENT',
    };
  });
}

/** '20261128T180000Z' in ms. */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
}

function timeOf(date: Date | undefined): number {
  return date?.getTime() ?? Number.NaN;
}

/** node-ical answers a value with parameters as an object. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : String(Reflect.get(Object(value), 'val'));
}
