import { FIGURE_NAMES, type FigureName } from '../figure';
import type { FactCount } from '../figure-facts';
import { type Find, finderOf, measured } from '../figure-measures';
import type { FigurePeriod } from '../figure-period';
import { partsOf, TOLD_BY_PROGRAM } from '../figure-tables';
import { hideForSharing } from './hide-for-sharing';
import { periodsUpTo, type SharedPeriod } from './shared-periods';
import { longerThan, type Place, type SharedFigure, sharedFigure } from './shared-places';

/** Figures that are no sums of months or programs: shares, the median, and what is about nobody. */
const APART: readonly FigureName[] = ['daysToAnswer', 'shiftsFilled', 'showUp', 'pairsReceived'];
/** What became of the approved: shared of whole years alone, since who has a place at the end of a month is no sum. */
export const YEARLY: readonly FigureName[] = ['enrolled', 'finished', 'left'];
/** Counted of the whole foundation; a program's own ones are those that it requires. */
const OF_ALL: readonly FigureName[] = ['trainingsDone'];

/** What was counted of everything in the year of a shared period. */
export interface SharedCounts {
  /** From the beginning of the year to the end of the period, in detail. */
  readonly year: readonly FactCount[];
  /** Of each quarter that is over by then, in detail, by its first day. */
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
  const isHidden: Hidden['isHidden'] = (name, programId, period) =>
    hidden.has(keyOf(name, programId, period, null));
  return {
    isHidden,
    isPartHidden: (name, part) => hidden.has(keyOf(name, undefined, shared, part)),
    isSumHidden: (name, programIds, period) => {
      if (OF_ALL.includes(name)) return isHidden(name, undefined, period);
      const all = figures.find((figure) => figure.name === name)?.places ?? [];
      return hiddenSums(all, programIds).has(`${period.from} ${period.to}`);
    },
  };
}

/** The periods in which the sum of some programs tells what the reports of all and of each do not. */
function hiddenSums(places: readonly Place[], programIds: readonly (string | null)[]): ReadonlySet<string> {
  const keyOf = ({ from, to }: FigurePeriod) => `${from} ${to}`;
  const totals = places.filter(({ programId, part }) => programId === undefined && part === null);
  const hidden = new Set<string>();
  for (const total of totals) {
    const unknown = places.filter(
      (place) =>
        place.programId !== undefined &&
        place.period === total.period &&
        (place.isHidden || (!place.isInReports && place.value)),
    );
    const own = unknown.filter(({ programId }) => programId !== undefined && programIds.includes(programId));
    // All that is hidden is what is left of the total.
    const isKnown = own.length === 0 || (own.length === unknown.length && !total.isHidden);
    if (!isKnown) hidden.add(keyOf(total.period));
  }
  const lines = totals
    .map(({ period }) => [period, ...shorterIn(period, totals)].map(keyOf))
    .filter(({ length }) => length > 1);
  /** A period that the others of its line tell. */
  const findTold = () =>
    lines.map((line) => line.filter((key) => hidden.has(key))).find(({ length }) => length === 1)?.[0];
  for (let told = findTold(); told !== undefined; told = findTold()) hidden.delete(told);
  return hidden;
}

/** The months of a quarter, and the quarters of a year. */
function shorterIn(whole: SharedPeriod, totals: readonly Place[]): readonly SharedPeriod[] {
  return totals
    .map(({ period }) => period)
    .filter(
      (period) => longerThan(period) === whole.kind && period.from >= whole.from && period.to <= whole.to,
    );
}

function figuresOfYear(
  shared: SharedPeriod,
  { year, quarters, givingShoes }: SharedCounts,
): readonly SharedFigure[] {
  const periods = periodsUpTo(shared);
  const programIds = [
    ...new Set([...year, ...[...quarters.values()].flat()].map(({ programId }) => programId)),
  ].filter((programId) => programId !== undefined);
  const ofYear = finderOf(year);
  const ofQuarters = new Map([...quarters].map(([from, counts]) => [from, finderOf(counts)]));
  const find = (programId: string | null | undefined, { kind, from }: SharedPeriod): ReturnType<Find> => {
    const asksSizes =
      programId === undefined ? givingShoes.size > 0 : programId !== null && givingShoes.has(programId);
    if (kind === 'month') return ofYear(programId, from.slice(0, 7), asksSizes);
    return (kind === 'year' ? ofYear : (ofQuarters.get(from) ?? finderOf([])))(programId, null, asksSizes);
  };
  return FIGURE_NAMES.filter((name) => !APART.includes(name)).map((name) =>
    sharedFigure({
      name,
      periods: periods.filter(({ kind }) => kind === 'year' || !YEARLY.includes(name)),
      programIds: OF_ALL.includes(name) ? [] : programIds,
      cellOf: (programId, period) => measured(name, find(programId, period)),
      showsNone: TOLD_BY_PROGRAM.includes(name),
      parts: shared.kind === 'year' ? partsOf(name, year) : [],
    }),
  );
}
