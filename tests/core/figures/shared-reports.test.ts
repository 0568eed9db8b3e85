// Every report for sharing that the page offers, of everybody who may make one, read together as somebody outside could.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { User } from '../../../src/core/account/user';
import { countFacts, type FigureRecords } from '../../../src/core/figures/count-facts';
import type { Amount, FigureName } from '../../../src/core/figures/figure';
import type { FigureScope } from '../../../src/core/figures/figure-facts';
import { FiguresService } from '../../../src/core/figures/figures.service';
import { offeredPeriods, sharedPeriod, wholePeriod } from '../../../src/core/figures/sharing/shared-periods';
import { anApplication } from '../../support/application-builder';
import { anEvent, aSignup, pacific } from '../../support/event-builder';
import { aProgram } from '../../support/program-builder';
import { computedFrom, type Unknown } from '../../support/shared-year';
import { aUser } from '../../support/users';

const NOW = pacific('2026-11-21 12:00');
const TODAY = '2026-11-21';
const AVERY = aUser({ id: 'avery', role: 'admin' });
const manager = (id: string) => aUser({ id, role: 'program_manager' });
const PROGRAMS = [
  aProgram({ id: 'walk', title: 'Walk', managerIds: ['parker', 'both'], questions: [] }),
  aProgram({ id: 'shoes', title: 'Shoes', managerIds: ['both', 'two'], questions: [] }),
  aProgram({ id: 'desk', title: 'Desk', managerIds: ['two'], questions: [] }),
];

/** Half a year is over for those who read every report. */
const SUMMER = '2026-07-02';

/** The counts of records, each made once. */
function countsOf(records: FigureRecords) {
  const known = new Map<string, ReturnType<typeof countFacts>>();
  return async (scope: FigureScope) => {
    const key = JSON.stringify(scope);
    const counts = known.get(key) ?? countFacts(records, scope);
    known.set(key, counts);
    return counts;
  };
}

function serviceOf(counts: ReturnType<typeof countsOf>, actor: User, now = NOW): FiguresService {
  const repositories = {
    figures: { counts },
    programs: { list: async () => PROGRAMS },
    receipts: {
      organization: async () => ({ legalName: '', ein: '', address: '', phone: '', signatory: '' }),
    },
  };
  const unit = { read: (look: (given: typeof repositories) => unknown) => look(repositories) };
  return new FiguresService(unit as never, actor, { now: () => now });
}

const months = Array.from({ length: 6 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
const count = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 6 }), fc.nat(14));
const counts = fc.array(count, { minLength: months.length, maxLength: months.length });
const anyYear = fc.record({
  visits: fc.record({ walk: counts, shoes: counts, desk: counts, none: counts }),
  approved: fc.record({ walk: counts, shoes: counts }),
  denied: fc.record({ walk: counts, shoes: counts }),
});
type Counts = Readonly<Record<string, readonly number[]>>;

/** Records of so many people a month: guests of events, and applications that are answered on the day they came. */
function recordsOf(year: {
  readonly visits: Counts;
  readonly approved: Counts;
  readonly denied: Counts;
}): FigureRecords {
  let person = 0;
  const each = <T>(all: Counts, make: (program: string, month: string, key: string) => T) =>
    Object.entries(all).flatMap(([program, row]) =>
      row.flatMap((people, at) =>
        Array.from({ length: people }, () => {
          person += 1;
          return make(program, months[at] ?? '', `k${person}`);
        }),
      ),
    );
  const at = (month: string) => pacific(`${month}-12 10:00`);
  const eventOf = (program: string, month: string) =>
    anEvent({
      id: `${program} ${month}`,
      programId: program === 'none' ? null : program,
      startsAt: at(month),
      endsAt: at(month) + 3_600_000,
      shifts: [],
    });
  const events = Object.keys(year.visits).flatMap((program) =>
    months.map((month) => eventOf(program, month)),
  );
  const application =
    (state: 'approved' | 'denied') => (programId: string, month: string, personKey: string) =>
      anApplication({
        id: personKey,
        personKey,
        programId,
        answers: [],
        receivedAt: at(month),
        decidedAt: at(month),
        state,
        reasonKind: state === 'denied' ? 'other' : null,
      });
  return {
    events,
    signups: each(year.visits, (program, month, key) =>
      aSignup({ id: key, personKey: key, state: 'attended' }, eventOf(program, month)),
    ),
    applications: [
      ...each(year.approved, application('approved')),
      ...each(year.denied, application('denied')),
    ],
    moves: [],
    guides: [],
    completions: [],
  };
}

/** A number in the reports: of somebody's programs, of one, or of what belongs to none, in a period. */
interface Told extends Unknown {
  readonly key: string;
  readonly amount: Amount;
}

/** All that can be read in the reports that are offered, by figure, programs and period. */
async function everyReport(records: FigureRecords): Promise<ReadonlyMap<string, Amount>> {
  const counts = countsOf(records);
  const told = new Map<string, Amount>();
  const note = (name: FigureName, who: string, from: string, to: string, amount: Amount) => {
    const key = `${name} ${who} ${from} ${to}`;
    // One thing is said in one way, in whatever report.
    if (told.has(key)) expect([key, amount]).toEqual([key, told.get(key)]);
    told.set(key, amount);
  };
  const periods = (['month', 'quarter', 'year'] as const)
    .flatMap((kind) => offeredPeriods(kind, SUMMER))
    .filter(({ from }) => from >= '2026-01-01');
  for (const [who, actor, own] of [
    ['all', AVERY, PROGRAMS.map(({ id }) => id)],
    ['walk', manager('parker'), ['walk']],
    ['shoes+walk', manager('both'), ['shoes', 'walk']],
    ['desk+shoes', manager('two'), ['desk', 'shoes']],
  ] as const)
    for (const { from, to } of periods)
      for (const programId of [null, ...own]) {
        const read = await serviceOf(counts, actor, pacific(`${SUMMER} 12:00`)).read({
          from,
          to,
          programId,
          figures: 'sharing',
        });
        if (!read.ok) throw new Error(JSON.stringify(read.failure));
        for (const { name, whole, months: byMonth, programs } of read.value.figures) {
          note(name, programId ?? who, from, to, whole);
          const month = (at: number) => wholePeriod('month', `${read.value.months[at]}-01`);
          for (const [at, amount] of (byMonth ?? []).entries())
            note(name, programId ?? who, month(at).from, month(at).to, amount);
          for (const { programId: row, whole: ofRow, months: rowMonths } of programs) {
            // What belongs to no program is in the reports of all.
            if (row === null && who !== 'all') continue;
            note(name, row ?? 'none', from, to, ofRow);
            for (const [at, amount] of (rowMonths ?? []).entries())
              note(name, row ?? 'none', month(at).from, month(at).to, amount);
          }
        }
      }
  return told;
}

const SUMMED = [
  'visits',
  'applicationsIn',
  'approved',
  'denied',
  'sessions',
  'peopleServed',
  'newBeneficiaries',
] as const;
const ROWS = ['walk', 'shoes', 'desk', 'none'];
const TOTALS: Readonly<Record<string, readonly string[]>> = {
  all: ROWS,
  'shoes+walk': ['shoes', 'walk'],
  'desk+shoes': ['desk', 'shoes'],
};

/** Every sum that somebody can make of these reports. */
function sumsOf(told: ReadonlyMap<string, Amount>): readonly (readonly [Told, readonly Told[]])[] {
  const numbers = new Map<string, Told>();
  const at = (name: string, who: string, from: string, to: string): Told => {
    const key = `${name} ${who} ${from} ${to}`;
    const amount = told.get(key) ?? null;
    const number = numbers.get(key) ?? { key, amount, value: Number(amount), isKnown: amount !== 'few' };
    numbers.set(key, number);
    return number;
  };
  const quarters = ['01', '04'].map((month) => wholePeriod('quarter', `2026-${month}-01`));
  const inMonths = months.map((month) => wholePeriod('month', `${month}-01`));
  return SUMMED.flatMap((name) => [
    ...[...ROWS, ...Object.keys(TOTALS)].flatMap((who) =>
      quarters.map(({ from, to }) => {
        const parts = inMonths.filter((month) => month.from >= from && month.to <= to);
        return [at(name, who, from, to), parts.map((month) => at(name, who, month.from, month.to))] as const;
      }),
    ),
    ...[...quarters, ...inMonths].flatMap(({ from, to }) =>
      Object.entries(TOTALS).map(
        ([who, rows]) => [at(name, who, from, to), rows.map((row) => at(name, row, from, to))] as const,
      ),
    ),
    ...(name === 'applicationsIn'
      ? [...quarters, ...inMonths].flatMap(({ from, to }) =>
          [...ROWS, 'all'].map(
            (who) =>
              [
                at(name, who, from, to),
                ['approved', 'denied', 'withdrawn'].map((one) => at(one, who, from, to)),
              ] as const,
          ),
        )
      : []),
  ]);
}

/** Two programs together, of which a quarter follows from what the reports of all and of each say of its months. */
const TOLD_TOGETHER = {
  visits: {
    walk: [1, 4, 0, 0, 0, 0],
    shoes: [1, 0, 0, 0, 1, 1],
    desk: [3, 1, 0, 1, 0, 0],
    none: [0, 0, 1, 0, 0, 0],
  },
  approved: { walk: [0, 0, 0, 0, 0, 0], shoes: [1, 0, 1, 0, 0, 0] },
  denied: { walk: [0, 0, 1, 0, 0, 0], shoes: [0, 0, 0, 0, 1, 0] },
};

property.prop([anyYear], { numRuns: 3, examples: [[TOLD_TOGETHER]] })(
  'nothing that any report hides can be computed from all of them',
  async (year) => {
    const told = await everyReport(recordsOf(year));
    const computed = computedFrom(sumsOf(told)).filter(({ key }) => told.has(key));
    expect(computed.map(({ key }) => key)).toEqual([]);
  },
  60_000,
);

test('what one program hides is not what all programs without it tell', async () => {
  const even = Array(6).fill(8);
  const told = await everyReport(
    recordsOf({
      visits: { walk: even, shoes: [3, ...even.slice(1)], desk: Array(6).fill(9), none: Array(6).fill(0) },
      approved: {},
      denied: {},
    }),
  );
  const january = (who: string) => told.get(`visits ${who} 2026-01-01 2026-01-31`);
  expect(january('all')).toBe(20);
  expect(january('shoes')).toBe('few');
  expect([january('walk'), january('desk')]).toContain('few');
});

const NOTHING = countsOf(recordsOf({ visits: {}, approved: {}, denied: {} }));

describe('periods for sharing', () => {
  test.each([
    ['2026-10-01', '2026-10-31', 'month'],
    ['2024-02-01', '2024-02-29', 'month'],
    ['2026-07-01', '2026-09-30', 'quarter'],
    ['2025-10-01', '2025-12-31', 'quarter'],
    ['2025-01-01', '2025-12-31', 'year'],
  ])('%s to %s is a %s', async (from, to, kind) => {
    expect(sharedPeriod({ from, to }, TODAY)?.kind).toBe(kind);
    const asked = { from, to, programId: null, figures: 'sharing' } as const;
    expect(await serviceOf(NOTHING, AVERY).read(asked)).toMatchObject({
      ok: true,
      value: { from, to, isInternal: false },
    });
  });

  test.each([
    ['a part of a month', '2026-10-02', '2026-10-31'],
    ['two months', '2026-09-01', '2026-10-31'],
    ['three months that are no quarter', '2026-08-01', '2026-10-31'],
    ['twelve months that are no year', '2025-11-01', '2026-10-31'],
    ['two years', '2024-01-01', '2025-12-31'],
    ['the last twelve months', '2025-11-22', '2026-11-21'],
    ['a month that is not over', '2026-11-01', '2026-11-30'],
    ['a quarter that is not over', '2026-10-01', '2026-12-31'],
    ['a year that is not over', '2026-01-01', '2026-12-31'],
    ['a day', '2026-10-31', '2026-10-31'],
  ])('%s is none, and read by staff alone', async (_, from, to) => {
    expect(sharedPeriod({ from, to }, TODAY)).toBeNull();
    const service = serviceOf(NOTHING, AVERY);
    const asked = { from, to, programId: null };
    expect(await service.read({ ...asked, figures: 'sharing' })).toMatchObject({
      ok: false,
      failure: { code: 'validation', fields: [{ field: 'to' }] },
    });
    expect(await service.read({ ...asked, figures: 'internal' })).toMatchObject({ ok: true });
  });

  test('a month is over on the first day of the next one, in Las Vegas', () => {
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect(sharedPeriod(october, '2026-10-31')).toBeNull();
    expect(sharedPeriod(october, '2026-11-01')).not.toBeNull();
  });

  test('those that are offered are the latest that are over', () => {
    expect(offeredPeriods('month', TODAY).map(({ from }) => from.slice(0, 7))).toEqual([
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
      '2026-04',
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
    expect(offeredPeriods('quarter', TODAY)[0]).toEqual({
      kind: 'quarter',
      from: '2026-07-01',
      to: '2026-09-30',
    });
    expect(offeredPeriods('year', TODAY).map(({ to }) => to)).toEqual(
      ['2025', '2024', '2023', '2022', '2021'].map((year) => `${year}-12-31`),
    );
  });
});
