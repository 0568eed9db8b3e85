import { describe, expect, test } from 'vitest';
import type { EventDraft } from '../../../src/core/events/event';
import { findEventFaults, findWalkInFaults } from '../../../src/core/events/event-faults';
import { anEventDraft, aShift, pacific } from '../../support/event-builder';

const HOUR = 3_600_000;
const { startsAt, endsAt } = { startsAt: pacific('2026-11-28 10:00'), endsAt: pacific('2026-11-28 14:00') };
const said = (part: Partial<EventDraft>, terms = { isPublished: true, publishedAt: null as number | null }) =>
  findEventFaults(anEventDraft(part), terms).map(({ field, fault, ...at }) =>
    'part' in at ? `${field} ${at.line} ${at.part}: ${fault}` : `${field}: ${fault}`,
  );

describe('a published event', () => {
  test.each<[Partial<EventDraft>, readonly string[]]>([
    [{}, []],
    [{ title: ' ', place: '' }, ['title: missing', 'place: missing']],
    [{ title: 'x'.repeat(81), place: 'x'.repeat(121) }, ['title: too-long', 'place: too-long']],
    [{ address: 'x'.repeat(201), access: 'x'.repeat(301) }, ['address: too-long', 'access: too-long']],
    [
      { description: 'x'.repeat(1_001), contactName: 'x'.repeat(81) },
      ['description: too-long', 'contactName: too-long'],
    ],
    [{ contactPhone: 'x'.repeat(41) }, ['contactPhone: too-long']],
    [{ startsAt: null, endsAt: null, shifts: [] }, ['startsAt: missing', 'endsAt: missing']],
    [{ endsAt: startsAt, shifts: [] }, ['endsAt: before-start']],
    [{ endsAt: pacific('2026-11-29 00:00'), shifts: [] }, ['endsAt: midnight']],
    [{ endsAt: pacific('2026-11-28 00:00'), shifts: [] }, ['endsAt: midnight']],
    [{ endsAt: pacific('2026-11-27 00:00'), shifts: [] }, ['endsAt: before-start']],
    [{ endsAt: pacific('2026-11-29 00:30'), shifts: [] }, ['endsAt: other-day']],
    [{ endsAt: pacific('2026-11-30 00:00'), shifts: [] }, ['endsAt: other-day']],
    [{ startsAt: Date.UTC(26, 0, 1) - 1e14, shifts: [] }, ['startsAt: invalid']],
    [{ invited: [], shifts: [] }, ['invited: missing']],
    [{ invited: [] }, []],
    [{ places: 0 }, ['places: out-of-range']],
    [{ places: 10_001 }, ['places: out-of-range']],
    [{ places: 10_000 }, []],
    [{ shifts: [aShift({ label: ' ' })] }, ['shifts 1 label: missing']],
    [{ shifts: [aShift({ label: 'x'.repeat(61) })] }, ['shifts 1 label: too-long']],
    [{ shifts: [aShift(), aShift({ id: 'b', wanted: 0 })] }, ['shifts 2 wanted: out-of-range']],
    [{ shifts: [aShift({ wanted: 201 })] }, ['shifts 1 wanted: out-of-range']],
    [{ shifts: [aShift({ endsAt: startsAt })] }, ['shifts 1 endsAt: before-start']],
    [{ shifts: [aShift({ startsAt: startsAt - 4 * HOUR, endsAt: endsAt + 4 * HOUR })] }, []],
    [{ shifts: [aShift({ startsAt: startsAt - 4 * HOUR - 1 })] }, ['shifts 1 startsAt: too-far']],
    [{ shifts: [aShift({ endsAt: endsAt + 4 * HOUR + 1 })] }, ['shifts 1 endsAt: too-far']],
    [
      { shifts: Array.from({ length: 21 }, (_, at) => aShift({ id: `s${at}` })) },
      ['shifts 21 label: too-many'],
    ],
  ])('with %j', (part, faults) => {
    expect(said(part)).toEqual(faults);
  });

  test('is not published when it is over', () => {
    expect(said({}, { isPublished: true, publishedAt: endsAt })).toEqual(['startsAt: past']);
    expect(said({}, { isPublished: true, publishedAt: endsAt - 1 })).toEqual([]);
  });
});

test.each<[Partial<EventDraft>, readonly string[]]>([
  [{ place: '', invited: [], startsAt: null, endsAt: null, shifts: [] }, []],
  [{ startsAt: null, shifts: [] }, ['startsAt: missing']],
  [{ endsAt: null, shifts: [] }, ['endsAt: missing']],
  [{ startsAt: null, endsAt: null }, ['startsAt: missing', 'endsAt: missing']],
  [{ title: '' }, ['title: missing']],
])('a draft needs a title alone, and all of its times or none: %j', (part, faults) => {
  expect(said(part, { isPublished: false, publishedAt: null })).toEqual(faults);
});

test.each([
  [0, true],
  [9_999, true],
  [10_000, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
] as const)('%d visitors without a name can be counted: %s', (count, isRight) => {
  expect(findWalkInFaults(count)).toEqual(isRight ? [] : [{ field: 'walkIns', fault: 'out-of-range' }]);
});
