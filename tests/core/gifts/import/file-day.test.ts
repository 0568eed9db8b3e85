import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isSwappable, readDay, readTime } from '../../../../src/core/gifts/import/file-day';
import { dayInLasVegas, LAS_VEGAS, UTC, zoneOf } from '../../../../src/core/gifts/import/zones';
import { calendarDateAt, withOffset } from '../../../../src/core/shared/time/calendar';

/** The day that a cell means in Las Vegas, whose clocks count where it names no zone. */
const dayOf = (text: string) => {
  const day = readDay(text);
  if (typeof day === 'string') return day;
  return day.clock ? dayInLasVegas(day.date, day.clock.time, day.clock.zone ?? LAS_VEGAS) : day.date;
};

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31 23:59', '2026-12-31'],
  ['2026-12-31T23:59:59', '2026-12-31'],
  ['2026/11/02', '2026-11-02'],
  ['2026/11/2 9:05 PM', '2026-11-02'],
  ['2026-11-02 10:05 PM', '2026-11-02'],
  ['2026-11-02T10:05:00.123 pm', '2026-11-02'],
  ['2027-01-01T07:59:00Z', '2026-12-31'],
  ['2027-01-01 08:00:00 UTC', '2027-01-01'],
  ['2027-01-01T00:30:00+01:00', '2026-12-31'],
  ['2025-12-31 22:30:00 -0800', '2025-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['1/5/2026 4:07 PM', '2026-01-05'],
  ['1/5/2026 4:07\u202FPM', '2026-01-05'],
  ['1/5/2026\u00A04:07\u00A0PM', '2026-01-05'],
  ['1/2/26', '2026-01-02'],
  ['11/20/26 14:05', '2026-11-20'],
  ['12/31/99', '2099-12-31'],
  ['Nov 2, 2026', '2026-11-02'],
  ['November 2, 2026 at 9:05 PM', '2026-11-02'],
  ['2 November 2026', '2026-11-02'],
  ['2-Nov-26', '2026-11-02'],
  ['Monday, Nov. 2nd, 2026', '2026-11-02'],
  ['Thu Dec 31 2026 23:59:00 GMT-0800 (Pacific Standard Time)', '2026-12-31'],
  ['Jan 1, 2027 2:30 AM EST', '2026-12-31'],
  ['1/1/2027 1:30 AM CST', '2026-12-31'],
  ['7/1/2026 11:30 PM PDT', '2026-07-01'],
  ['2027-01-01 08:59 Europe/Madrid', '2026-12-31'],
  ['31/12/2026', 'day-first'],
  ['13/1/26', 'day-first'],
  ['2026-02-30', 'invalid'],
  ['Feb 30, 2026', 'invalid'],
  ['31.12.2026', 'invalid'],
  ['11-05-26', 'invalid'],
  ['2026-12-31 24:00', 'invalid'],
  ['2026-12-31 14:05 PM', 'invalid'],
  ['2026-12-31x', 'invalid'],
  ['2026-12-31 23:59 XYZ', 'unknown-zone'],
  ['yesterday', 'invalid'],
  ['46328', 'invalid'],
  ['', 'missing'],
])('the day %j is %j', (text, expected) => {
  expect(dayOf(text)).toBe(expected);
});

test.each([
  ['5:52 AM', '05:52:00'],
  ['12:00 AM', '00:00:00'],
  ['12:30:15 p.m.', '12:30:15'],
  ['19:44:10', '19:44:10'],
  ['25:00', 'invalid'],
  ['noon', 'invalid'],
])('the time %j is %j', (text, expected) => {
  const time = readTime(text);
  expect(typeof time === 'string' ? time : time.time).toBe(expected);
});

test.each([
  ['UTC', UTC],
  ['z', UTC],
  ['PST', LAS_VEGAS],
  ['Pacific Daylight Time - Los Angeles', LAS_VEGAS],
  ['US/Pacific', LAS_VEGAS],
  ['america/chicago', 'America/Chicago'],
  ['Central Time', 'America/Chicago'],
  ['GMT+5:30', 330],
  ['UTC-8', -480],
  ['Mars/Olympus', null],
  ['USD', null],
])('the zone %j is %j', (text, expected) => {
  expect(zoneOf(text)).toBe(expected);
});

test('days that would be other ones with day and month swapped are known', () => {
  expect(['1/2/2026', '12/11/26 9:00 PM'].map(isSwappable)).toEqual([true, true]);
  expect(['2/2/2026', '1/13/2026', '2026-01-02', 'Jan 2, 2026'].map(isSwappable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 10, 30) });

property.prop([instants])('an instant is on its day in Las Vegas, however a file writes it', (ms) => {
  const at = Math.floor(ms / 60_000) * 60_000;
  const day = calendarDateAt(at);
  const iso = new Date(at).toISOString();
  expect(dayOf(iso)).toBe(day);
  expect(dayOf(`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`)).toBe(day);
  expect(dayOf(withOffset(at))).toBe(day);
  for (const zone of ['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland']) {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      dateStyle: 'medium',
      timeStyle: 'medium',
    }).format(at);
    // An hour that occurs twice in fall is the same day in Las Vegas but for the first one before midnight.
    const isTwice = Math.abs(at - Date.parse(`${day}T08:00:00Z`)) < 3 * 3_600_000;
    if (!isTwice) expect(dayOf(`${parts} ${zone}`), zone).toBe(day);
  }
});

property.prop([fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })])(
  'a day is read back from each way of writing it',
  (date) => {
    const iso = date.toISOString().slice(0, 10);
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    const name = (style: 'short' | 'long') =>
      date.toLocaleDateString('en-US', { timeZone: 'UTC', month: style });
    const written = [
      iso,
      iso.replaceAll('-', '/'),
      `${month}/${day}/${year}`,
      `${month}/${day}/${String(year).slice(2)} 11:59\u202FPM`,
      `${name('short')} ${day}, ${year}`,
      `${day} ${name('long')} ${year}`,
      `${day}-${name('short')}-${String(year).slice(2)}`,
      `${iso} 00:00:00 PST`,
    ];
    expect(written.map(dayOf)).toEqual(written.map(() => iso));
  },
);

property.prop([fc.string({ maxLength: 40 })])('no text makes the reading fail', (text) => {
  const day = readDay(text);
  if (typeof day !== 'string') expect(day.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
