import type { Line, Place } from './shared-places';

/** Below 2 to the power of 26, so that a product of two numbers below it stays exact. */
const PRIME = 67_108_859;

type Row = Map<Place, number>;

/** The hidden places whose number follows from the sums, which are solved with numbers modulo a prime. */
export function toldBySums(lines: readonly Line[]): readonly Place[] {
  const solved = new Map<Place, Row>();
  for (const { total, rows } of lines) {
    const sum: Row = new Map();
    for (const row of rows) if (isUnknown(row)) sum.set(row, 1);
    if (isUnknown(total)) sum.set(total, PRIME - 1);
    for (const place of [...sum.keys()]) {
      const other = solved.get(place);
      if (other) subtract(sum, other, sum.get(place) ?? 0);
    }
    const [lead] = sum;
    if (!lead) continue;
    const [first, factor] = lead;
    const scale = inverse(factor);
    for (const [place, own] of sum) sum.set(place, (own * scale) % PRIME);
    for (const other of solved.values()) {
      const own = other.get(first);
      if (own !== undefined) subtract(other, sum, own);
    }
    solved.set(first, sum);
  }
  return [...solved].flatMap(([place, row]) => (row.size === 1 ? [place] : []));
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
function inverse(of: number): number {
  let [result, base] = [1, of % PRIME];
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}
