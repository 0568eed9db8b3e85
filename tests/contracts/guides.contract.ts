import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import type { AuditLog } from '../../src/core/audit/audit.api';
import type { Guide } from '../../src/core/guides/guide';
import { type GuideQuery, pageOfGuides } from '../../src/core/guides/guide-query';
import type { Guides } from '../../src/core/guides/guides.api';
import type { OwnGuides } from '../../src/core/guides/own-guides.api';
import type { OwnGuidesInput } from '../../src/core/guides/own-guides.inputs';
import { ownTrainings } from '../../src/core/guides/own-training-query';
import type { Result } from '../../src/core/shared/result';
import { anApplication } from '../support/application-builder';
import { aSignup } from '../support/event-builder';
import { aCompletion, aResource, aResourceDraft, aTraining, aTrainingDraft } from '../support/guide-builder';
import type { KeptGuides } from '../support/guides-harness';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { spanishFor } from '../support/translations/in-spanish';
import { aUser } from '../support/users';
import type { Run, Soon } from './harness';

const AVERY = aUser({ id: 'avery', name: 'Avery Admin', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
const VAL = aUser({ id: 'val', name: 'Val Volunteer', role: 'volunteer' });
const BEN = aUser({ id: 'ben', name: 'Ben Beneficiary', role: 'beneficiary' });
const DANA = aUser({ id: 'dana', name: 'Dana Donor', role: 'donor' });

const TODAY = '2026-11-21';
const PEOPLE = [
  ...[AVERY, PARKER, VAL, BEN, DANA].map(({ id, name, role }) =>
    aPerson({ id, name, role: role as 'admin' }),
  ),
  aPerson({ id: 'gone', name: 'Gone Volunteer', role: 'volunteer', state: 'deactivated' }),
  aPerson({ id: 'asked', name: 'Asked Volunteer', role: 'volunteer', state: 'invited' }),
];
const PROGRAMS = [
  aProgram({ id: 'walk', title: 'Walk', managerIds: ['parker'] }),
  aProgram({
    id: 'circle',
    title: 'Circle',
    managerIds: ['deja'],
    es: { title: { text: 'Círculo', of: '' } },
  }),
  aProgram({ id: 'coats', title: 'Coats', state: 'archived', managerIds: ['deja'] }),
];
const LIFTING = aTraining();
const WELCOME = aTraining({
  id: 'welcome',
  title: 'Welcome',
  requiredFor: 'everybody',
  redoFrom: '2026-06-01',
});
const YOUTH = aTraining({ id: 'youth', title: 'Youth', requiredFor: ['walk', 'circle', 'coats'] });
const PLAN = aTraining({ id: 'plan', title: 'Plan', state: 'draft', minutes: null });
const MEALS = aResource({
  reports: ['ben', 'old'],
  checkedOn: '2026-03-01',
  checkedBy: 'parker',
  revision: 'r',
});
const BEDS = aResource({
  id: 'beds',
  title: 'Beds',
  body: 'For a night.',
  need: 'shelter',
  audience: 'beneficiaries',
});
const TICKETS = aResource({ id: 'tickets', title: 'A ticket', need: 'travel', audience: 'volunteers' });
const CLOSED = aResource({ id: 'closed', title: 'Closed', state: 'retired' });
const GUIDES = [YOUTH, WELCOME, TICKETS, PLAN, MEALS, LIFTING, CLOSED, BEDS];
const COMPLETIONS = [
  aCompletion({ id: '1', doneOn: '2026-01-10' }),
  aCompletion({ id: '2', doneOn: '2026-02-10' }),
  aCompletion({ id: '3', personId: 'asked', by: 'staff' }),
  aCompletion({ id: '4', guideId: 'welcome', doneOn: '2026-05-31' }),
  aCompletion({ id: '5', guideId: 'welcome', doneOn: '2026-06-01', personId: 'asked' }),
];
/** Val helps in the program that Parker manages, and so does somebody who has not signed in yet. */
const HELPING = anApplication({
  id: 'val-walk',
  programId: 'walk',
  personId: 'val',
  personKey: 'val',
  as: 'volunteer',
  state: 'approved',
  decidedAt: 5,
});
const HELPERS = [HELPING, { ...HELPING, id: 'asked-walk', personId: 'asked', personKey: 'asked' }];
const A_SHIFT = aSignup({
  id: 'val-shift',
  personId: 'val',
  personKey: 'val',
  name: '',
  contact: '',
  shiftId: 'desk',
});
const SURROUNDINGS = {
  doneBy: new Map([
    ['lifting', 2],
    ['welcome', 1],
  ]),
  programs: PROGRAMS,
  staff: [AVERY, PARKER],
};
const ALL: GuideQuery = { search: '', type: null, state: null, page: 1, size: 20 };
const EVERY_NEED: OwnGuidesInput['resources'] = { search: '', need: null, page: 1, size: 100 };

/** Guides as each person sees them, and what is noted of what they do. */
interface GuidesHarness {
  readonly staffOf: (actor: User) => Guides;
  readonly ownOf: (actor: User) => OwnGuides;
  readonly log: AuditLog;
  readonly run: Run;
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

/** A list that a call may keep. */
function copyOf(requiredFor: 'nobody' | 'everybody' | readonly string[]): 'nobody' | 'everybody' | string[] {
  return typeof requiredFor === 'string' ? requiredFor : [...requiredFor];
}

const notFound = { ok: false, failure: { code: 'not-found' } };
const forbidden = { ok: false, failure: { code: 'forbidden' } };
const conflict = { ok: false, failure: { code: 'conflict' } };
const invalid = (...fields: readonly string[]) => ({
  ok: false,
  failure: { code: 'validation', fields: fields.map((field) => ({ field, message: '' })) },
});

/** What every place of guides must do; `make` gives one that holds exactly what is given. */
export function guidesContract(name: string, make: (kept: KeptGuides) => Soon<GuidesHarness>): void {
  const setUp = async (
    guides: readonly Guide[] = GUIDES,
    part: Pick<KeptGuides, 'applications' | 'signups'> = { applications: HELPERS, signups: [] },
  ) => {
    const kept = { guides, completions: COMPLETIONS, programs: PROGRAMS, people: PEOPLE };
    const harness = await make({ ...kept, ...part });
    const { staffOf, ownOf, log, run } = harness;
    return {
      run,
      ownOf,
      admin: staffOf(AVERY),
      parker: staffOf(PARKER),
      val: ownOf(VAL),
      ben: ownOf(BEN),
      kept: async (id: string) => given(await run(staffOf(AVERY).get({ id }))),
      notes: async () => {
        const { items } = given(await run(log.list({ action: null, person: null, page: 1, size: 50 })));
        return items
          .map(({ actor, action, subject, detail }) => [actor.id, action, subject.id, detail])
          .sort(([, one], [, other]) => (String(one) < String(other) ? -1 : 1));
      },
    };
  };

  describe(`${name} keeps the words of guides in Spanish`, () => {
    const hours = spanishFor('', 'Todos los días');
    const es = { title: spanishFor('Warm Meals', 'Comidas calientes'), hours };

    test('they go with the guide, its readers get and find them, and the log names them', async () => {
      const { admin, ben, notes, run } = await setUp();
      const draft = { ...aResourceDraft({ es: { ...es, body: { text: ' ', of: '' } } }), checked: false };
      const made = given(await run(admin.create({ ...draft, id: 'new', publish: true })));
      expect(made.es).toEqual(es);
      expect(given(await run(admin.get({ id: 'new' }))).es).toEqual(es);
      const found = given(await run(ben.resources({ ...EVERY_NEED, search: 'comid' })));
      expect(found.items).toMatchObject([{ id: 'new', es }]);
      const changed = { ...draft, es: { hours }, id: 'new', base: made.revision };
      expect(given(await run(admin.save(changed))).es).toEqual({ hours });
      expect(await notes()).toContainEqual(expect.arrayContaining([{ fields: 'es.title' }]));
    });

    test('a training has no hours, in Spanish neither', async () => {
      const { admin, run } = await setUp();
      const draft = { ...aTrainingDraft({ es }), checked: false };
      const made = given(await run(admin.create({ ...draft, id: 'new', publish: false })));
      expect(made.es).toEqual({ title: es.title });
    });
  });

  describe(`${name} keeps guides`, () => {
    test.each<Partial<GuideQuery>>([
      {},
      { type: 'resource' },
      { type: 'training', state: 'draft' },
      { state: 'retired' },
      { search: 'bend you' },
      { search: 'nowhere' },
      { page: 2, size: 3 },
    ])('staff list all of them by %j', async (part) => {
      const { admin, parker, run } = await setUp();
      const page = pageOfGuides(GUIDES, { ...ALL, ...part }, SURROUNDINGS);
      expect(await run(admin.list({ ...ALL, ...part }))).toEqual({ ok: true, value: page });
      expect(await run(parker.list({ ...ALL, ...part }))).toEqual({ ok: true, value: page });
    });

    test('reported ones come first; nobody sees who reported them', async () => {
      const { admin, kept, run } = await setUp();
      const { items } = given(await run(admin.list(ALL)));
      expect(items.map(({ id, doneBy, reports }) => [id, doneBy, reports])).toEqual([
        ['meals', 0, 2],
        ['lifting', 2, 0],
        ['plan', 0, 0],
        ['welcome', 1, 0],
        ['youth', 0, 0],
        ['tickets', 0, 0],
        ['beds', 0, 0],
        ['closed', 0, 0],
      ]);
      expect((await kept('youth')).programs).toEqual(['Circle', 'Coats', 'Walk']);
      expect((await kept('meals')).checker).toBe('Parker Manager');
      expect(await run(admin.get({ id: 'nowhere' }))).toEqual(notFound);
    });

    test('a draft needs a title alone, and what belongs to the other type is left out', async () => {
      const { parker, kept, notes, run } = await setUp();
      const draft = aTrainingDraft({ title: ' Ladders ', minutes: null, phone: '702-555-0111' });
      const create = { id: 'new', publish: false, checked: true, ...draft };
      const made = given(await run(parker.create(create)));
      expect(made).toMatchObject({ title: 'Ladders', state: 'draft', phone: '', checkedOn: null });
      expect(await kept('new')).toMatchObject(made);
      // The answer to the first press was lost.
      expect(await run(parker.create(create))).toEqual({ ok: true, value: made });
      expect(await run(parker.create({ ...create, title: 'Stairs' }))).toEqual(conflict);
      expect(await notes()).toEqual([['parker', 'guide.save', 'new', {}]]);
      expect(await run(parker.publish({ id: 'new', base: made.revision }))).toEqual(invalid('minutes'));
    });

    test.each([
      ['no title and no minutes', aTrainingDraft({ title: ' ', minutes: 0 }), ['title', 'minutes']],
      ['a day to come', aTrainingDraft({ redoFrom: '2026-11-22' }), ['redoFrom']],
      ['an archived program', aTrainingDraft({ requiredFor: ['walk', 'coats'] }), ['requiredFor']],
      ['a program of nobody', aTrainingDraft({ requiredFor: ['nowhere'] }), ['requiredFor']],
      ['no need', aResourceDraft({ need: null }), ['need']],
      ['a link to a script', aResourceDraft({ link: 'javascript:alert(1)' }), ['link']],
    ])('it publishes nothing with %s', async (_, draft, fields) => {
      const { admin, notes, run } = await setUp();
      const made = await run(admin.create({ id: 'new', publish: true, checked: false, ...draft }));
      expect(made).toEqual(invalid(...fields));
      expect(await run(admin.get({ id: 'new' }))).toEqual(notFound);
      expect(await notes()).toEqual([]);
    });

    test('whoever checks a resource settles what was reported, and is named', async () => {
      const { admin, ben, kept, notes, run } = await setUp();
      const save = { id: 'meals', base: 'r', ...aResourceDraft({ hours: 'Noon' }) };
      const saved = given(await run(admin.save({ ...save, checked: false })));
      expect(await kept('meals')).toMatchObject({ reports: 2, checkedOn: '2026-03-01', hours: 'Noon' });
      expect(await run(admin.save({ ...save, checked: true }))).toEqual(conflict);
      given(await run(admin.save({ ...save, base: saved.revision, checked: true })));
      expect(await kept('meals')).toMatchObject({ reports: 0, checkedOn: TODAY, checker: 'Avery Admin' });
      const saves = (await notes()).map(([, action, , detail]) => [action, detail]);
      expect(saves).toEqual(
        expect.arrayContaining([
          ['guide.checked', {}],
          ['guide.save', { fields: 'hours' }],
        ]),
      );
      expect(saves).toHaveLength(3);
      // Who reported it before may do so again.
      given(await run(ben.report({ id: 'meals' })));
      expect((await kept('meals')).reports).toBe(1);
    });

    test('a guide keeps its type, and a training the archived programs that it names', async () => {
      const { admin, run } = await setUp();
      const change = { id: 'youth', base: 'first', checked: false };
      const draft = aTrainingDraft({ title: 'Youth', requiredFor: ['coats'] });
      expect(await run(admin.save({ ...change, ...draft, type: 'resource', need: 'food' }))).toEqual(
        invalid('type'),
      );
      expect(given(await run(admin.save({ ...change, ...draft }))).requiredFor).toEqual(['coats']);
    });

    test('of two saves from one base one is done', async () => {
      const { admin, parker, run } = await setUp();
      const save = { id: 'lifting', base: 'first', checked: false };
      const answers = await run(
        Promise.all([
          admin.save({ ...save, ...aTrainingDraft({ title: 'One' }) }),
          parker.save({ ...save, ...aTrainingDraft({ title: 'Two' }) }),
        ]),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(conflict);
    });

    test('from draft to published to retired and back, each step from the state before alone', async () => {
      const { admin, val, notes, run } = await setUp();
      const seen = async () => given(await run(val.trainings())).map(({ id }) => id);
      expect(await run(admin.retire({ id: 'plan', base: 'first' }))).toEqual(conflict);
      const plan = { id: 'plan', base: 'first', checked: false, ...aTrainingDraft({ title: 'Plan' }) };
      let { revision: base } = given(await run(admin.save(plan)));
      for (const act of ['publish', 'retire', 'publish'] as const) {
        expect(await run(admin[act]({ id: 'plan', base: `${base}!` }))).toEqual(conflict);
        const after = given(await run(admin[act]({ id: 'plan', base })));
        expect(await run(admin[act]({ id: 'plan', base: after.revision }))).toEqual(conflict);
        expect((await seen()).includes('plan')).toBe(act === 'publish');
        base = after.revision;
      }
      const actions = (await notes()).map(([, action]) => action);
      expect(actions).toEqual(['guide.publish', 'guide.publish', 'guide.retire', 'guide.save']);
    });

    test('a volunteer sees the published trainings with what they have done; nobody else has any', async () => {
      const { val, ben, run } = await setUp();
      const own = ownTrainings(
        [LIFTING, WELCOME, YOUTH],
        COMPLETIONS.filter(({ personId }) => personId === 'val'),
        PROGRAMS.slice(0, 2),
      );
      expect(await run(val.trainings())).toEqual({ ok: true, value: own });
      expect(own.map(({ id, requiredFor, doneOn, lapsedOn }) => [id, requiredFor, doneOn, lapsedOn])).toEqual(
        [
          ['welcome', 'everybody', null, '2026-05-31'],
          ['youth', ['Circle', 'Walk'], null, null],
          ['lifting', [], '2026-02-10', null],
        ],
      );
      expect(own[1]?.es).toEqual({ requiredFor: [{ text: 'Círculo', of: '' }] });
      expect(await run(ben.trainings())).toEqual({ ok: true, value: [] });
    });

    test('a training is done once, today, however often it is pressed', async () => {
      const { val, ben, admin, kept, notes, run } = await setUp();
      const answers = await run(
        Promise.all([val.complete({ id: 'welcome' }), val.complete({ id: 'welcome' })]),
      );
      expect(answers).toEqual([
        { ok: true, value: undefined },
        { ok: true, value: undefined },
      ]);
      given(await run(val.complete({ id: 'lifting' })));
      const days = given(await run(val.trainings())).map(({ id, doneOn }) => [id, doneOn]);
      expect(days).toEqual([
        ['youth', null],
        ['welcome', TODAY],
        ['lifting', '2026-02-10'],
      ]);
      expect((await kept('welcome')).doneBy).toBe(2);
      // What one has done oneself is not noted in the log.
      expect(await notes()).toEqual([]);
      for (const id of ['plan', 'meals', 'nowhere'])
        expect(await run(val.complete({ id }))).toEqual(notFound);
      expect(await run(ben.complete({ id: 'youth' }))).toEqual(notFound);
      given(
        await run(
          admin.save({
            id: 'welcome',
            base: 'first',
            checked: false,
            ...aTrainingDraft({ redoFrom: TODAY }),
          }),
        ),
      );
      expect((await kept('welcome')).doneBy).toBe(1);
    });

    test('staff record what a volunteer has done, on a day that has come, once', async () => {
      const { parker, val, notes, run } = await setUp();
      const record = { guideId: 'youth', personId: 'val', doneOn: '2026-11-01' };
      const done = given(await run(parker.record(record)));
      expect(done).toEqual({ ...record, id: done.id, by: 'staff' });
      expect(await run(parker.record(record))).toEqual({ ok: true, value: done });
      given(await run(parker.record({ ...record, personId: 'asked', doneOn: TODAY })));
      expect(given(await run(val.trainings())).find(({ id }) => id === 'youth')?.doneOn).toBe('2026-11-01');
      for (const doneOn of ['2026-11-22', '2026-02-30', ''])
        expect(await run(parker.record({ ...record, doneOn }))).toMatchObject({
          failure: { code: 'validation', fields: [{ field: 'doneOn' }] },
        });
      for (const other of [
        { personId: 'ben' },
        { personId: 'gone' },
        { personId: 'nobody' },
        { guideId: 'plan' },
        { guideId: 'meals' },
      ])
        expect(await run(parker.record({ ...record, ...other }))).toEqual(notFound);
      expect(await notes()).toEqual([
        ['parker', 'training.record', expect.any(String), { title: 'Youth' }],
        ['parker', 'training.record', expect.any(String), { title: 'Youth' }],
      ]);
    });

    test.each([
      ['an application to help that was approved', { applications: [HELPING] }, true],
      ['a shift', { signups: [A_SHIFT] }, true],
      ['an application that waits', { applications: [{ ...HELPING, state: 'pending' as const }] }, false],
      [
        'an application that has ended',
        { applications: [{ ...HELPING, ended: { at: 5, how: 'left' as const } }] },
        false,
      ],
      [
        'an application as a participant',
        { applications: [{ ...HELPING, as: 'participant' as const }] },
        false,
      ],
      ['a program of somebody else', { applications: [{ ...HELPING, programId: 'circle' }] }, false],
      ['a shift that was given back', { signups: [{ ...A_SHIFT, state: 'withdrawn' as const }] }, false],
      ['nothing', {}, false],
    ])(
      'by %s a manager records the trainings of a volunteer whom they see alone',
      async (_, kept, isSeen) => {
        const { admin, parker, notes, run } = await setUp(GUIDES, { applications: [], signups: [], ...kept });
        const record = { guideId: 'youth', personId: 'val', doneOn: '2026-11-01' };
        expect(await run(parker.record(record))).toMatchObject(isSeen ? { ok: true } : notFound);
        expect(await notes()).toHaveLength(isSeen ? 1 : 0);
        expect(await run(admin.record(record))).toMatchObject({ ok: true });
      },
    );

    test('a manager requires trainings for the programs that they manage alone, an admin for all', async () => {
      const { admin, parker, kept, run } = await setUp();
      const create = { id: 'new', publish: false, checked: false };
      for (const requiredFor of ['everybody', ['circle'], ['walk', 'circle']] as const)
        expect(
          await run(parker.create({ ...create, ...aTrainingDraft({ requiredFor: copyOf(requiredFor) }) })),
        ).toEqual(invalid('requiredFor'));
      given(
        await run(parker.create({ ...create, publish: true, ...aTrainingDraft({ requiredFor: ['walk'] }) })),
      );
      given(
        await run(admin.create({ ...create, id: 'all', ...aTrainingDraft({ requiredFor: 'everybody' }) })),
      );

      const change = { id: 'welcome', base: 'first', checked: false };
      const welcome = aTrainingDraft({ title: 'Welcome', requiredFor: 'everybody', redoFrom: '2026-06-01' });
      for (const [part, field] of [
        [{ requiredFor: 'nobody' }, 'requiredFor'],
        [{ requiredFor: ['walk'] }, 'requiredFor'],
        [{ redoFrom: '2026-11-20' }, 'redoFrom'],
        [{ redoFrom: null }, 'redoFrom'],
      ] as const)
        expect(
          await run(
            parker.save({
              ...change,
              ...welcome,
              ...part,
              requiredFor: copyOf(part.requiredFor ?? 'everybody'),
            }),
          ),
        ).toEqual(invalid(field));
      expect(await run(parker.retire({ id: 'welcome', base: 'first' }))).toEqual(forbidden);
      const all = await kept('all');
      expect(await run(parker.publish({ id: 'all', base: all.revision }))).toEqual(forbidden);
      expect(await kept('welcome')).toMatchObject({ state: 'published', requiredFor: 'everybody' });
      // Its words are every manager's to mend, and of a list of programs one's own may be taken off.
      expect(await run(parker.save({ ...change, ...welcome, body: 'Say hello.' }))).toMatchObject({
        ok: true,
      });
      const youth = aTrainingDraft({ title: 'Youth', requiredFor: ['circle', 'coats'] });
      expect(await run(parker.save({ id: 'youth', base: 'first', checked: false, ...youth }))).toMatchObject({
        value: { requiredFor: ['circle', 'coats'] },
      });
    });

    test('resources are for some, by what they help with; who reported one knows that', async () => {
      const { val, ben, ownOf, run } = await setUp();
      const seen = async (own: OwnGuides, part: Partial<OwnGuidesInput['resources']> = {}) =>
        given(await run(own.resources({ ...EVERY_NEED, ...part }))).items.map(({ id, isReported }) => [
          id,
          isReported,
        ]);
      expect(await seen(ben)).toEqual([
        ['meals', true],
        ['beds', false],
      ]);
      expect(await seen(val)).toEqual([
        ['meals', false],
        ['tickets', false],
      ]);
      expect(await seen(ownOf(DANA))).toEqual([]);
      expect(await run(ownOf(DANA).report({ id: 'meals' }))).toEqual(notFound);
      expect(await seen(ben, { need: 'shelter' })).toEqual([['beds', false]]);
      expect(await seen(ben, { search: '555-0111 nowhere' })).toEqual([]);
      expect(await seen(ben, { search: 'meal 0111' })).toEqual([['meals', true]]);
      const [meals] = given(await run(ben.resources(EVERY_NEED))).items;
      for (const hidden of ['reports', 'checkedBy', 'revision', 'state'])
        expect(Object.keys(meals ?? {})).not.toContain(hidden);
    });

    test('a person reports a resource for them once; the form of somebody who changes it meanwhile is not stale', async () => {
      const { val, ben, admin, kept, notes, run } = await setUp();
      for (let press = 0; press < 2; press += 1) given(await run(val.report({ id: 'meals' })));
      given(await run(ben.report({ id: 'meals' })));
      expect((await kept('meals')).reports).toBe(3);
      const answers = await run(Promise.all([ben.report({ id: 'beds' }), ben.report({ id: 'beds' })]));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect((await kept('beds')).reports).toBe(1);
      for (const id of ['beds', 'closed', 'lifting', 'nowhere'])
        expect(await run(val.report({ id }))).toEqual(notFound);
      given(await run(admin.save({ id: 'meals', base: 'r', checked: false, ...aResourceDraft() })));
      expect((await notes()).map(([, action]) => action)).toEqual(['guide.save']);
    });
  });
}
