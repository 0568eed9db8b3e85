import type { Line, Place } from './shared-places';

/** Below 2 to the power of 26, so that a product of two numbers below it stays exact. */
const PRIME = 67_108_859;

type Row = Map<Place, number>;

/** What follows from sums. */
interface Solved {
  /** The hidden places whose number follows. */
  readonly told: readonly Place[];
  /** Whether the sum of some places follows, too. */
  readonly tells: (places: readonly Place[]) => boolean;
}

/** Solves sums with numbers modulo a prime. */
export function solveSums(lines: readonly Line[]): Solved {
  const solved = new Map<Place, Row>();
  for (const { total, rows } of lines) {
    const sum: Row = new Map();
    for (const row of rows) if (isUnknown(row)) sum.set(row, 1);
    if (isUnknown(total)) sum.set(total, PRIME - 1);
    reduce(sum, solved);
    const [lead] = sum;
    if (!lead) continue;
    const [first, factor] = lead;
    const scale = inverse(factor);
    for (const [place, own] of sum) sum.set(place, (own * scale) % PRIME);
    for (const otherRow of solved.values()) {
      const own = otherRow.get(first);
      if (own !== undefined) subtract(otherRow, sum, own);
    }
    solved.set(first, sum);
  }
  return {
    told: [...solved].flatMap(([place, row]) => (row.size === 1 ? [place] : [])),
    tells: (places) => {
      const sum: Row = new Map(places.filter(isUnknown).map((place) => [place, 1]));
      reduce(sum, solved);
      return sum.size === 0;
    },
  };
}

/** Takes off a row what solved rows say of its places. */
function reduce(row: Row, solved: ReadonlyMap<Place, Row>): void {
  for (const place of [...row.keys()]) {
    const known = solved.get(place);
    if (known) subtract(row, known, row.get(place) ?? 0);
  }
}

/** What no report shows; it has a number only where there is something. */
function isUnknown({ isHidden, isInReports, value }: Place): boolean {
  return isHidden || (!isInReports && Boolean(value));
}

/** Takes a row off another one, so many times. */
function subtract(from: Row, row: Row, times: number): void {
  for (const [place, own] of row) {
    const left = ((from.get(place) ?? 0) + (PRIME - times) * own) % PRIME;
    if (left === 0) from.delete(place);
    else from.set(place, left);
  }
}

/** What a number times makes 1, modulo the prime. */
function inverse(value: number): number {
  let [result, base] = [1, value % PRIME];
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}
