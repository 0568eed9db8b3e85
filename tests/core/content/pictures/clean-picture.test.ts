import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from '../../../../src/core/content/pictures/clean-picture';
import { fail, ok } from '../../../../src/core/shared/result';
import { exif, iconOf, jpegOf, jpegSegment, pngChunk, pngOf, pngWith } from '../../../support/picture-bytes';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** An icon with these files as its pictures. */
function iconWith(...images: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = 6 + 16 * images.length;
  const bytes = new Uint8Array(head + images.reduce((sum, { length }) => sum + length, 0));
  bytes.set([0, 0, 1, 0, images.length, 0]);
  const view = new DataView(bytes.buffer);
  let at = head;
  images.forEach((image, index) => {
    view.setUint32(6 + 16 * index + 8, image.length, true);
    view.setUint32(6 + 16 * index + 12, at, true);
    bytes.set(image, at);
    at += image.length;
  });
  return bytes;
}

const SAMPLES = {
  png: pngWith(30, 20, pngChunk('eXIf', exif(6, 'GPS').slice(6)), pngChunk('tEXt', [1, 2, 3])),
  jpeg: jpegOf(30, 20, jpegSegment(0xe1, exif(6, 'GPS')), jpegSegment(0xfe, [1, 2, 3])),
  ico: iconWith(pngOf(16, 16), iconOf(2, 2).subarray(22)),
  svg: bytesOf(
    '<?xml version="1.0"?><!-- Kim --><svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1"/></svg>',
  ),
};
const samples = Object.entries(SAMPLES);

test.each(samples)('a whole %s is taken, and cleaning it again changes nothing', (format, bytes) => {
  const clean = cleanPicture(bytes);
  if (!clean.ok) throw new Error(clean.failure);
  expect(clean.value.format).toBe(format);
  expect(cleanPicture(clean.value.file.bytes)).toEqual(clean);
});

test.each(samples)('a %s that is cut off anywhere is not taken', (_, bytes) => {
  for (let length = 0; length < bytes.length; length++)
    expect(cleanPicture(bytes.slice(0, length)).ok, `${length} bytes`).toBe(false);
});

test.each(samples)('a %s with changed bytes never throws, and what is taken of it is clean', (_, bytes) => {
  const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat({ max: 40 }), (changes, cut) => {
      const changed = bytes.slice(0, bytes.length - cut);
      for (const [at, value] of changes) changed[at] = value;
      const clean = cleanPicture(changed);
      if (clean.ok) expect(cleanPicture(clean.value.file.bytes)).toEqual(clean);
    }),
    { numRuns: 2_000 },
  );
});

test('any bytes behind a start that is known never throw', () => {
  const starts = fc.constantFrom(
    [0xff, 0xd8],
    [0xff, 0xd8, 0xff, 0xe1],
    [0, 0, 1, 0, 1, 0],
    [...pngOf(1, 1)].slice(0, 33),
    [...bytesOf('<svg ')],
    [...bytesOf('<svg><!DOCTYPE [')],
  );
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      cleanPicture(Uint8Array.from([...start, ...rest]));
    }),
    { numRuns: 2_000 },
  );
});

test('a picture in the middle of a larger buffer is looked at alone', () => {
  for (const [, bytes] of samples) {
    const buffer = new Uint8Array(bytes.length + 20);
    buffer.set(bytes, 7);
    expect(cleanPicture(buffer.subarray(7, 7 + bytes.length))).toEqual(cleanPicture(bytes));
  }
});

test('50 million pixels are taken and no more, whatever holds them', () => {
  expect(cleanPicture(pngOf(10_000, 5_000)).ok).toBe(true);
  expect(cleanPicture(jpegOf(10_000, 5_000)).ok).toBe(true);
  for (const bytes of [
    pngOf(10_001, 5_000),
    jpegOf(10_001, 5_000),
    iconWith(iconOf(2, 2).subarray(22), pngOf(10_001, 5_000)),
  ])
    expect(cleanPicture(bytes)).toEqual(fail('too-many-pixels'));
});

test('what is in no known format is told from what is broken', () => {
  for (const text of ['', 'GIF89a', '<html>', 'RIFF....WEBPVP8 '])
    expect(cleanPicture(bytesOf(text))).toEqual(fail('unknown'));
  expect(cleanPicture(pngOf(3, 2).slice(0, 30))).toEqual(fail('damaged'));
});

describe('an icon', () => {
  test('keeps its pictures without metadata and gaps, and without what follows them', () => {
    const told = pngWith(16, 16, pngChunk('tEXt', [...bytesOf('Author\0Kim')]));
    const clean = cleanPicture(Uint8Array.from([...iconWith(told, pngOf(32, 32)), ...bytesOf('hidden')]));
    expect(clean).toEqual(
      ok({
        format: 'ico',
        size: { width: 32, height: 32 },
        file: { bytes: iconWith(pngOf(16, 16), pngOf(32, 32)), type: 'image/x-icon' },
      }),
    );
    expect(cleanPicture(iconOf(0, 0))).toEqual(
      ok({
        format: 'ico',
        size: { width: 256, height: 256 },
        file: { bytes: iconOf(0, 0), type: 'image/x-icon' },
      }),
    );
  });

  test('with an invalid picture, or one that is cut off or lies outside of it, is refused', () => {
    for (const image of [new Uint8Array(50), pngOf(3, 2).subarray(0, 40), iconOf(9, 9).subarray(22, 80)])
      expect(cleanPicture(iconWith(image))).toEqual(fail('damaged'));
    const outside = iconOf(2, 2);
    new DataView(outside.buffer).setUint32(18, 4_000_000_000, true);
    expect(cleanPicture(outside)).toEqual(fail('damaged'));
    const head = iconOf(2, 2);
    new DataView(head.buffer).setUint32(18, 0, true);
    expect(cleanPicture(head)).toEqual(fail('damaged'));
    expect(cleanPicture(iconWith())).toEqual(fail('damaged'));
    expect(cleanPicture(iconOf(2, 2).slice(0, 5))).toEqual(fail('damaged'));
  });
});

describe('an SVG', () => {
  const clean = (text: string) => {
    const picture = cleanPicture(bytesOf(text));
    return picture.ok ? textOf(picture.value.file.bytes) : picture.failure;
  };

  test.each([
    ['<svg/>', '<svg/>'],
    ['\ufeff<svg/>', '<svg/>'],
    ['<svg><g a="x > y" b=\'"\'><path/></g></svg>\n', '<svg><g a="x > y" b=\'"\'><path/></g></svg>'],
    ['<?xml version="1.0"?><svg/>', '<?xml version="1.0"?><svg/>'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    [
      '<svg><style><![CDATA[a > b <!-- c -->]]></style></svg>',
      '<svg><style><![CDATA[a > b <!-- c -->]]></style></svg>',
    ],
    ['<svg><!-- drawn by Kim <a> --><path/></svg>', '<svg><path/></svg>'],
    ['<svg><?xpacket Kim?></svg>', '<svg></svg>'],
    ['<svg><metadata><rdf><metadata/>Kim</rdf></metadata><path/></svg>', '<svg><path/></svg>'],
    ['<svg><svg:metadata/><path/></svg>', '<svg><path/></svg>'],
    ['<svg/><!-- Kim --><html>hidden</html>', '<svg/>'],
  ])('%s is kept as %s', (text, kept) => {
    expect(clean(text)).toBe(kept);
  });

  test.each([
    '<svg ',
    '<svg>',
    '<svg><g></svg>',
    '<svg></g></svg>',
    '<svg a="></svg>',
    '<svg><!-- </svg>',
    '<svg><![CDATA[ </svg>',
    '<svg>< /></svg>',
    '<svg><metadata></svg>',
  ])('%s is refused', (text) => {
    expect(clean(text)).toBe('damaged');
  });

  test('that is no text is refused', () => {
    expect(cleanPicture(Uint8Array.from([...bytesOf('<svg>'), 0xff, ...bytesOf('</svg>')]))).toEqual(
      fail('damaged'),
    );
  });
});
