import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CheckPicture, MAX_PICTURE_BYTES } from '../../../src/core/content/check-picture';
import type { ImageSlotName } from '../../../src/core/content/image-slot';
import type { PictureSize } from '../../../src/core/content/picture-codec.port';
import { fromDataUrl, toDataUrl } from '../../../src/core/content/pictures/data-url';
import { sniffImage } from '../../../src/core/content/pictures/sniff-image';
import { stripJpegMetadata } from '../../../src/core/content/pictures/strip-metadata';
import { exif, jpegOf, jpegSegment, pngOf } from '../../support/picture-bytes';

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function check(
  slot: ImageSlotName,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  measured: PictureSize | null = { width: 100, height: 100 },
) {
  const source = { name, size: bytes.length, read: async () => bytes };
  return new CheckPicture({ measure: async () => measured }).execute(slot, source);
}

describe('recognising a picture', () => {
  test.each([
    ['PNG', pngOf(200, 80), { format: 'png', size: { width: 200, height: 80 } }],
    [
      'JPEG',
      jpegOf(1920, 1080, jpegSegment(0xe0, [1, 2, 3])),
      { format: 'jpeg', size: { width: 1920, height: 1080 } },
    ],
    [
      'ICO',
      Uint8Array.from([0, 0, 1, 0, 1, 0, 32, 0, ...new Array(14).fill(0)]),
      { format: 'ico', size: { width: 32, height: 256 } },
    ],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), { format: 'svg', size: null }],
    [
      'SVG with a prologue',
      bytesOf('\ufeff<?xml version="1.0"?>\n<!-- x --><!DOCTYPE svg>\n<svg>'),
      { format: 'svg', size: null },
    ],
  ])('%s', (_name, bytes, expected) => expect(sniffImage(bytes)).toEqual(expected));

  test.each([
    ['nothing', ''],
    ['HTML', '<!DOCTYPE html><html><svg></svg></html>'],
    ['a program', 'MZ\u0000\u0000'],
    ['a truncated PNG', '\u0089PNG'],
    ['another element', '<svgx>'],
  ])('%s is none', (_name, text) => expect(sniffImage(bytesOf(text))).toBeNull());

  test('any bytes at all never throw', () => {
    const starts = fc.constantFrom(
      [0xff, 0xd8],
      [0xff, 0xd8, 0xff, 0xe1],
      [0, 0, 1, 0],
      [0x89, 0x50, 0x4e, 0x47],
    );
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const bytes = Uint8Array.from([...start, ...rest]);
        sniffImage(bytes);
        stripJpegMetadata(bytes);
      }),
    );
  });
});

describe('a photo', () => {
  test.each([false, true])('loses its metadata but stays turned (little-endian %s)', (little) => {
    const photo = jpegOf(
      30,
      20,
      jpegSegment(0xe0, [7]),
      jpegSegment(0xe1, exif(6, 'GPS 36.17 -115.14', little)),
      jpegSegment(0xed, [...bytesOf('IPTC')]),
      jpegSegment(0xfe, [...bytesOf('comment')]),
    );
    const stripped = stripJpegMetadata(photo);
    const text = new TextDecoder('latin1').decode(stripped);
    for (const gone of ['GPS', 'IPTC', 'comment']) expect(text).not.toContain(gone);
    expect(stripped).toEqual(jpegOf(30, 20, jpegSegment(0xe0, [7]), jpegSegment(0xe1, exif(6, ''))));
    expect(sniffImage(stripped)).toEqual(sniffImage(photo));
  });

  test('that is upright keeps no metadata at all', () => {
    expect(stripJpegMetadata(jpegOf(3, 2, jpegSegment(0xe1, exif(1, 'GPS'))))).toEqual(jpegOf(3, 2));
  });

  test('other files stay as they are', () => {
    expect(stripJpegMetadata(pngOf(1, 1))).toEqual(pngOf(1, 1));
  });
});

test('data URLs carry any bytes there and back', () => {
  // Compared as texts: comparing a hundred thousand numbers one by one takes seconds.
  const expectReturn = (bytes: Uint8Array, type: string) => {
    const returned = fromDataUrl(toDataUrl({ bytes: Uint8Array.from(bytes), type }));
    expect(returned?.type).toBe(type);
    expect(String(returned?.bytes)).toBe(String(bytes));
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => expectReturn(bytes, 'image/png')));
  expectReturn(
    Uint8Array.from({ length: 100_000 }, (_, at) => at % 251),
    'image/jpeg',
  );
});

describe('checking a file for a slot', () => {
  test.each([
    ['whiteLogo', 'logo.gif', ['PNG', 'SVG']],
    ['favicon', 'favicon.svg', ['PNG', 'ICO']],
    ['socialImage', 'share.svg', ['PNG', 'JPG', 'JPEG']],
    ['heroBackground', 'hero.png.exe', ['JPG', 'JPEG', 'PNG']],
    ['heroBackground', 'png', ['JPG', 'JPEG', 'PNG']],
  ] as const)('%s refuses %s by its extension first', async (slot, name, accepted) => {
    expect(await check(slot, name, bytesOf(''))).toEqual({
      ok: false,
      failure: { code: 'unsupported-type', accepted },
    });
  });

  test.each([
    ['empty', bytesOf('')],
    ['mismatch', bytesOf('<html>')],
    ['mismatch', jpegOf(1, 1)],
    ['too-many-pixels', pngOf(20_000, 20_000)],
  ] as const)('says %s', async (reason, bytes) => {
    expect(await check('whiteLogo', 'logo.png', bytes)).toEqual({
      ok: false,
      failure: { code: 'bad-picture', reason },
    });
  });

  test('does not even read what is larger than 20 MB', async () => {
    const source = {
      name: 'x.png',
      size: MAX_PICTURE_BYTES + 1,
      read: () => Promise.reject(new Error('read')),
    };
    const result = await new CheckPicture({ measure: async () => null }).execute('whiteLogo', source);
    expect(result).toMatchObject({ ok: false, failure: { reason: 'too-large' } });
  });

  test('refuses what cannot be decoded or read', async () => {
    expect(await check('whiteLogo', 'logo.png', pngOf(1, 1), null)).toMatchObject({
      failure: { reason: 'undecodable' },
    });
    const gone = { name: 'x.png', size: 5, read: () => Promise.reject(new Error('gone')) };
    expect(await new CheckPicture({ measure: async () => null }).execute('whiteLogo', gone)).toMatchObject({
      failure: { reason: 'undecodable' },
    });
  });

  test('takes upper case and offers a smaller size only where the picture is larger than needed', async () => {
    const large = await check('heroBackground', 'HERO.PNG', pngOf(4000, 3000), { width: 4000, height: 3000 });
    expect(large).toMatchObject({ ok: true, value: { smaller: { width: 1920, height: 1440 } } });
    const small = await check('heroBackground', 'hero.png', pngOf(10, 10), { width: 1920, height: 1080 });
    expect(small).toMatchObject({ ok: true, value: { smaller: null, size: { width: 1920, height: 1080 } } });
    const svg = await check('colorLogo', 'logo.svg', bytesOf('<svg/>'), { width: 4000, height: 3000 });
    expect(svg).toMatchObject({ ok: true, value: { smaller: null } });
  });
});
