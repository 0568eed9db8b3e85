import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sniffImage } from '../../../../src/core/content/pictures/sniff-image';
import { stripJpegMetadata } from '../../../../src/core/content/pictures/strip-metadata';
import { exif, jpegOf, jpegSegment, pngOf } from '../../../support/picture-bytes';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const comment = jpegSegment(0xfe, [...bytesOf('Las Vegas')]);
const START = [0xff, 0xd8];

/** What is left of a photo with this Exif segment. */
const stripped = (payload: readonly number[]) => stripJpegMetadata(jpegOf(3, 2, jpegSegment(0xe1, payload)));
/** A photo that says how it is turned, and nothing else. */
const turned = (orientation: number) => jpegOf(3, 2, jpegSegment(0xe1, exif(orientation, '')));
const UNTURNED = jpegOf(3, 2);

describe('a photo', () => {
  test.each([false, true])('loses its metadata but stays turned (little-endian %s)', (little) => {
    const photo = jpegOf(
      30,
      20,
      jpegSegment(0xe0, [7]),
      jpegSegment(0xe1, exif(6, 'GPS 36.17 -115.14', little)),
      jpegSegment(0xed, [...bytesOf('IPTC')]),
      comment,
    );
    const left = stripJpegMetadata(photo);
    const text = new TextDecoder('latin1').decode(left);
    for (const gone of ['GPS', 'IPTC', 'Las Vegas']) expect(text).not.toContain(gone);
    expect(left).toEqual(jpegOf(30, 20, jpegSegment(0xe0, [7]), jpegSegment(0xe1, exif(6, ''))));
    expect(sniffImage(left)).toEqual(sniffImage(photo));
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('that is turned (%i) stays turned', (orientation) => {
    expect(stripped(exif(orientation, 'GPS'))).toEqual(turned(orientation));
  });

  test.each([0, 1, 9])(
    'that is upright or says nothing known (%i) keeps no metadata at all',
    (orientation) => {
      expect(stripped(exif(orientation, 'GPS'))).toEqual(UNTURNED);
    },
  );

  test('is found to be turned among other entries, and by the directory alone', () => {
    const [first, entries, rest] = [
      exif(6, '').slice(0, 14),
      exif(6, '').slice(16, 28),
      exif(6, '').slice(28),
    ];
    // The camera's name, which happens to hold a number that could be an orientation.
    const camera = [0x01, 0x10, 0x00, 0x03, 0, 0, 0, 1, 0, 3, 0, 0];
    expect(stripped([...first, 0, 3, ...camera, ...camera, ...entries, ...rest])).toEqual(turned(6));
    // An entry behind the end of the directory is none.
    expect(stripped([...first, 0, 1, ...camera, ...entries, ...rest])).toEqual(UNTURNED);
    expect(stripped([...first, 0, 0, ...entries, ...rest])).toEqual(UNTURNED);
  });

  test('keeps nothing of other metadata that is laid out like Exif', () => {
    expect(stripped([...bytesOf('http'), ...exif(6, 'GPS').slice(4)])).toEqual(UNTURNED);
  });

  test('whose Exif is cut off somewhere stays turned as long as the entry is whole', () => {
    const whole = exif(6, '');
    for (let length = 0; length <= whole.length; length++)
      expect(stripped(whole.slice(0, length)), `${length} bytes`).toEqual(length < 28 ? UNTURNED : turned(6));
  });

  test('whose metadata ends the file loses it as well', () => {
    const withExif = Uint8Array.from([...START, ...jpegSegment(0xe1, exif(1, 'GPS'))]);
    for (const bytes of [
      withExif,
      Uint8Array.from([...START, ...comment]),
      Uint8Array.from([...START, ...jpegSegment(0xfe, [])]),
    ])
      expect(stripJpegMetadata(bytes)).toEqual(Uint8Array.from(START));
  });

  test('keeps its pixels, also where they look like a comment', () => {
    const scan = jpegSegment(0xda, [1, 2, 3]);
    const photo = Uint8Array.from([...START, ...scan, ...comment]);
    expect(stripJpegMetadata(photo)).toEqual(photo);
  });
});

describe('stays as it is:', () => {
  test.each([
    ['nothing', []],
    ['a single byte', [0xff]],
    ['the start of a JPEG', START],
    ['a PNG', [...pngOf(1, 1)]],
    ['what goes on like a JPEG but starts otherwise', [0xff, 0xd9, ...comment]],
    ['a segment that is longer than the file', [...START, ...comment.slice(0, -1)]],
    ['something else where a segment should start', [...START, 0, ...comment.slice(1)]],
    ['three bytes of a segment', [...START, ...comment.slice(0, 3)]],
  ])('%s', (_, bytes) => {
    expect(stripJpegMetadata(Uint8Array.from(bytes))).toEqual(Uint8Array.from(bytes));
  });

  test('a picture in the middle of a larger buffer is looked at alone', () => {
    const buffer = Uint8Array.from([...pngOf(1, 1), ...jpegOf(3, 2, jpegSegment(0xe1, exif(6, 'GPS')))]);
    expect(stripJpegMetadata(buffer.subarray(pngOf(1, 1).length))).toEqual(turned(6));
  });
});

test.each([0, 1])('a segment shorter than its own length field (%i) leaves the file as it is', (length) => {
  const broken = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0x00, length, ...exif(6, 'GPS')]);
  expect(stripJpegMetadata(broken)).toEqual(broken);
});

test('any bytes at all never throw', () => {
  const starts = fc.constantFrom(
    [0xff, 0xd8],
    [0xff, 0xd8, 0xff, 0xe1],
    [0xff, 0xd8, 0xff, 0xe1, 0x00],
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
