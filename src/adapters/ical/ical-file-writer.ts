import ICAL from 'ical.js';
import type { CalendarFileWriter } from '../../core/calendar/calendar-file-writer.port';
import type { Calendar, CalendarEntry } from '../../core/shared/calendar-file';

/** Octets of a line after which it is folded: the lines that follow begin with a space, and may have 75 with it. */
const FOLDED_AT = 74;

/** How often calendars ask again. */
const EVERY = 'PT12H';

/** A property in jCal (RFC 7265): name, parameters, type and value. */
type Property = readonly [name: string, parameters: object, type: string, value: string | number];

/** The library writes 'X-WR-CALNAME;VALUE=TEXT' otherwise, which some programs do not take for the name. */
const DESIGN = {
  ...ICAL.design.icalendar,
  property: { ...ICAL.design.icalendar.property, 'x-wr-calname': { defaultType: 'text' } },
};

/** Writes calendars through ical.js. */
export class IcalFileWriter implements CalendarFileWriter {
  write({ name, prodId, entries }: Calendar): string {
    const properties = [
      property('version', 'text', '2.0'),
      text('prodid', prodId),
      property('calscale', 'text', 'GREGORIAN'),
      property('method', 'text', 'PUBLISH'),
      text('x-wr-calname', name),
      property('refresh-interval', 'duration', EVERY),
      property('x-published-ttl', 'unknown', EVERY),
    ];
    const events = entries.map((entry) => ['vevent', propertiesOf(entry), []]);
    ICAL.foldLength = FOLDED_AT;
    return `${ICAL.stringify.component(['vcalendar', properties, events], DESIGN)}\r\n`;
  }
}

function propertiesOf(entry: CalendarEntry): readonly Property[] {
  const { location, description, url } = entry;
  return [
    text('uid', entry.uid),
    instant('dtstamp', entry.changedAt),
    instant('last-modified', entry.changedAt),
    property('sequence', 'integer', entry.sequence),
    instant('dtstart', entry.startsAt),
    instant('dtend', entry.endsAt),
    text('summary', entry.summary),
    ...(location === '' ? [] : [text('location', location)]),
    ...(description === '' ? [] : [text('description', description)]),
    property('status', 'text', entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'),
    property('transp', 'text', entry.isTransparent ? 'TRANSPARENT' : 'OPAQUE'),
    ...(url === null ? [] : [property('url', 'uri', url)]),
  ];
}

function property(name: string, type: string, value: string | number): Property {
  return [name, {}, type, value];
}

/** The library escapes what has a meaning in a line; of line breaks it knows one kind, and no other control character. */
function text(name: string, value: string): Property {
  const lines = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return property(name, 'text', lines.replace(/(?!\n)\p{Cc}/gu, ' '));
}

/** An instant in UTC, to the second. */
function instant(name: string, ms: number): Property {
  return property(name, 'date-time', `${new Date(ms).toISOString().slice(0, 19)}Z`);
}
