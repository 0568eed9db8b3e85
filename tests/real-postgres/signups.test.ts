import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { PostgresMailQueue } from '../../src/adapters/postgres/mail/postgres-mail-queue';
import { postgresRepositories } from '../../src/adapters/postgres/postgres-repositories';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { EventsService } from '../../src/core/events/events.service';
import { HoursService } from '../../src/core/hours/hours.service';
import { OwnHoursService } from '../../src/core/hours/own-hours.service';
import type { Mail } from '../../src/core/mail/mail';
import { SendWaitingMail } from '../../src/core/mail/send-waiting-mail';
import { PeopleService } from '../../src/core/people/people.service';
import { ok } from '../../src/core/shared/result';
import { followedUnit } from '../../src/core/signups/following/followers';
import { OwnSignupsService } from '../../src/core/signups/own/own-signups.service';
import { RemindersService } from '../../src/core/signups/reminders.service';
import type { Signup } from '../../src/core/signups/signup';
import { SignupsService } from '../../src/core/signups/signups.service';
import { aSite } from '../support/a-site';
import { calendarIn } from '../support/calendar-harness';
import { calendarRounds, type Round, unitOn } from '../support/calendar-rounds';
import { anEvent, aShift, aSignup, pacific } from '../support/event-builder';
import { FakeTime } from '../support/fake-time';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { closeDatabases, hasPostgres, heldUp, untilBlocked } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { aUser } from '../support/users';

const mails = mailsOf(aSite('http://localhost:4173'));
const PARKER = aUser({ id: 'parker', name: 'Parker', role: 'program_manager' });
const EVENT = anEvent({ places: null, shifts: [aShift({ wanted: 1 })] });
const DESK = { eventId: 'fitting', shiftId: 'desk' };

const onShift = (personId: string, part: Partial<Signup> = {}) =>
  aSignup({ id: personId, personId, personKey: personId, name: '', shiftId: 'desk', ...part }, EVENT);
const ownOn = (database: Database, id: string) =>
  new OwnSignupsService(unitOn(database), { id, role: 'volunteer' }, mails, new FakeTime());
const take = (database: Database, id: string, part: object = {}) =>
  ownOn(database, id).take({ ...DESK, wait: false, ...part });

const staffOn = (database: Database) => new SignupsService(unitOn(database), PARKER, mails, new FakeTime());
const holdEvent = (held: Database) => sql`select from event where id = 'fitting' for update`.execute(held);
/** What staff say of somebody to whom they give the shift. */
const assigning = (personId: string) => ({
  ...DESK,
  id: crypto.randomUUID(),
  personId,
  name: '',
  contact: '',
  override: false,
});
const adminOn = (database: Database) => {
  const newSecret = () => crypto.randomUUID();
  const letters = {
    mails,
    addressOf: () => 'http://localhost:4173/#secret',
    newSecret,
  };
  return new PeopleService(followedUnit(unitOn(database), mails), { id: 'ada', name: 'Ada' }, letters);
};

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
      programs: [aProgram({ managerIds: ['parker'], volunteersNeedApproval: false })],
      events,
      signups,
      people: [...people(ids), aPerson({ id: 'ada', role: 'admin' })],
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

  test('while people are answered together, all their accounts and the event are locked', () =>
    rounds(
      async (one, other) => {
        const locked = await one.transaction().execute(async (transaction) => {
          const { looks } = postgresRepositories(new FakeTime())(transaction);
          await looks.at({ personIds: ['amy', 'cy', 'nobody'], eventId: 'fitting' });
          const { rows: free } = await sql<{ id: string }>`
            select id from "user" order by id for update skip locked`.execute(other);
          const { rows: events } = await sql`select from event for update skip locked`.execute(other);
          return { free: free.map(({ id }) => id), events: events.length };
        });
        expect(locked).toEqual({ free: ['ada', 'bo'], events: 0 });
      },
      { count: 1 },
    ));

  test('while places are given back nobody joins the line, so those in it are locked before the event', () =>
    rounds(
      async (one, other, _, url) => {
        const { joining } = await one.transaction().execute(async (transaction) => {
          const { signups } = postgresRepositories(new FakeTime())(transaction);
          const line = () => signups.waiting({ eventIds: ['fitting'], personIds: [] });
          expect(await line()).toHaveLength(1);
          const joining = take(other, 'cy', { wait: true });
          await untilBlocked(url);
          expect(await line()).toHaveLength(1);
          return { joining };
        });
        expect(await joining).toMatchObject({ ok: true, value: { state: 'waiting', position: 2 } });
      },
      { signups: [onShift('amy'), onShift('bo', { state: 'waiting', since: 1 })], count: 1 },
    ));

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
      const answers = await Promise.all([staffOn(one).assign(assigning('amy')), take(other, 'bo')]);
      expect(done(answers)).toBe(1);
      expect(answers).toContainEqual(full(1));
    }));

  test('of 200 people who press for 20 places 20 are going, and the others hear nothing but that it is full', () => {
    const ids = Array.from({ length: 200 }, (_, at) => `person-${at}`);
    return rounds(
      async (one, other) => {
        // As in two processes, each of which answers together who presses at the same moment.
        const units = [unitOn(one), unitOn(other)] as const;
        const press = (id: string, at: number) => {
          const actor = { id, role: 'volunteer' } as const;
          const own = new OwnSignupsService(units[at % 2 === 0 ? 0 : 1], actor, mails, new FakeTime());
          return own.take({ ...DESK, wait: false });
        };
        const answers = await Promise.all(ids.map(press));
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

  test('who takes a shift while its event is canceled hears of it, or is refused', () =>
    rounds(async (one, other, round, url) => {
      const events = new EventsService(followedUnit(unitOn(one), mails), PARKER, new FakeTime());
      const cancel = () => events.cancel({ id: 'fitting', base: 'first', reason: 'Rain.', withLater: false });
      const press = () => take(other, 'amy');
      const isTakenFirst = round % 2 === 0;
      const done = await heldUp(
        { url, database: one },
        holdEvent,
        isTakenFirst ? [press, cancel] : [cancel, press],
      );
      const mailed = await calendarIn(one).mailed();
      if (isTakenFirst) {
        expect(done.map(({ ok }) => ok)).toEqual([true, true]);
        expect(await states(one)).toEqual(['amy going']);
        expect(mailed).toEqual(['amy@mail.example: Canceled: Welcome desk: Fitting Day']);
      } else {
        expect(done[0].ok).toBe(true);
        expect(done[1]).toEqual({ ok: false, failure: { code: 'conflict', reason: 'canceled' } });
        expect([await states(one), mailed]).toEqual([[], []]);
      }
    }));

  // Locks are taken in the order of ids: the person who leaves is before those who wait, or behind them.
  test.each(
    (['amy', 'zoe'] as const).flatMap((id) =>
      (['role', 'deactivation'] as const).map((by) => [id, by] as const),
    ),
  )('a place that %s loses by a change of the account (%s) is given on once, with one mail', (id, by) =>
    rounds(
      async (one, other, round) => {
        const admin = adminOn(one);
        const changed = { id, base: 'first', name: 'Vera Vale', role: 'donor' } as const;
        const [left] = await Promise.all([
          by === 'role' ? admin.change(changed) : admin.deactivate({ id }),
          // In every other round they give it back themselves in the same moment.
          round % 2 === 0 && ownOn(other, id).withdraw({ id, base: 'first' }),
          take(other, 'dee', { wait: true }),
        ]);
        expect(left.ok).toBe(true);
        const after = ['bo going', 'cy waiting', 'dee waiting', `${id} withdrawn`];
        expect(await states(one)).toEqual(after.sort());
        const mailed = await calendarIn(one).mailed();
        expect(mailed).toEqual(['bo@mail.example: You have a place: Welcome desk: Fitting Day']);
      },
      {
        signups: [
          onShift(id),
          onShift('bo', { state: 'waiting', since: 1 }),
          onShift('cy', { state: 'waiting', since: 2 }),
        ],
        ids: [id, 'bo', 'cy', 'dee'],
        // These two wait for each other until PostgreSQL ends one, which runs again; by default it takes a second to do so.
        count: id === 'zoe' ? 3 : 10,
      },
    ),
  );

  test.each(['cy', 'bo'])('a place that is given back goes to one person while staff give it to %s', (whom) =>
    rounds(
      async (one, other, round, url) => {
        const leave = () => ownOn(one, 'amy').withdraw({ id: 'amy', base: 'first' });
        const assign = () => staffOn(other).assign(assigning(whom));
        const isLeftFirst = round % 2 === 0;
        const done = await heldUp(
          { url, database: one },
          holdEvent,
          isLeftFirst ? [leave, assign] : [assign, leave],
        );
        const [left, assigned] = isLeftFirst ? done : done.toReversed();
        expect(left).toMatchObject({ ok: true, value: { state: 'withdrawn' } });
        // Somebody who has the place by then is told nothing new.
        if (whom === 'bo' && isLeftFirst) expect(assigned).toMatchObject({ value: { state: 'going' } });
        else expect(assigned).toEqual(full(1));
        expect(await states(one)).toEqual(['amy withdrawn', 'bo going']);
        const mailed = await calendarIn(one).mailed();
        expect(mailed).toEqual(['bo@mail.example: You have a place: Welcome desk: Fitting Day']);
      },
      { signups: [onShift('amy'), onShift('bo', { state: 'waiting', since: 1 })] },
    ),
  );

  test('of hours that are approved while the volunteer changes them, one is done and the other refused', () =>
    rounds(
      async (one, other, round, url) => {
        const entry = { id: 'amy', base: 'first' };
        const work = { programId: 'walk', day: '2026-11-20', minutes: 45, note: '' };
        const own = new OwnHoursService(unitOn(other), { id: 'amy', role: 'volunteer' }, new FakeTime());
        const approve = () => new HoursService(unitOn(one), PARKER, mails).approve({ entries: [entry] });
        const change = () => own.change({ ...entry, ...work });
        const isApprovedFirst = round % 2 === 0;
        const done = await heldUp(
          { url, database: one },
          (held) => sql`select from signup where id = 'amy' for update`.execute(held),
          isApprovedFirst ? [approve, change] : [change, approve],
        );
        expect(done[0].ok).toBe(true);
        expect(done[1]).toEqual({ ok: false, failure: { code: 'conflict' } });
        const [kept] = await calendarIn(one).signups();
        expect(kept).toMatchObject(
          isApprovedFirst ? { hours: 'approved', minutes: 90 } : { hours: 'claimed', minutes: 45 },
        );
      },
      {
        signups: [
          onShift('amy', {
            eventId: null,
            shiftId: null,
            startsAt: null,
            endsAt: null,
            day: '2026-11-20',
            state: 'attended',
            hours: 'claimed',
            minutes: 90,
          }),
        ],
      },
    ));

  test.each([
    ['sent until its event starts', -1, ['amy@mail.example']],
    ['dropped from then on', 0, []],
  ])('a reminder that waited in the outbox is %s', (_, late, received) =>
    rounds(
      async (one) => {
        expect(await new RemindersService(unitOn(one, dayBefore), mails).writeDue()).toEqual(ok(1));
        const time = new FakeTime(aShift().startsAt + late);
        const sent: Mail[] = [];
        const mailer = { send: async (_: string, mail: Mail) => ok(void sent.push(mail)) };
        const logger = new RecordingLogger();
        await new SendWaitingMail(new PostgresMailQueue(one, time, logger), mailer, time, logger).execute();
        expect(sent.map(({ to }) => to)).toEqual(received);
        const left = await one.selectFrom('outbox_mail').select('state').execute();
        expect(left).toEqual(received.map(() => ({ state: 'sent' })));
      },
      { signups: [onShift('amy')], count: 1 },
    ),
  );
});
