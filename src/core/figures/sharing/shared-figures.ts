import { FEWEST_PEOPLE, isAboutFew } from '../../shared/few-people';
import { FIGURE_NAMES, type FigureName } from '../figure';
import type { FactCount } from '../figure-facts';
import { type Cell, finderOf, measured } from '../figure-measures';
import type { FigurePeriod } from '../figure-period';
import { partsOf, TOLD_BY_PROGRAM } from '../figure-tables';
import { hideForSharing, linesOf, RELATED } from './hide-for-sharing';
import { periodsUpTo, type SharedPeriod } from './shared-periods';
import { type Place, type SharedFigure, sharedFigure, timesOf } from './shared-places';
import { solveSums } from './told-by-sums';

/** Figures that are no sums of months or programs: shares, the median, and what is about nobody. */
const APART: readonly FigureName[] = ['daysToAnswer', 'shiftsFilled', 'showUp', 'pairsReceived'];
/** What became of the approved: shared of whole years alone, since who has a place at the end of a month is no sum. */
export const YEARLY: readonly FigureName[] = ['enrolled', 'finished', 'left'];
/** Counted of the whole foundation; a program's own ones are those that it requires. */
const OF_ALL: readonly FigureName[] = ['trainingsDone'];

/** Figures that add up over the months of a year. */
const SUMS = FIGURE_NAMES.filter((name) => !APART.includes(name) && !YEARLY.includes(name));

/** What was counted of everything in the year of a shared period. */
export interface SharedCounts {
  /** From the beginning of the year to the end of the period, in detail. */
  readonly year: readonly FactCount[];
  /** Of the quarters that unclearQuarters names, in detail, by their first days. */
  readonly quarters: ReadonlyMap<string, readonly FactCount[]>;
  /** The programs that give shoes. */
  readonly givingShoes: ReadonlySet<string>;
}

/** Whether a figure is hidden in a report for sharing. */
export interface Hidden {
  /** Of one program, null for what belongs to none, and undefined for all. */
  readonly isHidden: (
    name: FigureName,
    programId: string | null | undefined,
    period: FigurePeriod,
  ) => boolean;
  readonly isPartHidden: (name: FigureName, part: string) => boolean;
  /** Of some programs together: shown where it tells nothing that the others do not. */
  readonly isSumHidden: (
    name: FigureName,
    programIds: readonly (string | null)[],
    period: FigurePeriod,
  ) => boolean;
}

/** Decides what reports of a shared period, and of all before it in its year, may not show. */
export function hiddenInReports(shared: SharedPeriod, counts: SharedCounts): Hidden {
  const figures = figuresOfYear(shared, counts);
  hideForSharing(figures);
  const hidden = new Map<string, Place>();
  const keyOf = (
    name: FigureName,
    programId: string | null | undefined,
    { from, to }: FigurePeriod,
    part: string | null,
  ) => JSON.stringify([name, programId === undefined ? 0 : programId, from, to, part]);
  for (const place of figures.flatMap(({ places }) => places))
    if (place.isHidden) hidden.set(keyOf(place.figure, place.programId, place.period, place.part), place);
  // Only who manages several programs asks for their sums.
  const solved = new Map<SharedFigure, ReturnType<typeof solveSums>>();
  const solvedWith = (figure: SharedFigure) => {
    const isRelated = RELATED.includes(figure.name);
    const known =
      solved.get(figure) ??
      solveSums(linesOf(isRelated ? figures.filter(({ name }) => RELATED.includes(name)) : [figure]));
    solved.set(figure, known);
    return known;
  };
  const isHidden: Hidden['isHidden'] = (name, programId, period) =>
    hidden.has(keyOf(name, programId, period, null));
  return {
    isHidden,
    isPartHidden: (name, part) => hidden.has(keyOf(name, undefined, shared, part)),
    isSumHidden: (name, programIds, period) => {
      if (OF_ALL.includes(name)) return isHidden(name, undefined, period);
      const figure = figures.find((candidate) => candidate.name === name);
      return figure !== undefined && !solvedWith(figure).tells(placesIn(figure, programIds, period));
    },
  };
}

/** The places of some programs in a period. */
function placesIn(
  { places }: SharedFigure,
  programIds: readonly (string | null)[],
  { from, to }: FigurePeriod,
): readonly Place[] {
  return places.filter(
    ({ programId, period }) =>
      programId !== undefined && programIds.includes(programId) && period.from === from && period.to === to,
  );
}

/** The quarters whose months do not say whether a figure is about few people: one may have come in several months. */
export function unclearQuarters(
  shared: SharedPeriod,
  counts: Omit<SharedCounts, 'quarters'>,
): readonly SharedPeriod[] {
  const { cellOf, periods, programIds } = cellsOf(shared, { ...counts, quarters: new Map() });
  return periods.filter((quarter) => {
    if (quarter.kind !== 'quarter') return false;
    const months = monthsIn(quarter, periods);
    return [undefined, ...programIds].some((programId) =>
      SUMS.some((name) => !isClear(months.map((month) => cellOf(name, programId, month)))),
    );
  });
}

/** Whether people of months are few, or many, however many of them are the same. */
function isClear(months: readonly Cell[]): boolean {
  const people = months.map((month) => month.people);
  return (
    Math.max(...people) >= FEWEST_PEOPLE || people.reduce((sum, count) => sum + count, 0) < FEWEST_PEOPLE
  );
}

/** A quarter of clear months: the number of its people is only as right as it has to be to say whether they are few. */
function sumOf(months: readonly Cell[]): Cell {
  const known = months.filter(({ value }) => value !== null);
  const people = months.map((month) => month.people);
  return {
    value: known.length === 0 ? null : known.reduce((sum, { value }) => sum + (value ?? 0), 0),
    people: Math.max(...people),
  };
}

function monthsIn({ from, to }: SharedPeriod, periods: readonly SharedPeriod[]): readonly SharedPeriod[] {
  return periods.filter((period) => period.kind === 'month' && period.from >= from && period.to <= to);
}

/** Each figure in each place of the year so far. */
function cellsOf(shared: SharedPeriod, { year, quarters, givingShoes }: SharedCounts) {
  const periods = periodsUpTo(shared);
  const programIds = [
    ...new Set([...year, ...[...quarters.values()].flat()].map(({ programId }) => programId)),
  ].filter((programId) => programId !== undefined);
  const ofYear = finderOf(year);
  const ofQuarters = new Map([...quarters].map(([from, counts]) => [from, finderOf(counts)]));
  const cellOf = (name: FigureName, programId: string | null | undefined, period: SharedPeriod): Cell => {
    const { kind, from } = period;
    const asksSizes =
      programId === undefined ? givingShoes.size > 0 : programId !== null && givingShoes.has(programId);
    if (kind === 'month') return measured(name, ofYear(programId, from.slice(0, 7), asksSizes));
    const find = kind === 'year' ? ofYear : ofQuarters.get(from);
    if (find) return measured(name, find(programId, null, asksSizes));
    return sumOf(monthsIn(period, periods).map((month) => cellOf(name, programId, month)));
  };
  const known = new Map<string, Cell>();
  const knownCellOf: typeof cellOf = (name, programId, period) => {
    const key = `${name} ${period.kind} ${period.from} ${programId === undefined ? 'all' : `of ${programId}`}`;
    const cell = known.get(key) ?? cellOf(name, programId, period);
    known.set(key, cell);
    return cell;
  };
  return { cellOf: knownCellOf, periods, programIds };
}

/** The figures with something hidden, in every place of the year. */
function figuresOfYear(shared: SharedPeriod, counts: SharedCounts): readonly SharedFigure[] {
  const { cellOf, periods, programIds } = cellsOf(shared, counts);
  const times = timesOf(periods);
  const yearly = timesOf(periods.filter(({ kind }) => kind === 'year'));
  const candidates = FIGURE_NAMES.filter((name) => !APART.includes(name)).map((name) => ({
    name,
    times: YEARLY.includes(name) ? yearly : times,
    programIds: OF_ALL.includes(name) ? [] : programIds,
    cellOf: (programId: string | null | undefined, period: SharedPeriod) => cellOf(name, programId, period),
    showsNone: TOLD_BY_PROGRAM.includes(name),
    parts: shared.kind === 'year' ? partsOf(name, counts.year) : [],
  }));
  const withFew = candidates
    .filter(
      ({ times: all, programIds: ids, cellOf: find, parts }) =>
        parts.some(({ cell }) => isAboutFew(cell.people)) ||
        [undefined, ...ids].some((id) => all.some(({ period }) => isAboutFew(find(id, period).people))),
    )
    .map(({ name }) => name);
  const isNeeded = (name: FigureName) =>
    withFew.includes(name) || (RELATED.includes(name) && withFew.some((other) => RELATED.includes(other)));
  return candidates.filter(({ name }) => isNeeded(name)).map(sharedFigure);
}
