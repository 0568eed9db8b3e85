import Papa from 'papaparse';
import type { CsvReader } from '../../core/gifts/import/csv-reader.port';
import type { FileTable } from '../../core/gifts/import/gift-file';
import { fail, ok } from '../../core/shared/result';

/** What a table may not have: text that no quote ends, or letters in between quotes and separators. */
const BROKEN = 'Quotes';

/** Reads tables of separated values by papaparse, which finds the separator by itself. */
export class PapaparseCsvReader implements CsvReader {
  async read(text: string): ReturnType<CsvReader['read']> {
    const plain = text.replace(/^\uFEFF/, '');
    const rows: { line: number; cells: string[] }[] = [];
    let isBroken = false;
    let [line, from] = [1, 0];
    Papa.parse<string[]>(plain, {
      step: ({ data, errors, meta: { cursor } }) => {
        isBroken ||= errors.some(({ type }) => type === BROKEN);
        // A row whose only cell is empty is an empty line; a quoted text may go over several lines.
        if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
        line += linesIn(plain.slice(from, cursor));
        from = cursor;
      },
    });
    const [head, ...table] = rows;
    if (isBroken || !head || table.length === 0) return fail({ code: 'corrupt' });
    return ok({ columns: head.cells.map((name) => name.trim()), rows: table } satisfies FileTable);
  }
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
