import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cleanPng } from '../../../../src/core/content/pictures/clean-png';
import { exif, pngChunk, pngOf, pngWith } from '../../../support/picture-bytes';

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
/** Exif as PNG has it: without the name that stands before it in a JPEG. */
const tiff = (orientation: number, text: string) => exif(orientation, text).slice(6);
const clean = (bytes: Uint8Array<ArrayBuffer>) => cleanPng(bytes)?.bytes;

test('the pictures of this site are whole', () => {
  for (const name of ['favicon.png', 'icon-192.png', 'social.png']) {
    const bytes = Uint8Array.from(readFileSync(`public/images/${name}`));
    expect(clean(bytes)?.length, name).toBeGreaterThan(bytes.length / 2);
  }
});

test.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'pRVt', 'sTER', 'oFFs'])(
  '%s is left out, wherever it stands',
  (type) => {
    const told = pngChunk(type, bytesOf('Author\0Kim, Las Vegas'));
    expect(clean(pngWith(3, 2, told, told))).toEqual(pngOf(3, 2));
    const whole = [...pngOf(3, 2)];
    const atTheEnd = Uint8Array.from([...whole.slice(0, -12), ...told, ...whole.slice(-12)]);
    expect(clean(atTheEnd)).toEqual(pngOf(3, 2));
  },
);

test.each(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'tRNS', 'pHYs', 'sBIT', 'bKGD', 'PLTE', 'acTL', 'fcTL'])(
  '%s changes how it looks, and stays',
  (type) => {
    const picture = pngWith(3, 2, pngChunk(type, [1, 2, 3]));
    expect(clean(picture)).toEqual(picture);
  },
);

test('a photo that is turned stays turned, and tells nothing else', () => {
  const left = pngWith(3, 2, pngChunk('eXIf', tiff(6, '')));
  expect(clean(pngWith(3, 2, pngChunk('eXIf', tiff(6, 'GPS 36.17 -115.14'))))).toEqual(left);
  expect(clean(left)).toEqual(left);
  expect(clean(pngWith(3, 2, pngChunk('eXIf', tiff(1, 'GPS'))))).toEqual(pngOf(3, 2));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture that is turned (%i) has the size in which it is shown',
  (turn) => {
    const size = cleanPng(pngWith(30, 20, pngChunk('eXIf', tiff(turn, 'GPS'))))?.size;
    expect(size).toEqual(turn < 5 ? { width: 30, height: 20 } : { width: 20, height: 30 });
  },
);

test('a picture that says after its pixels how it is turned is shown as it is stored', () => {
  const whole = [...pngOf(30, 20)];
  const late = Uint8Array.from([
    ...whole.slice(0, -12),
    ...pngChunk('eXIf', tiff(6, '')),
    ...whole.slice(-12),
  ]);
  expect(cleanPng(late)?.size).toEqual({ width: 30, height: 20 });
});

test('what follows its end is left out', () => {
  const second = [...pngWith(9, 9, pngChunk('tEXt', bytesOf('hidden')))];
  for (const rest of [[0], second, bytesOf('<script>')])
    expect(cleanPng(Uint8Array.from([...pngOf(3, 2), ...rest]))).toEqual({
      size: { width: 3, height: 2 },
      bytes: pngOf(3, 2),
    });
});

describe('is refused:', () => {
  const [signature, head, pixels, end] = [
    [...pngOf(3, 2)].slice(0, 8),
    [...pngOf(3, 2)].slice(8, 33),
    pngChunk('IDAT', [0]),
    pngChunk('IEND', []),
  ];
  const headOf = (...data: readonly number[]) => pngChunk('IHDR', [0, 0, 0, 3, 0, 0, 0, 2, ...data]);

  test('the parts of these tests make a whole one', () => {
    expect(clean(Uint8Array.from([...signature, ...head, ...pixels, ...end]))).toEqual(pngOf(3, 2));
  });

  test.each([
    ['a head of 30 bytes', [...signature, ...head].slice(0, 30)],
    ['a head alone', [...signature, ...head]],
    ['a head and an end', [...signature, ...head, ...end]],
    ['no end', [...signature, ...head, ...pixels]],
    ['pixels of no bytes', [...signature, ...head, ...pngChunk('IDAT', []), ...end]],
    ['no head', [...signature, ...pixels, ...end]],
    ['two heads', [...signature, ...head, ...head, ...pixels, ...end]],
    ['a wrong checksum', [...signature, ...head, ...pixels.slice(0, -1), 7, ...end]],
    ['a chunk that is longer than the file', [...signature, ...head, 0xff, 0xff, 0xff, 0xff, ...pixels]],
    [
      'an unknown chunk that decoders need',
      [...signature, ...head, ...pngChunk('CgBI', []), ...pixels, ...end],
    ],
    ['a chunk without a name', [...signature, ...head, ...pngChunk('\0\0\0\0', []), ...pixels, ...end]],
    [
      'a width of 0',
      [...signature, ...pngChunk('IHDR', [0, 0, 0, 0, 0, 0, 0, 2, 8, 0, 0, 0, 0]), ...pixels, ...end],
    ],
    ['3 bits of gray', [...signature, ...headOf(3, 0, 0, 0, 0), ...pixels, ...end]],
    ['unknown colors', [...signature, ...headOf(8, 5, 0, 0, 0), ...pixels, ...end]],
    ['another compression', [...signature, ...headOf(8, 0, 1, 0, 0), ...pixels, ...end]],
    ['a short head', [...signature, ...headOf(8, 0, 0, 0), ...pixels, ...end]],
  ])('%s', (_, bytes) => {
    expect(cleanPng(Uint8Array.from(bytes))).toBeNull();
  });
});
