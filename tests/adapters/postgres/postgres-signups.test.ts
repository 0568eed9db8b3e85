import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { simulatedEventRepository } from '../../../src/adapters/mock/events/simulated-events';
import { simulatedSignupRepository } from '../../../src/adapters/mock/signups/simulated-signups';
import { simulatedWorkRepository } from '../../../src/adapters/mock/signups/simulated-works';
import type { OpenFormat } from '../../../src/adapters/mock/simulated-reads';
import { eventRow, PostgresEvents } from '../../../src/adapters/postgres/events/postgres-events';
import { PostgresSignups, signupRow } from '../../../src/adapters/postgres/signups/postgres-signups';
import { PostgresWorks } from '../../../src/adapters/postgres/signups/postgres-works';
import { EVENT_STATES, type Event } from '../../../src/core/events/event';
import { HOURS_SHOWS, OWN_HOURS_SHOWS } from '../../../src/core/hours/hours.inputs';
import { daysAfter, startOfDay } from '../../../src/core/shared/time/calendar';
import { HOURS_STATES, SIGNUP_STATES, type Signup } from '../../../src/core/signups/signup';
import { anEvent, aSignup } from '../../support/event-builder';
import { anyDatabase } from '../../support/test-database';

const { database } = await anyDatabase();

const open: OpenFormat = ({ samples }) => {
  let value = samples();
  return { read: () => value, write: (next) => (value = next) };
};

/** Equal lists may come in another order where the port names none. */
const unordered = <T extends { readonly id: string }>(all: readonly T[]) =>
  all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const sorted = <T>(all: ReadonlyMap<string, T>) => Object.fromEntries([...all].sort());
const byShift = <T extends { readonly shiftId: string | null }>(all: readonly T[]) =>
  all.toSorted((one, other) => ((one.shiftId ?? '') < (other.shiftId ?? '') ? -1 : 1));

const few = fc.integer({ min: 1, max: 6 });
const hour = (number: number) => number * 3_600_000;
const programs = fc.constantFrom('walk', 'shoes', null);

const events = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
    state: fc.constantFrom(...EVENT_STATES),
    programId: programs,
    at: fc.option(few, { freq: 4 }),
    seriesId: fc.constantFrom('series', null),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);
const signups = fc.uniqueArray(
  fc.record({
    personId: fc.constantFrom('ann', 'bo', null),
    eventId: fc.constantFrom('a', 'b', null),
    shiftId: fc.constantFrom('desk', 'door', null),
    programId: programs,
    state: fc.constantFrom(...SIGNUP_STATES),
    hours: fc.constantFrom(...HOURS_STATES),
    minutes: fc.constantFrom(30, 90, null),
    at: fc.option(few, { freq: 6 }),
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    since: few,
    markedAt: fc.constantFrom(5, null),
    remindedAt: fc.constantFrom(5, null, null),
    withdrewAt: fc.constantFrom(7, null, null),
  }),
  {
    selector: ({ personId, eventId, shiftId }) =>
      personId && eventId ? `${personId} ${eventId} ${shiftId}` : {},
    maxLength: 20,
  },
);

property.prop([events, few], { numRuns: 20 })(
  'events are found in PostgreSQL as on the records of a browser',
  async (drawn, now) => {
    const kept = drawn.map(
      ({ at, ...part }): Event =>
        anEvent({ ...part, startsAt: at && hour(at), endsAt: at && hour(at) + hour(1), shifts: [] }),
    );
    await database.deleteFrom('event').execute();
    if (kept.length > 0) await database.insertInto('event').values(kept.map(eventRow)).execute();
    const [real, simulated] = [new PostgresEvents(database), simulatedEventRepository(open, () => kept)];
    for (const states of [['published'], ['published', 'draft'], ['canceled']] as const)
      for (const [endsAfter, startsBefore] of [
        [null, null],
        [hour(now), null],
        [null, hour(now)],
        [hour(now), hour(now + 2)],
      ] as const) {
        const range = { states, endsAfter, startsBefore };
        expect(await real.range(range)).toEqual(await simulated.range(range));
        const ids = (heads: readonly { readonly id: string }[]) => heads.map(({ id }) => id);
        expect(ids(await real.heads(range))).toEqual(ids(await simulated.heads(range)));
      }
    expect(await real.series('series')).toEqual(await simulated.series('series'));
    expect(unordered(await real.some(['a', 'e']))).toEqual(unordered(await simulated.some(['a', 'e'])));
    const asked = [['walk', 'shoes', 'none'], hour(now)] as const;
    expect(sorted(await real.figures(...asked))).toEqual(sorted(await simulated.figures(...asked)));
    expect(await real.find('a')).toEqual(await simulated.find('a'));
  },
);

property.prop([signups, few], { numRuns: 30 })(
  'sign-ups are counted and found in PostgreSQL as on the records of a browser',
  async (drawn, now) => {
    const kept = drawn.map(
      ({ at, ...part }, index): Signup =>
        aSignup({ ...part, id: `s${index}`, startsAt: at && hour(at), endsAt: at && hour(at + 1) }),
    );
    await database.deleteFrom('signup').execute();
    if (kept.length > 0) await database.insertInto('signup').values(kept.map(signupRow)).execute();
    const [real, simulated] = [new PostgresSignups(database), simulatedSignupRepository(open, () => kept)];
    const [counts, wanted] = [await real.counts(['a', 'b']), await simulated.counts(['a', 'b'])];
    expect([...counts.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [id, parts] of wanted) expect(byShift(counts.get(id) ?? [])).toEqual(byShift(parts));
    expect(unordered(await real.ofEvents(['a', 'c']))).toEqual(
      unordered(await simulated.ofEvents(['a', 'c'])),
    );
    expect(await real.peek('s0')).toEqual(await simulated.peek('s0'));
    const people = ['ann', 'bo'];
    expect(unordered(await real.ofPeople(people))).toEqual(unordered(await simulated.ofPeople(people)));
    const times = { startsAt: hour(now), endsAt: hour(now + 1) };
    expect(unordered(await real.during(times))).toEqual(unordered(await simulated.during(times)));
    for (const of of [
      { eventIds: ['a'], personIds: [] },
      { eventIds: [], personIds: ['ann'] },
    ])
      expect(unordered(await real.waiting(of))).toEqual(unordered(await simulated.waiting(of)));
    const unmarked = ['a', 'b', 'c'];
    expect((await real.unmarked(unmarked)).toSorted()).toEqual(await simulated.unmarked(unmarked));
    expect(sorted(await real.minutesOf(['walk', 'shoes']))).toEqual(
      sorted(await simulated.minutesOf(['walk', 'shoes'])),
    );
    const reminders = { from: hour(now), before: hour(now + 2), now: 7 };
    const reminded = unordered(await real.takeReminders(reminders));
    expect(reminded).toEqual(unordered(await simulated.takeReminders(reminders)));
    expect(await real.takeReminders(reminders)).toEqual([]);
    expect(unordered(await real.ofPeople(people))).toEqual(unordered(await simulated.ofPeople(people)));
  },
);

test('nobody signs up twice for one shift, or twice as a guest of one event', async () => {
  await database.deleteFrom('signup').execute();
  const add = (part: Partial<Signup>) => new PostgresSignups(database).add(aSignup(part));
  await add({ id: 'guest', personId: 'ann' });
  await add({ id: 'shift', personId: 'ann', shiftId: 'desk' });
  await add({ id: 'named' });
  await add({ id: 'named-too' });
  await expect(add({ id: 'again', personId: 'ann' })).rejects.toThrow('signup_once');
  await expect(add({ id: 'more', personId: 'ann', shiftId: 'desk' })).rejects.toThrow('signup_once');
});

property.prop([signups, fc.array(fc.integer({ min: 0, max: 800 }), { minLength: 20, maxLength: 20 })], {
  numRuns: 30,
})(
  'hours are counted, summed and found by pages in PostgreSQL as on the records of a browser',
  async (drawn, daysAgo) => {
    const kept = drawn.map(({ at, hours, minutes, ...part }, index): Signup => {
      const isWork = hours !== 'none';
      const day = daysAfter('2026-11-21', -(daysAgo[index] ?? 0));
      const createdAt = startOfDay('2026-11-20') + hour((at ?? 0) * 6);
      return aSignup({
        ...part,
        hours,
        minutes: isWork ? (minutes ?? 15) : null,
        id: `s${index}`,
        day,
        createdAt,
      });
    });
    await database.deleteFrom('signup').execute();
    if (kept.length > 0) await database.insertInto('signup').values(kept.map(signupRow)).execute();
    const [real, simulated] = [new PostgresWorks(database), simulatedWorkRepository(open, () => kept)];
    for (const show of HOURS_SHOWS)
      for (const programIds of [['walk'], ['walk', null], [null], []])
        for (const page of [1, 2]) {
          const query = { show, programIds, page, size: 3 };
          expect(await real.page(query)).toEqual(await simulated.page(query));
        }
    const today = '2026-11-21';
    for (const show of OWN_HOURS_SHOWS)
      for (const year of [2024, 2025, 2026])
        for (const page of [1, 2]) {
          const query = { personId: 'ann', show, year, today, page, size: 3 };
          expect(await real.ownPage(query)).toEqual(await simulated.ownPage(query));
        }
    for (const year of [2025, 2026]) {
      expect(await real.approvedIn('ann', year)).toEqual(await simulated.approvedIn('ann', year));
      expect(sorted(await real.minutesByProgram('bo', year))).toEqual(
        sorted(await simulated.minutesByProgram('bo', year)),
      );
    }
    for (const { day, id } of kept) {
      const entry = { personId: 'ann', id, day, today };
      const [{ personKey: _, ...around }, { personKey: __, ...wanted }] = [
        await real.around(entry),
        await simulated.around(entry),
      ];
      expect(around).toEqual(wanted);
      expect(unordered(await real.shiftsOn('ann', day))).toEqual(
        unordered(await simulated.shiftsOn('ann', day)),
      );
    }
  },
);
