import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventDraftOf } from '../../../src/core/events/event-draft';
import { findEventFaults } from '../../../src/core/events/event-faults';
import {
  comparedOf,
  datesOf,
  draftOfValues,
  firstValues,
  formOf,
  valuesOf,
} from '../../../src/ui/events/form/event-form-values';
import { anEvent, anEventDraft, aShift, pacific } from '../../support/event-builder';

test('what the form shows of an event stands for the same event', () => {
  const draft = eventDraftOf(anEvent({ shifts: [aShift(), aShift({ id: 'door', adultsOnly: true })] }));
  expect(draftOfValues(valuesOf(draft))).toEqual(draft);
  expect(formOf(comparedOf(valuesOf(draft)))).toEqual(valuesOf(draft));
});

test('no time of a new event is a draft without a date; one alone is a fault', () => {
  expect(draftOfValues(firstValues(''))).toMatchObject({ startsAt: null, endsAt: null });
  const dated = draftOfValues({ ...firstValues(''), title: 'Fair', date: '2026-12-05' });
  expect(findEventFaults(dated, { isPublished: false, publishedAt: null })).toEqual([
    { field: 'startsAt', fault: 'invalid' },
    { field: 'endsAt', fault: 'invalid' },
  ]);
});

test.each([
  ['2027-03-14', '02:30'],
  ['2026-02-30', '10:00'],
  ['0026-11-28', '10:00'],
  ['20261-11-28', '10:00'],
])('%s at %s is no time', (date, startsAt) => {
  expect(draftOfValues({ ...valuesOf(anEventDraft()), date, startsAt }).startsAt).toBeNaN();
});

test.each(['12 people', '-1', '1.5', '1e3', ''])("'%s' people wanted are a fault at the shift", (wanted) => {
  const values = valuesOf(anEventDraft());
  const shifts = values.shifts.map((shift) => ({ ...shift, wanted }));
  expect(
    findEventFaults(draftOfValues({ ...values, shifts }), { isPublished: true, publishedAt: null }),
  ).toEqual([{ field: 'shifts', part: 'wanted', line: 1, fault: 'out-of-range' }]);
});

test('a shift around midnight is on the day before or after its event, as far as that is near', () => {
  const late = valuesOf(
    anEventDraft({ startsAt: pacific('2026-11-28 20:00'), endsAt: pacific('2026-11-28 23:00') }),
  );
  const shift = {
    id: 's',
    label: 'Clean up',
    startsAt: '22:30',
    endsAt: '00:30',
    wanted: '2',
    adultsOnly: false,
    es: null,
  };
  const [ofLate] = draftOfValues({ ...late, shifts: [shift] }).shifts;
  expect(ofLate).toMatchObject({
    startsAt: pacific('2026-11-28 22:30'),
    endsAt: pacific('2026-11-29 00:30'),
  });
  const early = valuesOf(
    anEventDraft({ startsAt: pacific('2026-11-28 01:00'), endsAt: pacific('2026-11-28 04:00') }),
  );
  const [ofEarly] = draftOfValues({ ...early, shifts: [shift] }).shifts;
  expect(ofEarly).toMatchObject({
    startsAt: pacific('2026-11-27 22:30'),
    endsAt: pacific('2026-11-28 00:30'),
  });
  const [swapped] = draftOfValues({
    ...valuesOf(anEventDraft()),
    shifts: [{ ...shift, startsAt: '12:00', endsAt: '11:00' }],
  }).shifts;
  expect(swapped?.endsAt).toBe(pacific('2026-11-28 11:00'));
});

test('every date of a repeat has the same times on the clock, also across both changes of daylight saving', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2027-02-27', '2027-10-23'),
      fc.constantFrom('weekly' as const, 'biweekly' as const),
      fc.integer({ min: 2, max: 26 }),
      (date, repeat, count) => {
        const dates = datesOf({ ...valuesOf(anEventDraft()), date, repeat, dates: String(count) });
        expect(dates).toHaveLength(count);
        for (const { date: day, draft } of dates)
          expect(draft && valuesOf(draft)).toMatchObject({ date: day, startsAt: '10:00', endsAt: '14:00' });
      },
    ),
    { numRuns: 25 },
  );
});

test('a date on which clocks skip a time of the event or of a shift has no times', () => {
  const early = { ...valuesOf(anEventDraft()), date: '2027-03-07', startsAt: '02:30', endsAt: '05:00' };
  const weekly = { ...early, repeat: 'weekly', dates: '3' } as const;
  const shift = { ...early.shifts[0], id: 's', label: 'Door', wanted: '1', adultsOnly: false, es: null };
  const skips = (values: typeof weekly) => datesOf(values).map(({ draft }) => draft === null);
  expect(skips({ ...weekly, shifts: [] })).toEqual([false, true, false]);
  const shifts = [{ ...shift, startsAt: '02:00', endsAt: '05:00' }];
  expect(skips({ ...weekly, startsAt: '03:30', shifts })).toEqual([false, true, false]);
});
