import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { IcalFileWriter } from '../../../src/adapters/ical/ical-file-writer';
import type { CalendarEntry } from '../../../src/core/shared/calendar-file';
import { instantAt } from '../../../src/core/shared/time/calendar';
import { aCalendar, aCalendarEntry, READERS } from '../../support/calendar-builder';

const write = (...entries: readonly CalendarEntry[]): string =>
  new IcalFileWriter().write(aCalendar(...entries));
const linesOf = (text: string) => text.split('\r\n');

test('a calendar is written line by line as calendar programs expect it', () => {
  expect(linesOf(write(aCalendarEntry()))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Every Size//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Every Size',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    'BEGIN:VEVENT',
    'UID:event-fitting@www.fsr.example',
    'DTSTAMP:20261120T093015Z',
    'LAST-MODIFIED:20261120T093015Z',
    'SEQUENCE:0',
    'DTSTART:20261128T180000Z',
    'DTEND:20261128T220000Z',
    'SUMMARY:Fitting Day',
    'LOCATION:Community Hall\\, 12 Main St',
    'DESCRIPTION:Ramp at the side.',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'URL:https://www.fsr.example/events#fitting',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a canceled entry says so, and what an entry does not have has no line', () => {
  const bare = { location: '', description: '', url: null, isTransparent: false };
  const lines = linesOf(write(aCalendarEntry({ ...bare, isCanceled: true, sequence: 4 })));
  expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:4', 'TRANSP:OPAQUE']));
  expect(lines.filter((line) => /^(LOCATION|DESCRIPTION|URL)/.test(line))).toEqual([]);
});

test.each([
  ['2027-03-13', '18:00'],
  ['2027-03-14', '17:00'],
  ['2027-11-06', '17:00'],
  ['2027-11-07', '18:00'],
])('10:00 AM on %s stays 10:00 AM in every calendar, with clocks that change', async (day, utc) => {
  const startsAt = instantAt(day, '10:00') ?? 0;
  const text = write(aCalendarEntry({ startsAt, endsAt: startsAt + 3_600_000 }));
  expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T${utc.replace(':', '')}00Z\r\n`);
  for (const { read } of READERS) expect(await read(text)).toMatchObject([{ startsAt }]);
});

const SPECIAL = [
  '\\',
  ';',
  ',',
  ':',
  '"',
  '\r\n',
  '\n',
  '\\n',
  '👟',
  '👩‍👩‍👧',
  'مرحبا',
  '\u202E',
  'é',
  '\t',
  'END:VEVENT',
];
/** Titles in which everything that has a meaning in a file stands close together, at any octet of a line. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SPECIAL),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.string({ unit: fc.constantFrom('a'), minLength: 40, maxLength: 80 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => `x${parts.join('')}x`);
/** What is left of a text: one kind of line break, and no other control character. */
const plain = (text: string) =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');

property.prop([hostile, hostile, hostile])(
  'two other parsers read every text as it was typed, in lines of at most 75 octets and whole characters',
  async (summary, location, description) => {
    const entries = [
      aCalendarEntry({ uid: 'one', summary, location, description }),
      aCalendarEntry({ uid: 'two', summary: description, isCanceled: true, sequence: 3 }),
    ];
    const text = write(...entries);
    const lines = linesOf(text);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => /\p{Cs}|\p{Cc}/u.test(line))).toEqual([]);
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    for (const { read, shows } of READERS)
      expect(await read(text)).toMatchObject(
        entries.map((entry) => ({
          ...entry,
          changedAt: expect.any(Number),
          summary: shows(plain(entry.summary)),
          location: shows(plain(entry.location)),
          description: shows(plain(entry.description)),
        })),
      );
  },
);
