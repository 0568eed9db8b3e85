import { DENIAL_KINDS } from '../applications/application';
import type { Program } from '../programs/program';
import { allSizes, sizeKey } from '../shared/sizes/shoe-size';
import { type Amount, FIGURE_NAMES, type Figure, type FigureName } from './figure';
import type { FactCount, FactKind, FigureScope } from './figure-facts';
import { type Find, finderOf, measured } from './figure-measures';
import { monthsOf } from './figure-period';
import { hideOutcomes } from './hide-outcomes';
import { type Cell, type FigureTable, hiddenIn, mapTable } from './hide-small-counts';

/** A program as far as figures need it. */
type NamedProgram = Pick<Program, 'id' | 'title' | 'asksSizes'>;

/** The figures whose programs are told, and whether by month. */
const TOLD: Partial<Readonly<Record<FigureName, 'by-month' | 'whole'>>> = {
  peopleServed: 'whole',
  newBeneficiaries: 'whole',
  peopleWithShoes: 'whole',
  visits: 'by-month',
  walkIns: 'by-month',
  pairsGiven: 'by-month',
  applicationsIn: 'by-month',
  volunteerHours: 'by-month',
  sessions: 'by-month',
};

/** Figures of the whole foundation, which belong to no program. */
const OF_FOUNDATION: readonly FigureName[] = ['pairsReceived'];

/** What is asked of the counts, and how much of it may be told. */
export interface FigureQuestion {
  readonly scope: Pick<FigureScope, 'from' | 'to' | 'isWhole'>;
  /** Those that are told apart, by title; none where one program is asked for. */
  readonly programs: readonly NamedProgram[];
  /** Whether somebody gives shoes in what is asked for. */
  readonly asksSizes: boolean;
  readonly isInternal: boolean;
}

/** The figures that counts come to, with what may not be told hidden. */
export function figuresOf(counts: readonly FactCount[], question: FigureQuestion): readonly Figure[] {
  const { scope, isInternal } = question;
  const find = finderOf(counts);
  const names = FIGURE_NAMES.filter((name) => scope.isWhole || !OF_FOUNDATION.includes(name));
  const figures = names.map((name): Figure => {
    const { table, programIds, parts } = tableOf(name, find, counts, question);
    const hidden = isInternal ? null : hiddenIn(table);
    const shown = hidden ? withHidden(table, hidden) : mapTable(table, ({ value }): Amount => value);
    return {
      name,
      whole: shown.whole,
      months: shown.months && [...shown.months],
      programs: shown.programs.map(({ whole, months }, index) => ({
        programId: programIds[index] ?? null,
        whole,
        months: months && [...months],
      })),
      parts: shown.parts.map((whole, index) => ({ part: parts[index] ?? '', whole })),
    };
  });
  return isInternal ? figures : hideOutcomes(figures);
}

/** The table of a figure before anything is hidden, with the programs and the parts that its rows are about. */
function tableOf(
  name: FigureName,
  find: Find,
  counts: readonly FactCount[],
  question: FigureQuestion,
): {
  readonly table: FigureTable<Cell>;
  readonly programIds: readonly (string | null)[];
  readonly parts: readonly string[];
} {
  // The foundation has one shelf, whether or not these programs give shoes.
  const asksSizes = question.asksSizes || OF_FOUNDATION.includes(name);
  const ofParts = name === 'pairsGiven' || name === 'denied' ? partsOf(name, counts) : [];
  const parts = { parts: ofParts.map(({ cell }) => cell) };
  const whole = name === 'daysToAnswer' ? median(counts) : measured(name, find(undefined, null, asksSizes));
  const told = TOLD[name];
  if (!told)
    return {
      table: { whole, months: null, programs: [], ...parts },
      programIds: [],
      parts: ofParts.map(({ part }) => part),
    };
  const months = told === 'by-month' ? monthsOf(question.scope) : null;
  const cellsOf = (programId: string | null | undefined, givesShoes: boolean) => ({
    whole: measured(name, find(programId, null, givesShoes)),
    months: months?.map((month) => measured(name, find(programId, month, givesShoes))) ?? null,
  });
  const none = question.programs.length > 0 ? [{ id: null, asksSizes: false }] : [];
  const programs = [...question.programs, ...none]
    .map((program) => ({ id: program.id, ...cellsOf(program.id, program.asksSizes) }))
    .filter((program) => program.whole.value !== null);
  return {
    table: {
      ...cellsOf(undefined, asksSizes),
      programs: programs.map(({ whole: ofProgram, months: byMonth }) => ({
        whole: ofProgram,
        months: byMonth,
      })),
      ...parts,
    },
    programIds: programs.map(({ id }) => id),
    parts: ofParts.map(({ part }) => part),
  };
}

/** What a figure is made of: pairs by size, and denials by kind. */
function partsOf(
  name: FigureName,
  counts: readonly FactCount[],
): readonly { readonly part: string; readonly cell: Cell }[] {
  const known = new Map(
    counts.flatMap((count) => (count.part === null ? [] : [[`${count.kind} ${count.part}`, count] as const])),
  );
  const of = (kind: FactKind, part: string) => known.get(`${kind} ${part}`);
  if (name === 'denied' && counts.some(({ kind }) => kind === 'denied'))
    return DENIAL_KINDS.map((part) => {
      const { amount = 0, people = 0 } = of('denied', part) ?? {};
      return { part, cell: { value: amount, people } };
    });
  if (name !== 'pairsGiven') return [];
  return allSizes()
    .map(sizeKey)
    .flatMap((part) => {
      const [pairs, loose] = [of('pair', part), of('loose', part)];
      const value = (pairs?.amount ?? 0) + (loose?.amount ?? 0);
      const people = (pairs?.people ?? 0) + (loose?.amount ?? 0);
      return value > 0 ? { part, cell: { value, people } } : [];
    });
}

/** The median number of whole days from an application to its answer. */
function median(counts: readonly FactCount[]): Cell {
  const all = counts.find(
    ({ kind, programId, month, part }) =>
      kind === 'days' && programId === undefined && month === null && part === null,
  );
  const days = counts
    .filter(({ kind, part }) => kind === 'days' && part !== null)
    .map(({ part, amount }) => ({ days: Number(part), amount }))
    .sort((one, other) => one.days - other.days);
  if (!all) return { value: null, people: 0 };
  const at = (index: number) => {
    let passed = 0;
    return days.find(({ amount }) => {
      passed += amount;
      return index < passed;
    })?.days;
  };
  const [low = 0, high = 0] = [at(Math.floor((all.amount - 1) / 2)), at(Math.floor(all.amount / 2))];
  return { value: (low + high) / 2, people: all.people };
}

function withHidden(table: FigureTable<Cell>, hidden: FigureTable<boolean>): FigureTable<Amount> {
  const isHidden: boolean[] = [];
  mapTable(hidden, (value) => isHidden.push(value));
  let at = 0;
  return mapTable(table, ({ value }) => {
    const amount = isHidden[at] ? 'few' : value;
    at += 1;
    return amount;
  });
}
