/** A table that is read from a file of separated values. */
export type CsvRows = readonly (readonly string[])[];
/** A table that is written into one; a number stays a number there, also below 0. */
type WrittenRows = readonly (readonly (string | number)[])[];

/** Tells programs that read the file that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets take a cell that begins so for a formula, and would run it; some read full-width signs as well. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A cell with one of these is quoted; a semicolon separates cells where commas are decimal signs. */
const SPECIAL = /[",;\t\r\n]/;

/** The text of a file of comma-separated values: UTF-8 with its mark, CRLF, formulas made harmless by an apostrophe. */
export function csvText(rows: WrittenRows): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellOf(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
