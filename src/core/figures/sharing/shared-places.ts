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
  readonly times: readonly Time[];
  /** All that have a figure, also null; empty where the figure is not told by program. */
  readonly programIds: readonly (string | null)[];
  readonly cellOf: CellOf;
  /** Whether reports show what belongs to no program. */
  readonly showsNone: boolean;
  readonly parts: readonly { readonly part: string; readonly cell: Cell }[];
}

const ALL = { month: 3, quarter: 4, year: 5 } as const;
const ONE = { month: 0, quarter: 1, year: 2 } as const;

/** A period among those of a year: the longer one that it is in, and the shorter ones in it, by their places in the list. */
interface Time {
  readonly period: SharedPeriod;
  readonly step: number;
  readonly name: string;
  readonly longer: number | null;
  readonly shorter: readonly number[];
}

/** The periods of a year with what is in what. */
export function timesOf(periods: readonly SharedPeriod[]): readonly Time[] {
  const isIn = (period: SharedPeriod, whole: SharedPeriod) =>
    longerThan(period) === whole.kind && period.from >= whole.from && period.to <= whole.to;
  return periods.map((period) => {
    const longer = periods.findIndex((whole) => isIn(period, whole));
    return {
      period,
      step: Number(period.to.slice(5, 7)),
      name: `${period.kind} ${period.from}`,
      longer: longer === -1 ? null : longer,
      shorter: periods.flatMap((sharedPeriod, at) => (isIn(sharedPeriod, period) ? [at] : [])),
    };
  });
}

/** A figure with all its places, and the sums that a reader of the reports can make. */
export function sharedFigure({ name, times, programIds, cellOf, showsNone, parts }: Given): SharedFigure {
  const placeOf = (
    programId: string | null | undefined,
    time: Time,
    cell: Cell,
    part: string | null,
  ): Place => {
    const { period, step, longer, shorter } = time;
    const row = programId === undefined ? 'all' : `of ${programId}`;
    const above = longer === null ? undefined : times[longer];
    return {
      ...cell,
      figure: name,
      programId,
      period,
      part,
      step,
      loss: part !== null ? -1 : (programId === undefined ? ALL : ONE)[period.kind],
      isFew: cell.value !== null && isAboutFew(cell.people),
      isInReports: showsNone || programId !== null,
      sums: {
        column: programIds.length === 0 ? null : time.name,
        own: shorter.length > 0 ? `${time.name} ${row}` : null,
        above: above ? { name: `${above.name} ${row}`, step: above.step } : null,
      },
      isHidden: false,
      isTold: false,
    };
  };
  const rows = [undefined, ...programIds].map((programId) =>
    times.map((time) => placeOf(programId, time, cellOf(programId, time.period), null)),
  );
  const [all = [], ...programs] = rows;
  const year = times.find(({ period }) => period.kind === 'year');
  const ofParts = year ? parts.map(({ part, cell }) => placeOf(undefined, year, cell, part)) : [];
  const lines = [
    ...all.map((total, at) => ({ total, rows: programs.flatMap((row) => row[at] ?? []), isDetail: true })),
    ...rows.flatMap((row) =>
      row.map((total, at) => ({
        total,
        rows: (times[at]?.shorter ?? []).flatMap((shorter) => row[shorter] ?? []),
        isDetail: true,
      })),
    ),
    ...all
      .filter(({ period }) => period.kind === 'year')
      .map((total) => ({ total, rows: ofParts, isDetail: false })),
  ];
  return { name, places: [...rows.flat(), ...ofParts], lines: lines.filter((line) => line.rows.length > 0) };
}

/** What a period is a part of. */
export function longerThan({ kind }: Pick<SharedPeriod, 'kind'>): SharedPeriod['kind'] | null {
  if (kind === 'year') return null;
  return kind === 'month' ? 'quarter' : 'year';
}
