import { isAboutFew } from '../../shared/few-people';
import type { FigureName } from '../figure';
import type { Cell } from '../figure-measures';
import type { SharedPeriod } from './shared-periods';

/** The number of a figure that some report for sharing has: of a program or of all, in a month, a quarter or a year. */
export interface Place extends Cell {
  readonly figure: FigureName;
  /** Undefined for all programs together; null for what belongs to no program. */
  readonly programId: string | null | undefined;
  readonly period: SharedPeriod;
  /** The size of pairs, or the kind of a denial; null for all together. */
  readonly part: string | null;
  /** The month of the year in which its period ends, from 1: it is known from then on. */
  readonly step: number;
  /** How much would be lost if it was hidden. */
  readonly loss: number;
  /** Whether it has to be hidden: it is about 1 to 4 people. */
  readonly isFew: boolean;
  /** What no report shows is as hidden. */
  readonly isInReports: boolean;
  /** The sums that it is in: that of the programs, that of its shorter periods, and that of a longer one, with the step of that. */
  readonly sums: {
    readonly column: string | null;
    readonly own: string | null;
    readonly above: { readonly name: string; readonly step: number } | null;
  };
  isHidden: boolean;
  /** Whether others tell it although it is about nobody in particular, so that nothing is won by hiding it. */
  isTold: boolean;
}

/** A sum: a total and its rows. */
export interface Line {
  readonly total: Place;
  readonly rows: readonly Place[];
  /** Whether more rows are hidden before the total is. */
  readonly isDetail: boolean;
  /** Whether nobody knows that it holds: hidden rows may be about few people together, as long as none of them is told. */
  readonly isLoose?: boolean;
}

/** A figure in every place of a year so far. */
export interface SharedFigure {
  readonly name: FigureName;
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
}

/** What a figure is in a place. */
type CellOf = (programId: string | null | undefined, period: SharedPeriod) => Cell;

interface Given {
  readonly name: FigureName;
  /** The months, quarters and the year, as periodsUpTo has them. */
  readonly periods: readonly SharedPeriod[];
  /** All that have a figure, also null; empty where the figure is not told by program. */
  readonly programIds: readonly (string | null)[];
  readonly cellOf: CellOf;
  /** Whether reports show what belongs to no program. */
  readonly showsNone: boolean;
  readonly parts: readonly { readonly part: string; readonly cell: Cell }[];
}

const ALL = { month: 3, quarter: 4, year: 5 } as const;
const ONE = { month: 0, quarter: 1, year: 2 } as const;

/** A figure with all its places, and the sums that a reader of the reports can make. */
export function sharedFigure({ name, periods, programIds, cellOf, showsNone, parts }: Given): SharedFigure {
  const year = periods.find(({ kind }) => kind === 'year');
  const sumsOf = (programId: string | null | undefined, period: SharedPeriod): Place['sums'] => {
    const rowOf = (kind: SharedPeriod['kind'], from: string) =>
      JSON.stringify([programId === undefined ? 0 : programId, kind, from]);
    const longer = periods.find(
      ({ kind, from, to }) => kind === longerThan(period) && from <= period.from && to >= period.to,
    );
    return {
      column: programIds.length === 0 ? null : `${period.kind} ${period.from}`,
      own: periods.some((shorter) => longerThan(shorter) === period.kind)
        ? rowOf(period.kind, period.from)
        : null,
      above: longer ? { name: rowOf(longer.kind, longer.from), step: stepOf(longer) } : null,
    };
  };
  const place = (
    programId: string | null | undefined,
    period: SharedPeriod,
    cell: Cell,
    part: string | null,
  ): Place => {
    const isInReports = showsNone || programId !== null;
    const isFew = cell.value !== null && isAboutFew(cell.people);
    return {
      ...cell,
      figure: name,
      programId,
      period,
      part,
      step: stepOf(period),
      loss: part !== null ? -1 : (programId === undefined ? ALL : ONE)[period.kind],
      isFew,
      isInReports,
      sums: sumsOf(programId, period),
      isHidden: false,
      isTold: false,
    };
  };
  const rows = [undefined, ...programIds].map((programId) =>
    periods.map((period) => place(programId, period, cellOf(programId, period), null)),
  );
  const ofParts = year ? parts.map(({ part, cell }) => place(undefined, year, cell, part)) : [];
  const [all = [], ...programs] = rows;
  const total = all.find(({ period }) => period === year);
  const lines = [
    ...all.map((whole, at) => ({
      total: whole,
      rows: programs.flatMap((row) => row[at] ?? []),
      isDetail: true,
    })),
    ...rows.flatMap(linesOverTime),
    ...(total ? [{ total, rows: ofParts, isDetail: false }] : []),
  ];
  return { name, places: [...rows.flat(), ...ofParts], lines: lines.filter((line) => line.rows.length > 0) };
}

/** The quarters of a row with their months, and its year with the quarters. */
function linesOverTime(row: readonly Place[]): readonly Line[] {
  return row.map((total) => ({
    total,
    rows: row.filter(
      ({ period }) =>
        longerThan(period) === total.period.kind &&
        period.from >= total.period.from &&
        period.to <= total.period.to,
    ),
    isDetail: true,
  }));
}

function stepOf({ to }: SharedPeriod): number {
  return Number(to.slice(5, 7));
}

/** What a period is a part of. */
export function longerThan({ kind }: Pick<SharedPeriod, 'kind'>): SharedPeriod['kind'] | null {
  if (kind === 'year') return null;
  return kind === 'month' ? 'quarter' : 'year';
}
