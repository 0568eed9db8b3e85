import { describe, expect, test } from 'vitest';
import { cleanJpeg } from '../../../../src/core/content/pictures/clean-jpeg';
import { exif, jpegOf, jpegSegment, pngOf } from '../../../support/picture-bytes';

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
const textOf = (bytes?: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const comment = jpegSegment(0xfe, bytesOf('Las Vegas'));
const clean = (bytes: Uint8Array<ArrayBuffer>) => cleanJpeg(bytes)?.bytes;
/** What is left of a photo with this Exif segment. */
const stripped = (payload: readonly number[]) => clean(jpegOf(3, 2, jpegSegment(0xe1, payload)));
/** A photo that says how it is turned, and nothing else. */
const turned = (orientation: number) => jpegOf(3, 2, jpegSegment(0xe1, exif(orientation, '')));
const UNTURNED = jpegOf(3, 2);
const END = [0xff, 0xd9];

describe('a photo', () => {
  test.each([false, true])('loses its metadata but stays turned (little-endian %s)', (little) => {
    const photo = jpegOf(
      30,
      20,
      jpegSegment(0xe0, [7]),
      jpegSegment(0xe1, exif(6, 'GPS 36.17 -115.14', little)),
      jpegSegment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0XMP')),
      jpegSegment(0xed, bytesOf('IPTC')),
      comment,
    );
    const left = cleanJpeg(photo);
    for (const gone of ['GPS', 'IPTC', 'Las Vegas', 'XMP']) expect(textOf(left?.bytes)).not.toContain(gone);
    expect(left).toEqual({
      size: { width: 20, height: 30 },
      bytes: jpegOf(30, 20, jpegSegment(0xe1, exif(6, ''))),
    });
  });

  test('loses metadata behind fill bytes, however many', () => {
    for (const fill of [1, 2, 50]) {
      const exifBehindFill = [...Array(fill).fill(0xff), ...jpegSegment(0xe1, exif(1, 'GPS'))];
      expect(clean(jpegOf(3, 2, exifBehindFill))).toEqual(UNTURNED);
    }
  });

  test('loses what follows its end', () => {
    const second = [...jpegOf(9, 9, jpegSegment(0xe1, exif(1, 'GPS')))];
    expect(clean(Uint8Array.from([...UNTURNED, ...second]))).toEqual(UNTURNED);
    expect(clean(Uint8Array.from([...UNTURNED, ...bytesOf('ftypmp4 a film')]))).toEqual(UNTURNED);
  });

  test('keeps what its colors need, and loses thumbnails and other pictures', () => {
    const profile = jpegSegment(0xe2, [...bytesOf('ICC_PROFILE\0'), 1, 1, 7, 7]);
    const adobe = jpegSegment(0xee, [...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
    const head = [...bytesOf('JFIF\0'), 1, 2, 0, 0, 72, 0, 72];
    const photo = jpegOf(
      3,
      2,
      jpegSegment(0xe0, [...head, 1, 1, 9, 9, 9]),
      jpegSegment(0xe0, bytesOf('JFXX\0thumbnail')),
      profile,
      jpegSegment(0xe2, bytesOf('MPF\0')),
      adobe,
      jpegSegment(0xec, bytesOf('Ducky')),
    );
    expect(clean(photo)).toEqual(jpegOf(3, 2, jpegSegment(0xe0, [...head, 0, 0]), profile, adobe));
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('that is turned (%i) stays turned', (orientation) => {
    expect(stripped(exif(orientation, 'GPS'))).toEqual(turned(orientation));
  });

  test.each([
    [1, 30, 20],
    [2, 30, 20],
    [3, 30, 20],
    [4, 30, 20],
    [5, 20, 30],
    [6, 20, 30],
    [7, 20, 30],
    [8, 20, 30],
  ])('that is turned (%i) has the size in which it is shown: %i × %i', (orientation, width, height) => {
    for (const little of [false, true]) {
      const photo = jpegOf(30, 20, jpegSegment(0xe1, exif(orientation, 'GPS', little)));
      expect(cleanJpeg(photo)?.size).toEqual({ width, height });
      expect(cleanJpeg(clean(photo) ?? photo)?.size).toEqual({ width, height });
    }
  });

  test('is turned by the first segment that says so', () => {
    const [upright, aside, over] = [1, 6, 3].map((turn) => jpegSegment(0xe1, exif(turn, 'GPS')));
    const sizeOf = (...segments: readonly (readonly number[] | undefined)[]) =>
      cleanJpeg(jpegOf(30, 20, ...segments.map((segment) => segment ?? [])))?.size?.width;
    expect([sizeOf(aside, over), sizeOf(over, aside), sizeOf(upright, aside)]).toEqual([20, 30, 20]);
  });

  test('is not turned by a segment behind its pixels', () => {
    const whole = [...jpegOf(30, 20)];
    const late = Uint8Array.from([
      ...whole.slice(0, -2),
      ...jpegSegment(0xe1, exif(6, '')),
      ...whole.slice(-2),
    ]);
    expect(cleanJpeg(late)?.size).toEqual({ width: 30, height: 20 });
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
    // What follows the end of the directory is no entry.
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

  test('keeps its pixels, also where they look like a marker, and each of its scans', () => {
    const pixels = [0xff, 0x00, 1, 0xff, 0xd0, 2, 0xff, 0xff, 0x00, 3];
    const scan = (data: readonly number[]) => [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), ...data];
    const upToScan = UNTURNED.slice(0, -scan([1, 2, 3]).length - END.length);
    const table = jpegSegment(0xc4, [0, 1, 2]);
    const photo = (between: readonly number[]) =>
      Uint8Array.from([...upToScan, ...scan(pixels), ...between, ...scan([4, 5]), ...END]);
    expect(clean(photo(table))).toEqual(photo(table));
    expect(clean(photo([...comment, ...table]))).toEqual(photo(table));
  });
});

describe('the size of a photo', () => {
  const size = { width: 1920, height: 1080 };
  const FRAME = [8, 1080 >> 8, 1080 & 0xff, 1920 >> 8, 1920 & 0xff, 1, 1, 0x11, 0];
  const scan = [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3];

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])(
    'is in a frame header of kind %i',
    (kind) => {
      const photo = Uint8Array.from([0xff, 0xd8, ...jpegSegment(kind, FRAME), ...scan, ...END]);
      expect(cleanJpeg(photo)?.size).toEqual(size);
    },
  );

  test.each([0xc4, 0xc8, 0xcc, 0xdb, 0xe0, 0xe1, 0xfe])('is not in a segment of kind %i', (kind) => {
    const misleading = jpegSegment(kind, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
    expect(cleanJpeg(jpegOf(1920, 1080, misleading))?.size).toEqual(size);
  });

  test('is found behind fill bytes', () => {
    expect(cleanJpeg(jpegOf(1920, 1080, jpegSegment(0xe0, [1]), [0xff, 0xff]))?.size).toEqual(size);
  });
});

describe('is refused:', () => {
  const START = [0xff, 0xd8];
  const frame = jpegSegment(0xc0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0]);
  const scan = [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3];

  test('the parts of these tests make a whole one', () => {
    expect(clean(Uint8Array.from([...START, ...frame, ...scan, ...END]))).toEqual(UNTURNED);
  });

  test.each([
    ['nothing', []],
    ['a single byte', [0xff]],
    ['the start alone', START],
    ['a PNG', [...pngOf(1, 1)]],
    ['a head without pixels', [...START, ...frame, ...END]],
    ['pixels without a size', [...START, ...scan, ...END]],
    ['no end', [...START, ...frame, ...scan]],
    ['two sizes', [...START, ...frame, ...frame, ...scan, ...END]],
    ['a size of 0', [...START, ...jpegSegment(0xc0, [8, 0, 0, 0, 3, 1, 1, 0x11, 0]), ...scan, ...END]],
    ['a frame without colors', [...START, ...jpegSegment(0xc0, [8, 0, 2, 0, 3, 0]), ...scan, ...END]],
    ['a scan without colors', [...START, ...frame, ...jpegSegment(0xda, []), 1, ...END]],
    ['a segment that is longer than the file', [...START, 0xff, 0xfe, 0xff, 0xff, 1]],
    ['a segment shorter than its own length', [...START, 0xff, 0xfe, 0, 1, ...frame, ...scan, ...END]],
    ['something else where a segment should start', [...START, 0, ...frame, ...scan, ...END]],
    ['a head without a frame', [...START, ...jpegSegment(0xe0, Array(20).fill(0)), ...scan, ...END]],
    ...[0x02, 0xbf, 0xd0].map((kind): [string, number[]] => [
      `a segment of kind ${kind}`,
      [...START, ...jpegSegment(kind, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]), ...frame, ...scan, ...END],
    ]),
    ['a second start', [...START, ...START, ...frame, ...scan, ...END]],
    ['fill bytes without an end', [...START, ...Array(100).fill(0xff)]],
  ])('%s', (_, bytes) => {
    expect(cleanJpeg(Uint8Array.from(bytes))).toBeNull();
  });
});
