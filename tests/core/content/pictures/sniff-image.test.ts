import { describe, expect, test } from 'vitest';
import { sniffImage } from '../../../../src/core/content/pictures/sniff-image';
import { iconOf, jpegOf, pngOf } from '../../../support/picture-bytes';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const STARTS = [
  ['png', pngOf(200, 80), 8],
  ['jpeg', jpegOf(1920, 1080), 3],
  ['ico', iconOf(32, 48), 4],
] as const;

test('bytes in the middle of a larger buffer are looked at alone', () => {
  const buffer = Uint8Array.from([...pngOf(3, 2), ...jpegOf(5, 4)]);
  expect(sniffImage(buffer.subarray(pngOf(3, 2).length))).toBe('jpeg');
});

test.each(STARTS)('a %s is recognized by its whole start, and by nothing less', (format, bytes, length) => {
  expect(sniffImage(bytes)).toBe(format);
  expect(sniffImage(bytes.subarray(0, length))).toBe(format);
  expect(sniffImage(bytes.subarray(0, length - 1))).toBeNull();
  for (let damaged = 0; damaged < length; damaged++)
    expect(sniffImage(bytes.map((byte, at) => (at === damaged ? 0x20 : byte))), `byte ${damaged}`).toBeNull();
});

test('a cursor is no icon', () => {
  expect(sniffImage(iconOf(32, 32).map((byte, at) => (at === 2 ? 2 : byte)))).toBeNull();
});

describe('SVG', () => {
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg/>',
    '<svg>',
    '\n<svg\n width="1">',
    '\ufeff<?xml version="1.0"?>\n<!-- x --><!DOCTYPE svg>\n<svg>',
    '<!-- a --><!-- <svgx> > --><svg>',
    '<!doctype svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg>',
    '<!DOCTYPE svg [ <!ENTITY a "<b>"> <!ENTITY c "d"> ] ><svg>',
  ])('is %j', (text) => expect(sniffImage(bytesOf(text))).toBe('svg'));

  test.each([
    '',
    '<svgx>',
    'x<svg>',
    '<!-- <svg> -->',
    '<!-- <svg>',
    '<!DOCTYPE html><html><svg></svg></html>',
    '<?xml version="1.0"?><html/>',
    `${' '.repeat(4096)}<svg>`,
  ])('is not %j', (text) => expect(sniffImage(bytesOf(text))).toBeNull());
});

test('a program is no picture', () => expect(sniffImage(bytesOf('MZ\u0000\u0000'))).toBeNull());
