import type { Program } from '../programs/program';
import { isAboutFew } from '../shared/few-people';
import {
  type Amount,
  FIGURE_GROUPS,
  FIGURE_NAMES,
  FIGURES,
  type Figure,
  type FigureGroup,
  type FigureName,
} from './figure';
import type { FactCount, FigureScope } from './figure-facts';
import { type Cell, type Find, finderOf, measured } from './figure-measures';
import { type FigurePeriod, monthsOf } from './figure-period';
import { partsOf, TOLD } from './figure-tables';
import { type Hidden, YEARLY } from './sharing/shared-figures';
import { type SharedPeriod, wholePeriod } from './sharing/shared-periods';

/** A program as far as figures need it. */
type NamedProgram = Pick<Program, 'id' | 'title' | 'asksSizes'>;

/** Figures of the whole foundation, which belong to no program. */
const OF_FOUNDATION: readonly FigureName[] = ['pairsReceived'];

/** What may be told in a report for sharing. */
export interface Sharing {
  readonly period: SharedPeriod;
  readonly hidden: Hidden;
}

/** What is asked of the counts, and how much of it may be told. */
export interface FigureQuestion {
  readonly scope: Pick<FigureScope, 'from' | 'to' | 'isWhole' | 'programIds'>;
  /** Those that are told apart, by title; none where one program is asked for. */
  readonly programs: readonly NamedProgram[];
  /** Whether somebody gives shoes in what is asked for. */
  readonly asksSizes: boolean;
  /** Null where nothing is hidden. */
  readonly sharing: Sharing | null;
}

/** The figures that counts come to, with what may not be told hidden. */
export function figuresOf(counts: readonly FactCount[], question: FigureQuestion): readonly Figure[] {
  const find = finderOf(counts);
  return namesOf(question).map((name): Figure => {
    const rows = rowsOf(name, find, counts, question);
    const amount = amountsOf(name, question);
    const months = monthsOf(question.scope).map((month) => wholePeriod('month', `${month}-01`));
    const monthsIn = (programId: string | null | undefined, cells: readonly Cell[] | null) =>
      cells?.map((cell, index) => amount(cell, programId, months[index])) ?? null;
    return {
      name,
      whole: amount(rows.whole, undefined),
      months: monthsIn(undefined, rows.months),
      programs: rows.programs.map(({ id, whole, months: byMonth }) => ({
        programId: id,
        whole: amount(whole, id),
        months: monthsIn(id, byMonth),
      })),
      parts: partsIn(name, counts, question),
    };
  });
}

/** The groups of whose figures by month something was recorded, by these counts. */
export function recordedGroups(
  counts: readonly FactCount[],
  { asksSizes }: Pick<FigureQuestion, 'asksSizes'>,
): readonly FigureGroup[] {
  const find = finderOf(counts);
  const isRecorded = (name: FigureName) =>
    TOLD[name] === 'by-month' && measured(name, find(undefined, null, asksSizes)).value !== null;
  return FIGURE_GROUPS.filter((group) =>
    FIGURE_NAMES.some((name) => FIGURES[name] === group && isRecorded(name)),
  );
}

/** The figures of a report. Of a program, and of a part of a year, some are not shared. */
function namesOf({ scope: { isWhole }, sharing }: FigureQuestion): readonly FigureName[] {
  const isOfYear = sharing === null || sharing.period.kind === 'year';
  return FIGURE_NAMES.filter((name) => {
    if (!isWhole && OF_FOUNDATION.includes(name)) return false;
    // A program's own trainings are no row of a table that could decide what is hidden.
    return isOfYear || !(YEARLY.includes(name) || (!isWhole && name === 'trainingsDone'));
  });
}

/** What is said of a cell of a figure: of a program, or undefined for all that is asked for, in a month or in the whole period. */
function amountsOf(
  name: FigureName,
  { scope, sharing }: FigureQuestion,
): (cell: Cell, programId: string | null | undefined, month?: FigurePeriod) => Amount {
  if (!sharing) return ({ value }) => value;
  const { hidden, period } = sharing;
  const { programIds, isWhole } = scope;
  const isRowHidden = (programId: string | null | undefined, at: FigurePeriod) => {
    if (programId !== undefined || programIds === null) return hidden.isHidden(name, programId, at);
    const [only] = programIds;
    if (!isWhole) return name !== 'trainingsDone' && hidden.isHidden(name, only, at);
    // Pairs without an application are counted for everybody who asks for all of theirs.
    return hidden.isSumHidden(name, name === 'pairsGiven' ? [...programIds, null] : programIds, at);
  };
  return ({ value, people }, programId, month = period) => {
    const isHidden = value !== null && (isAboutFew(people) || isRowHidden(programId, month));
    return isHidden ? 'few' : value;
  };
}

/** What a figure is made of. For sharing it is shown for the whole foundation in a year, where parts are in no other sum. */
function partsIn(
  name: FigureName,
  counts: readonly FactCount[],
  { scope, sharing }: FigureQuestion,
): Figure['parts'] {
  const isShared = sharing === null || (sharing.period.kind === 'year' && scope.programIds === null);
  if (!isShared) return [];
  return partsOf(name, counts).map(({ part, cell: { value, people } }) => {
    const isHidden = sharing !== null && (isAboutFew(people) || sharing.hidden.isPartHidden(name, part));
    return { part, whole: isHidden ? 'few' : value };
  });
}

interface Row {
  readonly whole: Cell;
  /** Null where the figure is not told by month. */
  readonly months: readonly Cell[] | null;
}

/** A figure of all that is asked for, and of each program, before anything is hidden. */
function rowsOf(
  name: FigureName,
  find: Find,
  counts: readonly FactCount[],
  question: FigureQuestion,
): Row & { readonly programs: readonly (Row & { readonly id: string | null })[] } {
  // The foundation has one shelf, whether or not these programs give shoes.
  const asksSizes = question.asksSizes || OF_FOUNDATION.includes(name);
  const detail = TOLD[name];
  if (!detail) {
    const whole = name === 'daysToAnswer' ? median(counts) : measured(name, find(undefined, null, asksSizes));
    return { whole, months: null, programs: [] };
  }
  const months = detail === 'by-month' ? monthsOf(question.scope) : null;
  const rowOf = (programId: string | null | undefined, givesShoes: boolean): Row => ({
    whole: measured(name, find(programId, null, givesShoes)),
    months: months?.map((month) => measured(name, find(programId, month, givesShoes))) ?? null,
  });
  const none = question.programs.length > 0 ? [{ id: null, asksSizes: false }] : [];
  return {
    ...rowOf(undefined, asksSizes),
    programs: [...question.programs, ...none]
      .map((program) => ({ id: program.id, ...rowOf(program.id, program.asksSizes) }))
      .filter((program) => program.whole.value !== null),
  };
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
    .sort((a, b) => a.days - b.days);
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
