import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import type { AuditLog } from '../../src/core/audit/audit.api';
import { draftOf } from '../../src/core/programs/program-draft';
import { offeredPrograms, type ProgramQuery, pageOfPrograms } from '../../src/core/programs/program-query';
import type { Programs } from '../../src/core/programs/programs.api';
import type { Result } from '../../src/core/shared/result';
import { anEvent, aSignup, pacific } from '../support/event-builder';
import { aPerson } from '../support/person-builder';
import { aProgram, aProgramDraft, aQuestion } from '../support/program-builder';
import { type Applied, figuresOf, type KeptPrograms } from '../support/programs-harness';
import { spanishFor } from '../support/translations/in-spanish';
import { aUser } from '../support/users';
import type { Run, Soon } from './harness';

const AVERY = aUser({ id: 'avery', name: 'Avery Admin', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
const DEJA = aUser({ id: 'deja', name: 'Deja Whitfield', role: 'program_manager' });
const BEN = aUser({ id: 'ben', name: 'Ben Beneficiary', role: 'beneficiary' });

const STAFF = [AVERY, DEJA, PARKER].map(({ id, name }) => ({ id, name }));
const PEOPLE = [
  ...[PARKER, AVERY, DEJA].map(({ id, name, role }) =>
    aPerson({ id, name, role: role === 'admin' ? 'admin' : 'program_manager' }),
  ),
  aPerson({ id: 'gone', name: 'Gone Manager', role: 'program_manager', state: 'deactivated' }),
  aPerson({ id: 'asked', name: 'Asked Manager', role: 'program_manager', state: 'invited' }),
  aPerson({ id: 'ben', name: 'Ben Beneficiary', role: 'beneficiary' }),
];

const DAY_MS = 86_400_000;
const PROGRAMS = [
  aProgram({ id: 'walk', managerIds: ['gone', 'parker', 'deja'], places: 2 }),
  aProgram({
    id: 'boots',
    title: 'Boots',
    kind: 'items',
    managerIds: ['deja'],
    intake: 'paused',
    places: null,
  }),
  aProgram({
    id: 'alone',
    title: 'Alone',
    kind: 'jobs',
    managerIds: ['gone'],
    summary: 'A lonely course.',
    es: { title: { text: 'A solas', of: '' }, nextStep: { text: 'Le llamamos.', of: '' } },
  }),
  aProgram({ id: 'lab', title: 'Lab', state: 'draft', kind: null, summary: '', managerIds: ['parker'] }),
  aProgram({ id: 'coats', title: 'Coats', state: 'archived', managerIds: ['parker'], archivedAt: 5 }),
  aProgram({ id: 'reading', title: 'Reading', state: 'archived', managerIds: ['deja'], archivedAt: 9 }),
];
const APPLIED: readonly Applied[] = [
  { programId: 'walk', by: 'ann', state: 'approved', decidedAt: 3 * DAY_MS },
  { programId: 'walk', by: 'bo', state: 'approved', decidedAt: 9 * DAY_MS },
  { programId: 'walk', by: 'cy', state: 'approved', decidedAt: DAY_MS, isEnded: true },
  { programId: 'walk', by: 'cy', state: 'denied', decidedAt: 40 * DAY_MS },
  { programId: 'walk', by: 'dot', state: 'withdrawn', decidedAt: 90 * DAY_MS },
  { programId: 'walk', by: 'val', role: 'volunteer', state: 'approved', decidedAt: 4 * DAY_MS },
  { programId: 'boots', by: 'eve', state: 'pending' },
  { programId: 'boots', by: 'val', role: 'volunteer', state: 'pending' },
  { programId: 'coats', by: 'ann', state: 'approved', decidedAt: 2 * DAY_MS, isEnded: true },
];
const EVENTS = [
  anEvent(),
  anEvent({ id: 'idea', state: 'draft', startsAt: null, endsAt: null, shifts: [] }),
  anEvent({ id: 'rain', state: 'canceled' }),
  anEvent({ id: 'over', startsAt: 3 * DAY_MS, endsAt: 3 * DAY_MS + 1 }),
];
const WORK = aSignup({ id: 'work', state: 'attended', hours: 'approved', minutes: 90 });
const NEXT = [{ id: 'fitting', title: 'Fitting Day', startsAt: pacific('2026-11-28 10:00') }];
/** What the events and the work of the programs come to. */
const OF_EVENTS = {
  events: new Map([
    ['walk', { toCome: 1, sessions: 1, next: NEXT, days: { first: '1970-01-03', last: '2026-11-28' } }],
  ]),
  minutes: new Map([['walk', 90]]),
};
const ALL: ProgramQuery = { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 10 };

/** Programs as each person sees them, and what is noted of what they do. */
interface ProgramsHarness {
  readonly programsOf: (actor: User) => Programs;
  readonly log: AuditLog;
  readonly run: Run;
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

/** What was done, whatever came first: on a clock that stands still everything is noted at one moment. */
function actionsIn(notes: readonly (readonly unknown[])[]): readonly unknown[] {
  return notes.map(([, action]) => action).sort();
}

const notFound = { ok: false, failure: { code: 'not-found' } };
const conflict = { ok: false, failure: { code: 'conflict' } };

/** What every place of programs must do; `make` gives one that holds exactly what is given. */
export function programsContract(name: string, make: (kept: KeptPrograms) => Soon<ProgramsHarness>): void {
  const setUp = async ({ events = EVENTS }: Partial<KeptPrograms> = {}) => {
    const harness = await make({
      programs: PROGRAMS,
      people: PEOPLE,
      applied: APPLIED,
      events,
      signups: [WORK],
    });
    const { programsOf, log, run } = harness;
    return {
      ...harness,
      admin: programsOf(AVERY),
      parker: programsOf(PARKER),
      deja: programsOf(DEJA),
      ben: programsOf(BEN),
      kept: async (id: string) => given(await run(programsOf(AVERY).get({ id }))).program,
      notes: async () => {
        const { items } = given(await run(log.list({ action: null, person: null, page: 1, size: 50 })));
        return items
          .map(({ actor, action, subject, detail }) => [actor.id, action, subject, detail])
          .reverse();
      },
    };
  };
  const seen = (id: string) => PROGRAMS.filter(({ managerIds }) => managerIds.includes(id));

  describe(`${name} keeps the words of programs in Spanish`, () => {
    const es = { title: spanishFor('Walk With Me', 'Camine conmigo') };
    const [yes, no] = [spanishFor('Yes', 'Sí'), spanishFor('No', 'No')];
    const choice = aQuestion({ answer: 'choice', choices: ['Yes', 'No'], es: { choices: [yes, no] } });

    test('they go with the program and its questions, are offered with them, and the log names them', async () => {
      const { deja, ben, kept, notes, run } = await setUp();
      const [walk] = PROGRAMS;
      if (!walk) throw new Error('There is a program.');
      const draft = { ...draftOf(walk), es: { ...es, summary: { text: ' ', of: '' } } };
      const saved = given(await run(deja.save({ ...draft, id: 'walk', base: 'first' })));
      expect(saved.es).toEqual(es);
      const next = { ...draftOf(saved), questions: [choice], id: 'walk', base: saved.revision };
      const asked = given(await run(deja.save(next)));
      expect(asked.questions).toEqual([choice]);
      expect(await kept('walk')).toEqual(asked);
      const offer = given(await run(ben.offered())).find(({ id }) => id === 'walk');
      expect(offer).toMatchObject({ es, questions: [choice] });
      const one = { ...choice, choices: ['No'], es: { choices: [no, yes] } };
      const fewer = { ...next, questions: [{ ...one, answer: 'line' as const }], base: asked.revision };
      expect(given(await run(deja.save(fewer))).questions[0]).toMatchObject({ choices: [], es: null });
      const noted = (await notes()).map(([, , , detail]) => JSON.stringify(detail)).sort();
      const ofQuestions = '{"fields":"questions es.questions"}';
      expect(noted).toEqual(['{"fields":"es.title"}', ofQuestions, ofQuestions]);
    });
  });

  describe(`${name} keeps programs`, () => {
    test.each<Partial<ProgramQuery>>([
      {},
      { show: 'drafts' },
      { show: 'both' },
      { show: 'archived' },
      { kind: 'items' },
      { managerId: 'parker', show: 'both' },
      { search: 'lonel cours' },
      { search: 'nowhere' },
      { page: 2, size: 1 },
    ])('it lists by %j, to a manager their own alone', async (part) => {
      const { admin, parker, run } = await setUp();
      const query = { ...ALL, ...part };
      const around = { staff: STAFF, figures: figuresOf(APPLIED), ...OF_EVENTS };
      const all = pageOfPrograms(PROGRAMS, query, around);
      expect(await run(admin.list(query))).toEqual({ ok: true, value: all });
      const own = pageOfPrograms(seen('parker'), query, around);
      expect(await run(parker.list(query))).toEqual({ ok: true, value: own });
    });

    test('those with waiting applications come first, archived ones the newest first', async () => {
      const { admin, run } = await setUp();
      const ids = async (show: ProgramQuery['show']) =>
        given(await run(admin.list({ ...ALL, show }))).items.map(({ id }) => id);
      expect(await ids('active')).toEqual(['boots', 'alone', 'walk']);
      expect(await ids('archived')).toEqual(['reading', 'coats']);
    });

    test('a program is seen with who can manage it now, and with what its applications come to', async () => {
      const { parker, admin, run } = await setUp();
      expect(await run(parker.get({ id: 'walk' }))).toEqual({
        ok: true,
        value: {
          program: PROGRAMS[0],
          managers: [DEJA, PARKER].map(({ id, name }) => ({ id, name })),
          waiting: 0,
          enrolled: 2,
          people: 3,
          sessions: 1,
          minutes: 90,
          pairsGiven: 0,
          ran: { first: '1970-01-01', last: '2026-11-28' },
          next: NEXT,
        },
      });
      expect(given(await run(admin.get({ id: 'boots' })))).toMatchObject({
        waiting: 2,
        enrolled: 0,
        people: 0,
      });
      expect(given(await run(admin.get({ id: 'alone' })))).toMatchObject({
        managers: [],
        ran: null,
        sessions: 0,
        minutes: 0,
        next: [],
      });
      expect(await run(admin.get({ id: 'nowhere' }))).toEqual(notFound);
    });

    test('active admins and program managers can manage programs, by name', async () => {
      const { parker, run } = await setUp();
      expect(await run(parker.managers())).toEqual({ ok: true, value: STAFF });
    });

    test('everybody sees what active programs offer, and nothing of who applied or manages', async () => {
      const { ben, parker, run } = await setUp();
      const offers = given(await run(ben.offered()));
      expect(offers).toEqual(offeredPrograms(PROGRAMS, figuresOf(APPLIED), []));
      expect(offers.map(({ id, placesLeft }) => [id, placesLeft])).toEqual([
        ['alone', 20],
        ['walk', 0],
        ['boots', null],
      ]);
      const fields = Object.keys(offers[0] ?? {});
      for (const hidden of [
        'managerIds',
        'managers',
        'waiting',
        'enrolled',
        'places',
        'nextStep',
        'revision',
      ])
        expect(fields).not.toContain(hidden);
      // What happens next is for those who are approved.
      expect(offers[0]?.es).toEqual({ title: { text: 'A solas', of: '' } });
      expect(await run(parker.offered())).toEqual({ ok: true, value: offers });
    });

    test('a program to which people drop in is offered with its next dates', async () => {
      const cleanup = { programId: 'boots', invited: ['everybody' as const], takesSignups: false };
      const at = (day: string) => ({
        startsAt: pacific(`2026-12-${day} 08:00`),
        endsAt: pacific(`2026-12-${day} 11:00`),
      });
      const { ben, run } = await setUp({
        events: [
          ...EVENTS,
          anEvent({ ...cleanup, id: 'second', ...at('12') }),
          anEvent({ ...cleanup, id: 'first', ...at('05') }),
          anEvent({ ...cleanup, id: 'off', ...at('06'), state: 'canceled' }),
          anEvent({ ...cleanup, id: 'plan', ...at('07'), state: 'draft' }),
          anEvent({ ...cleanup, id: 'crew', ...at('08'), invited: [] }),
        ],
      });
      const offers = given(await run(ben.offered()));
      expect(offers.map(({ id, dropIn }) => [id, dropIn.map((date) => date.id)])).toEqual([
        ['alone', []],
        ['walk', []],
        ['boots', ['first', 'second']],
      ]);
      expect(offers.at(-1)?.dropIn[0]).toEqual({
        id: 'first',
        title: 'Fitting Day',
        place: 'Main hall',
        es: null,
        ...at('05'),
      });
    });

    test('a draft needs a title alone; a manager who creates it manages it', async () => {
      const { parker, kept, notes, run } = await setUp();
      const draft = { ...aProgramDraft(), title: ' Lab ', kind: null, summary: '', managerIds: [] };
      const made = given(await run(parker.create({ id: 'new', publish: false, ...draft })));
      expect(made).toMatchObject({ state: 'draft', title: 'Lab', managerIds: ['parker'], archivedAt: null });
      expect(await kept('new')).toEqual(made);
      expect(await notes()).toEqual([['parker', 'program.create', { id: 'new', name: 'Lab' }, {}]]);
    });

    test('a creation that is asked for again is not done twice; under the id of another program it is a conflict', async () => {
      const { admin, parker, kept, notes, run } = await setUp();
      const input = { id: 'new', publish: true, ...aProgramDraft() };
      const [first, second] = await run(Promise.all([admin.create(input), admin.create(input)]));
      expect(second).toEqual(first);
      expect(given(first).state).toBe('active');
      expect(actionsIn(await notes())).toEqual(['program.create', 'program.publish']);
      expect(await run(admin.create({ ...input, publish: false }))).toEqual(conflict);
      expect(await run(parker.create({ ...input, id: 'boots' }))).toEqual(conflict);
      expect(await kept('boots')).toEqual(PROGRAMS[1]);
    });

    test.each([
      ['no title', { title: ' ' }, ['title']],
      ['no kind and no summary', { kind: null, summary: '' }, ['kind', 'summary']],
      ['nobody who can manage it', { managerIds: ['gone'] }, ['managerIds']],
      ['a beneficiary among the managers', { managerIds: ['avery', 'ben'] }, ['managerIds']],
      ['a forbidden question', { questions: [aQuestion({ text: 'Your SSN?' })] }, ['questions']],
    ] as const)('with %s it is not published, and nothing is noted', async (_, part, fields) => {
      const { admin, notes, run } = await setUp();
      const draft = aProgramDraft(part as Partial<ReturnType<typeof aProgramDraft>>);
      const made = await run(admin.create({ id: 'new', publish: true, ...draft }));
      const problems = fields.map((field) => ({ field, message: '' }));
      expect(made).toEqual({ ok: false, failure: { code: 'validation', fields: problems } });
      expect(await run(admin.get({ id: 'new' }))).toEqual(notFound);
      expect(await notes()).toEqual([]);
    });

    test('a save replaces the fields, and the log names those that changed', async () => {
      const { parker, kept, notes, run } = await setUp();
      const draft = aProgramDraft({ title: 'Walk', places: 2, managerIds: ['gone', 'parker'] });
      const saved = given(await run(parker.save({ id: 'walk', base: 'first', ...draft })));
      expect(saved).toEqual({ ...PROGRAMS[0], ...draft, revision: saved.revision });
      expect(saved.revision).not.toBe('first');
      expect(await kept('walk')).toEqual(saved);
      expect(await notes()).toEqual([
        ['parker', 'program.change', { id: 'walk', name: 'Walk' }, { fields: 'title managerIds' }],
      ]);
      expect(await run(parker.save({ id: 'walk', base: 'first', ...draft }))).toEqual(conflict);
    });

    test('of two saves from one base one is done', async () => {
      const { admin, parker, run } = await setUp();
      const save = { id: 'walk', base: 'first', ...aProgramDraft() };
      const answers = await run(
        Promise.all([admin.save({ ...save, title: 'One' }), parker.save({ ...save, title: 'Two' })]),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(conflict);
    });

    test('there are never fewer places than people who have one', async () => {
      const { admin, kept, run } = await setUp();
      const save = { id: 'walk', base: 'first', ...aProgramDraft() };
      expect(await run(admin.save({ ...save, places: 1 }))).toEqual({
        ok: false,
        failure: { code: 'conflict', reason: 'enrolled', count: 2 },
      });
      expect(await kept('walk')).toEqual(PROGRAMS[0]);
      expect(given(await run(admin.save({ ...save, places: 2 }))).places).toBe(2);
    });

    test('a manager leaves no program without a manager, not even a draft; an admin may leave a draft so', async () => {
      const { admin, parker, run } = await setUp();
      const draft = { id: 'lab', base: 'first', ...aProgramDraft({ managerIds: [] }) };
      const refused = {
        ok: false,
        failure: { code: 'validation', fields: [{ field: 'managerIds', message: '' }] },
      };
      expect(await run(parker.save(draft))).toEqual(refused);
      expect(given(await run(admin.save(draft))).managerIds).toEqual([]);
    });

    test('from draft to active to archived and back, each step from the state before alone', async () => {
      const { admin, notes, run } = await setUp();
      const lab = given(await run(admin.save({ id: 'lab', base: 'first', ...aProgramDraft() })));
      const steps = async (base: string) => ({
        publish: await run(admin.publish({ id: 'lab', base: `${base}!` })),
        archive: await run(admin.archive({ id: 'lab', base: `${base}!` })),
        restore: await run(admin.restore({ id: 'lab', base: `${base}!` })),
        deleted: await run(admin.deleteDraft({ id: 'lab', base: `${base}!` })),
      });
      expect(Object.values(await steps(lab.revision))).toEqual([conflict, conflict, conflict, conflict]);
      expect(await run(admin.restore({ id: 'lab', base: lab.revision }))).toEqual(conflict);
      expect(await run(admin.archive({ id: 'lab', base: lab.revision }))).toEqual(conflict);
      const active = given(await run(admin.publish({ id: 'lab', base: lab.revision })));
      expect(active).toMatchObject({ state: 'active', intake: 'open' });
      expect(await run(admin.deleteDraft({ id: 'lab', base: active.revision }))).toEqual(conflict);
      const archived = given(await run(admin.archive({ id: 'lab', base: active.revision })));
      expect(archived.state).toBe('archived');
      expect(archived.archivedAt).toBeGreaterThan(0);
      const save = { id: 'lab', base: archived.revision, ...aProgramDraft() };
      const changed = given(await run(admin.save(save)));
      expect(changed).toMatchObject({ state: 'archived', archivedAt: archived.archivedAt });
      const restored = given(await run(admin.restore({ id: 'lab', base: changed.revision })));
      expect(restored).toMatchObject({ state: 'active', intake: 'closed', archivedAt: null });
      const done = ['archive', 'change', 'change', 'publish', 'restore'].map((name) => `program.${name}`);
      expect(actionsIn(await notes())).toEqual(done);
    });

    test('a draft that is not complete is not published', async () => {
      const { parker, kept, run } = await setUp();
      expect(await run(parker.publish({ id: 'lab', base: 'first' }))).toMatchObject({
        failure: { code: 'validation', fields: [{ field: 'kind' }, { field: 'summary' }] },
      });
      expect((await kept('lab')).state).toBe('draft');
    });

    test('an archived program that nobody can manage now is restored once somebody manages it', async () => {
      const { admin, run } = await setUp();
      const archived = given(await run(admin.archive({ id: 'alone', base: 'first' })));
      const refused = await run(admin.restore({ id: 'alone', base: archived.revision }));
      expect(refused).toMatchObject({ failure: { code: 'validation', fields: [{ field: 'managerIds' }] } });
      const draft = { ...draftOf(archived), managerIds: ['deja'] };
      const saved = given(await run(admin.save({ ...draft, id: 'alone', base: archived.revision })));
      const restored = given(await run(admin.restore({ id: 'alone', base: saved.revision })));
      expect(restored).toMatchObject({ state: 'active', intake: 'closed', managerIds: ['deja'] });
    });

    test('while applications wait a program is not archived', async () => {
      const { deja, kept, run } = await setUp();
      expect(await run(deja.archive({ id: 'boots', base: 'first' }))).toEqual({
        ok: false,
        failure: { code: 'conflict', reason: 'pending', count: 2 },
      });
      expect(await kept('boots')).toEqual(PROGRAMS[1]);
    });

    test('while events are to come a program is not archived, and one with both hears of both', async () => {
      const events = [...EVENTS, anEvent({ id: 'of-boots', programId: 'boots' })];
      const { deja, run } = await setUp({ events });
      expect(await run(deja.archive({ id: 'walk', base: 'first' }))).toEqual({
        ok: false,
        failure: { code: 'conflict', reason: 'events', count: 1 },
      });
      expect(await run(deja.archive({ id: 'boots', base: 'first' }))).toEqual({
        ok: false,
        failure: { code: 'conflict', reason: 'pending', count: 2, events: 1 },
      });
    });

    test('a draft with an event is not deleted, even if that is a draft, too', async () => {
      const event = anEvent({ programId: 'lab', state: 'draft' });
      const { parker, kept, run } = await setUp({ events: [event] });
      expect(await run(parker.deleteDraft({ id: 'lab', base: 'first' }))).toEqual({
        ok: false,
        failure: { code: 'conflict', reason: 'events' },
      });
      expect(await kept('lab')).toEqual(PROGRAMS[3]);
    });

    test('a draft is deleted for good', async () => {
      const { parker, admin, notes, run } = await setUp();
      expect(await run(parker.deleteDraft({ id: 'lab', base: 'first' }))).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await run(admin.get({ id: 'lab' }))).toEqual(notFound);
      expect(await run(parker.deleteDraft({ id: 'lab', base: 'first' }))).toEqual(notFound);
      expect(await notes()).toEqual([['parker', 'program.delete-draft', { id: 'lab', name: 'Lab' }, {}]]);
    });

    test('the program of another manager is answered like one that does not exist, whatever is asked', async () => {
      const { deja, kept, notes, run } = await setUp();
      const asked = (id: string) => {
        const change = { id, base: 'first' };
        return [
          () => deja.get({ id }),
          () => deja.save({ ...change, ...aProgramDraft() }),
          () => deja.publish(change),
          () => deja.archive(change),
          () => deja.restore(change),
          () => deja.deleteDraft(change),
        ];
      };
      for (const id of ['alone', 'lab', 'coats', 'nowhere'])
        for (const ask of asked(id)) expect(await run<unknown>(ask())).toEqual(notFound);
      for (const program of PROGRAMS) expect(await kept(program.id)).toEqual(program);
      expect(await notes()).toEqual([]);
    });
  });
}
