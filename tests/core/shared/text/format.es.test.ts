import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { allSizes, type Pair, sizeText } from '../../../../src/core/shared/sizes/shoe-size';
import { shoeSizeTexts } from '../../../../src/core/shared/sizes/shoe-size.texts.es';
import { datePartsAt } from '../../../../src/core/shared/text/date-parts.es';
import * as english from '../../../../src/core/shared/text/format';
import * as es from '../../../../src/core/shared/text/format.es';
import { formatAgo } from '../../../../src/core/shared/text/format-ago.es';
import { formatCountdown } from '../../../../src/core/shared/text/format-countdown.es';
import { formatCounted } from '../../../../src/core/shared/text/format-counted';
import { formatList } from '../../../../src/core/shared/text/format-list.es';
import {
  calendarDateAt,
  FIRST_YEAR,
  instantAt,
  LAST_YEAR,
  timeAt,
} from '../../../../src/core/shared/time/calendar';

const EVENING = Date.parse('2026-11-22T04:15:07Z');
const MORNING = instantAt('2026-11-28', '10:00') ?? Number.NaN;
const HOUR_MS = 3_600_000;

/** A text in which a no-break space can be told from another one. */
const shown = (text: string) => text.replaceAll('\u00A0', '_');

test('days and months have one form for each purpose', () => {
  expect(es.formatDay('2026-11-28')).toBe('28 nov 2026');
  expect(es.formatDayOfYear('2026-11-08')).toBe('8 nov');
  expect(es.formatLongDay('2026-11-28')).toBe('28 de noviembre de 2026');
  expect(es.formatFullDay('2026-12-31')).toBe('jueves, 31 de diciembre de 2026');
  expect(es.formatMonth('2026-11')).toBe('noviembre de 2026');
  expect(es.formatShortMonth('2026-09')).toBe('sept 2026');
  expect(es.formatMonthName('2026-12')).toBe('dic');
});

test('times keep together, and instants are those of Las Vegas', () => {
  expect(shown(es.formatDayAt(EVENING))).toBe('sáb, 21 nov 2026');
  expect(shown(es.formatTime(EVENING))).toBe('8:15_p._m. PT');
  expect(shown(es.formatInstant(EVENING))).toBe('sáb, 21 nov 2026, 8:15_p._m. PT');
  expect(shown(es.formatFullInstant(EVENING))).toBe('sábado, 21 de noviembre de 2026 a las 8:15_p._m.');
  expect(shown(es.formatExactInstant(EVENING))).toBe('21 nov 2026, 8:15:07_p._m. PT');
  expect(shown(es.formatExactTime(EVENING))).toBe('8:15:07_p._m. PT');
  expect(shown(es.formatSpan(MORNING, MORNING + 4 * HOUR_MS))).toBe(
    'sáb, 28 nov 2026, 10:00_a._m. a 2:00_p._m. PT',
  );
  expect(shown(es.formatSpan(MORNING, MORNING + 24 * HOUR_MS))).toBe(
    'sáb, 28 nov 2026, 10:00_a._m. a dom, 29 nov 2026, 10:00_a._m. PT',
  );
  expect(shown(es.formatTimes(MORNING, MORNING + 4 * HOUR_MS))).toBe('10:00_a._m. a 2:00_p._m. PT');
  expect(shown(es.formatLately(EVENING, EVENING + HOUR_MS))).toBe('hoy, 8:15_p._m. PT');
  expect(shown(es.formatLately(EVENING, MORNING))).toBe('sáb, 21 nov 2026, 8:15_p._m. PT');
  expect(shown(es.formatShortly(EVENING, EVENING))).toBe('8:15_p._m. PT');
  expect(shown(es.formatShortly(EVENING, MORNING))).toBe('sáb, 21 nov 2026');
  expect(datePartsAt(EVENING)).toEqual({ weekday: 'sáb', day: '21', month: 'nov' });
});

test.each([
  ['00:00', '12:00_a._m.'],
  ['00:59', '12:59_a._m.'],
  ['01:05', '1:05_a._m.'],
  ['11:59', '11:59_a._m.'],
  ['12:00', '12:00_p._m.'],
  ['13:30', '1:30_p._m.'],
  ['23:59', '11:59_p._m.'],
  ['noon', 'noon'],
])('the time %s reads %s', (time, text) => expect(shown(es.formatClock(time))).toBe(text));

test('one o’clock has an article of its own', () => {
  const one = instantAt('2026-11-28', '13:30') ?? Number.NaN;
  expect(es.formatFullInstant(one)).toContain(' a la 1:30');
  expect(es.formatFullInstant(one - 2 * HOUR_MS)).toContain(' a las 11:30');
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B', 'C'], 'A, B y C'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['madres', 'hijos'], 'madres e hijos'],
  [['Ana', 'Íñigo'], 'Ana e Íñigo'],
  [['Ana', 'Yvonne'], 'Ana e Yvonne'],
  [['botas', '«Ilusión»'], 'botas e «Ilusión»'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['Utah', 'Iowa'], 'Utah y Iowa'],
  [['Ana', 'Yolanda'], 'Ana y Yolanda'],
  [['Inés', 'Ana'], 'Inés y Ana'],
])('a list of %j reads %j', (things, text) => expect(formatList(things)).toBe(text));

test('durations and counts', () => {
  expect(formatCountdown({ days: 29, hours: 23, minutes: 59, seconds: 59 })).toBe('29 d 23 h 59 min 59 s');
  expect(formatAgo(1, 'minute')).toBe('hace 1 minuto');
  expect(formatAgo(5, 'hour')).toBe('hace 5 horas');
  const counted = (count: number) => formatCounted(count, 'donación', 'donaciones');
  expect([0, 1, 2, 1234].map(counted)).toEqual([
    '0 donaciones',
    '1 donación',
    '2 donaciones',
    '1,234 donaciones',
  ]);
});

test('sizes are those of the United States', () => {
  const text = ({ cut, size, wide }: Pair) => {
    const words = size === 'unknown' ? shoeSizeTexts.unknown[cut] : shoeSizeTexts.sizes[cut](sizeText(size));
    return wide ? shoeSizeTexts.wide(words) : words;
  };
  expect(text({ cut: 'men', size: 10.5, wide: false })).toBe('Hombre 10½');
  expect(text({ cut: 'women', size: 8, wide: true })).toBe('Mujer 8 ancho');
  expect(text({ cut: 'kids-c', size: 13.5, wide: false })).toBe('Niños 13½C');
  expect(text({ cut: 'kids-y', size: 1, wide: false })).toBe('Niños 1Y');
  expect(text({ cut: 'men', size: 'unknown', wide: false })).toBe('Hombre, por medir');
  expect(new Set(allSizes().map(text)).size).toBe(allSizes().length);
});

const instants = fc.integer({
  min: Date.UTC(FIRST_YEAR, 0, 1),
  max: Date.UTC(LAST_YEAR + 1, 0, 1),
});
const days = instants.map(calendarDateAt);

const MONTHS = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');
const WEEKDAYS = 'dom lun mar mié jue vie sáb'.split(' ');
const ENGLISH_WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

property.prop([days])('a day that is shown reads as itself', (date) => {
  const [day, month = '', year] = es.formatDay(date).split(' ');
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  expect(`${year}-${number}-${day?.padStart(2, '0')}`).toBe(date);
});

property.prop([instants])('a time that is shown reads as itself', (ms) => {
  const [, hour, rest, half] = /^(\d+):(\d\d)\s(a|p)\.\sm\.$/.exec(es.formatClock(timeAt(ms))) ?? [];
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  expect(`${String(hours).padStart(2, '0')}:${rest}`).toBe(timeAt(ms));
});

property.prop([instants])('an instant is on the same day, at the same time, as in English', (ms) => {
  const [weekday = '', day] = es.formatInstant(ms).split(/,? /);
  const [englishWeekday = '', , englishDay] = english.formatInstant(ms).split(/,? /);
  expect(WEEKDAYS.indexOf(weekday)).toBe(ENGLISH_WEEKDAYS.indexOf(englishWeekday));
  expect(day).toBe(englishDay);
  const asEnglish = (text: string) =>
    text.replace(/\u00A0([ap])\.\u00A0m\./, (_, half) => ` ${half.toUpperCase()}M`);
  expect(asEnglish(es.formatExactTime(ms))).toBe(english.formatExactTime(ms));
  expect(asEnglish(es.formatTime(ms))).toBe(english.formatTime(ms));
});

property.prop([instants])('nothing but PT has a capital', (ms) => {
  const texts = [
    es.formatFullInstant(ms),
    es.formatInstant(ms),
    es.formatMonth(calendarDateAt(ms).slice(0, 7)),
  ];
  expect(texts.join(' ').replaceAll('PT', '')).not.toMatch(/\p{Lu}/u);
});

property.prop([fc.oneof(fc.string(), fc.double().map(String))])(
  'what is no day is shown as the same day in both languages',
  (text) => {
    const year = (day: string) => day.slice(-4);
    expect(year(es.formatDay(text))).toBe(year(english.formatDay(text)));
  },
);

property.prop([fc.double()])('an instant outside of the calendar is its first or last one', (ms) => {
  expect(es.formatDayAt(ms).slice(-4)).toBe(english.formatDayAt(ms).slice(-4));
});
