import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { PostgresSignups } from '../../src/adapters/postgres/signups/postgres-signups';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import { eventDraftOf } from '../../src/core/events/event-draft';
import { EventsService } from '../../src/core/events/events.service';
import { ProgramsService } from '../../src/core/programs/programs.service';
import { ok } from '../../src/core/shared/result';
import { followedUnit } from '../../src/core/signups/following/followers';
import type { Signup } from '../../src/core/signups/signup';
import { aSite } from '../support/a-site';
import { calendarIn } from '../support/calendar-harness';
import { calendarRounds, type Round, unitOn } from '../support/calendar-rounds';
import { anEvent, anEventDraft, aShift, aSignup } from '../support/event-builder';
import { FakeTime } from '../support/fake-time';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { closeDatabases, hasPostgres } from '../support/real-postgres';
import { aUser } from '../support/users';

const AVERY = aUser({ id: 'avery', name: 'Avery', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker', role: 'program_manager' });

const mails = mailsOf(aSite('http://localhost:4173'));
const eventsOn = (database: Database, actor: User) =>
  new EventsService(followedUnit(unitOn(database), mails), actor, new FakeTime());
const programsOn = (database: Database) => new ProgramsService(unitOn(database), PARKER, new FakeTime());

const EVENT = anEvent({ places: null, shifts: [aShift({ wanted: 2 })] });
const DRAFT = eventDraftOf(EVENT);
const FROM = { id: 'fitting', base: 'first' };
const onShift = (personId: string, part: Partial<Signup> = {}) =>
  aSignup({ id: personId, personId, personKey: personId, name: '', shiftId: 'desk', ...part }, EVENT);

/** Runs what two do at once, on events that Parker manages. */
const rounds = (check: Round, { signups = [onShift('amy')], events = [EVENT] } = {}) =>
  calendarRounds(check, {
    programs: [aProgram({ managerIds: ['parker'], volunteersNeedApproval: false })],
    events,
    signups,
    people: ['amy', 'bo', 'cy'].map((id) => aPerson({ id, role: 'volunteer', email: `${id}@mail.example` })),
  });

const done = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length;
const conflict = { ok: false, failure: { code: 'conflict' } };

describe.skipIf(!hasPostgres)('events on a real PostgreSQL', () => {
  afterAll(closeDatabases);

  test('of two who edit one event, or cancel it while it is edited, one is done', () =>
    rounds(async (one, other, round) => {
      const moved = { ...DRAFT, ...FROM, place: 'Elsewhere' };
      const answers = await Promise.all([
        eventsOn(one, AVERY).save(moved),
        round % 2 === 0
          ? eventsOn(other, PARKER).save({ ...moved, place: 'Yard' })
          : eventsOn(other, PARKER).cancel({ ...FROM, reason: 'Rain.', withLater: false }),
      ]);
      expect(done(answers)).toBe(1);
      expect(answers).toContainEqual(conflict);
      // Nobody is mailed for what was refused.
      expect(await calendarIn(one).mailed()).toHaveLength(1);
    }));

  test('lowered places and a place that is taken meanwhile never leave more people than places', () =>
    rounds(async (one, other) => {
      const lowered = eventsOn(one, PARKER).save({ ...DRAFT, ...FROM, shifts: [aShift({ wanted: 1 })] });
      // What takes a place finds the event first, and looks at its places then.
      const taken = unitOn(other).write(async ({ events, signups }) => {
        const event = await events.find('fitting');
        const going = (await signups.counts(['fitting'])).get('fitting')?.[0]?.going ?? 0;
        const isFull = going >= (event?.shifts[0]?.wanted ?? 0);
        if (!isFull) await signups.add(onShift('bo'));
        return ok(isFull);
      });
      const [saved, full] = await Promise.all([lowered, taken]);
      const going = (await new PostgresSignups(one).all()).length;
      expect(full.ok && full.value).toBe(saved.ok);
      expect(going).toBe(saved.ok ? 1 : 2);
      if (!saved.ok) expect(saved.failure).toEqual({ code: 'conflict', reason: 'going', count: 2 });
    }));

  test('a place more goes to one of those who wait, also where the other event of theirs is canceled meanwhile', () => {
    const other = anEvent({ id: 'other', title: 'Other', shifts: [aShift({ wanted: 1 })] });
    const waits = { state: 'waiting' } as const;
    const signups = [
      onShift('amy'),
      onShift('bo', { ...waits, since: 1 }),
      onShift('cy', { ...waits, since: 2 }),
      aSignup({ id: 'bo-other', personId: 'bo', personKey: 'bo', shiftId: 'desk' }, other),
    ];
    const full = anEvent({ places: null, shifts: [aShift({ wanted: 1 })] });
    return rounds(
      async (one, another) => {
        const answers = await Promise.all([
          eventsOn(one, AVERY).save({ ...DRAFT, ...FROM, shifts: [aShift({ wanted: 2 })] }),
          eventsOn(another, PARKER).cancel({ id: 'other', base: 'first', reason: 'Rain.', withLater: false }),
        ]);
        expect(done(answers)).toBe(2);
        const all = await new PostgresSignups(one).all();
        const going = all.filter(({ eventId, state }) => eventId === 'fitting' && state === 'going');
        expect(going).toHaveLength(2);
        const given = (await calendarIn(one).mailed()).filter((mail) => mail.includes('You have a place'));
        expect(given).toHaveLength(1);
      },
      { signups, events: [full, other] },
    );
  });

  test('of two who cancel dates of one series, each with the later ones, everybody is mailed once', () => {
    const dates = ['a', 'b', 'c'].map((id, at) =>
      anEvent({ ...EVENT, id, seriesId: 'series', startsAt: (EVENT.startsAt ?? 0) + at, shifts: [] }),
    );
    const signups = dates.map((event) =>
      aSignup({ id: `s-${event.id}`, personId: 'amy', personKey: 'amy', name: '' }, event),
    );
    return rounds(
      async (one, other) => {
        const cancel = { base: 'first', reason: 'Rain.', withLater: true };
        const answers = await Promise.all([
          eventsOn(one, AVERY).cancel({ ...cancel, id: 'a' }),
          eventsOn(other, PARKER).cancel({ ...cancel, id: 'b' }),
        ]);
        expect(done(answers)).toBeGreaterThanOrEqual(1);
        expect(await calendarIn(one).mailed()).toHaveLength(3);
      },
      { signups, events: dates },
    );
  });

  test('a program is never archived with an event to come that is published meanwhile', () =>
    rounds(
      async (one, other, round) => {
        const [archived, published] = await Promise.all([
          programsOn(one).archive({ id: 'walk', base: 'first' }),
          round % 2 === 0
            ? eventsOn(other, PARKER).publish(FROM)
            : eventsOn(other, PARKER).create({ ...anEventDraft(), id: 'new', publish: true, further: [] }),
        ]);
        expect(done([archived, published])).toBe(1);
      },
      { signups: [], events: [anEvent({ ...EVENT, state: 'draft' })] },
    ));

  test('all dates are made once, also when the same is sent twice', () =>
    rounds(
      async (one, other) => {
        const week = 7 * 24 * 3_600_000;
        const further = [1, 2, 3].map((at) => ({
          id: `new-${at}`,
          startsAt: (EVENT.startsAt ?? 0) + at * week,
        }));
        const input = { ...anEventDraft(), id: 'new', publish: true, further };
        const answers = await Promise.all([
          eventsOn(one, PARKER).create(input),
          eventsOn(other, PARKER).create(input),
        ]);
        expect(answers[1]).toEqual(answers[0]);
        const { length } = await one.selectFrom('event').select('id').execute();
        expect(length).toBe(4);
      },
      { signups: [], events: [] },
    ));
});
