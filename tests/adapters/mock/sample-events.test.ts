import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sampleApplications } from '../../../src/adapters/mock/applications/sample-applications';
import { sampleEvents } from '../../../src/adapters/mock/events/sample-events';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { sampleSignups } from '../../../src/adapters/mock/signups/sample-signups';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { eventSchema, isDated, isOver } from '../../../src/core/events/event';
import { findEventFaults } from '../../../src/core/events/event-faults';
import { calendarDateAt, daysAfter } from '../../../src/core/shared/time/calendar';
import { takesTime } from '../../../src/core/signups/obstacle';
import { holdsPlace, overlaps, signupSchema } from '../../../src/core/signups/signup';

/** Of each weekday one, and the days before clocks change. */
const DAYS = ['11-20', '11-21', '11-22', '11-23', '11-24', '11-25', '11-26', '10-31', '03-13'];
const STAFF = { parker: { id: 'parker', name: 'Parker' }, other: { id: 'avery', name: 'Avery' } };

function samplesOn(day: string, accounts: Readonly<Record<string, string>> = { val: 'val', amara: 'amara' }) {
  const now = Date.parse(`2026-${day}T20:00:00Z`);
  const programs = samplePrograms(now, { parker: 'parker', deja: 'deja', priya: 'priya' });
  const applications = sampleApplications(now, { ben: 'ben', val: 'val', ...STAFF }, programs);
  const events = sampleEvents(now);
  const signups = sampleSignups(now, { accounts, ...STAFF }, { events, applications });
  const published = events.filter(({ state }) => state === 'published');
  const parkers = programs.filter(({ managerIds }) => managerIds.includes('parker')).map(({ id }) => id);
  const held = (eventId: string, shiftId: string | null) =>
    signups.filter((one) => one.eventId === eventId && one.shiftId === shiftId && holdsPlace(one)).length;
  return {
    now,
    programs,
    applications,
    events,
    signups,
    held,
    parkers,
    upcoming: published.filter((event) => !isOver(event, now)),
    past: published.filter((event) => isOver(event, now)),
  };
}

describe.each(DAYS)('the sample events and sign-ups of 2026-%s', (day) => {
  const samples = samplesOn(day);
  const { now, events, signups, upcoming, past, held, parkers } = samples;

  test('are whole, of programs that are there, and nobody is in two places at once', () => {
    const ids = samples.programs.filter(({ state }) => state === 'active').map(({ id }) => id);
    for (const event of events) {
      expect(v.parse(eventSchema, event)).toEqual(event);
      const isPublished = event.state !== 'draft';
      expect(findEventFaults(event, { isPublished, publishedAt: null }), event.title).toEqual([]);
      if (event.programId !== null) expect(ids).toContain(event.programId);
      if (event.places !== null) expect(held(event.id, null)).toBeLessThanOrEqual(event.places);
      for (const shift of event.shifts) expect(held(event.id, shift.id)).toBeLessThanOrEqual(shift.wanted);
    }
    for (const signup of signups) expect(v.parse(signupSchema, signup)).toEqual(signup);
    expect(new Set(signups.map(({ id }) => id)).size).toBe(signups.length);
    const going = signups.filter(takesTime);
    for (const one of going)
      for (const other of going)
        if (one.id < other.id && one.personKey === other.personKey)
          expect(overlaps(one, other), `${one.id} and ${other.id}`).toBe(false);
  });

  test('eight are to come, as full as they should be', () => {
    const waiting = (eventId: string) =>
      signups.filter((one) => one.eventId === eventId && one.state === 'waiting').length;
    const rows = upcoming.map((event) => [
      event.title,
      held(event.id, null),
      event.shifts.map(({ id, wanted }) => `${held(event.id, id)}/${wanted}`).join(' '),
      waiting(event.id),
    ]);
    expect(rows.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))).toEqual([
      ['Clean Streets Saturday', 0, '0/20', 0],
      ['Clean Streets Saturday', 0, '12/20', 0],
      ['Clean Streets Saturday', 0, '5/20', 0],
      ['Donor Breakfast', 9, '', 0],
      ['First Day Workshop', 10, '2/2', 0],
      ['Fitting Day', 7, '2/2 4/4 1/2', 1],
      ['Mentor Evening', 0, '6/6', 2],
      ['Open House and Shoe Drive', 31, '2/6 0/2', 0],
    ]);
    expect(upcoming.filter(({ invited }) => invited.includes('everybody'))).toHaveLength(5);
    expect(events.filter(({ state }) => state === 'draft').map(({ title }) => title)).toEqual([
      'Winter Sock Count',
    ]);
    expect(events.filter(({ state }) => state === 'canceled').map(({ title }) => title)).toEqual([
      'Library Fitting Hour',
    ]);
    const gaps = upcoming
      .flatMap((event) =>
        event.shifts.map((shift) => ({ event, gap: shift.wanted - held(event.id, shift.id) })),
      )
      .filter(({ gap }) => gap > 0);
    const ofParker = gaps.filter(({ event }) => parkers.includes(event.programId ?? ''));
    const sum = (all: typeof gaps) => all.reduce((total, { gap }) => total + gap, 0);
    expect([gaps.length, sum(gaps), ofParker.length, sum(ofParker)]).toEqual([6, 50, 4, 44]);
  });

  test('the cleanups are on the next three Saturdays that are at least three days ahead', () => {
    const days = upcoming
      .filter(({ title }) => title.startsWith('Clean'))
      .filter(isDated)
      .map(({ startsAt }) => calendarDateAt(startsAt));
    const today = calendarDateAt(now);
    expect(days.map((date) => new Date(date).getUTCDay())).toEqual([6, 6, 6]);
    expect(days[0] && days[0] >= daysAfter(today, 3) && days[0] <= daysAfter(today, 9)).toBe(true);
    expect(days).toEqual([0, 7, 14].map((more) => daysAfter(days[0] ?? '', more)));
  });

  test('six are over, marked but for three people, with 56 visits and 96.5 hours of 14 volunteers', () => {
    expect(past).toHaveLength(6);
    const ids = past.map(({ id }) => id);
    const of = signups.filter(({ eventId }) => ids.includes(eventId ?? ''));
    const unmarked = of.filter(({ state }) => state === 'going');
    expect(unmarked.map(({ eventId }) => eventId)).toEqual(Array(3).fill('sample-event-past-sorting'));
    const came = (id: string) =>
      of.filter((one) => one.eventId === id && one.shiftId === null && one.state === 'attended').length;
    expect(past.map(({ id, walkIns }) => [came(id), walkIns])).toEqual([
      [0, 0],
      [11, 6],
      [0, 8],
      [10, 0],
      [12, 0],
      [9, 0],
    ]);
    const worked = signups.filter(({ hours }) => hours === 'approved');
    expect(worked.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(96.5 * 60);
    expect(new Set(worked.map(({ personKey }) => personKey)).size).toBe(14);
    const marked = of.filter(({ state }) => state === 'attended' || state === 'no-show');
    for (const { markedBy, programId } of marked)
      expect(markedBy?.id).toBe(parkers.includes(programId ?? '') ? 'parker' : 'avery');
  });
});

test('Val worked 11 hours, claims one and a half, and 2 were returned; Amara claims 2 where she has an account', () => {
  const { signups, now } = samplesOn('11-23');
  const ago = (day: string) => Math.round((Date.parse(calendarDateAt(now)) - Date.parse(day)) / 86_400_000);
  const work = (who: string) =>
    signups
      .filter(({ personId, hours }) => personId === who && hours !== 'none')
      .map(({ hours, minutes, day }) => [hours, minutes, ago(day)]);
  expect(work('val').toSorted((one, other) => Number(one[2]) - Number(other[2]))).toEqual([
    ['claimed', 90, 3],
    ['approved', 240, 8],
    ['approved', 180, 16],
    ['returned', 120, 20],
    ['approved', 240, 40],
  ]);
  const claimed = (accounts: Readonly<Record<string, string>>) =>
    samplesOn('11-23', accounts).signups.filter(({ hours }) => hours === 'claimed');
  expect(claimed({ val: 'val', amara: 'amara' }).map(({ minutes }) => minutes)).toEqual([90, 120]);
  expect(claimed({ val: 'val' }).map(({ minutes }) => minutes)).toEqual([90]);
  const [first] = signups.filter(({ state, eventId }) => state === 'waiting' && eventId?.endsWith('mentors'));
  expect(first?.personId).toBe('val');
});

test('on a server, where only Val has an account, all the counts are the same', () => {
  const [browser, server] = [samplesOn('11-23'), samplesOn('11-23', { val: 'val' })];
  const isForEvent = ({ eventId }: { readonly eventId: string | null }) => eventId !== null;
  const counted = ({ signups }: typeof browser) =>
    signups.filter(isForEvent).map(({ id, eventId, shiftId, state }) => [id, eventId, shiftId, state]);
  expect(counted(server)).toEqual(counted(browser));
  expect(server.signups.filter(({ personId }) => personId !== null && personId !== 'val')).toEqual([]);
});

test.each(DAYS)(
  'on 2026-%s what is called a Saturday is one, and there is one phone and one address of the foundation',
  (day) => {
    const { phone, address } = DEFAULT_CONTENT.siteSettings.contact;
    const { events, programs } = samplesOn(day);
    const saturdays = events.filter(({ title }) => title.includes('Saturday')).filter(isDated);
    expect(saturdays).toHaveLength(5);
    for (const { id, startsAt } of saturdays)
      expect(new Date(calendarDateAt(startsAt)).getUTCDay(), id).toBe(6);
    expect(new Set([...events, ...programs].map(({ contactPhone }) => contactPhone))).toEqual(
      new Set([phone]),
    );
    const here = events.filter(({ place }) => ['Main hall', 'Storeroom', 'Quiet room'].includes(place));
    expect(new Set(here.map((event) => event.address))).toEqual(new Set([address]));
  },
);
