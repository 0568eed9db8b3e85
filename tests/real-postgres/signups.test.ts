import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { mailsOf } from '../../src/core/mail/mails';
import { OwnSignupsService } from '../../src/core/signups/own/own-signups.service';
import { RemindersService } from '../../src/core/signups/reminders.service';
import type { Signup } from '../../src/core/signups/signup';
import { SignupsService } from '../../src/core/signups/signups.service';
import { calendarIn } from '../support/calendar-harness';
import { calendarRounds, type Round, unitOn } from '../support/calendar-rounds';
import { anEvent, aShift, aSignup, pacific } from '../support/event-builder';
import { FakeTime } from '../support/fake-time';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { closeDatabases, hasPostgres } from '../support/real-postgres';
import { aUser } from '../support/users';

const mails = mailsOf('http://localhost:4173');
const PARKER = aUser({ id: 'parker', name: 'Parker', role: 'program_manager' });
const EVENT = anEvent({ places: null, shifts: [aShift({ wanted: 1 })] });
const DESK = { eventId: 'fitting', shiftId: 'desk' };

const onShift = (personId: string, part: Partial<Signup> = {}) =>
  aSignup({ id: personId, personId, personKey: personId, name: '', shiftId: 'desk', ...part }, EVENT);
const ownOn = (database: Database, id: string) =>
  new OwnSignupsService(unitOn(database), { id, role: 'volunteer' }, mails, new FakeTime());
const take = (database: Database, id: string, part: object = {}) =>
  ownOn(database, id).take({ ...DESK, wait: false, ...part });

const people = (ids: readonly string[]) =>
  ids.map((id) => aPerson({ id, role: 'volunteer', email: `${id}@mail.example` }));

const dayBefore = new FakeTime(pacific('2026-11-27 12:00'));

/** Runs what two do at once, on a shift that wants one person. */
const rounds = (
  check: Round,
  { signups = [] as readonly Signup[], events = [EVENT], ids = ['amy', 'bo', 'cy'], count = 10 } = {},
) =>
  calendarRounds(
    check,
    {
      ...{ programs: [aProgram({ managerIds: ['parker'], volunteersNeedApproval: false })], events, signups },
      people: people(ids),
    },
    count,
  );

const full = (count: number) => ({ ok: false, failure: { code: 'conflict', reason: 'full', count } });
const done = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

/** 'PERSON STATE' of each sign-up, in the order of the alphabet. */
async function states(database: Database): Promise<readonly string[]> {
  const all = await calendarIn(database).signups();
  return all.map(({ personId, state }) => `${personId} ${state}`).sort();
}

describe.skipIf(!hasPostgres)('sign-ups on a real PostgreSQL', () => {
  afterAll(closeDatabases);

  test('of two who take the last place one is going, and the other hears that it is full', () =>
    rounds(async (one, other) => {
      const answers = await Promise.all([take(one, 'amy'), take(other, 'bo')]);
      expect(done(answers)).toBe(1);
      expect(answers).toContainEqual(full(1));
      expect(await calendarIn(one).signups()).toHaveLength(1);
    }));

  test('somebody who presses twice, or in two tabs, has one place', () =>
    rounds(async (one, other) => {
      const [first, second] = await Promise.all([take(one, 'amy'), take(other, 'amy')]);
      expect(first.ok).toBe(true);
      expect(second).toEqual(first);
      expect(await states(one)).toEqual(['amy going']);
    }));

  test('nobody is at two places at the same time, also when both are taken in one moment', () => {
    const also = anEvent({ id: 'also', title: 'Also', shifts: [aShift({ id: 'other', wanted: 5 })] });
    return rounds(
      async (one, other) => {
        const answers = await Promise.all([
          take(one, 'amy'),
          take(other, 'amy', { eventId: 'also', shiftId: 'other' }),
        ]);
        expect(done(answers)).toBe(1);
        expect(answers).toContainEqual({ ok: false, failure: { code: 'conflict', reason: 'overlap' } });
      },
      { events: [EVENT, also] },
    );
  });

  test('a place that is given back goes to who waits, and not to who presses in the same moment', () =>
    rounds(
      async (one, other) => {
        const [left, pressed] = await Promise.all([
          ownOn(one, 'amy').withdraw({ id: 'amy', base: 'first' }),
          take(other, 'cy', { wait: true }),
        ]);
        expect([left.ok, pressed.ok]).toEqual([true, true]);
        expect(await states(one)).toEqual(['amy withdrawn', 'bo going', 'cy waiting']);
        const mailed = await calendarIn(one).mailed();
        expect(mailed).toEqual(['bo@mail.example: You have a place: Welcome desk: Fitting Day']);
      },
      { signups: [onShift('amy'), onShift('bo', { state: 'waiting', since: 1 })] },
    ));

  test('a free place is given by staff or taken, and never both', () =>
    rounds(async (one, other) => {
      const staff = new SignupsService(unitOn(one), PARKER, mails, new FakeTime());
      const assigned = staff.assign({
        ...{ ...DESK, id: crypto.randomUUID(), personId: 'amy', name: '', contact: '', override: false },
      });
      const answers = await Promise.all([assigned, take(other, 'bo')]);
      expect(done(answers)).toBe(1);
      expect(answers).toContainEqual(full(1));
    }));

  test('of 200 people who press for 20 places 20 are going, and the others hear nothing but that it is full', () => {
    const ids = Array.from({ length: 200 }, (_, at) => `person-${at}`);
    return rounds(
      async (one, other) => {
        const answers = await Promise.all(ids.map((id, at) => take(at % 2 === 0 ? one : other, id)));
        expect(done(answers)).toBe(20);
        for (const answer of answers) if (!answer.ok) expect(answer).toEqual(full(20));
        expect((await states(one)).filter((line) => line.endsWith(' going'))).toHaveLength(20);
      },
      { events: [anEvent({ shifts: [aShift({ wanted: 20 })] })], ids, count: 1 },
    );
  });

  test('each reminder is written once, whichever process gets to it, and also after a restart', () =>
    rounds(
      async (one, other) => {
        const remind = (database: Database) =>
          new RemindersService(unitOn(database, dayBefore), mails).writeDue();
        const answers = await Promise.all([remind(one), remind(other), remind(one)]);
        expect(done(answers)).toBe(3);
        expect(await remind(other)).toEqual({ ok: true, value: 0 });
        const mailed = await calendarIn(one).mailed();
        expect(mailed.map((mail) => mail.split(':')[0])).toEqual(['amy@mail.example', 'bo@mail.example']);
      },
      {
        events: [anEvent({ shifts: [aShift({ wanted: 2 })] })],
        signups: [onShift('amy'), onShift('bo'), onShift('cy', { state: 'withdrawn' })],
      },
    ));
});
