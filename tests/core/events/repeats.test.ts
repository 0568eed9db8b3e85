import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { copyStartingAt, repeatedStarts } from '../../../src/core/events/repeats';
import { calendarDateAt, daysAfter, instantAt, timeAt } from '../../../src/core/shared/time/calendar';
import { plannedMinutes } from '../../../src/core/signups/signup';
import { anEventDraft, aShift, pacific } from '../../support/event-builder';

const iso = (at: number | null) => at && new Date(at).toISOString();

describe('an event that repeats', () => {
  test('keeps its time of day when daylight saving time starts', () => {
    const [before, after] = repeatedStarts('2027-03-13', ['10:00', '14:00'], { every: 1, count: 2 });
    expect([before?.date, iso(before?.startsAt ?? null)]).toEqual(['2027-03-13', '2027-03-13T18:00:00.000Z']);
    expect([after?.date, iso(after?.startsAt ?? null)]).toEqual(['2027-03-20', '2027-03-20T17:00:00.000Z']);
  });

  test('has no start on the day on which clocks skip its start or its end', () => {
    const starts = (times: readonly [string, string]) =>
      repeatedStarts('2027-02-28', times, { every: 2, count: 2 }).map(({ startsAt }) => startsAt !== null);
    expect(starts(['02:30', '05:00'])).toEqual([true, false]);
    expect(starts(['01:00', '02:30'])).toEqual([true, false]);
    expect(starts(['01:00', '03:00'])).toEqual([true, true]);
  });

  test('an hour that occurs twice is the first of both, and the other counts as work', () => {
    const [fall] = repeatedStarts('2027-11-07', ['00:30', '03:00'], { every: 1, count: 1 });
    const endsAt = pacific('2027-11-07 03:00');
    expect(plannedMinutes({ startsAt: fall?.startsAt ?? 0, endsAt })).toBe(210);
    const [doubled] = repeatedStarts('2027-11-07', ['01:30', '03:00'], { every: 1, count: 1 });
    expect(iso(doubled?.startsAt ?? null)).toBe('2027-11-07T08:30:00.000Z');
  });
});

const minutes = fc.integer({ min: 0, max: 1_439 });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

property.prop([
  fc.integer({ min: 0, max: 364 }).map((days) => daysAfter('2027-01-01', days)),
  fc.integer({ min: -60, max: 60 }),
  fc.tuple(minutes, minutes, minutes).map((all) => all.toSorted((one, other) => one - other)),
])(
  'a copy on another day shows the same times of day, or there is none',
  (date, days, [from, middle, to]) => {
    const at = (minute: number | undefined) => instantAt(date, clock(minute ?? 0));
    const [startsAt, shiftAt, endsAt] = [at(from), at(middle), at(to)];
    const start = startsAt === null ? null : instantAt(daysAfter(date, days), timeAt(startsAt));
    if (startsAt === null || shiftAt === null || endsAt === null || start === null) return;
    const draft = anEventDraft({ startsAt, endsAt, shifts: [aShift({ startsAt: shiftAt, endsAt })] });
    const copy = copyStartingAt(draft, start);
    const other = (time: number) => instantAt(daysAfter(date, days), timeAt(time));
    if (other(endsAt) === null || other(shiftAt) === null) expect(copy).toBeNull();
    else {
      expect(copy).toEqual({
        ...draft,
        startsAt: start,
        endsAt: other(endsAt),
        shifts: [{ ...draft.shifts[0], startsAt: other(shiftAt), endsAt: other(endsAt) }],
      });
      for (const time of [copy?.startsAt, copy?.endsAt])
        expect(calendarDateAt(time ?? 0)).toBe(daysAfter(date, days));
    }
    expect(copyStartingAt(draft, start + 60_000)).toBeNull();
  },
);

test('an event without a date has no copies', () => {
  expect(copyStartingAt(anEventDraft({ startsAt: null, endsAt: null, shifts: [] }), 5)).toBeNull();
});
