import type { Result } from '../../shared/result';
import type { FileLine } from './file-table';

/** A text that cannot be read as a table, because a quote is broken. */
export interface BrokenTable {
  readonly code: 'corrupt';
  /** The line of the file that the broken quote is in. */
  readonly line: number;
}

/** Reads tables of separated values, whichever separator they use. */
export interface CsvReader {
  /** Every line of a table that is not empty. */
  read(text: string): Promise<Result<readonly FileLine[], BrokenTable>>;
}
