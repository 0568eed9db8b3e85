import { fail, ok, type Result } from '../../shared/result';
import { isEmailAddress } from '../../shared/text/email-address';
import { parseCents } from '../money-text';
import { isKnownHead } from './file-columns';
import { readDay } from './file-day';

/** A line of a file of separated values. */
export interface FileLine {
  /** The line of the file that it begins in; the first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table that was read from a file of separated values. */
export interface FileTable {
  readonly columns: readonly string[];
  /** The line with the names of the columns. What stands above it is not read. */
  readonly headLine: number;
  readonly rows: readonly FileLine[];
  /** Lines that say the names of the columns again, as files have that were put together. */
  readonly repeatedHeads: readonly number[];
}

/** Why a file has no table that can be read: no line, none with the names of columns, two that differ, or too many columns. */
export interface UnreadableTable {
  readonly code: 'no-lines' | 'no-head' | 'two-heads' | 'many-columns';
  /** The line of the second head; 0 for any other reason. */
  readonly line: number;
}

/** How many first lines that are not empty may be the one with the names of the columns. */
const HEAD_LINES = 30;

/** More columns than this are a mistake of a program. */
export const MOST_COLUMNS = 500;

/** Takes cells as they were meant: without marks that nobody sees, spaces around them, and what keeps spreadsheets from changing them. */
function tidyCell(cell: string): string {
  const plain = cell.replace(/[\u200B\u2060\uFEFF]/g, '').trim();
  const [, formula] = /^="([^"]*)"$/.exec(plain) ?? [];
  return (formula ?? plain.replace(/^'(?=[=+\-@\d])/, '')).trim();
}

/** Finds the names of the columns and what stands below them. */
export function tableOf(lines: readonly FileLine[]): Result<FileTable, UnreadableTable> {
  const tidy = lines.map(({ line, cells }) => ({ line, cells: cells.map(tidyCell) }));
  const filled = tidy.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return fail({ code: 'no-lines', line: 0 });
  const place = placeOfHead(filled.slice(0, HEAD_LINES));
  const head = filled[place];
  if (!head) return fail({ code: 'no-head', line: 0 });
  const columns = withoutEmptyEnd(head.cells);
  if (columns.length > MOST_COLUMNS) return fail({ code: 'many-columns', line: 0 });
  const below = filled.slice(place + 1);
  if (below.length === 0) return fail({ code: 'no-lines', line: 0 });
  const repeatedHeads: number[] = [];
  for (const { line, cells } of below) {
    // Most lines are told from a head by their first cells alone.
    if (countHeads(cells.slice(0, 5)) === 0 || countHeads(cells) < 3 || cells.some(isData)) continue;
    if (!isSame(columns, withoutEmptyEnd(cells))) return fail({ code: 'two-heads', line });
    repeatedHeads.push(line);
  }
  const again = new Set(repeatedHeads);
  const rows = below.filter(({ line }) => !again.has(line));
  if (rows.length === 0) return fail({ code: 'no-lines', line: 0 });
  return ok({ columns, headLine: head.line, rows, repeatedHeads });
}

/** The line with most names that programs give to columns; without any, the first one that may hold names. -1 where none is. */
function placeOfHead(lines: readonly FileLine[]): number {
  const counts = lines.map(({ cells }) => (cells.some(isData) ? 0 : countHeads(cells)));
  const most = Math.max(...counts);
  if (most >= 2) return counts.indexOf(most);
  const first = lines.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2);
  return first >= 0 && !lines[first]?.cells.some(isData) ? first : -1;
}

function countHeads(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '' && cell.length <= 100 && isKnownHead(cell)).length;
}

/** Whether a cell is what stands below names: a day, an amount or an email address. */
function isData(cell: string): boolean {
  if (cell === '' || cell.length > 100) return cell.length > 100;
  return typeof readDay(cell) !== 'string' || typeof parseCents(cell) === 'number' || isEmailAddress(cell);
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, at) => name.toLowerCase() === b[at]?.toLowerCase());
}
