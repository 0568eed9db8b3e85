import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from '../../src/core/account/user';
import { countFacts } from '../../src/core/figures/count-facts';
import type { FigureRepositories } from '../../src/core/figures/figure.repository.port';
import type { FactCount } from '../../src/core/figures/figure-facts';
import type { Figures } from '../../src/core/figures/figures.api';
import type { FiguresInput } from '../../src/core/figures/figures.inputs';
import { SoFarService } from '../../src/core/figures/so-far.service';
import { keyAmong } from '../../src/core/shared/person-key';
import { ok } from '../../src/core/shared/result';
import type { SignupRepositories } from '../../src/core/signups/signup.repository.port';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import { anApplication } from '../support/application-builder';
import { anEvent, aSignup, pacific } from '../support/event-builder';
import { anyFigureRecords, anyFigureScope, type KeptFigures } from '../support/figures-harness';
import { aCompletion, aTraining } from '../support/guide-builder';
import { aProgram } from '../support/program-builder';
import { aMove } from '../support/shelf-harness';
import { aUser } from '../support/users';
import type { Run, Soon } from './harness';

const AVERY = aUser({ id: 'avery', role: 'admin' });
const PARKER = aUser({ id: 'parker', role: 'program_manager' });
const VAL = aUser({ id: 'val', role: 'volunteer' });
const PROGRAMS = [
  aProgram({ id: 'walk', title: 'Walk', managerIds: ['parker'], asksSizes: false, questions: [] }),
  aProgram({
    id: 'shoes',
    title: 'Shoes',
    kind: 'items',
    managerIds: ['deja'],
    asksSizes: true,
    questions: [],
  }),
];
const NOTHING = {
  programs: PROGRAMS,
  people: [],
  events: [],
  signups: [],
  applications: [],
  moves: [],
  guides: [],
  completions: [],
};
const YEAR = { from: '2026-01-01', to: '2026-12-31', programId: null, figures: 'internal' } as const;
/** A quarter that is over. */
const SPRING = { from: '2026-04-01', to: '2026-06-30', figures: 'sharing' } as const;
const MAY = pacific('2026-05-02 10:00');

/** People with the same contacts and names, written in several ways. */
const anyNamed = fc.record({
  name: fc.constantFrom('Ana', ' ana', 'Bo', ''),
  contact: fc.constantFrom(
    '702-555-0101',
    '+1 (702) 555-0101',
    'Ana@mail.example',
    ' ana@mail.example ',
    'at 5',
    '',
  ),
});

/** Figures as each person sees them. */
interface FiguresHarness {
  readonly figuresOf: (actor: User) => Figures;
  readonly unit: Pick<
    UnitOfWork<FigureRepositories & Pick<SignupRepositories, 'applications' | 'signups'>>,
    'read'
  >;
  readonly run: Run;
}

/** What every place of figures must do; `make` gives one that holds exactly what is given. */
export function figuresContract(name: string, make: (kept: KeptFigures) => Soon<FiguresHarness>): void {
  describe(`${name} reads figures`, () => {
    test('any records are counted as the rules of the core say', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyFigureRecords,
          fc.array(anyFigureScope, { minLength: 3, maxLength: 3 }),
          async (records, scopes) => {
            const { unit, run } = await make({ ...NOTHING, ...records });
            for (const { period, ...part } of scopes) {
              const scope = { ...period, ...part };
              const counts = await run(unit.read(async ({ figures }) => ok(await figures.counts(scope))));
              if (!counts.ok) throw new Error(JSON.stringify(counts.failure));
              expect(inOrder(counts.value)).toEqual(inOrder(countFacts(records, scope)));
            }
          },
        ),
        { numRuns: 25 },
      );
    });

    test('people without an account are known again by their contact, else by their name', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyNamed, { maxLength: 12 }),
          fc.array(anyNamed, { minLength: 6, maxLength: 6 }),
          async (all, asked) => {
            const applications = all.map((part, at) =>
              anApplication({ ...part, id: `a${at}`, personKey: `k${at}`, answers: [] }),
            );
            const signups = all.map((part, at) => aSignup({ ...part, id: `u${at}`, personKey: `k${at}` }));
            const { unit, run } = await make({ ...NOTHING, applications, signups });
            for (const who of asked) {
              const keys = await run(
                unit.read(async (repositories) =>
                  ok([
                    await repositories.applications.keyOfNamed(who),
                    await repositories.signups.keyOfNamed(who),
                  ]),
                ),
              );
              expect(keys).toEqual(ok([keyAmong(applications, who), keyAmong(signups, who)]));
            }
          },
        ),
        { numRuns: 15 },
      );
    });

    const event = anEvent({
      id: 'walk-day',
      programId: 'walk',
      startsAt: MAY,
      endsAt: MAY + 3_600_000,
      shifts: [],
      walkIns: 4,
    });
    const kept = {
      ...NOTHING,
      events: [event, { ...event, id: 'open-day', programId: null }],
      signups: [1, 2, 3].map((id) => {
        return aSignup({ id: `u${id}`, personKey: `k${id}`, personId: null, state: 'attended' }, event);
      }),
      applications: [
        anApplication({
          id: 'given',
          personKey: 'k4',
          programId: 'shoes',
          answers: [],
          receivedAt: MAY,
          state: 'approved',
          decidedAt: MAY,
        }),
      ],
      moves: [
        aMove({ id: 'out', kind: 'given', count: 1, applicationId: 'given', at: MAY }),
        aMove({ id: 'loose', kind: 'given', count: 2, at: MAY }),
        aMove({ id: 'in', kind: 'received', count: 9, at: MAY }),
      ],
    };
    const ask = async (actor: User, part: Partial<FiguresInput['read']> = {}) => {
      const { figuresOf, run } = await make(kept);
      return run(figuresOf(actor).read({ ...YEAR, ...part }));
    };
    const wholes = async (...asked: Parameters<typeof ask>) => {
      const report = await ask(...asked);
      if (!report.ok) throw new Error(JSON.stringify(report.failure));
      const { figures, programs } = report.value;
      const of = (figure: string) => figures.find((one) => one.name === figure)?.whole;
      return {
        served: of('peopleServed'),
        visits: of('visits'),
        pairs: of('pairsGiven'),
        received: of('pairsReceived'),
        sessions: of('sessions'),
        programs: programs.map(({ id }) => id),
      };
    };

    test('an admin sees everything, and a manager the programs that they manage', async () => {
      expect(await wholes(AVERY)).toEqual({
        served: 4,
        visits: 11,
        pairs: 3,
        received: 9,
        sessions: 2,
        programs: ['shoes', 'walk'],
      });
      expect(await wholes(AVERY, { programId: 'shoes' })).toMatchObject({
        served: 1,
        visits: null,
        pairs: 1,
        received: undefined,
      });
      // What came, and what was given without an application belongs to the shelf, which every manager sees.
      expect(await wholes(PARKER)).toEqual({
        served: 3,
        visits: 7,
        pairs: 2,
        received: 9,
        sessions: 1,
        programs: ['walk'],
      });
      expect(await wholes(PARKER, { programId: 'walk' })).toMatchObject({ served: 3, pairs: null });
    });

    test('of trainings, a program has those that are required for it by name, and all programs have every one', async () => {
      const guides = [
        aTraining({ id: 'walking', requiredFor: ['walk', 'other'] }),
        aTraining({ id: 'welcome', requiredFor: 'everybody' }),
        aTraining({ id: 'free', requiredFor: 'nobody' }),
      ];
      const done = (guideId: string, people: number) =>
        Array.from({ length: people }, (_, at) =>
          aCompletion({ id: `${guideId}-${at}`, guideId, personId: `k${at}`, doneOn: '2026-05-02' }),
        );
      const completions = [
        ...done('walking', 6),
        ...done('welcome', 3),
        ...done('free', 1),
        aCompletion({ id: 'late', guideId: 'walking', doneOn: '2027-01-01' }),
      ];
      const trained = async (actor: User, part: Partial<FiguresInput['read']>, all = completions) => {
        const { figuresOf, run } = await make({ ...NOTHING, guides, completions: all });
        const report = await run(figuresOf(actor).read({ ...YEAR, ...part }));
        if (!report.ok) throw new Error(JSON.stringify(report.failure));
        return report.value.figures.find(({ name: figure }) => figure === 'trainingsDone')?.whole;
      };
      expect(await trained(AVERY, {})).toBe(10);
      expect(await trained(AVERY, { programId: 'walk' })).toBe(6);
      // A program's own trainings are shared of whole years alone.
      expect(await trained(AVERY, SPRING)).toBe(10);
      expect(await trained(PARKER, { ...SPRING, programId: 'walk' })).toBeUndefined();
      const before = completions.map((one) => ({ ...one, doneOn: one.doneOn.replace('2026', '2025') }));
      const lastYear = {
        from: '2025-01-01',
        to: '2025-12-31',
        programId: 'walk',
        figures: 'sharing',
      } as const;
      expect(await trained(PARKER, lastYear, before)).toBe(6);
      expect(await trained(AVERY, { programId: 'shoes' })).toBeNull();
      expect(await trained(PARKER, lastYear, before.slice(2))).toBe('few');
    });

    test('what others may see hides figures of few people', async () => {
      expect(await wholes(PARKER, SPRING)).toMatchObject({ served: 'few', visits: 'few' });
      expect(await wholes(AVERY, SPRING)).toMatchObject({ served: 'few', pairs: 'few' });
    });

    test('for others, whole months, quarters and years that are over are told, and nothing else', async () => {
      const of = (from: string, to: string) => ask(AVERY, { ...SPRING, from, to });
      for (const [from, to] of [
        ['2026-10-01', '2026-10-31'],
        ['2026-07-01', '2026-09-30'],
        ['2025-01-01', '2025-12-31'],
      ] as const)
        expect([from, (await of(from, to)).ok]).toEqual([from, true]);
      const refused = { ok: false, failure: { code: 'validation', fields: [{ field: 'to', message: '' }] } };
      for (const [from, to] of [
        ['2026-10-01', '2026-10-30'],
        ['2026-09-01', '2026-10-31'],
        ['2025-11-22', '2026-11-21'],
        ['2026-11-01', '2026-11-30'],
        ['2026-01-01', '2026-12-31'],
      ] as const)
        expect([from, await of(from, to)]).toEqual([from, refused]);
    });

    test('everybody reads what the year came to through the end of last month', async () => {
      const gave = (id: string, day: string, count: number) =>
        aMove({ id, at: pacific(`${day} 10:00`), kind: 'given', count });
      const now = pacific('2026-11-30 12:00');
      const soFarOf = async (...moves: ReturnType<typeof aMove>[]) => {
        const numbered = moves.map((move, index) => ({ ...move, place: index + 1 }));
        const { unit, run } = await make({ ...NOTHING, moves: numbered });
        return run(new SoFarService(unit, { now: () => now }).soFar());
      };
      const year = await soFarOf(
        gave('a', '2026-01-01', 4),
        gave('b', '2026-10-31', 3),
        gave('this month', '2026-11-01', 50),
        gave('last year', '2025-12-31', 50),
      );
      expect(year).toEqual({ ok: true, value: { to: '2026-10-31', figures: { pairsGiven: 7 } } });
      expect(await soFarOf(gave('a', '2026-10-31', 4))).toEqual({
        ok: true,
        value: { to: '2026-10-31', figures: {} },
      });
    });

    test('what one program hides is hidden in the report of all, whoever asks, so that no two of them tell it', async () => {
      const day = (programId: string, at: string) =>
        anEvent({
          id: `${programId} ${at}`,
          programId,
          startsAt: pacific(at),
          endsAt: pacific(at) + 3_600_000,
          shifts: [],
        });
      const [walked, gave] = [day('walk', '2026-05-02 10:00'), day('shoes', '2026-05-03 10:00')];
      const came = (event: ReturnType<typeof anEvent>, people: number) =>
        Array.from({ length: people }, (_, at) =>
          aSignup(
            { id: `${event.id} ${at}`, personKey: `${event.id} ${at}`, personId: null, state: 'attended' },
            event,
          ),
        );
      const records = {
        ...NOTHING,
        events: [walked, gave],
        signups: [...came(walked, 3), ...came(gave, 20)],
      };
      const visits = async (actor: User, programId: string | null) => {
        const { figuresOf, run } = await make(records);
        const report = await run(figuresOf(actor).read({ ...SPRING, programId }));
        if (!report.ok) throw new Error(JSON.stringify(report.failure));
        return report.value.figures.find(({ name: figure }) => figure === 'visits')?.whole;
      };
      const [all, walk, shoes] = [
        await visits(AVERY, null),
        await visits(AVERY, 'walk'),
        await visits(AVERY, 'shoes'),
      ];
      expect([all, walk, shoes]).toEqual([23, 'few', 'few']);
      expect([await visits(PARKER, 'walk'), await visits(PARKER, null)]).toEqual(['few', 'few']);
    });

    test('a program that is not theirs is not there, like one that does not exist', async () => {
      for (const programId of ['shoes', 'nothing'])
        expect(await ask(PARKER, { programId })).toEqual({ ok: false, failure: { code: 'not-found' } });
      expect(await ask(AVERY, { programId: 'nothing' })).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });

    test('only staff see figures', async () => {
      expect(await ask(VAL)).toEqual({ ok: false, failure: { code: 'forbidden' } });
    });

    test('a day that does not exist is none', async () => {
      // A server refuses it before the service is asked.
      expect(await ask(AVERY, { from: '2026-02-30' })).toMatchObject({
        ok: false,
        failure: { code: 'validation' },
      });
    });

    test.each([
      ['2026-12-31', '2026-01-01'],
      ['1926-01-01', '2026-01-01'],
    ])('from %s to %s is no period', async (from, to) => {
      // A day that is none is refused before the service sees it.
      expect(await ask(AVERY, { from, to })).toMatchObject({ ok: false, failure: { code: 'validation' } });
    });
  });
}

function inOrder(counts: readonly FactCount[]): readonly string[] {
  return counts
    .map(({ kind, programId, month, part, amount, people }) =>
      JSON.stringify([kind, programId === undefined ? 'all' : [programId], month, part, amount, people]),
    )
    .sort();
}
