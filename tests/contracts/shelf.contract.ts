import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import type { Application } from '../../src/core/applications/application';
import type { Result } from '../../src/core/shared/result';
import { ok } from '../../src/core/shared/result';
import { sizeKey } from '../../src/core/shared/sizes/shoe-size';
import { boardOf, shelfSums } from '../../src/core/shelf/board';
import { givenByYear } from '../../src/core/shelf/given-shoes';
import { pickupsToSort } from '../../src/core/shelf/goods-to-sort';
import { loggedMoves, pageOfMoves } from '../../src/core/shelf/logged-move';
import { reservedPairs } from '../../src/core/shelf/reserved-pairs';
import type { Shelf } from '../../src/core/shelf/shelf.api';
import type { ShelfRepositories } from '../../src/core/shelf/shelf-repositories';
import { wantingApplications } from '../../src/core/shelf/shoe-applicant';
import type { Signup } from '../../src/core/signups/signup';
import type { SignupRepositories } from '../../src/core/signups/signup.repository.port';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import { anApplication } from '../support/application-builder';
import { anEvent, aSignup } from '../support/event-builder';
import { aPickup } from '../support/message-builder';
import { aPerson } from '../support/person-builder';
import { aProgram } from '../support/program-builder';
import { aMove, type KeptShelf } from '../support/shelf-harness';
import { aUser } from '../support/users';
import type { Run, Soon } from './harness';

const AVERY = aUser({ id: 'avery', name: 'Avery Admin', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
const DEJA = aUser({ id: 'deja', name: 'Deja Whitfield', role: 'program_manager' });
const BEN = aUser({ id: 'ben', name: 'Ben Beneficiary', role: 'beneficiary' });

const MEN_13 = { cut: 'men', size: 13, wide: false } as const;
const MEN_10 = { cut: 'men', size: 10.5, wide: false } as const;
const WIDE = { cut: 'women', size: 9, wide: true } as const;
const UNKNOWN = { cut: 'men', size: 'unknown', wide: false } as const;

const approved = (id: string, decidedAt: number, part: Partial<Application>) =>
  anApplication({
    id,
    personKey: id,
    programId: 'shoes',
    answers: [],
    state: 'approved',
    decidedAt,
    ...part,
  });
const ALL = { cut: null, show: 'all', page: 1, size: 200 } as const;
const GIVEN = { moveId: 'move-9', at: Date.UTC(2025, 5, 1) };
const APPLICATIONS = [
  approved('late', 300, { pairs: [MEN_13, UNKNOWN] }),
  approved('first', 100, { name: 'Zoe', pairs: [MEN_13, MEN_10] }),
  approved('same', 300, { pairs: [WIDE, MEN_13] }),
  approved('done', 50, {
    personId: 'ben',
    pairs: [{ ...MEN_10, given: GIVEN }],
    ended: { at: GIVEN.at, how: 'given' },
  }),
  approved('left', 60, { pairs: [MEN_13], ended: { at: 70, how: 'left' } }),
  approved('helps', 60, { pairs: [MEN_13], as: 'volunteer' }),
  anApplication({ id: 'waits', programId: 'shoes', answers: [], pairs: [MEN_13, WIDE] }),
];
const MOVES = [
  aMove({ id: 'move-1', place: 1, count: 9 }),
  aMove({ id: 'move-2', place: 2, at: 2_000, kind: 'counted', count: 1, byId: 'gone' }),
  aMove({ id: 'move-3', place: 3, at: 3_000, kind: 'counted', count: 7 }),
  aMove({ id: 'move-4', place: 4, at: 4_000, kind: 'reversed', count: 7, reverses: 'move-3' }),
  aMove({ id: 'move-5', place: 5, at: 5_000, count: 2 }),
  aMove({ id: 'move-6', place: 6, at: 6_000, kind: 'removed', count: 1, note: 'Torn' }),
  aMove({ ...WIDE, id: 'move-7', place: 7, at: 7_000, count: 1 }),
  aMove({ ...MEN_10, id: 'move-8', place: 8, at: 8_000, kind: 'given', count: 2 }),
  aMove({ ...MEN_10, id: 'move-9', place: 9, at: GIVEN.at, kind: 'given', count: 1, applicationId: 'done' }),
];
const COLLECTED = { state: 'collected', scheduledAt: Date.UTC(2026, 10, 19, 20) } as const;
const GOODS = [{ description: 'Pairs of boots', count: 10 }];
const KEPT: KeptShelf = {
  programs: [
    aProgram({
      id: 'shoes',
      title: 'Shoes',
      kind: 'items',
      asksSizes: true,
      managerIds: ['deja'],
      questions: [],
    }),
    aProgram(),
  ],
  people: [
    aPerson({ id: 'avery', email: 'avery@fsr.example', role: 'admin' }),
    aPerson({ id: 'parker', name: 'Parker Manager', email: 'parker@fsr.example', role: 'program_manager' }),
    aPerson({ id: 'deja', email: 'deja@fsr.example', role: 'program_manager' }),
    aPerson({ id: 'ben', email: 'ben@fsr.example', role: 'beneficiary' }),
    aPerson({ id: 'bea', email: 'bea@fsr.example', role: 'beneficiary' }),
  ],
  applications: APPLICATIONS,
  staffNotes: [],
  moves: MOVES,
  pickups: [
    aPickup({ ...COLLECTED, id: 'old', name: 'Bea Lindqvist', goods: GOODS, sorting: 'waits' }),
    aPickup({ ...COLLECTED, id: 'done', goods: GOODS, sorting: 'sorted' }),
    aPickup({ ...COLLECTED, id: 'before', goods: GOODS }),
    aPickup({ id: 'asked' }),
  ],
  events: [
    anEvent({ id: 'own', programId: 'shoes' }),
    anEvent({ id: 'of-nobody', programId: null }),
    anEvent({ id: 'not-yet', programId: 'shoes', state: 'draft' }),
  ],
};

type Looked = ShelfRepositories & Pick<SignupRepositories, 'signups'>;

/** The shelf as each person sees it. */
interface ShelfHarness {
  readonly shelfOf: (actor: User) => Shelf;
  readonly unit: UnitOfWork<Looked>;
  readonly run: Run;
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const failure = (code: string, part: object = {}) => ({ ok: false, failure: { code, ...part } });
const conflict = (reason?: string, part: object = {}) =>
  failure('conflict', { ...(reason && { reason }), ...part });
const done = { ok: true, value: undefined };

/** What every place of the shelf must do; `make` gives one that holds exactly what is given. */
export function shelfContract(name: string, make: (kept: KeptShelf) => Soon<ShelfHarness>): void {
  const setUp = async (part: Partial<KeptShelf> = {}) => {
    const { shelfOf, unit, run } = await make({ ...KEPT, ...part });
    const [admin, deja, parker] = [shelfOf(AVERY), shelfOf(DEJA), shelfOf(PARKER)];
    const look = async <T>(read: (repositories: Looked) => Promise<T>): Promise<T> =>
      given(await run(unit.read(async (repositories) => ok(await read(repositories)))));
    const onShelf = async (size: typeof MEN_13 | typeof MEN_10 | typeof WIDE) => {
      const { page } = given(await run(admin.board(ALL)));
      return page.items.find((row) => sizeKey(row) === sizeKey(size))?.onShelf;
    };
    const application = (id: string) => look(({ applications }) => applications.find(id));
    return { shelfOf, admin, deja, parker, run, look, onShelf, application };
  };
  const move = (part: object = {}) =>
    ({ ...MEN_13, id: 'new', kind: 'received', count: 2, note: '', anyway: false, ...part }) as const;
  const giving = (applicationId: string, ...pairs: readonly object[]) => ({
    applicationId,
    eventId: null,
    anyway: false,
    pairs: pairs.map((pair, at) => ({ ...MEN_13, id: `new-${at}`, index: 0, asked: MEN_13, ...pair })),
  });

  describe(`${name} keeps the shelf`, () => {
    test('what is asked of the records is what the rules of the core say', async () => {
      const { look } = await setUp();
      const sums = await look(({ shelf }) => shelf.sums());
      const wanted = shelfSums(MOVES, APPLICATIONS);
      expect(boardOf(sums, ALL)).toEqual(boardOf(wanted, ALL));
      expect(wanted.toMeasure).toBe(1);
      const ids = APPLICATIONS.map(({ id }) => id);
      const reserved = await look(({ shelf }) => shelf.reserved(ids));
      expect(reserved).toEqual(reservedPairs(APPLICATIONS, MOVES, ids));
      expect(reserved).toEqual(
        new Map([
          ['first', new Set([0])],
          ['late', new Set([0])],
          ['same', new Set([0])],
        ]),
      );
      const logged = loggedMoves(MOVES, APPLICATIONS);
      const page = { page: 2, size: 4 };
      expect(await look(({ shelf }) => shelf.page(page))).toEqual(pageOfMoves(logged, page));
      expect(await look(({ shelf }) => shelf.find('move-3'))).toEqual(logged[2]);
      const wanting = wantingApplications(APPLICATIONS).map(({ id }) => id);
      expect(await look(async ({ shelf }) => (await shelf.wanting()).map(({ id }) => id))).toEqual(wanting);
      expect(await look(({ shelf }) => shelf.givenByYear())).toEqual(givenByYear(MOVES, APPLICATIONS));
      expect(await look(({ shelf }) => shelf.pairsGivenIn('shoes'))).toBe(1);
      const toSort = pickupsToSort(KEPT.pickups);
      expect(await look(({ pickups }) => pickups.toSort())).toEqual(toSort);
      expect(toSort.map(({ id }) => id)).toEqual(['old']);
    });

    test('the board adds up what came and went since the last count, without what was reversed', async () => {
      const { admin, run } = await setUp();
      const { page, figures } = given(
        await run(admin.board({ cut: null, show: 'something', page: 1, size: 20 })),
      );
      expect(page.items).toEqual([
        { ...MEN_10, onShelf: -3, wanted: 1, short: 4, free: 0, countedAt: null },
        { ...MEN_13, onShelf: 2, wanted: 3, short: 1, free: 0, countedAt: 2_000 },
        { ...WIDE, onShelf: 1, wanted: 1, short: 0, free: 0, countedAt: null },
      ]);
      expect(figures).toEqual({ onShelf: 0, wanted: 5, short: 5, toMeasure: 1 });
      const short = given(await run(admin.board({ cut: 'women', show: 'short', page: 1, size: 20 })));
      expect(short.page).toEqual({ items: [], total: 0 });
    });

    test('only staff see and move what is there', async () => {
      const { shelfOf, run } = await setUp();
      const ben = shelfOf(BEN);
      const refused = [await run(ben.board(ALL)), await run(ben.move(move()))];
      expect(refused).toEqual([failure('forbidden'), failure('forbidden')]);
    });

    test('pairs are counted, received, removed and given without an application, once for each press', async () => {
      const { parker, run, onShelf } = await setUp();
      for (const press of [1, 2]) expect([press, await run(parker.move(move()))]).toEqual([press, done]);
      expect(await onShelf(MEN_13)).toBe(4);
      // The answer got lost, and the person has typed something else since: that is not done.
      for (const other of [
        { count: 5 },
        { note: 'From the drive.' },
        { kind: 'removed', note: 'Mold' },
      ] as const)
        expect(await run(parker.move(move(other)))).toEqual(conflict());
      expect(await onShelf(MEN_13)).toBe(4);
      given(await run(parker.move(move({ id: 'out', kind: 'removed', count: 9, note: 'Mold' }))));
      expect(await onShelf(MEN_13)).toBe(-5);
      given(await run(parker.move(move({ id: 'count', kind: 'counted', count: 0 }))));
      expect(await onShelf(MEN_13)).toBe(0);
      const loose = move({ id: 'loose', kind: 'given', count: 1 });
      expect(await run(parker.move(loose))).toEqual(conflict('none-left', { count: 0 }));
      given(await run(parker.move({ ...loose, anyway: true })));
      expect(await onShelf(MEN_13)).toBe(-1);
    });

    test('a move under the id of another one is refused', async () => {
      const { parker, run, onShelf } = await setUp();
      given(await run(parker.move(move())));
      const before = await onShelf(MEN_13);
      for (const part of [
        { count: 7 },
        { kind: 'counted' as const },
        { size: 12 },
        { wide: true },
        { note: 'Two.' },
      ])
        expect(await run(parker.move(move(part)))).toEqual(conflict());
      expect(await run(parker.move(move({ id: 'move-8', kind: 'given', count: 1 })))).toEqual(conflict());
      expect(await onShelf(MEN_13)).toBe(before);
    });

    test('a pair is given under an id of its own, also after it came back', async () => {
      const { deja, parker, run, application } = await setUp();
      given(await run(deja.give(giving('first', {}))));
      given(await run(deja.reverse({ id: 'new-0' })));
      expect(await run(deja.give(giving('first', {})))).toEqual(conflict());
      expect(await run(deja.give(giving('first', { id: 'move-8' })))).toEqual(conflict());
      given(await run(parker.move(move({ id: 'loose' }))));
      expect(await run(deja.give(giving('first', { id: 'loose' })))).toEqual(conflict());
      expect((await application('first'))?.pairs[0]).not.toHaveProperty('given');
      expect(await run(deja.give(giving('first', { id: 'same' }, { id: 'same', index: 1 })))).toEqual(
        failure('validation', { fields: [{ field: 'pairs', message: '' }] }),
      );
      expect(await run(deja.give(giving('first', { id: 'once-more' })))).toEqual(done);
    });

    test.each([
      ['size', { size: 14.25 }],
      ['size', { cut: 'kids-c', size: 14 }],
      ['count', { count: 0 }],
      ['count', { count: 10_000 }],
      ['note', { kind: 'removed' }],
      ['note', { note: 'x'.repeat(201) }],
    ])('a faulty move is refused at its %s: %j', async (field, part) => {
      const { parker, run, onShelf } = await setUp();
      const fields = [{ field, message: '' }];
      expect(await run(parker.move(move(part)))).toEqual(failure('validation', { fields }));
      expect(await onShelf(MEN_13)).toBe(2);
    });

    test('a pair is given once; the last one ends the enrollment, and taking it back opens both again', async () => {
      const { deja, run, onShelf, application } = await setUp();
      given(await run(deja.give(giving('first', {}))));
      expect((await application('first'))?.pairs[0]).toMatchObject({ ...MEN_13, given: { moveId: 'new-0' } });
      expect(await run(deja.give(giving('first', {})))).toEqual(done);
      // The answer got lost, and the person has taken another size in hand since.
      expect(await run(deja.give(giving('first', WIDE)))).toMatchObject(
        conflict('given', { at: expect.any(Number) }),
      );
      const other = giving('first', { id: 'other' });
      expect(await run(deja.give(other))).toMatchObject(conflict('given', { at: expect.any(Number) }));
      expect(await onShelf(MEN_13)).toBe(1);
      // Another size than they asked for.
      given(await run(deja.give(giving('first', { id: 'new-1', ...WIDE, index: 1, asked: MEN_10 }))));
      expect(await application('first')).toMatchObject({ ended: { how: 'given' }, state: 'approved' });
      expect(await onShelf(WIDE)).toBe(0);
      given(await run(deja.reverse({ id: 'new-1' })));
      expect(await application('first')).toMatchObject({
        ended: null,
        pairs: [{ given: { moveId: 'new-0' } }, MEN_10],
      });
      expect(await onShelf(WIDE)).toBe(1);
      expect(await run(deja.reverse({ id: 'new-1' }))).toEqual(conflict());
    });

    test('with the last pair the places at events to come go to who waits, and a pair that comes back lets wait again', async () => {
      const event = anEvent({ id: 'next', programId: 'shoes', invited: ['beneficiaries'], places: 1 });
      const of = (personId: string, part: Partial<Signup> = {}) =>
        aSignup({ id: personId, personId, personKey: personId, name: '', contact: '', ...part }, event);
      const waits = { state: 'waiting', since: 2_000 } as const;
      const bens = approved('ben', 100, { personId: 'ben', pairs: [MEN_13] });
      const beas = approved('bea', 200, { personId: 'bea', pairs: [MEN_10] });
      const kept = { events: [event], applications: [bens, beas], signups: [of('ben'), of('bea', waits)] };
      const states = async (look: Awaited<ReturnType<typeof setUp>>['look']) =>
        (await look(({ signups }) => signups.ofEvents(['next'])))
          .map(({ id, state }) => `${id} ${state}`)
          .sort();
      const { deja, run, look } = await setUp(kept);
      given(await run(deja.give(giving('ben', {}))));
      expect(await states(look)).toEqual(['bea going', 'ben withdrawn']);

      const done = { ...APPLICATIONS[3], personId: 'ben' } as Application;
      const back = await setUp({ events: [event], applications: [done], signups: [of('ben', waits)] });
      given(await back.run(back.deja.reverse({ id: 'move-9' })));
      expect(await states(back.look)).toEqual(['ben going']);
    });

    test('a pair that is given on the day of an event is noted with it', async () => {
      const { deja, run, look } = await setUp();
      expect(await run(deja.give({ ...giving('first', {}), eventId: 'own' }))).toEqual(done);
      expect((await look(({ shelf }) => shelf.find('new-0')))?.eventId).toBe('own');
    });

    test('several pairs are given at once, or none of them', async () => {
      const { deja, run, onShelf, application } = await setUp();
      const pairs = [{ index: 1 }, { index: 0, asked: WIDE, ...WIDE }];
      const both = giving('same', ...pairs);
      // Two of the same size, and one is left after the count.
      given(await run(deja.move(move({ id: 'count', kind: 'counted', count: 1 }))));
      const twice = giving('same', pairs[0] ?? {}, { ...pairs[1], ...MEN_13 });
      expect(await run(deja.give(twice))).toEqual(conflict('none-left', { count: 0 }));
      expect((await application('same'))?.pairs).toEqual([WIDE, MEN_13]);
      given(await run(deja.give(both)));
      expect([await onShelf(MEN_13), await onShelf(WIDE)]).toEqual([0, 0]);
      expect((await application('same'))?.ended).toMatchObject({ how: 'given' });
    });

    test('nothing is given for an application that is not there, not theirs, not running or another one now', async () => {
      const { deja, parker, admin, run } = await setUp();
      expect(await run(parker.give(giving('first', {})))).toEqual(failure('not-found'));
      expect(await run(admin.give(giving('nobody', {})))).toEqual(failure('not-found'));
      for (const id of ['waits', 'left', 'helps'])
        expect([id, await run(deja.give(giving(id, {})))]).toEqual([id, conflict()]);
      expect(await run(deja.give(giving('late', { index: 1 })))).toEqual(conflict());
      expect(await run(deja.give(giving('late', {}, { id: 'twice' })))).toEqual(conflict());
      const fields = [{ field: 'size', message: '' }];
      expect(await run(deja.give(giving('late', { size: 21 })))).toEqual(failure('validation', { fields }));
      // An event counts only where the person who gives reads who comes to it.
      for (const eventId of ['nothing', 'of-nobody', 'not-yet'])
        expect([eventId, await run(deja.give({ ...giving('late', {}), eventId }))]).toEqual([
          eventId,
          failure('not-found'),
        ]);
    });

    test('shoes of a size can be given to everybody in their programs who waits for some: first who wants that size, then by name', async () => {
      const { deja, parker, run } = await setUp();
      const ids = async (size: typeof MEN_13 | typeof WIDE) =>
        given(await run(deja.applicants(size))).map(({ id }) => id);
      expect(await ids(MEN_13)).toEqual(['first', 'late', 'same']);
      expect(await ids(WIDE)).toEqual(['same', 'late', 'first']);
      const [, late] = given(await run(deja.applicants(MEN_13)));
      expect(late).toEqual({
        id: 'late',
        name: 'Ben',
        program: 'Shoes',
        shoes: [
          { ...MEN_13, state: 'reserved', givenAt: null },
          { ...UNKNOWN, state: 'to-measure', givenAt: null },
        ],
      });
      // Whose pair was given keeps it in the list of their pairs, and wants that size no more.
      given(await run(deja.give(giving('first', {}))));
      const after = given(await run(deja.applicants(MEN_13)));
      expect(after.map(({ id }) => id)).toEqual(['late', 'same', 'first']);
      expect(after[2]?.shoes.map(({ state }) => state)).toEqual(['given', 'looked-for']);
      expect(given(await run(parker.applicants(MEN_13)))).toEqual([]);
    });

    test('a pair comes back only where its enrollment has a place, and the person did not apply again', async () => {
      const shoes = aProgram({
        id: 'shoes',
        asksSizes: true,
        managerIds: ['deja'],
        questions: [],
        places: 3,
      });
      const full = await setUp({ programs: [shoes] });
      const places = conflict('full', { count: 3 });
      expect(await full.run(full.deja.reverse({ id: 'move-9' }))).toEqual(places);
      expect(await full.onShelf(MEN_10)).toBe(-3);
      const again = anApplication({ id: 'again', personId: 'ben', programId: 'shoes', answers: [] });
      const twice = await setUp({ applications: [...APPLICATIONS, again] });
      expect(await twice.run(twice.deja.reverse({ id: 'move-9' }))).toEqual(conflict('applied-already'));
      const free = await setUp();
      expect(await free.run(free.parker.reverse({ id: 'move-9' }))).toEqual(failure('not-found'));
      given(await free.run(free.deja.reverse({ id: 'move-9' })));
      expect(await free.application('done')).toMatchObject({ ended: null, pairs: [MEN_10] });
    });

    test('the log says who did what, and what may be taken back, once', async () => {
      const { parker, deja, run } = await setUp();
      expect(await run(parker.reverse({ id: 'move-3' }))).toEqual(conflict());
      expect(await run(parker.reverse({ id: 'move-4' }))).toEqual(conflict());
      expect(await run(parker.reverse({ id: 'nothing' }))).toEqual(failure('not-found'));
      given(await run(parker.reverse({ id: 'move-6' })));
      const { items, total } = given(await run(parker.moves({ page: 1, size: 20 })));
      expect(total).toBe(MOVES.length + 1);
      const of = (id: string) => items.find((one) => one.id === id);
      expect(of('move-9')).toMatchObject({ isForApplication: true, mayUndo: false, by: 'Parker Manager' });
      expect(of('move-6')).toMatchObject({ isReversed: true, mayUndo: false });
      expect(of('move-2')).toMatchObject({ by: null, mayUndo: true });
      expect(of('move-4')).toMatchObject({ reversedKind: 'counted', mayUndo: false });
      const dejas = given(await run(deja.moves({ page: 1, size: 20 }))).items;
      expect(dejas.find(({ id }) => id === 'move-9')?.mayUndo).toBe(true);
    });

    test('goods are sorted once, all of them or none, and name no donor', async () => {
      const { parker, run, onShelf } = await setUp();
      const goods = given(await run(parker.goods()));
      expect(goods).toMatchObject([
        { id: 'old', on: '2026-11-19', isBrought: false, lines: GOODS, sorted: null },
      ]);
      expect(JSON.stringify(goods)).not.toContain('Lindqvist');
      const from = { id: 'old', base: goods[0]?.revision ?? '' };
      const lines = [
        { ...MEN_13, count: 4 },
        { ...WIDE, count: 5 },
        { ...MEN_13, count: 1 },
      ];
      const faulty = [...lines, { ...MEN_13, count: 9_999 }];
      expect(await run(parker.sort({ ...from, lines: faulty }))).toMatchObject(failure('validation'));
      const many = Array.from({ length: 21 }, () => ({ ...MEN_13, count: 1 }));
      expect(await run(parker.sort({ ...from, lines: many }))).toMatchObject(failure('validation'));
      expect(await onShelf(MEN_13)).toBe(2);
      given(await run(parker.sort({ ...from, lines })));
      expect([await onShelf(MEN_13), await onShelf(WIDE)]).toEqual([7, 6]);
      expect(await run(parker.sort({ ...from, lines }))).toEqual(conflict());
      expect(given(await run(parker.goods()))).toEqual([]);
      expect(await run(parker.sort({ id: 'before', base: 'first', lines }))).toEqual(conflict());
    });

    test('goods that were corrected are sorted again in their first place, so that a count holds', async () => {
      const pickups = [aPickup({ ...COLLECTED, id: 'old', goods: GOODS, sorting: 'changed' })];
      const moves = [
        aMove({ id: 'sorted', place: 1, count: 9, pickupId: 'old' }),
        aMove({ id: 'counted', place: 2, kind: 'counted', count: 3, at: 2_000 }),
      ];
      const { deja, run, onShelf } = await setUp({ pickups, moves });
      expect(given(await run(deja.goods()))[0]?.sorted).toEqual([{ ...MEN_13, count: 9 }]);
      const lines = [
        { ...MEN_13, count: 5 },
        { ...WIDE, count: 2 },
      ];
      given(await run(deja.sort({ id: 'old', base: 'first', lines })));
      expect([await onShelf(MEN_13), await onShelf(WIDE)]).toEqual([3, 2]);
      given(await run(deja.reverse({ id: 'counted' })));
      expect(await onShelf(MEN_13)).toBe(5);
    });
  });
}
