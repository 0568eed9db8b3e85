import { describe, expect, test } from 'vitest';
import { CheckPicture } from '../../../../src/core/content/pictures/check-picture';
import type { PictureSize } from '../../../../src/core/content/pictures/image-library.port';
import type { ImageSlotName } from '../../../../src/core/content/pictures/image-slot';
import { iconOf, jpegOf, jpegSegment, pngOf } from '../../../support/picture-bytes';

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
      size: 20 * 1024 * 1024 + 1,
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

  test('takes a file of exactly 20 MB and a picture of exactly 50 million pixels', async () => {
    const bytes = pngOf(10_000, 5_000);
    const source = { name: 'x.png', size: 20 * 1024 * 1024, read: async () => bytes };
    const codec = { measure: async () => ({ width: 10_000, height: 5_000 }) };
    expect(await new CheckPicture(codec).execute('leaderPhoto', source)).toMatchObject({ ok: true });
    expect(await check('leaderPhoto', 'x.png', pngOf(10_001, 5_000))).toMatchObject({
      failure: { reason: 'too-many-pixels' },
    });
  });

  test('hands on a photo without where it was taken', async () => {
    const photo = jpegOf(3, 2, jpegSegment(0xfe, [...bytesOf('Las Vegas')]));
    expect(await check('leaderPhoto', 'kim.jpg', photo, { width: 3, height: 2 })).toEqual({
      ok: true,
      value: {
        file: { bytes: jpegOf(3, 2), type: 'image/jpeg' },
        size: { width: 3, height: 2 },
        smaller: null,
      },
    });
  });

  test.each([
    [
      'heroBackground',
      'hero.jpg',
      jpegOf(1, 1),
      { width: 4000, height: 1200 },
      { width: 3600, height: 1080 },
    ],
    ['heroBackground', 'hero.png', pngOf(1, 1), { width: 1920, height: 4000 }, null],
    ['heroBackground', 'hero.png', pngOf(1, 1), { width: 4000, height: 1080 }, null],
    ['leaderPhoto', 'kim.png', pngOf(1, 1), { width: 4000, height: 3000 }, null],
    ['favicon', 'x.ico', iconOf(0, 0), { width: 256, height: 256 }, null],
    ['favicon', 'x.png', pngOf(1, 1), { width: 256, height: 256 }, { width: 32, height: 32 }],
  ] as const)(
    '%s: %s is offered just large enough to cover its place',
    async (slot, name, bytes, size, smaller) => {
      expect(await check(slot, name, bytes, size)).toMatchObject({ ok: true, value: { size, smaller } });
    },
  );
});
