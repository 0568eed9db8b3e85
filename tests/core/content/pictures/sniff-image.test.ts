import { describe, expect, test } from 'vitest';
import { sniffImage } from '../../../../src/core/content/pictures/sniff-image';
import { iconOf, jpegOf, jpegSegment, pngOf } from '../../../support/picture-bytes';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const changed = (bytes: Uint8Array, at: number, value: number) =>
  Uint8Array.from(bytes, (byte, index) => (index === at ? value : byte));

test('bytes in the middle of a larger buffer are looked at alone', () => {
  const buffer = Uint8Array.from([...pngOf(3, 2), ...jpegOf(5, 4)]);
  expect(sniffImage(buffer.subarray(pngOf(3, 2).length))).toEqual({
    format: 'jpeg',
    size: { width: 5, height: 4 },
  });
});

describe('PNG', () => {
  const png = pngOf(200, 80);

  test('is recognised by a head that reaches to the size', () => {
    const expected = { format: 'png', size: { width: 200, height: 80 } };
    expect(sniffImage(png)).toEqual(expected);
    expect(sniffImage(png.subarray(0, 24))).toEqual(expected);
    expect(sniffImage(png.subarray(0, 23))).toBeNull();
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('is none with byte %i of its signature damaged', (at) => {
    expect(sniffImage(changed(png, at, 0x20))).toBeNull();
  });
});

describe('JPEG', () => {
  const size = { format: 'jpeg', size: { width: 1920, height: 1080 } };
  const FRAME = [8, 1080 >> 8, 1080 & 0xff, 1920 >> 8, 1920 & 0xff, 1, 1, 0x11, 0];

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])(
    'has its size in a frame header of kind %i',
    (kind) => expect(sniffImage(Uint8Array.from([0xff, 0xd8, ...jpegSegment(kind, FRAME)]))).toEqual(size),
  );

  test.each([0x02, 0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xdb, 0xe0, 0xe1, 0xfe])(
    'does not take a segment of kind %i for its frame header',
    (kind) => {
      const misleading = jpegSegment(kind, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
      expect(sniffImage(jpegOf(1920, 1080, misleading))).toEqual(size);
    },
  );

  test('may have fill bytes between its segments', () => {
    expect(sniffImage(jpegOf(1920, 1080, jpegSegment(0xe0, [1]), [0xff, 0xff]))).toEqual(size);
  });

  test('is recognised by a head that reaches to the size', () => {
    expect(sniffImage(jpegOf(1920, 1080).subarray(0, 11))).toEqual(size);
    expect(sniffImage(jpegOf(1920, 1080).subarray(0, 10))).toBeNull();
  });

  test('is none with another start, with something else between its segments, or without a frame', () => {
    const jpeg = jpegOf(1920, 1080);
    expect(sniffImage(changed(jpeg, 0, 0))).toBeNull();
    expect(sniffImage(changed(jpeg, 1, 0))).toBeNull();
    expect(sniffImage(changed(jpeg, 2, 0))).toBeNull();
    expect(sniffImage(Uint8Array.from([0xff, 0xd8, ...jpegSegment(0xe0, new Array(20).fill(0))]))).toBeNull();
  });
});

describe('ICO', () => {
  test('says its size, where 0 stands for 256', () => {
    expect(sniffImage(iconOf(32, 48))).toEqual({ format: 'ico', size: { width: 32, height: 48 } });
    expect(sniffImage(iconOf(0, 0))).toEqual({ format: 'ico', size: { width: 256, height: 256 } });
  });

  test('is none when it holds no picture, is cut off, or is a cursor', () => {
    expect(sniffImage(changed(iconOf(32, 32), 4, 0))).toBeNull();
    expect(sniffImage(iconOf(32, 32).subarray(0, 21))).toBeNull();
    expect(sniffImage(changed(iconOf(32, 32), 2, 2))).toBeNull();
  });
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
  ])('is %j', (text) => expect(sniffImage(bytesOf(text))).toEqual({ format: 'svg', size: null }));

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
