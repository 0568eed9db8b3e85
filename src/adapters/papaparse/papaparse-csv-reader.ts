import Papa from 'papaparse';
import type { CsvReader } from '../../core/gifts/import/csv-reader.port';
import { fail, ok } from '../../core/shared/result';

/** What a table may not have: text that no quote ends, or letters in between quotes and separators. */
const BROKEN = 'Quotes';

/** Spreadsheets write a first line 'sep=;' that names the separator. */
const SEPARATOR = /^sep=(.)(?:\r\n|\r|\n)/i;

/** Reads tables of separated values by papaparse, which finds the separator by itself where the file does not name it. */
export class PapaparseCsvReader implements CsvReader {
  async read(text: string): ReturnType<CsvReader['read']> {
    const whole = text.replace(/^\uFEFF/, '');
    const [named = '', delimiter = ''] = SEPARATOR.exec(whole) ?? [];
    const plain = whole.slice(named.length);
    const lines: { line: number; cells: string[] }[] = [];
    let brokenLine = 0;
    let [line, from] = [named === '' ? 1 : 2, 0];
    Papa.parse<string[]>(plain, {
      delimiter,
      step: ({ data, errors, meta: { cursor } }) => {
        if (brokenLine === 0 && errors.some(({ type }) => type === BROKEN)) brokenLine = line;
        // A row whose only cell is empty is an empty line; a quoted text may go over several lines.
        if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
        line += linesIn(plain.slice(from, cursor));
        from = cursor;
      },
    });
    return brokenLine > 0 ? fail({ code: 'corrupt', line: brokenLine }) : ok(lines);
  }
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
