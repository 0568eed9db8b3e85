// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * @typedef {object} Row
 * @property {string} measure
 * @property {number} value
 * @property {string} unit '×' is a ratio
 * @property {number} [atMost] the target, if there is one
 * @property {number} [atLeast]
 * @property {unknown} [detail] the single measurements, for the JSON
 */

/**
 * 'met' or 'missed'; empty without a target.
 * @param {Row} row
 */
function verdict({ value, atMost, atLeast }) {
  if (atMost === undefined && atLeast === undefined) return '';
  const isMet =
    value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
  return isMet ? 'met' : 'missed';
}

/** @param {Row} row */
function target({ atMost, atLeast }) {
  if (atMost !== undefined) return `≤ ${atMost}`;
  return atLeast === undefined ? '' : `≥ ${atLeast}`;
}

/**
 * Three digits are enough to compare a value with its target.
 * @param {number} value
 */
const short = (value) => String(Math.abs(value) < 1000 ? Number(value.toPrecision(3)) : Math.round(value));

/**
 * The rows as a Markdown table.
 * @param {readonly Row[]} rows
 */
export function table(rows) {
  const cells = [
    ['measure', 'measured', 'target', ''],
    ...rows.map((row) => [row.measure, `${short(row.value)} ${row.unit}`.trim(), target(row), verdict(row)]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(3, ...cells.map((line) => (line[column] ?? '').length)),
  );
  const [head = '', ...lines] = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines].join('\n');
}

/**
 * @param {string} file
 * @param {{ rounds: number, rows: readonly Row[] }} report
 */
export async function writeReport(file, report) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ date: new Date().toISOString(), ...report }, null, 2));
}
