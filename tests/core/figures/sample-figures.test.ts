import { describe, expect, test } from 'vitest';
import { sampleApplications } from '../../../src/adapters/mock/applications/sample-applications';
import { sampleEvents } from '../../../src/adapters/mock/events/sample-events';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { sampleShelf } from '../../../src/adapters/mock/shelf/sample-shelf';
import { sampleSignups } from '../../../src/adapters/mock/signups/sample-signups';
import { newBeneficiaries } from '../../../src/core/applications/first-approvals';
import type { Amount, FigureName } from '../../../src/core/figures/figure';
import { namedPeriod } from '../../../src/core/figures/figure-period';
import { type SharedKind, wholePeriod } from '../../../src/core/figures/sharing/shared-periods';
import { calendarDateAt } from '../../../src/core/shared/time/calendar';
import { pairsGiven } from '../../../src/core/shelf/given-shoes';
import { figuresInBrowser } from '../../support/figures-harness';
import { aUser } from '../../support/users';

const STAFF = { parker: { id: 'parker', name: 'Parker' }, other: { id: 'avery', name: 'Avery' } };

interface Asked {
  /** A period for sharing, as its kind and a day in it; without it, the last 12 months with nothing hidden. */
  readonly shared?: readonly [kind: SharedKind, day: string];
  /** One program; all without it. */
  readonly program?: string;
}

async function figuresOn(day: string, { shared, program }: Asked = {}) {
  const now = Date.parse(`2026-${day}T20:00:00Z`);
  const programs = samplePrograms(now, { parker: 'parker', deja: 'deja', priya: 'priya' });
  const applications = sampleApplications(now, { ben: 'ben', val: 'val', ...STAFF }, programs);
  const events = sampleEvents(now);
  const moves = sampleShelf(now, { parker: 'parker', other: 'avery' }, applications);
  // On a server Val alone has an account.
  const signups = sampleSignups(now, { accounts: { val: 'val' }, ...STAFF }, { events, applications });
  const { figuresOf, run } = figuresInBrowser(
    { programs, people: [], events, signups, applications, moves, guides: [], completions: [] },
    now,
  );
  const { from, to } = shared ? wholePeriod(...shared) : namedPeriod('last-12-months', calendarDateAt(now));
  const report = await run(
    figuresOf(aUser({ id: 'avery', role: 'admin' })).read({
      from,
      to,
      programId: program ?? null,
      figures: shared ? 'sharing' : 'internal',
    }),
  );
  if (!report.ok) throw new Error(JSON.stringify(report.failure));
  const { figures } = report.value;
  const figure = (name: FigureName) => {
    const found = figures.find((one) => one.name === name);
    if (!found) throw new Error(`There is no figure ${name}.`);
    return found;
  };
  return { now, applications, moves, figures, figure };
}

/** What rows add up to; one that nobody recorded adds nothing. */
const sum = (amounts: readonly Amount[]) => amounts.reduce<number>((all, one) => all + Number(one ?? 0), 0);

describe.each(['11-20', '11-23', '11-25', '03-13', '01-02'])('the sample figures of 2026-%s', async (day) => {
  const { figure, figures, applications, moves, now } = await figuresOn(day);

  test('are those of the last 12 months', () => {
    expect(figure('pairsGiven').whole).toBe(60);
    expect(figure('pairsGiven').whole).toBe(pairsGiven(moves));
    expect(figure('peopleServed').whole).toBe(52);
    expect(figure('visits').whole).toBe(56);
    expect(figure('walkIns').whole).toBe(14);
    expect(figure('volunteerHours').whole).toBe(96.5);
    expect(figure('volunteersActive').whole).toBe(14);
    expect(figure('sessions').whole).toBe(6);
    expect(figure('canceled').whole).toBe(0);
    expect(figure('notMarked').whole).toBe(3);
    expect(figure('denied').whole).toBe(5);
    expect(figure('withdrawn').whole).toBe(2);
    expect(Number(figure('finished').whole) + Number(figure('left').whole)).toBe(40);
    expect(newBeneficiaries(applications, now - 30 * 86_400_000)).toBe(36);
  });

  test('add up by month, by program and by size', () => {
    for (const name of [
      'pairsGiven',
      'visits',
      'walkIns',
      'volunteerHours',
      'applicationsIn',
      'sessions',
    ] as const) {
      const { whole, months, programs } = figure(name);
      expect([name, sum(months ?? [])]).toEqual([name, whole]);
      expect([name, sum(programs.map((program) => program.whole))]).toEqual([name, whole]);
      for (const program of programs)
        expect([name, sum(program.months ?? [])]).toEqual([name, program.whole]);
    }
    expect(sum(figure('pairsGiven').parts.map(({ whole }) => whole))).toBe(60);
    expect(sum(figure('denied').parts.map(({ whole }) => whole))).toBe(5);
    // One person may be in two programs, and so counts once in all of them together.
    expect(sum(figure('peopleServed').programs.map(({ whole }) => whole))).toBe(60);
    expect(figures.every(({ name, whole }) => whole !== null || name === 'trainingsDone')).toBe(true);
  });
});

test('figures of many people are told to others, too', async () => {
  // In October the samples have most of what they hold in the quarter before.
  const { figure } = await figuresOn('10-05', { shared: ['quarter', '2026-09-01'] });
  for (const name of ['pairsGiven', 'applicationsIn', 'sessions'] as const)
    expect([name, typeof figure(name).whole]).toEqual([name, 'number']);
  expect(figure('denied').whole).toBe('few');
});

test('what became of the approved is told of whole years alone', async () => {
  const names = async (...shared: readonly [SharedKind, string]) =>
    (await figuresOn('12-31', { shared })).figures.map(({ name }) => name);
  expect(await names('year', '2025-05-05')).toEqual(expect.arrayContaining(['enrolled', 'finished', 'left']));
  for (const kind of ['month', 'quarter'] as const)
    for (const name of ['enrolled', 'finished', 'left'])
      expect(await names(kind, '2026-09-01')).not.toContain(name);
});
