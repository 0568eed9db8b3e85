import type { FigureName } from '../../src/core/figures/figure';
import type { Cell } from '../../src/core/figures/figure-measures';
import { hideForSharing } from '../../src/core/figures/sharing/hide-for-sharing';
import { periodsUpTo, type SharedPeriod } from '../../src/core/figures/sharing/shared-periods';
import {
  type Place,
  type SharedFigure,
  sharedFigure,
  timesOf,
} from '../../src/core/figures/sharing/shared-places';

/** How many people there were in each month, by program. */
export type Grid = Readonly<Record<string, readonly number[]>>;

interface Options {
  readonly name?: FigureName;
  /** The last day that is over. */
  readonly to?: string;
  /** How many things each person did. */
  readonly each?: number;
  readonly parts?: readonly number[];
  readonly showsNone?: boolean;
  /** Only the year is counted. */
  readonly isYearly?: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A figure of different people in each month of 2026. */
export function figureOf(grid: Grid, options: Options = {}): SharedFigure {
  const {
    name = 'visits',
    to = '2026-12-31',
    each = 1,
    parts = [],
    showsNone = true,
    isYearly = false,
  } = options;
  const cell = (people: number): Cell => ({ value: people * each, people });
  const peopleIn = (programId: string | null | undefined, { from, to: end }: SharedPeriod) => {
    const rows = programId === undefined ? Object.values(grid) : [grid[String(programId)] ?? []];
    return sum(rows.map((row) => sum(row.slice(Number(from.slice(5, 7)) - 1, Number(end.slice(5, 7))))));
  };
  return sharedFigure({
    name,
    times: timesOf(periodsUpTo({ from: to, to }).filter(({ kind }) => !isYearly || kind === 'year')),
    programIds: Object.keys(grid).map((id) => (id === 'null' ? null : id)),
    cellOf: (programId, period) => cell(peopleIn(programId, period)),
    showsNone,
    parts: parts.map((people, at) => ({ part: `part ${at}`, cell: cell(people) })),
  });
}

/** Where a place is, in words: 'all 2026', 'a Q1', 'b 03'. */
function nameOf({ programId, period: { kind, from }, part }: Place): string {
  const month = Number(from.slice(5, 7));
  const when = kind === 'year' ? '2026' : kind === 'quarter' ? `Q${(month + 2) / 3}` : from.slice(5, 7);
  return part ?? `${programId === undefined ? 'all' : programId} ${when}`;
}

/** The figures after hiding, and what is hidden of the first one. */
export function hiddenOf(...figures: readonly SharedFigure[]): readonly string[] {
  hideForSharing(figures);
  return hiddenPlaces(figures[0]).map(nameOf).sort();
}

export function hiddenPlaces(figure: SharedFigure | undefined): readonly Place[] {
  return figure?.places.filter(({ isHidden }) => isHidden) ?? [];
}

/** A number that a reader looks for, and whether they know it. */
export interface Unknown {
  readonly value: number;
  readonly isKnown: boolean;
}

/** The numbers that follow from sums of which the total comes first; solved with fractions of a large prime. */
export function computedFrom<Number_ extends Unknown>(
  sums: readonly (readonly [total: Number_, rows: readonly Number_[]])[],
): readonly Number_[] {
  const unknown = [...new Set(sums.flatMap(([total, rows]) => [total, ...rows]))].filter(
    ({ isKnown }) => !isKnown,
  );
  const at = new Map(unknown.map((one, index) => [one, index]));
  const prime = 10_007;
  const inverse = (of: number) => {
    let [result, base] = [1, of % prime];
    for (let power = prime - 2; power > 0; power = Math.floor(power / 2)) {
      if (power % 2 === 1) result = (result * base) % prime;
      base = (base * base) % prime;
    }
    return result;
  };
  const rows = sums.map(([total, parts]) => {
    const row = new Int32Array(unknown.length);
    for (const [one, factor] of [[total, prime - 1] as const, ...parts.map((part) => [part, 1] as const)]) {
      const index = at.get(one);
      if (index !== undefined) row[index] = ((row[index] ?? 0) + factor) % prime;
    }
    return row;
  });
  const leads: Int32Array[] = [];
  for (let column = 0; column < unknown.length; column += 1) {
    const found = rows.findIndex((row) => row[column] !== 0);
    const [lead] = found === -1 ? [] : rows.splice(found, 1);
    if (!lead) continue;
    const scale = inverse(lead[column] ?? 1);
    for (let index = 0; index < lead.length; index += 1) lead[index] = ((lead[index] ?? 0) * scale) % prime;
    for (const other of [...rows, ...leads]) {
      const factor = other[column] ?? 0;
      if (factor === 0) continue;
      for (let index = 0; index < lead.length; index += 1)
        other[index] = ((other[index] ?? 0) + (prime - factor) * (lead[index] ?? 0)) % prime;
    }
    leads.push(lead);
  }
  return leads.flatMap((lead) => {
    const others = [...lead].flatMap((factor, index) => (factor === 0 ? [] : [index]));
    return others.length === 1 ? (unknown[others[0] ?? 0] ?? []) : [];
  });
}
