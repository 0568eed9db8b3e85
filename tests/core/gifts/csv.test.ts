import { expect, test } from 'vitest';
import { csvText } from '../../../src/core/shared/text/csv';

const cellOf = (text: string | number) => csvText([[text]]).slice(1, -2);

test.each(['=1+1', '+1', '-1', '@sum', '＝1+1', '＋1', '－1', '＠sum'])(
  '%j is text for a spreadsheet, not a formula',
  (text) => expect(cellOf(text)).toBe(`'${text}`),
);

test.each(['\t=1', '\r=1', '\n=1'])('%j is text and quoted', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`);
});

test.each([
  ['boots; socks', '"boots; socks"'],
  ['boots, socks', '"boots, socks"'],
  ['a\tb', '"a\tb"'],
  ['say "hi"', '"say ""hi"""'],
  ['boots', 'boots'],
  ['José = 1', 'José = 1'],
])('%j is written as %s', (text, cell) => expect(cellOf(text)).toBe(cell));

test('a number is a number for a spreadsheet, also below 0', () => {
  expect([cellOf(-1), cellOf(0), cellOf(12.5)]).toEqual(['-1', '0', '12.5']);
});
