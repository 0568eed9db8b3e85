import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import type { Application } from '../../src/core/applications/application';
import { type ApplicationQuery, pageOfApplications } from '../../src/core/applications/application-query';
import type { Applications } from '../../src/core/applications/applications.api';
import type { CountedApplications } from '../../src/core/applications/counted-applications.api';
import type { OwnApplications } from '../../src/core/applications/own/own-applications.api';
import type { AuditLog } from '../../src/core/audit/audit.api';
import type { Result } from '../../src/core/shared/result';
import { anApplication, anApplicationForm } from '../support/application-builder';
import type { KeptApplications } from '../support/applications-harness';
import { anEvent } from '../support/event-builder';
import { aPerson } from '../support/person-builder';
import { aProgram, aQuestion } from '../support/program-builder';
import { aUser } from '../support/users';
import type { Run, Soon } from './harness';

const AVERY = aUser({ id: 'avery', name: 'Avery Admin', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
const DEJA = aUser({ id: 'deja', name: 'Deja Whitfield', role: 'program_manager' });
const BEN = aUser({ id: 'ben', name: 'Ben Beneficiary', role: 'beneficiary' });
const VAL = aUser({ id: 'val', name: 'Val Volunteer', role: 'volunteer' });
const DANA = aUser({ id: 'dana', name: 'Dana Donor', role: 'donor' });

const PEOPLE = [
  aPerson({ id: 'avery', email: 'avery@fsr.example', role: 'admin' }),
  aPerson({ id: 'parker', email: 'parker@fsr.example', role: 'program_manager' }),
  aPerson({ id: 'gone', email: 'gone@fsr.example', role: 'program_manager', state: 'deactivated' }),
];
const BOOTS = { title: 'Boots', asksSizes: true, questions: [], volunteersNeedApproval: false };
/** The words in Spanish of 'Walk With Me'. */
const SPANISH = {
  title: { text: 'Camine conmigo', of: '' },
  nextStep: { text: 'Le llamamos.', of: '' },
};

const PROGRAMS = [
  aProgram({ places: 2, managerIds: ['parker', 'gone', 'avery'], es: SPANISH }),
  aProgram({ ...BOOTS, id: 'boots', managerIds: ['deja'], places: null }),
  aProgram({ id: 'paused', managerIds: ['parker'], intake: 'paused' }),
  aProgram({ id: 'draft', managerIds: ['parker'], state: 'draft' }),
  aProgram({ id: 'coats', managerIds: ['parker'], state: 'archived', archivedAt: 9 }),
];
const DECIDED = { decidedBy: { id: 'parker', name: 'Parker Manager' } };
const APPLICATIONS = [
  anApplication({ id: 'young', receivedAt: 5_000, contact: 'ann@mail.example' }),
  anApplication({ id: 'old', name: 'Bea Lindqvist', receivedAt: 4_000 }),
  anApplication({ id: 'minor', as: 'volunteer', adult: false, guardian: 'Ann', receivedAt: 6_000 }),
  anApplication({ id: 'boots', programId: 'boots', answers: [], receivedAt: 4_500, name: 'Cy' }),
  anApplication({ ...DECIDED, id: 'in', state: 'approved', decidedAt: 7_000 }),
  anApplication({
    ...DECIDED,
    id: 'ended',
    state: 'approved',
    decidedAt: 8_000,
    toldAt: 8_000,
    ended: { at: 9_000, how: 'finished' },
  }),
  anApplication({
    ...DECIDED,
    id: 'denied',
    state: 'denied',
    decidedAt: 8_500,
    reasonKind: 'other',
    reason: 'Far.',
  }),
  anApplication({ id: 'withdrawn', state: 'withdrawn', decidedAt: 8_500, receivedAt: 500 }),
  anApplication({ id: 'erased', state: 'denied', decidedAt: 100, name: '', contact: '', erasedAt: 200 }),
];
const KEPT: KeptApplications = {
  programs: PROGRAMS,
  people: PEOPLE,
  applications: APPLICATIONS,
  staffNotes: [{ id: 'young', revision: 'first', text: 'Secret of the staff.' }],
};
const ALL: ApplicationQuery = { search: '', programId: null, as: null, show: 'all', page: 1, size: 10 };
const FORM = { ...anApplicationForm(), contact: 'ben@mail.example' };

/** Applications as each person sees them, and what is noted and mailed of what they do. */
interface ApplicationsHarness {
  readonly staffOf: (actor: User) => Applications;
  readonly countsOf: (actor: User) => CountedApplications;
  readonly ownOf: (actor: User) => OwnApplications;
  readonly log: AuditLog;
  readonly run: Run;
  /** 'ADDRESS: SUBJECT' of each mail, in the order of the alphabet. */
  readonly mailed: () => Soon<readonly string[]>;
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const failure = (code: string, part: object = {}) => ({ ok: false, failure: { code, ...part } });
const conflict = failure('conflict');
const invalid = (...fields: readonly string[]) =>
  failure('validation', { fields: fields.map((field) => ({ field, message: '' })) });

/** What every place of applications must do; `make` gives one that holds exactly what is given. */
export function applicationsContract(
  name: string,
  make: (kept: KeptApplications) => Soon<ApplicationsHarness>,
): void {
  const setUp = (part: Partial<KeptApplications> = {}) => make({ ...KEPT, ...part });
  const approve = { message: '', consentSeenOn: null };
  const deny = { reasonKind: 'no-place', reason: 'All places are taken.' } as const;
  const first = (id: string) => ({ id, base: 'first' });

  describe(`${name} keeps applications`, () => {
    test.each<Partial<ApplicationQuery>>([
      {},
      ...(['pending', 'approved', 'denied', 'withdrawn', 'ended', 'call'] as const).map((show) => ({ show })),
      { search: 'lind' },
      { search: 'walk ann', show: 'pending' },
      { search: 'boots', show: 'pending' },
      { search: 'nobody' },
      { programId: 'boots' },
      { programId: 'nowhere' },
      { as: 'volunteer' },
      { page: 2, size: 4 },
      { page: 9 },
    ])('they are listed by %j: pending ones first, then the latest decision', async (part) => {
      const { staffOf, run } = await setUp();
      const query = { ...ALL, ...part };
      const expected = { ok: true, value: pageOfApplications(APPLICATIONS, query, PROGRAMS) };
      expect(await run(staffOf(AVERY).list(query))).toEqual(expected);
      const parkers = PROGRAMS.filter(({ managerIds }) => managerIds.includes('parker'));
      const own = { ok: true, value: pageOfApplications(APPLICATIONS, query, parkers) };
      expect(await run(staffOf(PARKER).list(query))).toEqual(own);
    });

    test('the order of a list and its counts are what people expect', async () => {
      const { staffOf, countsOf, run } = await setUp();
      const { items, counts } = given(await run(staffOf(PARKER).list(ALL)));
      expect(items.map(({ id }) => id)).toEqual([
        'old',
        'young',
        'minor',
        'withdrawn',
        'denied',
        'ended',
        'in',
        'erased',
      ]);
      const expected = { pending: 3, approved: 1, denied: 2, withdrawn: 1, ended: 1, call: 2, all: 8 };
      expect(counts).toEqual(expected);
      expect(await run(countsOf(PARKER).counts())).toEqual({ ok: true, value: expected });
      expect(await run(staffOf(PARKER).counts())).toEqual({ ok: true, value: expected });
      expect(given(await run(countsOf(DEJA).counts())).all).toBe(1);
    });

    test('who is approved for the first time ever is a new beneficiary, for admins', async () => {
      const newcomer = { personKey: 'key-2', contact: 'new@mail.example' };
      const { staffOf, run } = await setUp({
        programs: PROGRAMS.map((program) => ({ ...program, places: null })),
        applications: [
          ...APPLICATIONS,
          anApplication({ ...newcomer, id: 'new' }),
          anApplication({ ...newcomer, id: 'also', programId: 'boots', answers: [], receivedAt: 2 }),
        ],
      });
      const avery = staffOf(AVERY);
      const counted = async () => given(await run(avery.newBeneficiaries()));
      expect(await counted()).toBe(0);
      // Approved once before, and to help.
      for (const id of ['young', 'minor'])
        given(await run(avery.approve({ ...first(id), message: '', consentSeenOn: '2026-11-20' })));
      expect(await counted()).toBe(0);
      for (const id of ['new', 'also']) given(await run(avery.approve({ ...first(id), ...approve })));
      expect(await counted()).toBe(1);
      expect(await run(staffOf(PARKER).newBeneficiaries())).toEqual(failure('forbidden'));
    });

    test.each([
      ['one address', 'caseworker@shelter.example', ' Caseworker@Shelter.example'],
      ['one phone number', '702-555-0142', '+1 (702) 555.0142'],
    ])(
      'the clients of a caseworker with %s are as many new beneficiaries as there are names',
      async (_, contact, again) => {
        const { staffOf, run } = await setUp({
          programs: PROGRAMS.map((program) => ({ ...program, places: null })),
          applications: [],
        });
        const avery = staffOf(AVERY);
        const take = async (id: string, name: string, by = contact) => {
          const record = {
            ...FORM,
            id,
            name,
            contact: by,
            programId: 'walk',
            as: 'participant',
            agreed: true,
          } as const;
          const { revision, personKey } = given(await run(avery.record(record)));
          given(await run(avery.approve({ id, base: revision, ...approve })));
          return { personKey, people: given(await run(avery.newBeneficiaries())) };
        };
        const ana = await take('ana', 'Ana Reyes');
        const luz = await take('luz', 'Luz Reyes');
        const tomas = await take('tomas', 'Tomás Ray');
        expect([ana.people, luz.people, tomas.people]).toEqual([1, 2, 3]);
        expect(await take('again', 'tomas  RAY', again)).toEqual({ personKey: tomas.personKey, people: 3 });
        expect((await take('other', 'Ana Reyes', 'ana@mail.example')).people).toBe(4);
      },
    );

    test('what a manager of another program asks of one answers as if it were not there', async () => {
      const { staffOf, run } = await setUp();
      const deja = staffOf(DEJA);
      const calls = (id: string) => [
        () => deja.get({ id }),
        () => deja.approve({ ...first(id), ...approve }),
        () => deja.deny({ ...first(id), ...deny }),
        () => deja.withdraw(first(id)),
        () => deja.end({ ...first(id), how: 'left' }),
        () => deja.changeSizes({ ...first(id), pairs: [] }),
        () => deja.told(first(id)),
        () => deja.saveNote({ ...first(id), text: '' }),
      ];
      for (const call of [...calls('old'), ...calls('nobody')])
        expect(await run(call() as Promise<unknown>)).toEqual(failure('not-found'));
      const record = { ...FORM, as: 'participant', agreed: true } as const;
      for (const programId of ['walk', 'nowhere'])
        expect(await run(deja.record({ ...record, id: 'new', programId }))).toEqual(failure('not-found'));
      const similar = { programId: 'walk', name: 'Bea Lindqvist', contact: '702-555-0123' };
      expect(await run(deja.similar(similar))).toEqual({ ok: true, value: null });
    });

    test('staff see an application with its program and their note', async () => {
      const { staffOf, run } = await setUp();
      const { application, program, note, answerBy } = given(await run(staffOf(PARKER).get({ id: 'young' })));
      expect(application).toEqual(APPLICATIONS[0]);
      expect(program).toEqual({
        id: 'walk',
        title: 'Walk With Me',
        places: 2,
        asksSizes: false,
        enrolled: 1,
      });
      expect([note.text, answerBy]).toEqual(['Secret of the staff.', '1970-01-07']);
      expect(given(await run(staffOf(AVERY).get({ id: 'old' }))).note).toMatchObject({ text: '' });
    });

    test('staff are told of people with an account, or with its address, who have chosen to read Spanish', async () => {
      const es = { language: 'es' as const };
      const people = [
        ...PEOPLE,
        aPerson({ ...es, id: 'ben', email: 'ben@mail.example' }),
        aPerson({ ...es, id: 'ann', email: 'ann@mail.example' }),
      ];
      const bens = anApplication({ id: 'bens', personId: 'ben', personKey: 'ben' });
      const { staffOf, run } = await setUp({ people, applications: [...APPLICATIONS, bens] });
      const told = async (id: string) => given(await run(staffOf(AVERY).get({ id }))).readsSpanish;
      expect([await told('bens'), await told('young'), await told('old')]).toEqual([true, true, false]);
    });

    test('an applicant with an account is mailed in the language of that account, whichever address they typed', async () => {
      const people = [
        ...PEOPLE,
        aPerson({ id: 'ben', email: 'ben@mail.example', language: 'es' }),
        aPerson({ id: 'cass', email: 'caseworker@mail.example', language: 'en' }),
      ];
      const { ownOf, run, mailed } = await setUp({ people, applications: [] });
      const form = { ...FORM, id: 'new', programId: 'walk', contact: 'caseworker@mail.example' };
      given(await run(ownOf(BEN).send(form)));
      expect(await mailed()).toContain('caseworker@mail.example: Noticias sobre su solicitud');
    });

    test('an application keeps the language of the page that it was sent from; without one it is English', async () => {
      const { ownOf, staffOf, run } = await setUp({ applications: [] });
      const languageOf = async (id: string) =>
        given(await run(staffOf(AVERY).get({ id }))).application.language;
      const sent = given(
        await run(ownOf(BEN).send({ ...FORM, id: 'new', programId: 'walk', language: 'es' })),
      );
      expect(await languageOf('new')).toBe('es');
      given(await run(ownOf(BEN).change({ ...FORM, name: 'Benny', id: 'new', base: sent.revision })));
      expect(await languageOf('new')).toBe('es');
      given(await run(ownOf(VAL).send({ ...FORM, adult: true, id: 'other', programId: 'walk' })));
      expect(await languageOf('other')).toBe('en');
    });

    test('what is asked in Spanish is kept as it was read, and a choice in English', async () => {
      const day = aQuestion({
        id: 'day',
        text: 'Which day?',
        answer: 'choice',
        choices: ['Monday', 'Sunday'],
        es: { text: { text: '¿Qué día?', of: '' }, choices: [{ text: 'Lunes', of: '' }] },
      });
      const program = aProgram({ managerIds: ['parker'], questions: [day, aQuestion()], es: SPANISH });
      const { ownOf, staffOf, run } = await setUp({ applications: [], programs: [program] });
      const ben = ownOf(BEN);
      const read = { questionId: 'day', question: '¿Qué día?', value: 'Monday' };
      const typed = { questionId: 'question-1', question: 'Why now?', value: 'Empiezo a trabajar.' };
      const form = { ...FORM, id: 'new', programId: 'walk', language: 'es' as const };
      expect(await run(ben.send({ ...form, answers: [{ ...read, value: 'Lunes' }, typed] }))).toEqual(
        invalid('answers'),
      );
      const sent = given(await run(ben.send({ ...form, answers: [read, typed] })));
      const kept = { ...read, english: 'Which day?' };
      // What happens next is for those who are approved.
      expect(sent.program.es).toEqual({ title: SPANISH.title });
      expect(sent.answers).toEqual([{ ...kept, es: { value: { text: 'Lunes', of: '' } } }, typed]);
      expect(await run(ben.send({ ...form, answers: [read, typed] }))).toEqual({ ok: true, value: sent });
      const seen = async () => given(await run(staffOf(PARKER).get({ id: 'new' }))).application;
      expect(await seen()).toMatchObject({ language: 'es', answers: [kept, typed] });
      const now = { questionId: 'day', question: 'Which day?', value: 'Sunday' };
      const from = { ...FORM, id: 'new', base: sent.revision, answers: [now, typed] };
      const changed = given(await run(ben.change({ ...from, language: 'en' })));
      // Nobody has translated this choice, and nobody translates what was typed.
      expect(changed.answers).toEqual([{ ...now, es: null }, typed]);
      expect(await seen()).toMatchObject({ language: 'en', answers: [now, typed] });
    });

    test('what is sent again is the same, although its question reads otherwise in English now', async () => {
      const question = aQuestion({
        text: 'Why do you start now?',
        es: { text: { text: '¿Por qué ahora?', of: '' } },
      });
      const read = { questionId: question.id, question: '¿Por qué ahora?', value: 'Empiezo a trabajar.' };
      const answers = [{ ...read, english: 'Why now?' }];
      const sent = anApplication({ ...FORM, id: 'sent', personId: 'ben', personKey: 'ben', answers });
      const program = aProgram({ managerIds: ['parker'], questions: [question] });
      const { ownOf, run } = await setUp({ applications: [sent], programs: [program] });
      const again = { ...FORM, id: 'sent', programId: 'walk', answers: [read] };
      expect(await run(ownOf(BEN).send(again))).toMatchObject({ ok: true, value: { id: 'sent', answers } });
    });

    test('somebody applies, is mailed, and so are the managers; asked for again it answers the same', async () => {
      const { ownOf, countsOf, run, mailed } = await setUp({ applications: [] });
      const ben = ownOf(BEN);
      const sent = given(await run(ben.send({ ...FORM, id: 'new', programId: 'walk' })));
      expect(sent).toMatchObject({ id: 'new', as: 'participant', state: 'pending', name: 'Ben' });
      expect(sent.program).toMatchObject({ title: 'Walk With Me', nextStep: '' });
      expect(await run(ben.send({ ...FORM, id: 'new', programId: 'walk' }))).toEqual({
        ok: true,
        value: sent,
      });
      expect(await run(ben.send({ ...FORM, name: 'Benny', id: 'new', programId: 'walk' }))).toEqual(conflict);
      const twice = await run(ben.send({ ...FORM, id: 'again', programId: 'walk' }));
      expect(twice).toEqual(failure('conflict', { reason: 'applied-already' }));
      expect(given(await run(ben.list()))).toEqual([sent]);
      expect(given(await run(ownOf(VAL).list()))).toEqual([]);
      expect(await run(ownOf(VAL).send({ ...FORM, adult: true, id: 'new', programId: 'walk' }))).toEqual(
        conflict,
      );
      expect(given(await run(countsOf(PARKER).counts())).pending).toBe(1);
      const managers = ['avery', 'parker'].map((id) => `${id}@fsr.example: New application: Walk With Me`);
      expect(await mailed()).toEqual([managers[0], 'ben@mail.example: News about your request', managers[1]]);
    });

    test('what cannot be sent is refused, and nothing is kept', async () => {
      const { ownOf, run, mailed } = await setUp({ applications: [] });
      const send = (actor: User, part: object) =>
        run(ownOf(actor).send({ ...FORM, id: 'new', programId: 'walk', ...part }));
      const closed = failure('conflict', { reason: 'closed' });
      for (const programId of ['paused', 'coats']) expect(await send(BEN, { programId })).toEqual(closed);
      expect(await send(VAL, { programId: 'boots', answers: [], adult: true })).toEqual(closed);
      for (const programId of ['draft', 'nowhere'])
        expect(await send(BEN, { programId })).toEqual(failure('not-found'));
      expect(await send(DANA, {})).toEqual(closed);
      const changed = failure('conflict', { reason: 'questions-changed' });
      const [answer] = FORM.answers;
      expect(await send(BEN, { answers: [] })).toEqual(changed);
      expect(await send(BEN, { answers: [{ ...answer, question: 'Why?' }] })).toEqual(changed);
      expect(await send(BEN, { answers: [answer, answer] })).toEqual(changed);
      expect(await send(BEN, { name: ' ', contact: 'x'.repeat(121) })).toEqual(invalid('name', 'contact'));
      expect(await send(VAL, {})).toEqual(invalid('adult'));
      expect(await send(VAL, { adult: false })).toEqual(invalid('guardian'));
      const boots = { programId: 'boots', answers: [] };
      const pair = { cut: 'kids-c', size: 14, wide: false };
      expect(await send(BEN, { ...boots, pairs: [pair] })).toEqual(invalid('pairs'));
      expect(await send(BEN, { ...boots, pairs: Array(7).fill({ ...pair, size: 13.5 }) })).toEqual(
        invalid('pairs'),
      );
      const named = { cut: 'men', size: 9, wide: false, forWhom: 'x'.repeat(61) };
      expect(await send(BEN, { ...boots, pairs: [named] })).toEqual(invalid('forWhom'));
      expect([given(await run(ownOf(BEN).list())), await mailed()]).toEqual([[], []]);
    });

    test('nobody applies for a place where people drop in; they may apply to help, and staff may record one', async () => {
      const dropIn = { programId: 'walk', invited: ['everybody' as const], takesSignups: false };
      const events = [anEvent({ ...dropIn, id: 'cleanup' }), anEvent({ id: 'crew', ...dropIn, invited: [] })];
      const refused = failure('conflict', { reason: 'drop-in' });
      const { ownOf, staffOf, run } = await setUp({ applications: [], events });
      expect(await run(ownOf(BEN).send({ ...FORM, id: 'new', programId: 'walk' }))).toEqual(refused);
      const toHelp = { ...FORM, id: 'help', programId: 'walk', adult: true };
      expect(await run(ownOf(VAL).send(toHelp))).toMatchObject({ ok: true });
      const recorded = {
        ...FORM,
        id: 'recorded',
        programId: 'walk',
        as: 'participant',
        agreed: true,
      } as const;
      expect(await run(staffOf(PARKER).record(recorded))).toMatchObject({ ok: true });
      // One date for which people sign up is enough to apply.
      const mixed = [...events, anEvent({ ...dropIn, id: 'visit', takesSignups: true })];
      const other = await setUp({ applications: [], events: mixed });
      expect(await other.run(other.ownOf(BEN).send({ ...FORM, id: 'new', programId: 'walk' }))).toMatchObject(
        {
          ok: true,
        },
      );
    });

    test('somebody sends ten applications a day, whatever staff record for them', async () => {
      const programs = Array.from({ length: 12 }, (_, at) => aProgram({ id: `p${at}` }));
      const applications = Array.from({ length: 10 }, (_, at) =>
        anApplication({ id: `r${at}`, programId: 'p0' }),
      );
      const { ownOf, run } = await setUp({ programs, applications });
      const send = (at: number) => run(ownOf(BEN).send({ ...FORM, id: `a${at}`, programId: `p${at}` }));
      for (let at = 0; at < 10; at += 1) expect(await send(at)).toMatchObject({ ok: true });
      expect(await send(10)).toEqual(failure('too-many'));
      // What was sent before is answered all the same.
      expect(await send(9)).toMatchObject({ ok: true, value: { id: 'a9' } });
    });

    test('an applicant changes and withdraws what waits, and hears when it was answered', async () => {
      const { ownOf, staffOf, run, log } = await setUp();
      const ben = ownOf(BEN);
      const sent = given(await run(ben.send({ ...FORM, id: 'new', programId: 'walk' })));
      const changed = given(
        await run(ben.change({ ...FORM, name: 'Benny', id: 'new', base: sent.revision })),
      );
      expect(changed).toMatchObject({ name: 'Benny', receivedAt: sent.receivedAt, state: 'pending' });
      expect(await run(ben.withdraw({ id: 'new', base: sent.revision }))).toEqual(conflict);
      const val = ownOf(VAL);
      const strange = { id: 'new', base: changed.revision };
      for (const call of [val.withdraw(strange), val.leave(strange), val.change({ ...FORM, ...strange })])
        expect(await run(call)).toEqual(failure('not-found'));
      const answered = failure('conflict', { reason: 'answered' });
      expect(await run(ben.leave(strange))).toEqual(answered);
      const denied = given(await run(staffOf(PARKER).deny({ ...strange, ...deny })));
      for (const base of [changed.revision, denied.revision])
        expect(await run(ben.withdraw({ id: 'new', base }))).toEqual(answered);
      expect(await run(ben.change({ ...FORM, ...strange }))).toEqual(answered);
      // A new one is another record.
      const again = given(await run(ben.send({ ...FORM, id: 'again', programId: 'walk' })));
      const withdrawn = given(await run(ben.withdraw({ id: 'again', base: again.revision })));
      expect(withdrawn).toMatchObject({ state: 'withdrawn' });
      const gone = { id: 'again', base: again.revision };
      for (const call of [ben.withdraw(gone), ben.change({ ...FORM, ...gone })])
        expect(await run(call)).toEqual(failure('conflict', { reason: 'withdrawn' }));
      expect(
        given(await run(ben.list()))
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['again', 'new']);
      const entries = given(await run(log.list({ page: 1, size: 9, action: null, person: null })));
      expect(entries.items.map(({ action, subject }) => [action, subject])).toEqual([
        ['application.deny', { id: 'new', name: '' }],
      ]);
    });

    test('an approval takes a place, while there is one, and tells the applicant', async () => {
      const { ownOf, staffOf, run, mailed } = await setUp();
      const parker = staffOf(PARKER);
      const sent = given(await run(ownOf(BEN).send({ ...FORM, id: 'new', programId: 'walk' })));
      const from = { id: 'new', base: sent.revision };
      const approved = given(await run(parker.approve({ ...from, ...approve, message: ' Welcome. ' })));
      expect(approved).toMatchObject({ state: 'approved', message: 'Welcome.', ...DECIDED });
      expect(approved.toldAt).toBe(approved.decidedAt);
      expect(await run(parker.deny({ ...from, ...deny }))).toEqual(conflict);
      const full = failure('conflict', { reason: 'full', count: 2 });
      expect(await run(parker.approve({ ...first('old'), ...approve }))).toEqual(full);
      // Who helps takes no place.
      expect(await run(parker.approve({ ...first('minor'), ...approve }))).toEqual(invalid('consentSeenOn'));
      const late = { message: '', consentSeenOn: '2199-01-01' };
      expect(await run(parker.approve({ ...first('minor'), ...late }))).toEqual(invalid('consentSeenOn'));
      const seen = { message: '', consentSeenOn: '1970-01-01' };
      expect(await run(parker.approve({ ...first('minor'), ...seen }))).toMatchObject({
        value: { state: 'approved', consentSeenOn: '1970-01-01', toldAt: null },
      });
      const [own] = given(await run(ownOf(BEN).list()));
      expect(own).toMatchObject({
        state: 'approved',
        message: 'Welcome.',
        program: { nextStep: 'We call you.', es: SPANISH },
      });
      const left = given(await run(ownOf(BEN).leave({ id: 'new', base: approved.revision })));
      expect(left.ended).toMatchObject({ how: 'left' });
      expect(await run(parker.end({ id: 'new', base: left.revision, how: 'finished' }))).toEqual(conflict);
      expect(await run(parker.approve({ ...first('old'), ...approve }))).toMatchObject({ ok: true });
      const news = (await mailed()).filter((mail) => mail.startsWith('ben@'));
      expect(news).toEqual(Array(2).fill('ben@mail.example: News about your request'));
    });

    test('a denial has a reason in one line', async () => {
      const { staffOf, run } = await setUp();
      const parker = staffOf(PARKER);
      for (const reason of [' ', 'One.\nTwo.', 'x'.repeat(301)])
        expect(await run(parker.deny({ ...first('old'), ...deny, reason }))).toEqual(invalid('reason'));
      const denied = given(await run(parker.deny({ ...first('old'), ...deny })));
      expect(denied).toMatchObject({ state: 'denied', ...deny, toldAt: null });
      const told = given(await run(parker.told({ id: 'old', base: denied.revision })));
      expect(told.toldAt).toEqual(expect.any(Number));
      expect(await run(parker.told({ id: 'old', base: told.revision }))).toEqual(conflict);
    });

    test('staff end, withdraw and change sizes only where it makes sense', async () => {
      const { staffOf, run } = await setUp();
      const [parker, deja] = [staffOf(PARKER), staffOf(DEJA)];
      expect(await run(parker.end({ ...first('in'), how: 'finished' }))).toMatchObject({
        value: { state: 'approved', ended: { how: 'finished' } },
      });
      for (const id of ['old', 'ended', 'denied'])
        expect(await run(parker.end({ ...first(id), how: 'left' }))).toEqual(conflict);
      expect(await run(parker.withdraw(first('old')))).toMatchObject({ value: { state: 'withdrawn' } });
      for (const id of ['in', 'denied', 'withdrawn'])
        expect(await run(parker.withdraw(first(id)))).toEqual(conflict);
      const pairs: Application['pairs'] = [{ cut: 'men', size: 'unknown', wide: true }];
      expect(await run(parker.changeSizes({ ...first('young'), pairs }))).toEqual(conflict);
      const wrong = [{ cut: 'men', size: 14.25, wide: false }] as const;
      expect(await run(deja.changeSizes({ ...first('boots'), pairs: [...wrong] }))).toEqual(invalid('pairs'));
      expect(await run(deja.changeSizes({ ...first('boots'), pairs }))).toMatchObject({ value: { pairs } });
    });

    test('staff record an application for somebody without an account, also while the program pauses', async () => {
      const { staffOf, run, mailed, log } = await setUp();
      const parker = staffOf(PARKER);
      const record = {
        ...FORM,
        name: 'Zoë',
        id: 'new',
        programId: 'paused',
        as: 'participant',
        agreed: true,
      } as const;
      const recorded = given(await run(parker.record(record)));
      expect(recorded).toMatchObject({ personId: null, state: 'pending', receivedAt: expect.any(Number) });
      expect(await run(parker.record(record))).toEqual({ ok: true, value: recorded });
      expect(await run(parker.record({ ...record, access: 'Stairs' }))).toEqual(conflict);
      const alike = { programId: 'paused', name: ' zoë', contact: 'BEN@mail.example' };
      expect(await run(parker.similar(alike))).toEqual({ ok: true, value: { id: 'new' } });
      expect(await run(parker.similar({ ...alike, name: 'Zoe' }))).toEqual({
        ok: true,
        value: { id: 'new' },
      });
      expect(await run(parker.similar({ ...alike, name: 'Zo' }))).toEqual({ ok: true, value: null });
      const elsewhere = await run(parker.record({ ...record, id: 'other', programId: 'coats' }));
      expect(elsewhere).toEqual(failure('conflict', { reason: 'closed' }));
      expect(await run(parker.record({ ...record, id: 'other', name: '' }))).toEqual(invalid('name'));
      // Nobody is mailed what they did themselves.
      expect(await mailed()).toEqual(['ben@mail.example: News about your request']);
      const entries = given(await run(log.list({ page: 1, size: 9, action: null, person: null })));
      expect(JSON.stringify(entries)).not.toContain('Zoë');
      expect(entries.items.map(({ action }) => action)).toEqual(['application.record']);
    });

    test('a note is changed from its own revision, and no applicant reads it', async () => {
      const { staffOf, ownOf, run } = await setUp({
        applications: [anApplication({ id: 'young', personId: 'ben' })],
      });
      const parker = staffOf(PARKER);
      const saved = given(await run(parker.saveNote({ ...first('young'), text: ' Secret of two. ' })));
      expect(saved).toMatchObject({ id: 'young', text: 'Secret of two.' });
      expect(await run(parker.saveNote({ ...first('young'), text: 'Mine.' }))).toEqual(conflict);
      const long = { id: 'young', base: saved.revision, text: 'x'.repeat(2_001) };
      expect(await run(parker.saveNote(long))).toEqual(invalid('text'));
      expect(given(await run(parker.get({ id: 'young' }))).note).toEqual(saved);
      const own = [await run(ownOf(BEN).list()), await run(ownOf(BEN).withdraw(first('young')))];
      expect(JSON.stringify(own)).not.toContain('Secret');
      expect(own).toMatchObject([{ ok: true }, { ok: true, value: { state: 'withdrawn' } }]);
    });

    test('of two decisions from one base one is kept, and of two approvals of the last place', async () => {
      const { staffOf, run } = await setUp();
      const [parker, avery] = [staffOf(PARKER), staffOf(AVERY)];
      const places = await run(
        Promise.all([
          parker.approve({ ...first('old'), ...approve }),
          avery.approve({ ...first('young'), ...approve }),
          avery.deny({ ...first('old'), ...deny }),
        ]),
      );
      expect(places.filter(({ ok }) => ok).length).toBeLessThan(3);
      const { enrolled } = given(await run(parker.get({ id: 'old' }))).program;
      expect(enrolled).toBeLessThanOrEqual(2);
    });

    test('questions are kept as they were asked', async () => {
      const { ownOf, run } = await setUp({
        programs: [aProgram({ questions: [aQuestion({ text: 'Old?' })] })],
      });
      const answers = [{ questionId: 'question-1', question: 'Old?', value: ' Yes. ' }];
      const sent = given(await run(ownOf(BEN).send({ ...FORM, answers, id: 'new', programId: 'walk' })));
      expect(sent.answers).toEqual([{ ...answers[0], value: 'Yes.' }]);
    });
  });
}
