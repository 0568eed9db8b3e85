import type { ColumnChoice } from './file-columns';
import type { FileTable } from './file-table';
import type { GiftFile, LeftOut, Surroundings } from './gift-file';
import { lineReader } from './line-reader';
import { settleRefunds } from './refund-lines';

/**
 * Reads gifts line by line, and says of each line what becomes of it. A line with a fault is never imported: the file is corrected,
 * or the line is left out.
 */
export function readGiftFile(table: FileTable, choice: ColumnChoice, surroundings: Surroundings): GiftFile {
  const { read, doubtful, ofFile, faults: lineFaults } = lineReader(table, choice, surroundings);
  const readings = table.rows.map(read);
  // One day before its month puts every day that could be swapped in doubt.
  const doubts = doubtful(readings);
  const inDoubt = new Set(doubts.map(({ line }) => line));
  const certain = readings.filter((reading, at) => reading && !inDoubt.has(table.rows[at]?.line ?? 0));
  const { gifts, leftOut, refunds, faults, repeated } = settleRefunds(certain);
  const heads = table.repeatedHeads.map(
    (line): LeftOut => ({ line, why: 'head', text: '', ofLine: null, refund: null }),
  );
  return {
    rows: gifts,
    faults: [...lineFaults, ...doubts, ...faults].sort(byLine),
    leftOut: [...heads, ...leftOut].sort(byLine),
    refunds,
    repeated,
    ...ofFile(gifts),
  };
}

function byLine(a: { readonly line: number }, b: { readonly line: number }): number {
  return a.line - b.line;
}
