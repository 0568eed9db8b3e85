import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import type { Application } from '../../src/core/applications/application';
import type { AuditLog } from '../../src/core/audit/audit.api';
import type { Event } from '../../src/core/events/event';
import type { Hours, OwnHours } from '../../src/core/hours/hours.api';
import { HOURS_SHOWS, OTHER_WORK } from '../../src/core/hours/hours.inputs';
import type { Result } from '../../src/core/shared/result';
import { helperFigures } from '../../src/core/signups/helper-figures';
import type { Mark, Signup } from '../../src/core/signups/signup';
import type { HelperFigures, HelperQuery } from '../../src/core/signups/signup.repository.port';
import type { RosterEntry } from '../../src/core/signups/signup-view';
import type { OwnSignups, Signups } from '../../src/core/signups/signups.api';
import type { Volunteers } from '../../src/core/volunteers/volunteers.api';
import { anApplication } from '../support/application-builder';
import type { KeptCalendar } from '../support/calendar-harness';
import { anEvent, aShift, aSignup, pacific } from '../support/event-builder';
import { aCompletion, aTraining } from '../support/guide-builder';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { aUser } from '../support/users';
import { answered, type Run, type Soon } from './harness';

const AVERY = aUser({ id: 'avery', name: 'Avery Admin', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
const DEJA = aUser({ id: 'deja', name: 'Deja Whitfield', role: 'program_manager' });
const [VAL, AMY, KIM] = ['val', 'amy', 'kim'].map((id) => aUser({ id, name: id, role: 'volunteer' })) as [
  User,
  User,
  User,
];
const DANA = aUser({ id: 'dana', role: 'donor' });
const BEN = aUser({ id: 'ben', role: 'beneficiary' });
const BEA = aUser({ id: 'bea', role: 'beneficiary' });

const PEOPLE = [
  aPerson({ id: 'avery', name: 'Avery Admin', role: 'admin' }),
  aPerson({ id: 'parker', name: 'Parker Manager', role: 'program_manager' }),
  aPerson({ id: 'deja', name: 'Deja Whitfield', role: 'program_manager' }),
  aPerson({ id: 'val', name: 'Val Volunteer', phone: '702-555-0110' }),
  aPerson({ id: 'amy', name: 'Amy Ames' }),
  aPerson({ id: 'kim', name: 'Kim Lee' }),
  aPerson({ id: 'dana', name: 'Dana Donor', role: 'donor' }),
  aPerson({ id: 'ben', name: 'Ben Beneficiary', role: 'beneficiary' }),
  aPerson({ id: 'bea', name: 'Bea Best', role: 'beneficiary' }),
];
const PROGRAMS = [
  aProgram({
    id: 'shoes',
    title: 'Shoes',
    kind: 'items',
    managerIds: ['parker'],
    volunteersNeedApproval: false,
  }),
  aProgram({ id: 'walk', title: 'Walk With Me', managerIds: ['parker'] }),
  aProgram({ id: 'boots', title: 'Boots', managerIds: ['deja'], volunteersNeedApproval: false }),
];
const [SHOES, WALK] = [{ programId: 'shoes' }, { programId: 'walk' }];

/** It is Saturday, November 21, 4 in the morning. */
const times = (day: string, from: string, to: string) => ({
  startsAt: pacific(`2026-11-${day} ${from}`),
  endsAt: pacific(`2026-11-${day} ${to}`),
});
const EVENTS = [
  anEvent({
    ...SHOES,
    description: 'Leave with shoes that fit. We measure.',
    places: 1,
    shifts: [
      aShift({ id: 'setup', label: 'Set up', ...times('28', '09:00', '10:00'), wanted: 2 }),
      aShift({ wanted: 1 }),
    ],
  }),
  anEvent({
    ...WALK,
    id: 'mentor',
    title: 'Mentor Evening',
    ...times('28', '13:00', '15:00'),
    invited: [],
    shifts: [aShift({ id: 'mentor', label: 'Mentor', ...times('28', '13:00', '15:00'), wanted: 1 })],
  }),
  anEvent({
    id: 'open',
    title: 'Open House',
    programId: null,
    ...times('29', '11:00', '15:00'),
    invited: ['everybody'],
    places: 3,
    shifts: [aShift({ id: 'door', label: 'Door', ...times('29', '11:00', '15:00'), adultsOnly: true })],
  }),
  anEvent({
    ...SHOES,
    id: 'soon',
    title: 'Sorting',
    ...times('21', '18:00', '20:00'),
    invited: [],
    shifts: [aShift({ id: 'sort', label: 'Sort', ...times('21', '18:00', '20:00'), wanted: 1 })],
  }),
  anEvent({
    programId: 'boots',
    id: 'youth',
    title: 'Youth Day',
    ...times('30', '09:00', '12:00'),
    invited: [],
    shifts: [aShift({ id: 'play', label: 'Play', ...times('30', '09:00', '12:00') })],
  }),
  anEvent({
    ...SHOES,
    id: 'rain',
    title: 'Rain',
    ...times('27', '09:00', '12:00'),
    cancelReason: 'Rain.',
    state: 'canceled',
    shifts: [aShift({ id: 'wet', ...times('27', '09:00', '12:00') })],
  }),
  anEvent({ id: 'idea', title: 'Idea', state: 'draft', ...SHOES }),
];
const APPLICATIONS: readonly Application[] = [
  anApplication({
    id: 'ben-shoes',
    ...SHOES,
    personId: 'ben',
    personKey: 'ben',
    name: 'Benny',
    access: 'No stairs',
    state: 'approved' as const,
    pairs: [{ cut: 'men' as const, size: 10.5, wide: false }],
  }),
  anApplication({
    id: 'val-walk',
    ...WALK,
    personId: 'val',
    personKey: 'val',
    as: 'volunteer',
    adult: true,
    state: 'approved',
    decidedAt: 5,
  }),
];
const TRAININGS = [aTraining({ id: 'youth-safe', title: 'Safe with young people', requiredFor: ['boots'] })];

/** Sign-ups and hours as each person sees them. */
interface SignupsHarness {
  readonly staffOf: (actor: User) => Signups;
  readonly ownOf: (actor: User) => OwnSignups;
  readonly hoursOf: (actor: User) => Hours;
  readonly ownHoursOf: (actor: User) => OwnHours;
  readonly volunteersOf: (actor: User) => Volunteers;
  /** What the repository of sign-ups says of those who help. */
  readonly helpers: (query: HelperQuery) => Promise<Result<readonly HelperFigures[], object>>;
  readonly log: AuditLog;
  readonly run: Run;
  readonly setNow: (ms: number) => void;
  readonly signups: () => Promise<readonly Signup[]>;
  /** The mails that were written, as 'ADDRESS: SUBJECT', by address. */
  readonly mailed: () => Promise<readonly string[]>;
}

/** What makes a sign-up for a shift work that somebody logged. */
const LOGGED = { eventId: null, shiftId: null, startsAt: null, endsAt: null, day: '2026-11-05' } as const;

/** All of somebody's own hours of this year. */
const OWN_WORK = { page: 1, size: 50, year: null, show: 'all' } as const;

/** The sign-up of an account for a part of an event. */
function of(personId: string, eventId: string, shiftId: string | null, part: Partial<Signup> = {}): Signup {
  const event = EVENTS.find(({ id }) => id === eventId) as Event;
  const id = `${personId}-${eventId}`;
  return aSignup({ id, personId, personKey: personId, name: '', contact: '', shiftId, ...part }, event);
}

/** The whole minute of an instant in ms: a clock may go on while an answer is waited for. */
function minuteOf(ms: number): number {
  return Math.floor(ms / 60_000) * 60_000;
}

/** Whose sign-up it is, and what it says of an event that is in the way. */
function titleOf({
  personId,
  obstacle,
}: Pick<RosterEntry, 'personId' | 'obstacle'>): readonly [string | null, string | null | undefined] {
  return [personId, obstacle?.why === 'overlap' ? obstacle.title : undefined];
}

/** What every back end must do with sign-ups and hours. */
export function signupsContract(name: string, make: (kept: KeptCalendar) => Soon<SignupsHarness>): void {
  const begin = async (signups: readonly Signup[] = [], part: Partial<KeptCalendar> = {}) => {
    const kept = { programs: PROGRAMS, people: PEOPLE, events: EVENTS, signups };
    const more = { applications: APPLICATIONS, guides: TRAININGS, completions: [], ...part };
    const harness = await make({ ...kept, ...more });
    const { run, log } = harness;
    const reason = <T>(answer: Result<T, { readonly code: string; readonly reason?: string }>) =>
      answer.ok ? 'ok' : (answer.failure.reason ?? answer.failure.code);
    let now = pacific('2026-11-21 04:00');
    const setNow = (ms: number) => {
      now = ms;
      harness.setNow(ms);
    };
    return {
      ...harness,
      setNow,
      /** Presses the button, a second after the last one. */
      take: (user: User, eventId: string, shiftId: string | null, wait = false) => {
        setNow(now + 1_000);
        return run(harness.ownOf(user).take({ eventId, shiftId, wait }));
      },
      reason,
      states: async () =>
        Object.fromEntries(
          (await harness.signups()).map(({ id, personId, state }) => [personId ?? id, state]),
        ),
      noted: async () => {
        const listed = await run(log.list({ page: 1, size: 50, action: null, person: null }));
        return listed.ok ? listed.value.items.map(({ action }) => action).toSorted() : [];
      },
    };
  };

  describe(`${name} as sign-ups and hours`, () => {
    test('what people are offered, come to and worked has its words in Spanish beside it', async () => {
      const spanish = (text: string) => ({ text, of: '' });
      const title = spanish('Día de juegos');
      const description = spanish('Jugamos. Después comemos.');
      const inSpanish = (id: string) => ({ title: spanish(id) });
      const event = anEvent({
        programId: 'boots',
        id: 'games',
        title: 'Games Day',
        ...times('30', '09:00', '12:00'),
        invited: ['everybody'],
        description: 'We play. Then we eat.',
        es: { title, description },
        shifts: [
          aShift({ id: 'play', ...times('30', '09:00', '12:00'), es: { label: spanish('Jugar') } }),
          aShift({ id: 'late', ...times('30', '12:00', '13:00') }),
        ],
      });
      const other = anEvent({ ...event, id: 'other', title: 'Other', ...times('30', '09:00', '12:00') });
      const signup = aSignup(
        { id: 'work', personId: 'val', personKey: 'val', shiftId: 'play', state: 'attended' },
        event,
      );
      const { ownOf, ownHoursOf, run } = await begin(
        [{ ...signup, hours: 'claimed', minutes: 60, day: '2026-11-05' }],
        {
          programs: PROGRAMS.map((program) => ({ ...program, es: inSpanish(program.id) })),
          events: [event, { ...other, es: null }],
          guides: [aTraining({ id: 'hello', requiredFor: ['boots'], es: inSpanish('hello') })],
        },
      );
      const [scheduled] = await answered(run(ownOf(VAL).schedule()));
      const words = { title, why: spanish('Jugamos.') };
      expect(scheduled).toMatchObject({ event: { es: words }, shift: { es: { label: spanish('Jugar') } } });
      const shifts = await answered(run(ownOf(AMY).shifts()));
      expect(shifts.find(({ id, event: { id: of } }) => id === 'late' && of === 'games')).toMatchObject({
        es: null,
        event: { es: words },
        program: { es: inSpanish('boots') },
        obstacle: { why: 'training', guide: { es: inSpanish('hello') } },
      });
      const invited = await answered(run(ownOf(VAL).events()));
      expect(invited.map(({ id, es, obstacle }) => [id, es, obstacle])).toEqual([
        ['games', words, { why: 'overlap', title: 'Games Day', es: { title } }],
        ['other', null, { why: 'overlap', title: 'Games Day', es: { title } }],
      ]);
      const { items } = await answered(run(ownHoursOf(VAL).list(OWN_WORK)));
      expect(items).toMatchObject([
        {
          program: 'Boots',
          label: 'Welcome desk',
          event: 'Games Day',
          es: { program: spanish('boots'), label: spanish('Jugar'), event: title },
        },
      ]);
    });

    test('a volunteer takes a shift once, whoever comes next is told that it is full or waits, and the next one follows', async () => {
      const { take, reason, ownOf, run, states, mailed, signups } = await begin();
      const taken = await take(VAL, 'fitting', 'desk');
      expect(taken).toMatchObject({
        ok: true,
        value: { state: 'going', position: null, shift: { label: 'Welcome desk' }, others: [] },
      });
      expect(await take(VAL, 'fitting', 'desk')).toEqual(taken);
      expect(reason(await take(AMY, 'fitting', 'desk'))).toBe('full');
      const waits = await take(AMY, 'fitting', 'desk', true);
      // Who only waits reads nobody's name.
      expect(waits).toMatchObject({ value: { state: 'waiting', position: 1, others: [] } });
      expect(await take(AMY, 'fitting', 'desk', true)).toEqual(waits);
      expect(await take(KIM, 'fitting', 'desk', true)).toMatchObject({ value: { position: 2 } });
      expect(await mailed()).toEqual([]);
      if (!taken.ok) return;
      const { id, revision: base } = taken.value;
      expect(await run(ownOf(AMY).withdraw({ id, base }))).toMatchObject({ failure: { code: 'not-found' } });
      const gone = await run(ownOf(VAL).withdraw({ id, base }));
      expect(gone).toMatchObject({ ok: true, value: { state: 'withdrawn' } });
      expect(await run(ownOf(VAL).withdraw({ id, base }))).toEqual(gone);
      expect(await states()).toEqual({ val: 'withdrawn', amy: 'going', kim: 'waiting' });
      expect(await mailed()).toEqual(['amy@fsr.example: You have a place: Welcome desk: Fitting Day']);
      // Coming back is the same record, behind the others.
      expect(await take(VAL, 'fitting', 'desk', true)).toMatchObject({ value: { id, position: 2 } });
      expect(await signups()).toHaveLength(3);
    });

    test('who presses at the same moment is answered as if one came after the other', async () => {
      const hour = times('30', '09:00', '10:00');
      const two = anEvent({
        ...SHOES,
        id: 'two',
        ...times('30', '09:00', '12:00'),
        invited: [],
        shifts: [aShift({ id: 'a', ...hour, wanted: 1 }), aShift({ id: 'b', ...hour, wanted: 9 })],
      });
      const { ownOf, reason, run, signups } = await begin([], { events: [...EVENTS, two] });
      const press = (user: User, shiftId: string, wait = false) =>
        ownOf(user).take({ eventId: 'two', shiftId, wait });
      const answers = await run(
        Promise.all([
          press(VAL, 'a'),
          press(AMY, 'a'),
          press(VAL, 'a'),
          press(AMY, 'a'),
          press(DANA, 'a'),
          press(KIM, 'b'),
          press(KIM, 'a', true),
          press(KIM, 'b'),
        ]),
      );
      const [val, amy, valAgain, amyAgain, dana, ...kim] = answers.map(reason);
      expect(dana).toBe('not-found');
      const ofFirst = [`${val} ${amy}`, `${valAgain} ${amyAgain}`];
      expect(['ok full,ok full', 'full ok,full ok', 'full full,full full']).toContain(ofFirst.join());
      // She takes one of the two, which are at the same time, or waits for the first.
      expect(['ok,overlap,ok', 'overlap,ok,overlap', 'ok,ok,ok']).toContain(kim.join());
      const all = await signups();
      expect(all.filter(({ shiftId, state }) => shiftId === 'a' && state === 'going')).toHaveLength(1);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(
        new Set(all.filter(({ personId }) => personId === 'kim').map(({ personKey }) => personKey)).size,
      ).toBe(1);
    });

    test('a place that somebody who waits could take goes to them, and stays theirs, when another one presses', async () => {
      // They had been skipped for a training that is not asked for anymore.
      const { take, reason, states, mailed } = await begin([
        of('amy', 'fitting', 'desk', { state: 'waiting' }),
      ]);
      expect(reason(await take(VAL, 'fitting', 'desk'))).toBe('full');
      expect(await states()).toEqual({ amy: 'going' });
      expect(await mailed()).toEqual(['amy@fsr.example: You have a place: Welcome desk: Fitting Day']);
    });

    test('a schedule says of a place that somebody waits for whether it is free, and what stands before it', async () => {
      const { ownOf, run, take } = await begin([
        of('val', 'fitting', 'desk', { state: 'waiting' }),
        of('val', 'mentor', 'mentor'),
      ]);
      const offers = async () => {
        const schedule = await run(ownOf(VAL).schedule());
        return schedule.ok ? schedule.value.map(({ event, offer }) => [event.id, offer]) : schedule;
      };
      const overlap = { why: 'overlap', title: 'Mentor Evening', es: null };
      expect(await offers()).toEqual([
        ['fitting', { isFull: false, obstacle: overlap }],
        ['mentor', null],
      ]);
      await take(AMY, 'fitting', 'desk');
      expect(await offers()).toContainEqual(['fitting', { isFull: true, obstacle: overlap }]);
    });

    test('the first thing that keeps somebody from a shift is named', async () => {
      const { take, reason, setNow } = await begin([of('val', 'mentor', 'mentor')]);
      expect(reason(await take(VAL, 'fitting', 'desk'))).toBe('overlap');
      expect(reason(await take(VAL, 'fitting', 'setup'))).toBe('ok');
      expect(reason(await take(KIM, 'mentor', 'mentor'))).toBe('not-approved');
      expect(reason(await take(KIM, 'youth', 'play'))).toBe('training');
      expect(reason(await take(KIM, 'open', 'door'))).toBe('adults-only');
      expect(reason(await take(VAL, 'open', 'door'))).toBe('ok');
      expect(reason(await take(KIM, 'rain', 'wet'))).toBe('canceled');
      expect(reason(await take(DANA, 'open', 'door'))).toBe('not-invited');
      for (const [user, event, shift] of [
        [DANA, 'fitting', 'desk'],
        [BEA, 'fitting', null],
        [KIM, 'idea', 'desk'],
        [KIM, 'nothing', null],
        [KIM, 'open', 'nothing'],
      ] as const)
        expect(reason(await take(user, event, shift))).toBe('not-found');
      setNow(pacific('2026-11-28 09:00'));
      expect(reason(await take(AMY, 'fitting', 'setup'))).toBe('started');
      expect(reason(await take(AMY, 'fitting', 'desk'))).toBe('ok');
    });

    test('who was skipped is looked at again when their other time goes', async () => {
      const { run, ownOf, states } = await begin([
        of('val', 'mentor', 'mentor'),
        of('amy', 'mentor', 'mentor', { id: 'amy-m', state: 'withdrawn' }),
        of('val', 'fitting', 'desk', { state: 'waiting' }),
      ]);
      const withdrawn = await run(ownOf(VAL).withdraw({ id: 'val-mentor', base: 'first' }));
      expect(withdrawn.ok).toBe(true);
      expect((await states()).val).toBe('going');
    });

    test('within 24 hours nobody is promoted, whoever is in charge hears of it, and the place is open to all', async () => {
      const { take, reason, run, ownOf, states, mailed } = await begin([
        of('val', 'soon', 'sort'),
        of('amy', 'soon', 'sort', { state: 'waiting' }),
      ]);
      expect(reason(await take(KIM, 'soon', 'sort'))).toBe('full');
      await run(ownOf(VAL).withdraw({ id: 'val-soon', base: 'first' }));
      expect(await states()).toEqual({ val: 'withdrawn', amy: 'waiting' });
      expect(await mailed()).toEqual(['parker@fsr.example: Somebody withdrew: Sort: Sorting']);
      expect(await take(AMY, 'soon', 'sort')).toMatchObject({ value: { id: 'amy-soon', state: 'going' } });
    });

    test('who takes and gives back a place again and again within 24 hours is told of once, and staff see who it was and when', async () => {
      const { take, run, ownOf, staffOf, mailed, setNow } = await begin();
      const told = 'parker@fsr.example: Somebody withdrew: Sort: Sorting';
      const giveBack = async () => {
        const taken = await take(VAL, 'soon', 'sort');
        if (taken.ok) await run(ownOf(VAL).withdraw({ id: taken.value.id, base: taken.value.revision }));
      };
      const withdrew = async () => {
        const roster = await run(staffOf(PARKER).ofEvent({ eventId: 'soon' }));
        return (
          roster.ok &&
          roster.value.map(({ name, state, withdrewAt }) => [name, state, minuteOf(withdrewAt ?? 0)])
        );
      };
      const [first, last] = [pacific('2026-11-21 04:30'), pacific('2026-11-21 09:30')];
      setNow(first);
      await giveBack();
      expect(await withdrew()).toEqual([['Val Volunteer', 'withdrawn', first]]);
      for (let time = first; time < last; time += 3_600_000) {
        setNow(time);
        await giveBack();
      }
      expect(await mailed()).toEqual([told]);
      setNow(last);
      await take(VAL, 'soon', 'sort');
      expect(await withdrew()).toMatchObject([['Val Volunteer', 'going', expect.anything()]]);
      // After six quiet hours it is news.
      setNow(pacific('2026-11-21 17:00'));
      await giveBack();
      expect(await withdrew()).toEqual([['Val Volunteer', 'withdrawn', pacific('2026-11-21 17:00')]]);
      expect(await mailed()).toEqual([told, told]);
    });

    test('who gives back a place in good time, or only waited, is not on the list of staff', async () => {
      const { run, ownOf, staffOf, mailed } = await begin([
        of('val', 'fitting', 'desk'),
        of('amy', 'soon', 'sort', { state: 'waiting' }),
      ]);
      for (const [user, id] of [
        [VAL, 'val-fitting'],
        [AMY, 'amy-soon'],
      ] as const)
        expect(await run(ownOf(user).withdraw({ id, base: 'first' }))).toMatchObject({ ok: true });
      for (const eventId of ['fitting', 'soon'])
        expect(await run(staffOf(PARKER).ofEvent({ eventId }))).toEqual({ ok: true, value: [] });
      expect(await mailed()).toEqual([]);
    });

    test.each([
      ['pending', 'ok'],
      ['approved', 'ok'],
      ['withdrawn', 'adults-only'],
      ['denied', 'adults-only'],
    ] as const)(
      'an application of an adult that is %s answers for a shift of adults: %s',
      async (state, answer) => {
        const decidedAt = state === 'pending' ? null : 5;
        const applied = anApplication({ id: 'kim', ...WALK, personId: 'kim', as: 'volunteer', adult: true });
        const applications = [{ ...applied, state, decidedAt }];
        const { take, reason, run, staffOf } = await begin([], { applications });
        const candidates = await run(staffOf(AVERY).candidates({ eventId: 'open', shiftId: 'door' }));
        const kim = candidates.ok && candidates.value.find(({ id }) => id === 'kim');
        expect(kim).toMatchObject({ obstacle: answer === 'ok' ? null : { why: answer } });
        expect(reason(await take(KIM, 'open', 'door'))).toBe(answer);
      },
    );

    test('an event of another manager that is in the way has no title, nor has one of no program', async () => {
      const at = times('28', '10:00', '14:00');
      const others = [
        anEvent({ id: 'secret', title: 'Clinic Visit', programId: 'boots', ...at }),
        anEvent({ id: 'board', title: 'Board Meeting', programId: null, ...at }),
        anEvent({ id: 'own', title: 'Own Day', ...SHOES, ...at }),
        anEvent({ id: 'clash', title: 'Clash', ...SHOES, ...at }),
      ].map((event) => ({ ...event, shifts: [aShift({ ...at, wanted: 9 })] }));
      const busy = (personId: string, eventId: string) =>
        aSignup(
          {
            id: `${personId}-${eventId}`,
            personId,
            personKey: personId,
            shiftId: 'desk',
            name: '',
            contact: '',
          },
          others.find(({ id }) => id === eventId),
        );
      const waiting = { state: 'waiting' as const };
      const { run, staffOf, ownOf } = await begin(
        [
          busy('val', 'secret'),
          busy('amy', 'board'),
          busy('kim', 'own'),
          ...['val', 'amy', 'kim'].map((id) => of(id, 'fitting', 'desk', waiting)),
        ],
        { events: [...EVENTS, ...others] },
      );
      const titles = async (actor: User) => {
        const candidates = await run(staffOf(actor).candidates({ eventId: 'clash', shiftId: 'desk' }));
        const roster = await run(staffOf(actor).ofEvent({ eventId: 'fitting' }));
        return {
          skipped: roster.ok && roster.value.map(titleOf),
          chosen:
            candidates.ok && candidates.value.map(({ id, obstacle }) => titleOf({ personId: id, obstacle })),
        };
      };
      const hidden = [
        ['amy', null],
        ['kim', 'Own Day'],
        ['val', null],
      ];
      expect(await titles(PARKER)).toEqual({ skipped: hidden, chosen: hidden });
      const told = [
        ['amy', 'Board Meeting'],
        ['kim', 'Own Day'],
        ['val', 'Clinic Visit'],
      ];
      expect(await titles(AVERY)).toEqual({ skipped: told, chosen: told });
      // Everybody reads what they signed up for themselves.
      const own = await run(ownOf(VAL).shifts());
      expect(
        own.ok && own.value.find(({ id, event }) => id === 'desk' && event.id === 'fitting'),
      ).toMatchObject({
        obstacle: { why: 'overlap', title: 'Clinic Visit' },
      });
    });

    test('guests reserve places where they are invited, and read nothing confidential in mails', async () => {
      const { take, reason, run, ownOf, staffOf, mailed } = await begin([of('bea', 'fitting', null)]);
      expect(reason(await take(BEN, 'fitting', null))).toBe('full');
      expect(await take(BEN, 'fitting', null, true)).toMatchObject({ value: { position: 1, shift: null } });
      expect(reason(await take(DANA, 'open', null))).toBe('ok');
      expect(await run(staffOf(PARKER).remove({ id: 'bea-fitting', base: 'first' }))).toMatchObject({
        ok: true,
      });
      expect(await mailed()).toEqual([
        'bea@fsr.example: Your appointment',
        'ben@fsr.example: Your appointment',
      ]);
      const events = await run(ownOf(BEN).events());
      expect(
        events.ok && events.value.map(({ id, placesLeft, own }) => [id, placesLeft, own?.state]),
      ).toEqual([
        ['fitting', 0, 'going'],
        ['open', 2, undefined],
      ]);
      expect(events.ok && events.value.map(({ kind, why }) => [kind, why])).toEqual([
        ['items', 'Leave with shoes that fit.'],
        [null, ''],
      ]);
      const schedule = await run(ownOf(DANA).schedule());
      expect(schedule.ok && schedule.value.map(({ event }) => event.title)).toEqual(['Open House']);
    });

    test('volunteers see shifts with what stands before them, and whom they meet', async () => {
      const { run, ownOf } = await begin([
        of('amy', 'fitting', 'setup'),
        of('val', 'fitting', 'setup'),
        of('ben', 'fitting', null),
        aSignup({ id: 'named', name: 'Robin Roe', contact: '' }, EVENTS[0]),
        of('kim', 'fitting', 'desk'),
        of('amy', 'rain', 'wet'),
      ]);
      const shifts = await run(ownOf(AMY).shifts());
      expect(
        shifts.ok &&
          shifts.value.map(({ id, needs, own, obstacle }) => [id, needs, own?.state, obstacle?.why]),
      ).toEqual([
        ['sort', 1, undefined, undefined],
        ['setup', 0, 'going', undefined],
        ['desk', 0, undefined, undefined],
        ['mentor', 1, undefined, 'not-approved'],
        ['door', 2, undefined, 'adults-only'],
        ['play', 2, undefined, 'training'],
      ]);
      expect(await run(ownOf(DANA).shifts())).toEqual({ ok: true, value: [] });
      const own = await run(ownOf(AMY).schedule());
      expect(own.ok && own.value.map(({ id, others, event }) => [id, others, event.cancelReason])).toEqual([
        ['amy-rain', [], 'Rain.'],
        ['amy-fitting', ['Val'], ''],
      ]);
      expect(own.ok && own.value.map(({ event: { kind, why } }) => [kind, why])).toEqual([
        ['items', ''],
        ['items', 'Leave with shoes that fit.'],
      ]);
      expect(await run(ownOf(AMY).todaysList({ eventId: 'fitting' }))).toMatchObject({ ok: false });
    });

    test('the list of the day has first names and sizes, for volunteers on a shift from the day before on', async () => {
      const { run, ownOf, setNow } = await begin([
        of('amy', 'fitting', 'setup'),
        of('ben', 'fitting', null),
        aSignup({ id: 'named', name: 'Robin Roe', contact: '' }, EVENTS[0]),
      ]);
      setNow(pacific('2026-11-27 10:00'));
      expect(await run(ownOf(AMY).todaysList({ eventId: 'fitting' }))).toMatchObject({
        value: [
          { firstName: 'Benny', pairs: [{ cut: 'men', size: 10.5, wide: false }] },
          { firstName: 'Robin', pairs: [] },
        ],
      });
      for (const user of [VAL, DANA])
        expect(await run(ownOf(user).todaysList({ eventId: 'fitting' }))).toMatchObject({
          failure: { code: 'not-found' },
        });
    });

    test('staff assign accounts and people by name, never beyond the places, and despite an overlap on purpose alone', async () => {
      const { run, staffOf, reason, mailed, noted, states, signups } = await begin([
        of('val', 'mentor', 'mentor'),
        of('amy', 'fitting', 'setup'),
      ]);
      const assign = (part: object) =>
        run(
          staffOf(PARKER).assign({
            eventId: 'fitting',
            shiftId: 'desk',
            id: 'new',
            personId: null,
            name: '',
            contact: '',
            override: false,
            ...part,
          }),
        );
      expect(reason(await assign({ personId: 'val' }))).toBe('overlap');
      expect(reason(await assign({ personId: 'dana' }))).toBe('not-invited');
      expect(reason(await assign({ name: ' ' }))).toBe('validation');
      expect(reason(await assign({ eventId: 'youth', shiftId: 'play', name: 'Robin' }))).toBe('not-found');
      expect(await assign({ personId: 'val', override: true })).toMatchObject({
        value: { state: 'going', name: 'Val Volunteer', contact: '702-555-0110' },
      });
      expect(reason(await assign({ id: 'more', name: 'Robin' }))).toBe('full');
      const named = { id: 'robin', shiftId: 'setup', name: ' Robin Roe ', contact: '702-555-0101' };
      const robin = await assign(named);
      expect(robin).toMatchObject({ value: { name: 'Robin Roe', call: 'place', personId: null } });
      expect(await assign(named)).toEqual(robin);
      expect(reason(await assign({ ...named, name: 'Sam' }))).toBe('conflict');
      if (!robin.ok) return;
      const { id, revision: base } = robin.value;
      expect(await run(staffOf(PARKER).told({ id, base }))).toMatchObject({ value: { call: null } });
      expect(await states()).toMatchObject({ val: 'going', robin: 'going', amy: 'going' });
      expect(await mailed()).toEqual(['val@fsr.example: You have a place: Welcome desk: Fitting Day']);
      expect(await noted()).toEqual(['signup.assign', 'signup.override']);
      // The same person without an account has one key, so that figures count them once.
      await assign({ ...named, id: 'again', shiftId: null, contact: '(702) 555 0101' });
      await assign({ ...named, id: 'other', shiftId: null, contact: '702-555-0102' });
      const keyOf = async (id: string) => (await signups()).find((one) => one.id === id)?.personKey;
      expect(await keyOf('again')).toBe(await keyOf('robin'));
      expect(await keyOf('other')).not.toBe(await keyOf('robin'));
    });

    test('staff see who comes, how to reach them, and why somebody who waits was skipped; others see nothing', async () => {
      const { run, staffOf } = await begin([
        of('val', 'mentor', 'mentor', { id: 'elsewhere' }),
        of('val', 'fitting', 'desk', { state: 'waiting' }),
        of('ben', 'fitting', null),
        of('amy', 'fitting', 'setup', { state: 'withdrawn' }),
      ]);
      const roster = await run(staffOf(PARKER).ofEvent({ eventId: 'fitting' }));
      expect(roster).toMatchObject({
        ok: true,
        value: [
          {
            name: 'Benny',
            contact: '702-555-0123',
            access: 'No stairs',
            obstacle: null,
            application: {
              id: 'ben-shoes',
              shoes: [{ cut: 'men', size: 10.5, wide: false, state: 'looked-for', givenAt: null }],
            },
          },
          { name: 'Val Volunteer', obstacle: { why: 'overlap', title: 'Mentor Evening' }, application: null },
        ],
      });
      const part = { eventId: 'fitting', shiftId: 'setup' };
      const candidates = await run(staffOf(PARKER).candidates(part));
      expect(candidates.ok && candidates.value.map(({ name, obstacle }) => [name, obstacle?.why])).toEqual([
        ['Amy Ames', undefined],
        ['Kim Lee', undefined],
        ['Val Volunteer', undefined],
      ]);
      const busy = await run(staffOf(PARKER).candidates({ eventId: 'mentor', shiftId: 'mentor' }));
      expect(busy.ok && busy.value.map(({ id, obstacle }) => [id, obstacle?.why])).toEqual([
        ['amy', 'not-approved'],
        ['kim', 'not-approved'],
      ]);
      for (const answer of [
        run(staffOf(DEJA).ofEvent({ eventId: 'fitting' })),
        run(staffOf(PARKER).ofEvent({ eventId: 'open' })),
        run(staffOf(DEJA).markRest({ eventId: 'fitting' })),
        run(staffOf(DEJA).mark({ id: 'ben-fitting', base: 'first', mark: null, minutes: null })),
      ])
        expect(await answer).toMatchObject({ failure: { code: 'not-found' } });
    });

    test('a manager chooses guests among volunteers and the people of the program alone, and meets no donor', async () => {
      const party = anEvent({
        ...SHOES,
        id: 'party',
        title: 'Party',
        ...times('30', '14:00', '16:00'),
        places: 5,
        invited: ['everybody'],
        shifts: [],
      });
      const { run, staffOf, signups } = await begin([], { events: [...EVENTS, party] });
      const part = { eventId: 'party', shiftId: null };
      const namesFor = async (actor: User) => {
        const candidates = await run(staffOf(actor).candidates(part));
        return candidates.ok && candidates.value.map(({ id }) => id).sort();
      };
      expect(await namesFor(PARKER)).toEqual(['amy', 'ben', 'kim', 'val']);
      expect(await namesFor(AVERY)).toContain('dana');
      const assign = (actor: User, personId: string) =>
        run(
          staffOf(actor).assign({
            ...part,
            id: `party-${personId}`,
            personId,
            name: '',
            contact: '',
            override: false,
          }),
        );
      for (const personId of ['dana', 'bea', 'avery'])
        expect(await assign(PARKER, personId)).toMatchObject({ failure: { code: 'not-found' } });
      expect(await signups()).toEqual([]);
      expect(await assign(PARKER, 'ben')).toMatchObject({ ok: true });
      expect(await assign(AVERY, 'dana')).toMatchObject({ ok: true });
    });

    test('marks can be set from two hours before the start, changed and taken back; who came worked', async () => {
      const { run, staffOf, reason, setNow, noted, signups } = await begin([
        of('val', 'fitting', 'desk'),
        of('amy', 'fitting', 'setup'),
        of('ben', 'fitting', null),
      ]);
      const mark = async (
        id: string,
        mark: 'attended' | 'no-show' | 'excused' | null,
        minutes: number | null = null,
      ) => {
        const base = (await signups()).find((one) => one.id === id)?.revision ?? '';
        return run(staffOf(PARKER).mark({ id, base, mark, minutes }));
      };
      expect(reason(await mark('val-fitting', 'attended'))).toBe('too-early');
      setNow(pacific('2026-11-28 08:00'));
      expect(await mark('val-fitting', 'attended')).toMatchObject({
        value: { state: 'attended', minutes: 240, hours: 'approved' },
      });
      expect(reason(await mark('val-fitting', 'attended', 1_441))).toBe('validation');
      expect(await mark('val-fitting', 'attended', 90)).toMatchObject({ value: { minutes: 90 } });
      expect(await mark('val-fitting', 'no-show')).toMatchObject({ value: { minutes: null, hours: 'none' } });
      expect(await mark('val-fitting', 'excused')).toMatchObject({ value: { state: 'withdrawn' } });
      expect(await mark('val-fitting', null)).toMatchObject({ value: { state: 'going', markedAt: null } });
      expect(await mark('ben-fitting', 'attended')).toMatchObject({
        value: { minutes: null, hours: 'none' },
      });
      const stale = { id: 'ben-fitting', base: 'first', mark: 'no-show', minutes: null } as const;
      expect(reason(await run(staffOf(PARKER).mark(stale)))).toBe('conflict');
      // The same once more, after an answer that got lost, is done already; other minutes are not.
      const late = { id: 'val-fitting', base: 'first', mark: null, minutes: null } as const;
      expect(await run(staffOf(PARKER).mark(late))).toMatchObject({ value: { state: 'going' } });
      expect(reason(await run(staffOf(PARKER).mark({ ...late, mark: 'attended', minutes: 90 })))).toBe(
        'conflict',
      );
      const rest = await run(staffOf(PARKER).markRest({ eventId: 'fitting' }));
      expect(rest.ok && rest.value.map(({ name, state }) => [name, state])).toEqual([
        ['Amy Ames', 'no-show'],
        ['Benny', 'attended'],
        ['Val Volunteer', 'no-show'],
      ]);
      expect(await noted()).toEqual(Array(8).fill('signup.mark'));
    });

    test('who is excused before the start is told, and so is who has the place again; after it nobody is', async () => {
      const guest = { personId: null, personKey: 'sam', name: 'Sam', contact: '702-555-0102' };
      const event = EVENTS.find(({ id }) => id === 'fitting');
      const { run, staffOf, setNow, mailed, signups } = await begin([
        of('val', 'fitting', 'desk'),
        of('ben', 'fitting', null),
        aSignup({ id: 'sam', shiftId: 'setup', ...guest }, event),
      ]);
      const mark = async (id: string, mark: Mark | null) => {
        const base = (await signups()).find((one) => one.id === id)?.revision ?? '';
        return run(staffOf(PARKER).mark({ id, base, mark, minutes: null }));
      };
      setNow(pacific('2026-11-28 08:00'));
      expect(await mark('sam', 'excused')).toMatchObject({ value: { call: 'removed' } });
      expect(await mark('sam', null)).toMatchObject({ value: { call: 'place' } });
      await mark('val-fitting', 'no-show');
      await mark('val-fitting', 'attended');
      expect(await mailed()).toEqual([]);
      expect(await mark('val-fitting', 'excused')).toMatchObject({ value: { call: null } });
      await mark('ben-fitting', 'excused');
      const told = [
        'ben@fsr.example: Your appointment',
        'val@fsr.example: You are no longer signed up: Welcome desk: Fitting Day',
      ];
      expect(await mailed()).toEqual(told);
      await mark('val-fitting', null);
      const again = 'val@fsr.example: You have a place: Welcome desk: Fitting Day';
      expect(await mailed()).toEqual([...told, again].sort());
      setNow(pacific('2026-11-28 10:00'));
      await mark('val-fitting', 'excused');
      await mark('val-fitting', null);
      expect(await mailed()).toHaveLength(3);
    });

    test('a place of somebody excused that was given away is gone', async () => {
      const { run, staffOf, reason, setNow } = await begin([
        of('val', 'fitting', 'desk', { state: 'withdrawn', markedAt: 5 }),
        of('amy', 'fitting', 'desk'),
      ]);
      setNow(pacific('2026-11-28 11:00'));
      const back = { id: 'val-fitting', base: 'first', mark: 'attended', minutes: null } as const;
      expect(reason(await run(staffOf(PARKER).mark(back)))).toBe('full');
    });

    test('the place of a no-show goes to somebody at the door, and is then gone', async () => {
      const { run, staffOf, reason, setNow, signups } = await begin([of('val', 'fitting', 'desk')]);
      setNow(pacific('2026-11-28 09:30'));
      const staff = staffOf(PARKER);
      const mark = async (mark: 'attended' | 'no-show') => {
        const [val] = (await signups()).filter(({ id }) => id === 'val-fitting');
        return run(staff.mark({ id: 'val-fitting', base: val?.revision ?? '', mark, minutes: null }));
      };
      const atTheDoor = {
        id: 'door',
        eventId: 'fitting',
        shiftId: 'desk',
        personId: null,
        name: 'Robin',
        contact: '',
        override: false,
      };
      expect(reason(await run(staff.assign(atTheDoor)))).toBe('full');
      expect(await mark('no-show')).toMatchObject({ ok: true });
      expect(await run(staff.assign(atTheDoor))).toMatchObject({ value: { state: 'going', name: 'Robin' } });
      expect(reason(await mark('attended'))).toBe('full');
    });

    test('volunteers log work, and a second person approves or returns it', async () => {
      const { run, hoursOf, ownHoursOf, reason, mailed, noted } = await begin();
      const work = { id: 'work', programId: 'shoes', day: '2026-11-20', minutes: 90, note: ' Sorted shoes ' };
      const logged = await run(ownHoursOf(VAL).log(work));
      expect(logged).toMatchObject({
        ok: true,
        value: { hours: 'claimed', note: 'Sorted shoes', program: 'Shoes', shift: '' },
      });
      expect(await run(ownHoursOf(VAL).log(work))).toEqual(logged);
      const other = (part: object) => run(ownHoursOf(VAL).log({ ...work, id: 'other', ...part }));
      for (const part of [
        { day: '2026-11-22' },
        { day: '2025-11-19' },
        { day: '2026-02-30' },
        { minutes: 0 },
        { minutes: 1_441 },
        { note: 'x'.repeat(201) },
      ])
        expect(reason(await other(part))).toBe('validation');
      expect(reason(await other({ day: '2025-11-20' }))).toBe('ok');
      expect(reason(await other({ id: 'full', minutes: 1_351 }))).toBe('day-full');
      expect(reason(await other({ id: 'lost', programId: 'nothing' }))).toBe('not-found');
      expect(reason(await run(ownHoursOf(DANA).log({ ...work, id: 'dana' })))).toBe('closed');
      const ask = { show: 'claimed', programId: null, page: 1, size: 20 } as const;
      const waiting = await run(hoursOf(PARKER).list(ask));
      expect(waiting.ok && waiting.value.items.map(({ id, name }) => [id, name])).toEqual([
        ['other', 'Val Volunteer'],
        ['work', 'Val Volunteer'],
      ]);
      expect(waiting).toMatchObject({
        value: { total: 2, counts: { claimed: 2, approved: 0, returned: 0 } },
      });
      expect(await run(hoursOf(DEJA).list(ask))).toMatchObject({ value: { items: [], total: 0 } });
      if (!logged.ok) return;
      const entry = { id: 'work', base: logged.value.revision };
      expect(reason(await run(hoursOf(DEJA).approve({ entries: [entry] })))).toBe('not-found');
      const stale = [entry, { id: 'other', base: 'stale' }];
      expect(reason(await run(hoursOf(PARKER).approve({ entries: stale })))).toBe('conflict');
      for (const entries of [
        [entry, entry],
        [entry, { ...entry, base: 'stale' }],
        [...stale, entry],
      ])
        expect(await run(hoursOf(PARKER).approve({ entries }))).toMatchObject({
          failure: { code: 'validation', fields: [{ field: 'entries' }] },
        });
      const approved = await run(hoursOf(PARKER).approve({ entries: [entry] }));
      expect(approved).toMatchObject({ value: [{ hours: 'approved', approvedBy: { id: 'parker' } }] });
      expect(await run(hoursOf(PARKER).approve({ entries: [entry] }))).toMatchObject({ ok: true });
      expect(reason(await run(hoursOf(AVERY).approve({ entries: [entry] })))).toBe('conflict');
      expect(reason(await run(ownHoursOf(VAL).takeBack(entry)))).toBe('conflict');
      const base = approved.ok ? (approved.value[0]?.revision ?? '') : '';
      expect(reason(await run(hoursOf(PARKER).giveBack({ id: 'work', base, reason: ' ' })))).toBe(
        'validation',
      );
      const returned = await run(hoursOf(PARKER).giveBack({ id: 'work', base, reason: 'Which day?' }));
      expect(returned).toMatchObject({ value: [{ hours: 'returned', returnReason: 'Which day?' }] });
      const again = { id: 'work', base, reason: 'Which day?' };
      expect(await run(hoursOf(PARKER).giveBack(again))).toMatchObject({ value: [{ hours: 'returned' }] });
      expect(reason(await run(hoursOf(PARKER).giveBack({ ...again, reason: 'Where?' })))).toBe('conflict');
      const from = { id: 'work', base: returned.ok ? (returned.value[0]?.revision ?? '') : '' };
      const changed = await run(ownHoursOf(VAL).change({ ...work, ...from, day: '2026-11-19', minutes: 60 }));
      expect(changed).toMatchObject({ value: { hours: 'claimed', minutes: 60, returnReason: '' } });
      const now = { id: 'work', base: changed.ok ? changed.value.revision : '' };
      expect(await run(ownHoursOf(AMY).takeBack(now))).toMatchObject({ failure: { code: 'not-found' } });
      expect(reason(await run(ownHoursOf(VAL).takeBack(now)))).toBe('ok');
      expect(reason(await run(ownHoursOf(VAL).takeBack(now)))).toBe('ok');
      const own = await run(ownHoursOf(VAL).list({ ...OWN_WORK, year: 2025 }));
      expect(own.ok && own.value.items.map(({ id }) => id)).toEqual(['other']);
      expect(await run(ownHoursOf(VAL).get({ id: 'work' }))).toMatchObject({
        failure: { code: 'not-found' },
      });
      expect(await mailed()).toEqual(['val@fsr.example: Your hours came back']);
      expect(await noted()).toEqual(['hours.approve', 'hours.return']);
    });

    test('hours of an event of no program are every manager’s to approve, and its title is the admin’s to read', async () => {
      const worked = { state: 'attended', hours: 'claimed', minutes: 60 } as const;
      const { run, hoursOf } = await begin([
        of('val', 'open', 'door', worked),
        of('amy', 'soon', 'sort', worked),
        of('kim', 'fitting', null, { ...LOGGED, id: 'kim-work', programId: null, ...worked, note: 'Sorted' }),
      ]);
      const shifts = async (actor: User) => {
        const listed = await run(
          hoursOf(actor).list({ show: 'claimed', programId: null, page: 1, size: 20 }),
        );
        return listed.ok && listed.value.items.map(({ shift, event }) => [shift, event]).sort();
      };
      expect(await shifts(PARKER)).toEqual([
        ['', ''],
        ['Door', ''],
        ['Sort: Sorting', 'Sorting'],
      ]);
      expect(await shifts(AVERY)).toEqual([
        ['', ''],
        ['Door: Open House', 'Open House'],
        ['Sort: Sorting', 'Sorting'],
      ]);
      expect(await shifts(DEJA)).toEqual([
        ['', ''],
        ['Door', ''],
      ]);
    });

    test('hours that wait are listed with the oldest day first, decided ones with the latest', async () => {
      const worked = { ...LOGGED, state: 'attended', minutes: 60 } as const;
      const on = (day: string, hours: Signup['hours']) =>
        of('val', 'fitting', null, { ...worked, id: `${hours}-${day}`, day, hours });
      const days = ['2026-11-12', '2026-11-03', '2026-11-20'];
      const { run, hoursOf } = await begin(HOURS_SHOWS.flatMap((hours) => days.map((day) => on(day, hours))));
      for (const show of HOURS_SHOWS) {
        const listed = await run(hoursOf(PARKER).list({ show, programId: null, page: 1, size: 20 }));
        const inOrder = show === 'claimed' ? days.toSorted() : days.toSorted().toReversed();
        expect(listed.ok && listed.value.items.map(({ id }) => id)).toEqual(
          inOrder.map((day) => `${show}-${day}`),
        );
      }
    });

    test('hours of other work are listed alone where they are asked for, and with the others where all are', async () => {
      const { run, hoursOf, ownHoursOf } = await begin();
      const work = { day: '2026-11-20', minutes: 90, note: '' };
      await run(ownHoursOf(VAL).log({ ...work, id: 'of-shoes', programId: 'shoes' }));
      await run(ownHoursOf(VAL).log({ ...work, id: 'of-none', programId: null }));
      const listed = async (programId: string | null) => {
        const page = await run(hoursOf(PARKER).list({ show: 'claimed', programId, page: 1, size: 20 }));
        return page.ok && [page.value.items.map(({ id }) => id), page.value.counts.claimed];
      };
      expect(await listed(OTHER_WORK)).toEqual([['of-none'], 1]);
      expect(await listed('shoes')).toEqual([['of-shoes'], 1]);
      expect(await listed(null)).toEqual([['of-none', 'of-shoes'], 2]);
    });

    test('twenty entries a day and 200 that wait are all that one person may have; a change is no new one', async () => {
      const worked = { ...LOGGED, state: 'attended', minutes: 1, hours: 'claimed' } as const;
      const lately = { createdAt: pacific('2026-11-20 23:59') };
      const waiting = Array.from({ length: 179 }, (_, at) =>
        of('val', 'fitting', null, { ...worked, ...lately, id: `w${at}`, day: '2026-11-10' }),
      );
      const other = { id: 'other', day: '2026-11-11' };
      const returned = of('val', 'fitting', null, { ...worked, ...lately, ...other, hours: 'returned' });
      const { run, ownHoursOf, reason, setNow, signups } = await begin([...waiting, returned]);
      const log = (id: string, user = VAL) =>
        run(ownHoursOf(user).log({ id, programId: null, day: '2026-11-20', minutes: 1, note: '' }));
      for (let at = 0; at < 20; at += 1) expect([at, reason(await log(`n${at}`))]).toEqual([at, 'ok']);
      expect(await log('n20')).toMatchObject({
        failure: { code: 'conflict', reason: 'logged-today', count: 20 },
      });
      // Asked again, the last one is answered; others are not kept from theirs.
      expect(reason(await log('n19'))).toBe('ok');
      expect(reason(await log('of-amy', AMY))).toBe('ok');
      const taken = await run(ownHoursOf(VAL).get({ id: 'n19' }));
      const base = taken.ok ? taken.value.revision : '';
      const entry = { programId: null, day: '2026-11-20', minutes: 2, note: '' };
      const changed = await run(ownHoursOf(VAL).change({ ...entry, id: 'n19', base }));
      expect(changed).toMatchObject({ ok: true, value: { minutes: 2 } });
      // What is taken back makes room for another one.
      const from = { id: 'n19', base: changed.ok ? changed.value.revision : '' };
      expect(reason(await run(ownHoursOf(VAL).takeBack(from)))).toBe('ok');
      expect((await signups()).some(({ id }) => id === 'n19')).toBe(false);
      expect(reason(await log('n21'))).toBe('ok');
      setNow(pacific('2026-11-22 00:01'));
      expect(reason(await log('n22'))).toBe('ok');
      const full = { failure: { code: 'conflict', reason: 'hours-waiting', count: 200 } };
      expect(await log('n23')).toMatchObject(full);
      const back = { ...entry, id: 'other', base: 'first' };
      expect(await run(ownHoursOf(VAL).change(back))).toMatchObject(full);
      expect(await run(ownHoursOf(VAL).change({ ...entry, id: 'w0', base: 'first' }))).toMatchObject({
        ok: true,
      });
    });

    test('of their own hours people see a year by pages, with all sums, what was approved, and the shifts of a day', async () => {
      const worked = { ...LOGGED, state: 'attended', minutes: 60, hours: 'approved' } as const;
      const logged = (id: string, day: string, part: Partial<Signup> = {}) =>
        of('val', 'fitting', null, { ...worked, id, day, ...part });
      const { run, ownHoursOf } = await begin([
        logged('early', '2025-11-22'),
        logged('new-year', '2026-01-01', { programId: 'walk', minutes: 30 }),
        logged('waits', '2026-11-20', { hours: 'claimed', createdAt: 1 }),
        logged('waits-too', '2026-11-20', { hours: 'claimed', createdAt: 2 }),
        logged('gone', '2026-11-20', { hours: 'none', minutes: null, state: 'withdrawn' }),
        of('val', 'fitting', 'desk', {
          ...worked,
          eventId: 'fitting',
          day: '2026-11-20',
          createdAt: 0,
          minutes: 240,
        }),
        of('amy', 'fitting', null, { ...worked, id: 'of-amy', day: '2026-11-20' }),
      ]);
      const own = ownHoursOf(VAL);
      const page = async (part: object) => {
        const listed = await run(own.list({ ...OWN_WORK, ...part }));
        return listed.ok && [listed.value.items.map(({ id }) => id), listed.value.total];
      };
      expect(await page({ size: 2 })).toEqual([['waits-too', 'waits'], 4]);
      expect(await page({ size: 2, page: 2 })).toEqual([['val-fitting', 'new-year'], 4]);
      expect(await page({ size: 2, page: 9 })).toEqual([[], 4]);
      expect(await page({ show: 'claimed' })).toEqual([['waits-too', 'waits'], 2]);
      expect(await page({ show: 'returned' })).toEqual([[], 0]);
      expect(await page({ year: 2025 })).toEqual([['early'], 1]);
      expect(await run(own.list(OWN_WORK))).toMatchObject({
        value: { sums: { approvedThisYear: 270, waiting: 120, lastYear: 330 }, years: [2026, 2025] },
      });
      const approved = await run(own.approved({ year: 2026 }));
      expect(approved.ok && approved.value.map(({ id }) => id)).toEqual(['val-fitting', 'new-year']);
      expect(await run(own.shiftsOn({ day: '2026-11-20' }))).toMatchObject({
        ok: true,
        value: [{ id: 'val-fitting', event: 'Fitting Day' }],
      });
      expect(await run(own.minutes())).toMatchObject({
        ok: true,
        value: [
          { programId: 'shoes', minutes: 240 },
          { programId: 'walk', minutes: 30 },
        ],
      });
      expect(await run(own.get({ id: 'of-amy' }))).toMatchObject({ failure: { code: 'not-found' } });
    });

    test('hours that were approved meanwhile are changed from the approval alone, and then claimed again', async () => {
      const { run, hoursOf, ownHoursOf, reason, signups } = await begin();
      const work = { id: 'work', programId: 'shoes', day: '2026-11-20', minutes: 90, note: '' };
      const logged = await run(ownHoursOf(VAL).log(work));
      const stale = { id: 'work', base: logged.ok ? logged.value.revision : '' };
      const approved = await run(hoursOf(PARKER).approve({ entries: [stale] }));
      expect(approved).toMatchObject({ ok: true, value: [{ hours: 'approved' }] });
      const kept = await signups();
      expect(reason(await run(ownHoursOf(VAL).change({ ...work, ...stale, minutes: 60 })))).toBe('conflict');
      expect(await signups()).toEqual(kept);
      const base = approved.ok ? (approved.value[0]?.revision ?? '') : '';
      const changed = await run(ownHoursOf(VAL).change({ ...work, base, minutes: 60 }));
      expect(changed).toMatchObject({ value: { hours: 'claimed', minutes: 60, approvedBy: null } });
    });

    test.each([
      ['24:01', 1_441],
      ['-5 minutes', -5],
    ])('hours of %s are refused at the field, whoever writes them down', async (_, minutes) => {
      const worked = { state: 'attended', minutes: 60, hours: 'claimed', markedAt: 5 } as const;
      const { run, staffOf, ownHoursOf, setNow, signups } = await begin([
        of('val', 'fitting', 'desk', worked),
      ]);
      setNow(pacific('2026-11-28 12:00'));
      const kept = await signups();
      const refused = {
        ok: false,
        failure: { code: 'validation', fields: [{ field: 'minutes', message: '' }] },
      };
      const work = { programId: 'shoes', day: '2026-11-20', minutes, note: '' };
      const from = { id: 'val-fitting', base: 'first' };
      expect(await run(ownHoursOf(VAL).log({ ...work, id: 'work' }))).toEqual(refused);
      expect(await run(ownHoursOf(VAL).change({ ...work, ...from }))).toEqual(refused);
      expect(await run(staffOf(PARKER).mark({ ...from, mark: 'attended', minutes }))).toEqual(refused);
      expect(await signups()).toEqual(kept);
    });

    test('staff see who helps in their programs, with hours, the last and the next shift, and what they have to learn', async () => {
      const was = (id: string, day: string, part: Partial<Event> = {}) => {
        const shift = aShift({
          id: 'desk',
          startsAt: pacific(`${day} 10:00`),
          endsAt: pacific(`${day} 12:00`),
        });
        const { startsAt, endsAt } = shift;
        return anEvent({ ...SHOES, id, title: id, startsAt, endsAt, shifts: [shift], ...part });
      };
      const [fair, gala, old] = [
        was('Fair', '2026-11-07'),
        was('Gala', '2026-10-03'),
        was('Old', '2025-11-20'),
      ];
      const other = was('Other', '2026-11-14', { programId: 'boots' });
      const open = was('Open', '2026-11-25', { programId: null });
      const events = [...EVENTS, fair, gala, old, other, open];
      const on = (personId: string, event: Event, part: Partial<Signup> = {}) =>
        aSignup(
          {
            id: `${personId}-${event.id}`,
            personId,
            personKey: personId,
            name: '',
            contact: '',
            shiftId: 'desk',
            state: 'attended',
            minutes: 120,
            hours: 'approved',
            ...part,
          },
          event,
        );
      const none = { minutes: null, hours: 'none' } as const;
      const signups = [
        on('val', fair),
        on('val', gala, { state: 'no-show', ...none }),
        on('val', old),
        of('val', 'fitting', 'desk'),
        of('val', 'soon', 'sort', { state: 'waiting' }),
        on('amy', other),
        on('val', open, { state: 'going', ...none }),
        on('amy', fair, { state: 'withdrawn', ...none }),
        of('ben', 'fitting', null),
        { ...on('kim', fair, { hours: 'claimed', minutes: 45, note: 'Sorted' }), id: 'kim-work', ...LOGGED },
        { ...on('val', fair, { minutes: 30, note: 'Calls', programId: null }), id: 'val-work', ...LOGGED },
        aSignup({ id: 'robin', shiftId: 'desk' }, fair),
      ];
      const everywhere = { id: 'hello', title: 'Hello', requiredFor: 'everybody' } as const;
      const guides = [
        ...TRAININGS,
        aTraining(everywhere),
        aTraining({ id: 'old', title: 'Old one', state: 'retired' }),
      ];
      const completions = [
        aCompletion({ id: 'first', guideId: 'hello', doneOn: '2026-03-01' }),
        aCompletion({ id: 'second', guideId: 'old', doneOn: '2026-05-01', by: 'staff' }),
      ];
      const { run, volunteersOf, helpers, reason } = await begin(signups, { events, guides, completions });
      const query = { from: '2026-01-01', now: pacific('2026-11-21 04:00') };
      for (const programIds of [['shoes', 'walk', null], ['boots'], [null], []])
        for (const withShiftsOfNone of [true, false]) {
          const asked = { ...query, programIds, withShiftsOfNone };
          const found = await run(helpers(asked));
          expect([asked, found]).toEqual([asked, { ok: true, value: helperFigures(signups, asked) }]);
        }
      const ask = { search: '', programId: null, training: 'all', order: 'name' } as const;
      const listed = async (actor: User, part: object = {}) => {
        const page = await run(volunteersOf(actor).list({ ...ask, page: 1, size: 20, ...part }));
        return page.ok ? page.value.items : [];
      };
      const names = async (actor: User, part: object = {}) =>
        (await listed(actor, part)).map(({ name }) => name);
      expect(await listed(PARKER)).toEqual([
        {
          id: 'kim',
          name: 'Kim Lee',
          email: 'kim@fsr.example',
          phone: '',
          helpsIn: [{ id: 'shoes', title: 'Shoes' }],
          minutesThisYear: 0,
          lastOn: null,
          next: null,
          missing: 1,
        },
        {
          id: 'val',
          name: 'Val Volunteer',
          email: 'val@fsr.example',
          phone: '702-555-0110',
          helpsIn: [
            { id: 'shoes', title: 'Shoes' },
            { id: 'walk', title: 'Walk With Me' },
          ],
          minutesThisYear: 150,
          lastOn: '2026-11-07',
          missing: 0,
          next: { shift: 'Welcome desk', event: 'Fitting Day', startsAt: pacific('2026-11-28 10:00') },
        },
      ]);
      expect(await listed(DEJA)).toMatchObject([{ id: 'amy', helpsIn: [{ id: 'boots' }], missing: 2 }]);
      // Of an event of no program admins alone read who comes.
      expect((await listed(AVERY)).at(-1)?.next).toMatchObject({ event: 'Open' });
      expect(await run(volunteersOf(AVERY).get({ id: 'val' }))).toMatchObject({
        value: { signups: expect.arrayContaining([expect.objectContaining({ event: 'Open' })]) },
      });
      expect(await names(AVERY)).toEqual(['Amy Ames', 'Kim Lee', 'Val Volunteer']);
      expect(await names(AVERY, { order: 'hours' })).toEqual(['Val Volunteer', 'Amy Ames', 'Kim Lee']);
      expect(await names(AVERY, { order: 'last' })).toEqual(['Amy Ames', 'Val Volunteer', 'Kim Lee']);
      expect(await names(AVERY, { search: '702-555' })).toEqual(['Val Volunteer']);
      expect(await names(AVERY, { programId: 'walk' })).toEqual(['Val Volunteer']);
      expect(await names(AVERY, { training: 'missing' })).toEqual(['Amy Ames', 'Kim Lee']);
      expect(await names(AVERY, { page: 2, size: 2 })).toEqual(['Val Volunteer']);
      expect(await run(volunteersOf(AVERY).all(ask))).toMatchObject({ value: { length: 3 } });
      expect(await run(volunteersOf(VAL).all(ask))).toMatchObject({ failure: { code: 'forbidden' } });

      expect(await run(volunteersOf(PARKER).get({ id: 'val' }))).toMatchObject({
        value: {
          signups: [
            {
              id: 'val-fitting',
              state: 'going',
              shift: 'Welcome desk',
              event: 'Fitting Day',
              program: 'Shoes',
            },
            { id: 'val-soon', state: 'waiting' },
            { id: 'val-Fair', state: 'attended' },
            { id: 'val-Gala', state: 'no-show' },
            { id: 'val-Old' },
          ],
          work: [{ id: 'val-Fair' }, { id: 'val-work', program: null }, { id: 'val-Old' }],
          completions: [
            { id: 'second', title: 'Old one', doneOn: '2026-05-01', by: 'staff' },
            { id: 'first', title: 'Hello', by: 'self' },
          ],
          toDo: [],
          noShows: 1,
          minutesThisYear: 150,
          trainings: [{ title: 'Hello' }, { title: 'Safe with young people' }],
        },
      });
      for (const id of ['amy', 'ben', 'nobody'])
        expect([id, reason(await run(volunteersOf(PARKER).get({ id })))]).toEqual([id, 'not-found']);
    });

    test('nobody approves their own hours, also not as a manager who helped before; of a shift only the minutes change', async () => {
      const worked = { state: 'attended', minutes: 240, hours: 'claimed', markedAt: 5 } as const;
      const { run, hoursOf, ownHoursOf, reason } = await begin([
        of('parker', 'fitting', 'desk', worked),
        of('val', 'fitting', 'setup', { ...worked, minutes: 60, hours: 'approved' }),
      ]);
      const own = { id: 'parker-fitting', base: 'first' };
      expect(reason(await run(hoursOf(PARKER).approve({ entries: [own] })))).toBe('own-hours');
      expect(reason(await run(hoursOf(PARKER).giveBack({ ...own, reason: 'No.' })))).toBe('own-hours');
      const listed = await run(
        hoursOf(PARKER).list({ show: 'claimed', programId: 'shoes', page: 1, size: 20 }),
      );
      expect(listed).toMatchObject({
        value: { items: [{ isOwn: true, shift: 'Welcome desk: Fitting Day' }] },
      });
      const change = {
        id: 'val-fitting',
        base: 'first',
        programId: null,
        day: '2020-01-01',
        minutes: 45,
        note: '',
      };
      expect(await run(ownHoursOf(VAL).change(change))).toMatchObject({
        value: { hours: 'claimed', minutes: 45, programId: 'shoes', day: '2026-11-28', approvedBy: null },
      });
      const takeBack = { id: 'val-fitting', base: 'first' };
      expect(reason(await run(ownHoursOf(VAL).takeBack(takeBack)))).toBe('not-found');
    });
  });
}
