import { expect, test } from 'vitest';
import { daysOfMarking, daysToMark } from '../../../src/core/events/days-to-mark';
import type { ListedEvent, PartCount } from '../../../src/core/events/event-view';
import { anEvent, pacific } from '../../support/event-builder';

const count = (part: Partial<PartCount> = {}): PartCount => ({
  shiftId: null,
  waiting: 0,
  going: 1,
  attended: 0,
  noShow: 0,
  excused: 0,
  minutes: 0,
  ...part,
});
const on = (day: string, part: Partial<ListedEvent> = {}): ListedEvent => ({
  ...anEvent({ id: day, startsAt: pacific(`${day} 10:00`), endsAt: pacific(`${day} 14:00`) }),
  isInSpanish: true,
  program: null,
  counts: [count()],
  ...part,
});
const idsAt = (now: string, ...events: readonly ListedEvent[]) =>
  daysToMark(events, pacific(now)).map(({ id }) => id);

test('an event is there from 5 PM of the day before until everybody is marked', () => {
  const fitting = on('2026-11-28');
  expect(idsAt('2026-11-27 16:59', fitting)).toEqual([]);
  expect(idsAt('2026-11-27 17:00', fitting)).toEqual(['2026-11-28']);
  expect(idsAt('2026-11-29 09:00', fitting)).toEqual(['2026-11-28']);
  const marked = { ...fitting, counts: [count({ going: 0, attended: 3, noShow: 1, excused: 1 })] };
  expect(idsAt('2026-11-28 15:00', marked)).toEqual([]);
});

test('people of all parts are counted, not those who wait', () => {
  const counts = [
    count({ going: 20, attended: 8, noShow: 1 }),
    count({ shiftId: 'desk', going: 8, attended: 2, excused: 1, waiting: 5 }),
  ];
  expect(daysToMark([on('2026-11-28', { counts, walkIns: 14 })], pacific('2026-11-28 12:00'))).toEqual([
    {
      id: '2026-11-28',
      title: 'Fitting Day',
      startsAt: pacific('2026-11-28 10:00'),
      isOver: false,
      marked: 12,
      people: 40,
    },
  ]);
});

test('after seven days nobody is reminded, and one without people is there until it ends', () => {
  expect(idsAt('2026-12-05 23:59', on('2026-11-28'))).toEqual(['2026-11-28']);
  expect(idsAt('2026-12-06 00:00', on('2026-11-28'))).toEqual([]);
  const empty = on('2026-11-28', { counts: [] });
  expect(idsAt('2026-11-28 13:59', empty)).toEqual(['2026-11-28']);
  expect(idsAt('2026-11-28 14:00', empty)).toEqual([]);
  expect(idsAt('2026-11-28 12:00', on('2026-11-28', { state: 'canceled' }))).toEqual([]);
});

test('there are three at most: those of today and tomorrow, then the latest', () => {
  const all = ['2026-11-24', '2026-11-26', '2026-11-28', '2026-11-29'].map((day) => on(day));
  expect(idsAt('2026-11-28 18:00', ...all)).toEqual(['2026-11-28', '2026-11-29', '2026-11-26']);
  expect(daysOfMarking(pacific('2026-11-28 18:00'))).toEqual({ from: '2026-11-21', to: '2026-11-29' });
});
