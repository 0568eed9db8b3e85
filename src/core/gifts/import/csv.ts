/** A table that is read from, or written into, a file of separated values. */
export type CsvRows = readonly (readonly string[])[];

/** Tells programs that read the file that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets take a cell that begins so for a formula, and would run it; some read full-width signs as well. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A cell with one of these is quoted; a semicolon separates cells where commas are decimal signs. */
const SPECIAL = /[",;\t\r\n]/;

/** The text of a file of comma-separated values: UTF-8 with its mark, CRLF, formulas made harmless by an apostrophe. */
export function csvText(rows: CsvRows): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * The text of a file in the encoding that its mark names, in UTF-8 where it is valid, else as older programs on Windows
 * write it.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
