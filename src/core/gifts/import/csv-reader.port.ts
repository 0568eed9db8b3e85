import type { FailureOf, Result } from '../../shared/result';
import type { FileTable } from './gift-file';

/** Reads tables of separated values, whichever separator they use. */
export interface CsvReader {
  /** The first line holds the names of the columns. 'corrupt' where the text is no such table. */
  read(text: string): Promise<Result<FileTable, FailureOf<'corrupt'>>>;
}
