import { describe, expect, test } from 'vitest';
import { sampleApplications } from '../../../src/adapters/mock/applications/sample-applications';
import { sampleEvents } from '../../../src/adapters/mock/events/sample-events';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { sampleShelf } from '../../../src/adapters/mock/shelf/sample-shelf';
import { sampleSignups } from '../../../src/adapters/mock/signups/sample-signups';
import { newBeneficiaries } from '../../../src/core/applications/first-approvals';
import { countFacts } from '../../../src/core/figures/count-facts';
import type { Amount, FigureName } from '../../../src/core/figures/figure';
import { namedPeriod } from '../../../src/core/figures/figure-period';
import { figuresOf } from '../../../src/core/figures/figure-report';
import { calendarDateAt } from '../../../src/core/shared/time/calendar';
import { pairsGiven } from '../../../src/core/shelf/given-shoes';

const STAFF = { parker: { id: 'parker', name: 'Parker' }, other: { id: 'avery', name: 'Avery' } };

interface Asked {
  readonly isInternal: boolean;
  /** One program; all without it. */
  readonly program?: string;
}

function figuresOn(day: string, { isInternal, program }: Asked) {
  const now = Date.parse(`2026-${day}T20:00:00Z`);
  const programs = samplePrograms(now, { parker: 'parker', deja: 'deja', priya: 'priya' });
  const applications = sampleApplications(now, { ben: 'ben', val: 'val', ...STAFF }, programs);
  const events = sampleEvents(now);
  const moves = sampleShelf(now, { parker: 'parker', other: 'avery' }, applications);
  // On a server Val alone has an account.
  const signups = sampleSignups(now, { accounts: { val: 'val' }, ...STAFF }, { events, applications });
  const period = namedPeriod('last-12-months', calendarDateAt(now));
  const scope = { ...period, programIds: program ? [program] : null, isWhole: !program, now };
  const counts = countFacts({ events, signups, applications, moves, guides: [], completions: [] }, scope);
  const figures = figuresOf(counts, {
    scope,
    programs: program ? [] : programs,
    asksSizes: true,
    isInternal,
  });
  const figure = (name: FigureName) => {
    const found = figures.find((one) => one.name === name);
    if (!found) throw new Error(`There is no figure ${name}.`);
    return found;
  };
  return { now, applications, moves, figures, figure };
}

/** What rows add up to; one that nobody recorded adds nothing. */
const sum = (amounts: readonly Amount[]) => amounts.reduce<number>((all, one) => all + Number(one ?? 0), 0);

describe.each(['11-20', '11-23', '11-25', '03-13', '01-02'])('the sample figures of 2026-%s', (day) => {
  const { figure, figures, applications, moves, now } = figuresOn(day, { isInternal: true });

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

test('figures of many people are told to others, too', () => {
  const { figure } = figuresOn('11-23', { isInternal: false });
  expect(figure('pairsGiven').whole).toBe(60);
  expect(figure('peopleServed').whole).toBe(52);
  expect(figure('volunteerHours').whole).toBe(96.5);
  expect(figure('notMarked').whole).toBe('few');
  expect(figure('denied').parts.every(({ whole }) => whole === 'few' || whole === 0)).toBe(true);
  // Five kinds of one each: five in all would tell each of them.
  expect(figure('denied').whole).toBe('few');
});

test('of one program, what is shown does not tell how many finished', () => {
  const { figure } = figuresOn('11-23', { isInternal: false, program: 'sample-program-work-boots' });
  const outcomes = [figure('enrolled').whole, figure('finished').whole, figure('left').whole];
  expect([figure('approved').whole, ...outcomes]).toEqual([10, 6, 'few', 'few']);
});
