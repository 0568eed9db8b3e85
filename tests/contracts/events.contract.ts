import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import type { AuditLog } from '../../src/core/audit/audit.api';
import type { Event } from '../../src/core/events/event';
import { eventDraftOf } from '../../src/core/events/event-draft';
import type { Events, PublicEvents } from '../../src/core/events/events.api';
import type { EventsInput } from '../../src/core/events/events.inputs';
import type { Result } from '../../src/core/shared/result';
import type { Signup } from '../../src/core/signups/signup';
import type { KeptCalendar } from '../support/calendar-harness';
import { anEvent, anEventDraft, aShift, aSignup, pacific } from '../support/event-builder';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { spanishFor } from '../support/translations/in-spanish';
import { aUser } from '../support/users';
import type { Run, Soon } from './harness';

const AVERY = aUser({ id: 'avery', name: 'Avery Admin', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
const DEJA = aUser({ id: 'deja', name: 'Deja Whitfield', role: 'program_manager' });

const PEOPLE = [
  aPerson({ id: 'avery', name: 'Avery Admin', role: 'admin', email: 'avery@mail.example' }),
  aPerson({ id: 'parker', name: 'Parker Manager', role: 'program_manager', email: 'parker@mail.example' }),
  aPerson({ id: 'val', name: 'Val Volunteer', role: 'volunteer', email: 'val@mail.example' }),
  aPerson({ id: 'amy', name: 'Amy Ames', role: 'volunteer', email: 'amy@mail.example' }),
];
const PROGRAMS = [
  aProgram({ id: 'walk', managerIds: ['parker'], volunteersNeedApproval: false }),
  aProgram({ id: 'boots', title: 'Boots', managerIds: ['deja'] }),
  aProgram({ id: 'lab', title: 'Lab', state: 'draft', managerIds: ['parker'] }),
  aProgram({ id: 'coats', title: 'Coats', state: 'archived', managerIds: ['parker'], archivedAt: 5 }),
];

/** A time of day on a day of November 2026, such as on('28', '10:00'). */
const on = (day: string, time: string) => pacific(`2026-11-${day} ${time}`);
const times = (day: string, from = '10:00', to = '14:00') => ({
  startsAt: on(day, from),
  endsAt: on(day, to),
});

/** Two shifts, a place for two guests. It is Saturday, November 21, 4 in the morning. */
const FITTING = anEvent({
  places: 2,
  shifts: [aShift({ wanted: 2 }), aShift({ id: 'door', label: 'Door', wanted: 1 })],
});
const KEPT: readonly Event[] = [
  FITTING,
  anEvent({ id: 'early', title: 'Early Bird', ...times('21', '02:00', '03:00'), shifts: [] }),
  anEvent({ id: 'boots-day', title: 'Boots Day', programId: 'boots', ...times('25'), shifts: [] }),
  anEvent({
    id: 'open',
    title: 'Open House',
    programId: null,
    ...times('29'),
    shifts: [],
    invited: ['everybody'],
    places: 3,
    description: 'Bring a pair. Or two.',
  }),
  anEvent({
    id: 'rain',
    title: 'Rain',
    ...times('24'),
    state: 'canceled',
    cancelReason: 'Rain.',
    shifts: [],
  }),
  anEvent({ id: 'idea', title: 'Idea', state: 'draft', startsAt: null, endsAt: null, shifts: [], place: '' }),
  anEvent({ id: 'late-draft', title: 'Late', state: 'draft', ...times('02'), shifts: [] }),
  anEvent({ id: 'last-week', title: 'Last Week', ...times('14'), shifts: [] }),
];
const SIGNUPS: readonly Signup[] = [
  aSignup(
    { id: 'val-desk', personId: 'val', personKey: 'val', name: '', contact: '', shiftId: 'desk' },
    FITTING,
  ),
  aSignup({ id: 'robin', contact: 'robin@mail.example' }, FITTING),
  aSignup({ id: 'sam', personKey: 'sam', name: 'Sam', contact: '702-555-0102' }, FITTING),
  aSignup(
    {
      id: 'amy-waits',
      personId: 'amy',
      personKey: 'amy',
      name: '',
      contact: '',
      shiftId: 'door',
      state: 'waiting',
    },
    FITTING,
  ),
  aSignup(
    { id: 'kim', personKey: 'kim', name: 'Kim', shiftId: 'door', contact: 'kim@mail.example' },
    FITTING,
  ),
  aSignup(
    { id: 'came', state: 'attended', markedAt: 5 },
    KEPT.find(({ id }) => id === 'last-week'),
  ),
  aSignup(
    { id: 'unknown', personKey: 'unknown' },
    KEPT.find(({ id }) => id === 'last-week'),
  ),
  aSignup(
    { id: 'guest', personKey: 'guest' },
    KEPT.find(({ id }) => id === 'open'),
  ),
];

const ALL = { programId: null, from: null, to: null, search: '', page: 1, size: 20 } as const;
const FROM = { id: 'fitting', base: 'first' };
const NO_ONE = { going: 0, waiting: 0, attended: 0, noShow: 0, excused: 0, minutes: 0 };

/** Events as each person sees them, and what becomes of the sign-ups for them. */
interface EventsHarness {
  readonly eventsOf: (actor: User) => Events;
  readonly publicEvents: PublicEvents;
  readonly log: AuditLog;
  readonly run: Run;
  readonly signups: () => Promise<readonly Signup[]>;
  /** The mails that were written, as 'ADDRESS: SUBJECT', by address. */
  readonly mailed: () => Promise<readonly string[]>;
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const notFound = { ok: false, failure: { code: 'not-found' } };
const conflict = { ok: false, failure: { code: 'conflict' } };
const invalid = (...fields: readonly string[]) => ({
  ok: false,
  failure: { code: 'validation', fields: fields.map((field) => ({ field, message: '' })) },
});
const idsOf = (page: { readonly items: readonly { readonly id: string }[] }) =>
  page.items.map(({ id }) => id);

/** What every place of events must do; `make` gives one that holds exactly what is given. */
export function eventsContract(name: string, make: (kept: KeptCalendar) => Soon<EventsHarness>): void {
  const setUp = async ({ events = KEPT, signups = SIGNUPS }: Partial<KeptCalendar> = {}) => {
    const harness = await make({ programs: PROGRAMS, people: PEOPLE, events, signups });
    const { eventsOf, log, run } = harness;
    return {
      ...harness,
      admin: eventsOf(AVERY),
      parker: eventsOf(PARKER),
      deja: eventsOf(DEJA),
      kept: async (id: string) => given(await run(eventsOf(AVERY).get({ id }))).event,
      notes: async () => {
        const { items } = given(await run(log.list({ action: null, person: null, page: 1, size: 50 })));
        return items.map(({ action, subject, detail }) => [action, subject.id, detail]).sort();
      },
      signup: async (id: string) => (await harness.signups()).find((one) => one.id === id),
    };
  };

  describe(`${name} keeps events`, () => {
    test.each<[Partial<EventsInput['upcoming']>, readonly string[], readonly string[]]>([
      [{ show: 'published' }, ['boots-day', 'fitting', 'open'], ['fitting']],
      [{ show: 'canceled' }, ['rain'], ['rain']],
      [{ show: 'draft' }, ['late-draft', 'idea'], ['late-draft', 'idea']],
      [
        { show: 'all' },
        ['late-draft', 'rain', 'boots-day', 'fitting', 'open', 'idea'],
        ['late-draft', 'rain', 'fitting', 'idea'],
      ],
      [{ programId: 'none' }, ['open'], []],
      [{ programId: 'boots' }, ['boots-day'], []],
      [{ from: '2026-11-26', to: '2026-11-28', show: 'all' }, ['fitting'], ['fitting']],
      [{ search: 'boo' }, ['boots-day'], []],
      [{ search: 'main walk' }, ['fitting'], ['fitting']],
      [{ page: 2, size: 1 }, ['fitting'], []],
    ])(
      'what is upcoming is listed by %j, to a manager that of their own programs',
      async (part, all, own) => {
        const { admin, parker, run } = await setUp();
        const query = { ...ALL, show: 'published', ...part } as const;
        expect(idsOf(given(await run(admin.upcoming(query))))).toEqual(all);
        expect(idsOf(given(await run(parker.upcoming(query))))).toEqual(own);
      },
    );

    test('a listed event has its counts and its program, and no long texts', async () => {
      const { parker, run } = await setUp();
      const { items, total } = given(await run(parker.upcoming({ ...ALL, show: 'published' })));
      expect(total).toBe(1);
      const [listed] = items;
      expect(listed?.program).toEqual({ id: 'walk', title: 'Walk With Me' });
      expect(listed?.counts.toSorted((a, b) => (String(a.shiftId) < String(b.shiftId) ? -1 : 1))).toEqual([
        { ...NO_ONE, shiftId: 'desk', going: 1 },
        { ...NO_ONE, shiftId: 'door', going: 1, waiting: 1 },
        { ...NO_ONE, shiftId: null, going: 2 },
      ]);
      expect(Object.keys(listed ?? {})).not.toContain('description');
    });

    test('past ones are listed with the latest first, or those with somebody who is not marked', async () => {
      const { admin, run } = await setUp();
      expect(idsOf(given(await run(admin.past({ ...ALL, show: 'all' }))))).toEqual(['early', 'last-week']);
      expect(idsOf(given(await run(admin.past({ ...ALL, show: 'unmarked' }))))).toEqual(['last-week']);
    });

    test('a calendar has what starts on its days, without drafts', async () => {
      const { admin, run } = await setUp();
      const days = { programId: null, search: '', from: '2026-11-24', to: '2026-11-28' };
      const found = given(await run(admin.between(days)));
      expect(found.map(({ id }) => id)).toEqual(['rain', 'boots-day', 'fitting']);
    });

    test('shifts to come are listed by their start, all of them or those that need somebody', async () => {
      const { parker, admin, run } = await setUp();
      const query = { programId: null, from: null, to: null, page: 1, size: 20 } as const;
      const [gap, ...more] = given(await run(parker.openShifts({ ...query, show: 'gaps' }))).items;
      expect(more).toEqual([]);
      expect(gap).toMatchObject({ id: 'desk', wanted: 2, going: 1, waiting: 0, event: { id: 'fitting' } });
      const all = given(await run(admin.openShifts({ ...query, show: 'all' }))).items;
      expect(all.map(({ id, going, waiting }) => [id, going, waiting])).toEqual([
        ['desk', 1, 0],
        ['door', 1, 1],
      ]);
      const later = { ...query, from: '2026-11-29', show: 'all' } as const;
      expect(given(await run(admin.openShifts(later))).total).toBe(0);
    });

    test('everybody sees public events that are not over, with the places that are left', async () => {
      const { publicEvents, admin, run } = await setUp();
      const listed = async () => given(await run(publicEvents.listPublic()));
      expect(await listed()).toEqual([
        expect.objectContaining({ id: 'open', state: 'published', placesLeft: 2, cancelReason: '' }),
      ]);
      expect(await listed()).toMatchObject([{ kind: null, why: 'Bring a pair.', seriesId: null }]);
      given(await run(admin.cancel({ id: 'open', base: 'first', reason: 'Storm.', withLater: false })));
      expect(await listed()).toEqual([
        expect.objectContaining({ id: 'open', state: 'canceled', cancelReason: 'Storm.', sequence: 1 }),
      ]);
      const fields = Object.keys((await listed())[0] ?? {});
      for (const hidden of ['programId', 'shifts', 'places', 'contactPhone', 'revision', 'walkIns'])
        expect(fields).not.toContain(hidden);
    });
  });

  describe(`${name} keeps the words of events in Spanish`, () => {
    const spanish = {
      title: spanishFor('Fitting Day', 'Día de prueba de calzado'),
      description: spanishFor('', 'Traiga un par. O dos.'),
    };
    const welcome = { label: spanishFor('Welcome desk', 'Mesa de bienvenida') };

    test('they go with the event and with each of its shifts, and the log names them', async () => {
      const { parker, kept, notes, run } = await setUp();
      const draft = eventDraftOf(FITTING);
      const [desk, ...shifts] = FITTING.shifts;
      if (!desk) throw new Error('It has shifts.');
      const es = { ...spanish, access: { text: ' ', of: '' }, cancelReason: spanishFor('', 'Lluvia.') };
      const changed = { ...draft, es, shifts: [{ ...desk, es: welcome }, ...shifts] };
      const saved = given(await run(parker.save({ ...changed, ...FROM })));
      expect(saved.es).toEqual(spanish);
      expect(saved).toMatchObject({ sequence: 0, shifts: [{ id: 'desk', es: welcome }, { es: null }] });
      expect(await kept('fitting')).toEqual(saved);
      expect(await notes()).toEqual([
        ['event.change', 'fitting', { fields: 'es.shifts es.title es.description' }],
      ]);
      const gone = { ...changed, es: null, shifts, id: 'fitting', base: saved.revision };
      const [refused] = [await run(parker.save({ ...gone, title: '' }))];
      expect(refused).toEqual(invalid('title'));
      expect((await kept('fitting')).es).toEqual(spanish);
    });

    test('they have the bounds of the English ones', async () => {
      const { parker, run } = await setUp();
      const long = { text: 'x'.repeat(301), of: '' };
      const [desk] = FITTING.shifts;
      const shifts = desk ? [{ ...desk, es: { label: long } }] : [];
      const sent = { ...eventDraftOf(FITTING), ...FROM, shifts, es: { title: long, access: long } };
      expect(await run(parker.save({ ...sent, shifts: [...shifts, ...FITTING.shifts.slice(1)] }))).toEqual(
        invalid('shifts', 'es.title', 'es.access'),
      );
    });

    test('staff lists say what is not in Spanish yet', async () => {
      const whole = anEvent({
        id: 'whole',
        access: '',
        es: { title: spanish.title },
        shifts: [aShift({ es: welcome })],
      });
      const { admin, run } = await setUp({ events: [FITTING, whole], signups: [] });
      const { items } = given(await run(admin.upcoming({ ...ALL, show: 'published' })));
      expect(items.map(({ id, isInSpanish }) => [id, isInSpanish])).toEqual([
        ['fitting', false],
        ['whole', true],
      ]);
      expect(items[1]).not.toHaveProperty('es');
    });

    test('everybody gets what is public of them, with one line why to come', async () => {
      const open = anEvent({ id: 'open', programId: null, invited: ['everybody'], shifts: [], es: spanish });
      const { admin, publicEvents, run } = await setUp({ events: [open], signups: [] });
      const [shown] = given(await run(publicEvents.listPublic()));
      expect(shown?.es).toMatchObject({ title: spanish.title, why: { text: 'Traiga un par.' } });
      expect(shown?.es).not.toHaveProperty('description');
      const reason = { reason: 'Storm.', reasonInSpanish: ' Tormenta. ', withLater: false };
      const canceled = given(await run(admin.cancel({ id: 'open', base: 'first', ...reason })));
      expect(canceled.es).toEqual({ ...spanish, cancelReason: spanishFor('Storm.', 'Tormenta.') });
      const [after] = given(await run(publicEvents.listPublic()));
      expect(after?.es?.cancelReason?.text).toBe('Tormenta.');
    });

    test('a reason in Spanish has the bounds of the English one', async () => {
      const { admin, run } = await setUp();
      const sent = { ...FROM, reason: 'Rain.', reasonInSpanish: 'x'.repeat(301), withLater: false };
      expect(await run(admin.cancel(sent))).toEqual(invalid('reasonInSpanish'));
    });
  });

  describe(`${name} makes events`, () => {
    test('a draft needs a title alone', async () => {
      const { parker, kept, notes, run } = await setUp();
      const draft = {
        ...anEventDraft(),
        title: ' Idea ',
        place: '',
        startsAt: null,
        endsAt: null,
        shifts: [],
      };
      const made = given(await run(parker.create({ ...draft, id: 'new', publish: false, further: [] })));
      expect(made).toMatchObject({ title: 'Idea', state: 'draft', sequence: 0, seriesId: null, walkIns: 0 });
      expect(await kept('new')).toEqual(made);
      expect(await notes()).toEqual([['event.create', 'new', {}]]);
    });

    test.each([
      ['no place and nobody invited', { place: '', invited: [], shifts: [] }, ['place', 'invited']],
      ['a past date', { ...times('20'), shifts: [] }, ['startsAt']],
      ['no program, by a manager', { programId: null }, ['programId']],
      ['a program that is a draft', { programId: 'lab' }, ['programId']],
      ['an archived program', { programId: 'coats' }, ['programId']],
    ] as const)('with %s it is not published, and nothing is made', async (_, part, fields) => {
      const { parker, admin, notes, run } = await setUp();
      const draft = anEventDraft(part as Partial<ReturnType<typeof anEventDraft>>);
      const input = { ...draft, id: 'new', publish: true, further: [] };
      expect(await run(parker.create(input))).toEqual(invalid(...fields));
      expect(await run(admin.get({ id: 'new' }))).toEqual(notFound);
      expect(await notes()).toEqual([]);
    });

    test('further dates are copies at the same times of day, also after clocks change', async () => {
      const { parker, kept, run } = await setUp();
      const spring = (day: string, time: string) => pacific(`2027-03-${day} ${time}`);
      const draft = anEventDraft({
        startsAt: spring('13', '10:00'),
        endsAt: spring('13', '14:00'),
        shifts: [aShift({ startsAt: spring('13', '09:00'), endsAt: spring('13', '10:30') })],
      });
      const input = {
        ...draft,
        id: 'one',
        publish: true,
        further: [
          { id: 'two', startsAt: spring('20', '10:00') },
          { id: 'three', startsAt: spring('27', '10:00') },
        ],
      };
      const first = given(await run(parker.create(input)));
      expect(await kept('two')).toMatchObject({
        state: 'published',
        seriesId: first.seriesId,
        startsAt: spring('20', '10:00'),
        endsAt: spring('20', '14:00'),
        shifts: [{ id: 'desk', startsAt: spring('20', '09:00'), endsAt: spring('20', '10:30') }],
      });
      const { others } = given(await run(parker.get({ id: 'two' })));
      expect(others.map(({ id }) => id)).toEqual(['one', 'three']);
      expect(await run(parker.create(input))).toEqual({ ok: true, value: first });
      expect(await run(parker.create({ ...input, further: [] }))).toEqual(conflict);
      expect(await run(parker.create({ ...input, title: 'Other' }))).toEqual(conflict);
    });

    test('a date at another time of day, or with a shift in the hour that is skipped, makes none of them', async () => {
      const { parker, admin, run } = await setUp();
      const night = aShift({ startsAt: pacific('2027-03-07 02:30'), endsAt: pacific('2027-03-07 06:00') });
      const early = { startsAt: pacific('2027-03-07 06:00'), endsAt: pacific('2027-03-07 09:00') };
      for (const [startsAt, shifts] of [
        [pacific('2027-03-14 07:00'), []],
        [pacific('2027-03-14 06:00'), [night]],
      ] as const) {
        const draft = anEventDraft({ ...early, shifts: [...shifts] });
        const input = { ...draft, id: 'one', publish: false, further: [{ id: 'two', startsAt }] };
        expect(await run(parker.create(input))).toEqual(invalid('further'));
        expect(await run(admin.get({ id: 'one' }))).toEqual(notFound);
      }
    });

    test('a draft is published when it is complete, and deleted for good; a published event is neither', async () => {
      const { admin, parker, notes, run } = await setUp();
      expect(await run(parker.publish({ id: 'idea', base: 'first' }))).toEqual(
        invalid('startsAt', 'endsAt', 'place'),
      );
      expect(await run(parker.publish({ id: 'late-draft', base: 'first' }))).toEqual(invalid('startsAt'));
      const draft = anEventDraft({ title: 'Idea', shifts: [] });
      const saved = given(await run(parker.save({ ...draft, id: 'idea', base: 'first' })));
      const published = given(await run(parker.publish({ id: 'idea', base: saved.revision })));
      expect(published).toMatchObject({ state: 'published', sequence: saved.sequence + 1 });
      expect(await run(parker.publish({ id: 'idea', base: published.revision }))).toEqual(conflict);
      expect(await run(parker.deleteDraft({ id: 'idea', base: published.revision }))).toEqual(conflict);
      given(await run(parker.deleteDraft({ id: 'late-draft', base: 'first' })));
      expect(await run(admin.get({ id: 'late-draft' }))).toEqual(notFound);
      expect((await notes()).map(([action]) => action)).toEqual([
        'event.change',
        'event.delete-draft',
        'event.publish',
      ]);
    });
  });

  describe(`${name} changes events`, () => {
    const draft = eventDraftOf(FITTING);

    test('a description tells nobody and leaves calendars alone', async () => {
      const { parker, notes, mailed, signups, run } = await setUp();
      const saved = given(await run(parker.save({ ...draft, ...FROM, description: 'Bring socks.' })));
      expect(saved).toMatchObject({ description: 'Bring socks.', sequence: 0, changedAt: 1_000 });
      expect(await mailed()).toEqual([]);
      const byId = (all: readonly Signup[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(byId(await signups())).toEqual(byId(SIGNUPS));
      expect(await notes()).toEqual([['event.change', 'fitting', { fields: 'description' }]]);
      expect(await run(parker.save({ ...draft, ...FROM }))).toEqual(conflict);
    });

    test('a new day is told to all who are going or wait, once, and their sign-ups follow', async () => {
      const { parker, mailed, signup, run } = await setUp();
      const day = '30';
      const shifts = FITTING.shifts.map((shift) => ({ ...shift, ...times(day) }));
      const moved = { ...draft, ...times(day), shifts };
      expect(given(await run(parker.saveEffect({ ...moved, id: 'fitting' })))).toEqual({
        mailed: 4,
        overlaps: [],
      });
      const saved = given(await run(parker.save({ ...moved, ...FROM })));
      expect(saved.sequence).toBe(1);
      expect(saved.changedAt).toBeGreaterThan(1_000);
      expect(await mailed()).toEqual([
        'amy@mail.example: Changed: Door: Fitting Day',
        'kim@mail.example: Changed: Door: Fitting Day',
        'robin@mail.example: Your appointment',
        'val@mail.example: Changed: Welcome desk: Fitting Day',
      ]);
      expect(await signup('val-desk')).toMatchObject({ ...times(day), day: '2026-11-30', call: null });
      expect(await signup('sam')).toMatchObject({ ...times(day), day: '2026-11-30', call: 'changed' });
    });

    test.each([
      ['its times on its day', times('14', '09:00', '13:00')],
      ['its day, to one that is to come', times('30')],
      ['its place', { place: 'At the library' }],
    ])('an event that is over tells nobody when somebody mends %s', async (_, part) => {
      const lastWeek = anEvent({ id: 'last-week', title: 'Last Week', ...times('14'), shifts: [] });
      const robin = aSignup({ id: 'robin', contact: 'robin@mail.example' }, lastWeek);
      const { parker, mailed, signup, run } = await setUp({ events: [lastWeek], signups: [robin] });
      const mended = { ...eventDraftOf(lastWeek), ...part, id: 'last-week' };
      expect(given(await run(parker.saveEffect(mended)))).toEqual({ mailed: 0, overlaps: [] });
      given(await run(parker.save({ ...mended, base: 'first' })));
      expect([await mailed(), (await signup('robin'))?.call]).toEqual([[], null]);
    });

    test('a new time of one shift is told to its people alone, with whom it puts in two places at once', async () => {
      const elsewhere = anEvent({ id: 'mentors', title: 'Mentor Evening', ...times('28', '18:00', '20:00') });
      const evening = aSignup({ id: 'val-evening', personId: 'val', personKey: 'val' }, elsewhere);
      const signups = [...SIGNUPS, evening];
      const { parker, mailed, run } = await setUp({ events: [...KEPT, elsewhere], signups });
      const [desk, door] = FITTING.shifts;
      const late = { ...aShift(desk), startsAt: on('28', '13:00'), endsAt: on('28', '18:00') };
      const moved = (shift: typeof late) => ({ ...draft, shifts: [shift, aShift(door)] });
      expect(given(await run(parker.saveEffect({ ...moved(late), id: 'fitting' }))).overlaps).toEqual([]);
      // Four hours after the end is the latest.
      const later = { ...late, startsAt: on('28', '13:00'), endsAt: on('28', '18:00') + 1 };
      expect(await run(parker.save({ ...moved(later), ...FROM }))).toEqual(invalid('shifts'));
      const inTheWay = { ...draft, ...times('28', '10:00', '16:00'), shifts: [later, aShift(door)] };
      expect(given(await run(parker.saveEffect({ ...inTheWay, id: 'fitting' }))).overlaps).toEqual([
        { name: 'Val Volunteer', title: 'Mentor Evening' },
      ]);
      given(await run(parker.save({ ...moved(late), ...FROM })));
      expect(await mailed()).toEqual(['val@mail.example: Changed: Welcome desk: Fitting Day']);
    });

    test('an event of another manager that would be in the way is not named', async () => {
      const at = times('28', '18:00', '20:00');
      const others = [
        anEvent({ id: 'mentors', title: 'Mentor Evening', ...at }),
        anEvent({ id: 'secret', title: 'Clinic Visit', programId: 'boots', ...at }),
        anEvent({ id: 'board', title: 'Board Meeting', programId: null, ...at }),
      ];
      const evenings = others.map((event) =>
        aSignup({ id: `val-${event.id}`, personId: 'val', personKey: 'val' }, event),
      );
      const { parker, admin, run } = await setUp({
        events: [...KEPT, ...others],
        signups: [...SIGNUPS, ...evenings],
      });
      const shifts = FITTING.shifts.map((shift) => ({ ...shift, ...at }));
      const moved = { ...draft, ...at, shifts, id: 'fitting' };
      const titles = async (events: Events) =>
        given(await run(events.saveEffect(moved))).overlaps.map(({ title }) => title);
      expect((await titles(parker)).sort()).toEqual(['Mentor Evening', null]);
      expect((await titles(admin)).sort()).toEqual(['Board Meeting', 'Clinic Visit', 'Mentor Evening']);
    });

    test('there are never fewer places than people who have one, and no shift with people is removed', async () => {
      const { parker, kept, run } = await setUp();
      const [desk, door] = FITTING.shifts.map((shift) => aShift(shift));
      const going = (count: number) => ({
        ok: false,
        failure: { code: 'conflict', reason: 'going', count },
      });
      expect(await run(parker.save({ ...draft, ...FROM, places: 1 }))).toEqual(going(2));
      expect(await run(parker.save({ ...draft, ...FROM, shifts: [aShift(desk)] }))).toEqual(going(2));
      expect(await run(parker.save({ ...draft, ...FROM, shifts: [aShift(door)] }))).toEqual(going(1));
      expect(await kept('fitting')).toEqual(FITTING);
    });

    test('more people wanted give a place to the first who waits', async () => {
      const { parker, mailed, signup, run } = await setUp();
      const shifts = FITTING.shifts.map((shift) => ({ ...shift, wanted: 3 }));
      given(await run(parker.save({ ...draft, ...FROM, shifts })));
      expect((await signup('amy-waits'))?.state).toBe('going');
      expect(await mailed()).toEqual(['amy@mail.example: You have a place: Door: Fitting Day']);
    });

    test('an event goes to another active program of one’s own, and its sign-ups go along', async () => {
      const { admin, parker, signup, run } = await setUp();
      expect(await run(parker.save({ ...draft, ...FROM, programId: 'boots' }))).toEqual(notFound);
      expect(await run(parker.save({ ...draft, ...FROM, programId: 'lab' }))).toEqual(invalid('programId'));
      given(await run(admin.save({ ...draft, ...FROM, programId: 'boots' })));
      expect((await signup('val-desk'))?.programId).toBe('boots');
    });

    test('of two saves from one base one is done', async () => {
      const { admin, parker, run } = await setUp();
      const save = { ...draft, ...FROM };
      const answers = await run(
        Promise.all([admin.save({ ...save, title: 'One' }), parker.save({ ...save, title: 'Two' })]),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(conflict);
    });

    test('visitors without a name are counted', async () => {
      const { parker, kept, notes, run } = await setUp();
      const count = { id: 'last-week', base: 'first' };
      expect(await run(parker.saveWalkIns({ ...count, walkIns: 10_000 }))).toEqual(invalid('walkIns'));
      expect(await run(parker.saveWalkIns({ ...count, walkIns: -1 }))).toEqual(invalid('walkIns'));
      given(await run(parker.saveWalkIns({ ...count, walkIns: 9_999 })));
      // The same once more, after an answer that got lost, is done already; another number is not.
      expect(given(await run(parker.saveWalkIns({ ...count, walkIns: 9_999 }))).walkIns).toBe(9_999);
      expect(await run(parker.saveWalkIns({ ...count, walkIns: 9_998 }))).toEqual(conflict);
      expect(await kept('last-week')).toMatchObject({ walkIns: 9_999, sequence: 0 });
      expect(await notes()).toEqual([['event.walk-ins', 'last-week', { count: '9999' }]]);
    });
  });

  describe(`${name} cancels events`, () => {
    const cancel = { ...FROM, reason: ' The hall is wet. ', withLater: false };

    test('a canceled event tells who is going or waits, and keeps their sign-ups', async () => {
      const { parker, mailed, signup, notes, run } = await setUp();
      expect(await run(parker.cancel({ ...cancel, reason: ' ' }))).toEqual(invalid('reason'));
      expect(given(await run(parker.cancelEffect({ id: 'fitting', withLater: false })))).toEqual({
        mailed: 4,
        overlaps: [],
      });
      const canceled = given(await run(parker.cancel(cancel)));
      expect(canceled).toMatchObject({ state: 'canceled', cancelReason: 'The hall is wet.', sequence: 1 });
      expect(await mailed()).toEqual([
        'amy@mail.example: Canceled: Door: Fitting Day',
        'kim@mail.example: Canceled: Door: Fitting Day',
        'robin@mail.example: Your appointment',
        'val@mail.example: Canceled: Welcome desk: Fitting Day',
      ]);
      expect(await signup('amy-waits')).toMatchObject({ state: 'waiting', call: null });
      expect(await signup('sam')).toMatchObject({ state: 'going', call: 'canceled' });
      expect(await notes()).toEqual([['event.cancel', 'fitting', {}]]);
      expect(await run(parker.cancel({ ...cancel, base: canceled.revision }))).toEqual(conflict);
      const save = { ...eventDraftOf(FITTING), ...FROM, base: canceled.revision };
      expect(await run(parker.save(save))).toEqual(conflict);
    });

    test('a past event that is canceled tells nobody', async () => {
      const { admin, mailed, run } = await setUp();
      given(await run(admin.cancel({ ...cancel, id: 'last-week' })));
      expect(await mailed()).toEqual([]);
    });

    test('later dates of its series go along, earlier ones and drafts do not', async () => {
      const dates = ['22', '24', '26', '28'].map((day, index) =>
        anEvent({
          id: `date-${index}`,
          seriesId: 'series',
          ...times(day),
          shifts: [],
          state: index === 3 ? 'draft' : 'published',
        }),
      );
      const { parker, notes, run } = await setUp({ events: dates, signups: [] });
      given(await run(parker.cancel({ ...cancel, id: 'date-1', withLater: true })));
      expect(await notes()).toEqual([
        ['event.cancel', 'date-1', {}],
        ['event.cancel', 'date-2', {}],
      ]);
    });

    test('as many later dates as staff read are canceled: not those of another program, or canceled ones', async () => {
      const dates = ['22', '23', '24', '25', '26'].map((day, index) =>
        anEvent({
          id: `date-${index}`,
          seriesId: 'series',
          ...times(day),
          shifts: [],
          ...(index === 2 ? { programId: 'boots' } : {}),
          ...(index === 3 ? { state: 'canceled', cancelReason: 'Rain.' } : {}),
        }),
      );
      const { admin, notes, run } = await setUp({ events: dates, signups: [] });
      expect(given(await run(admin.get({ id: 'date-0' }))).later).toBe(2);
      given(await run(admin.cancel({ ...cancel, id: 'date-0', withLater: true })));
      expect((await notes()).map(([, id]) => id)).toEqual(['date-0', 'date-1', 'date-4']);
      expect(given(await run(admin.get({ id: 'date-0' }))).later).toBe(0);
    });

    test('who was skipped for an overlap with it gets the place elsewhere', async () => {
      const other = anEvent({ id: 'other', title: 'Other', shifts: [aShift({ wanted: 1 })] });
      const waiting = aSignup(
        { id: 'val-waits', personId: 'val', personKey: 'val', shiftId: 'desk', state: 'waiting' },
        other,
      );
      const { parker, signup, run } = await setUp({
        events: [FITTING, other],
        signups: [...SIGNUPS.slice(0, 1), waiting],
      });
      given(await run(parker.cancel(cancel)));
      expect((await signup('val-waits'))?.state).toBe('going');
    });
  });

  test(`${name} answers the event of another manager, or of no program, like one that does not exist`, async () => {
    const { deja, parker, kept, notes, run } = await setUp();
    const draft = eventDraftOf(FITTING);
    const asked = (events: Events, id: string) => {
      const from = { id, base: 'first' };
      return [
        () => events.get({ id }),
        () => events.save({ ...draft, ...from }),
        () => events.publish(from),
        () => events.cancel({ ...from, reason: 'Rain.', withLater: true }),
        () => events.deleteDraft(from),
        () => events.saveEffect({ ...draft, id }),
        () => events.cancelEffect({ id, withLater: true }),
        () => events.saveWalkIns({ ...from, walkIns: 1 }),
      ];
    };
    for (const [events, ids] of [
      [deja, ['fitting', 'idea', 'open', 'nowhere']],
      [parker, ['open', 'boots-day']],
    ] as const)
      for (const id of ids)
        for (const ask of asked(events, id)) expect(await run<unknown>(ask())).toEqual(notFound);
    const made = { ...draft, id: 'new', publish: false, further: [] };
    expect(await run(deja.create(made))).toEqual(notFound);
    for (const { id } of KEPT) expect(await kept(id)).toEqual(KEPT.find((event) => event.id === id));
    expect(await notes()).toEqual([]);
  });
}
