import { expect, test } from 'vitest';
import { PapaparseCsvReader } from '../../../src/adapters/papaparse/papaparse-csv-reader';
import { decodeText } from '../../../src/core/gifts/import/gift-csv';
import { csvText } from '../../../src/core/shared/text/csv';

const read = (text: string) => new PapaparseCsvReader().read(text);
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

test.each([',', ';', '\t', '|'])('a table with the separator %j', async (separator) => {
  const text = [
    ['ID', 'Amount', 'Name'],
    ['F-1', '10', 'Ada'],
    ['F-2', '20', 'Li'],
  ]
    .map((row) => row.join(separator))
    .join('\r\n');
  expect(await read(text)).toEqual({
    ok: true,
    value: [
      { line: 1, cells: ['ID', 'Amount', 'Name'] },
      { line: 2, cells: ['F-1', '10', 'Ada'] },
      { line: 3, cells: ['F-2', '20', 'Li'] },
    ],
  });
});

test.each(['\n', '\r\n', '\r'])(
  'each row knows its line, also after quotes over lines and empty lines (%j)',
  async (end) => {
    const text = ['ID,Note', 'F-1,"one', 'two ""quoted"", three"', '', 'F-2,x', 'F-3,y'].join(end);
    const table = await read(text);
    expect(table.ok && table.value.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'ID'],
      [2, 'F-1'],
      [5, 'F-2'],
      [6, 'F-3'],
    ]);
  },
);

test.each(['', '\n\n', ' \r\n,,\r\n'])('%j has no lines', async (text) => {
  expect(await read(text)).toEqual({ ok: true, value: [] });
});

test.each([
  ['ID,Amount\nF-1,"10', 2],
  ['ID,Note\nF-1,x\nF-2,"She said \\"walk on\\" today"', 3],
  ['ID,Note\nF-1,"one\ntwo"\nF-2,"a" b', 4],
  ['sep=,\nID,Note\nF-1,"a"b', 3],
])('the line of a broken quote is named: %j', async (text, line) => {
  expect(await read(text)).toEqual({ ok: false, failure: { code: 'corrupt', line } });
});

test('a first line may name the separator, and is no line of the table', async () => {
  expect(await read('sep=;\r\nID;Amount\r\nF-1;"1,5"')).toEqual({
    ok: true,
    value: [
      { line: 2, cells: ['ID', 'Amount'] },
      { line: 3, cells: ['F-1', '1,5'] },
    ],
  });
});

test('a file is decoded by its mark, as UTF-8, or as older Windows programs write', () => {
  expect(decodeText(new TextEncoder().encode('Кира 李'))).toBe('Кира 李');
  expect(decodeText(bytesOf(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  expect(decodeText(bytesOf(0xff, 0xfe, 0x41, 0, 0xe9, 0))).toBe('Aé');
  expect(decodeText(bytesOf(0xfe, 0xff, 0, 0x41))).toBe('A');
  expect(decodeText(bytesOf(0x53, 0xe9))).toBe('Sé');
});

test('a written file is read back; what a spreadsheet would take for a formula is made harmless', async () => {
  const text = csvText([
    ['Name', 'Note'],
    ['=1+1', 'say "hi", then\nleave'],
    ['@x', '-5'],
    ['Siobhán', '+1 702'],
  ]);
  expect(text.startsWith('\uFEFFName,Note\r\n')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const table = await read(text);
  expect(table.ok && table.value.map(({ cells }) => cells)).toEqual([
    ['Name', 'Note'],
    ["'=1+1", 'say "hi", then\nleave'],
    ["'@x", "'-5"],
    ['Siobhán', "'+1 702"],
  ]);
});
