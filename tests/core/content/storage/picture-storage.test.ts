import { describe, expect, test } from 'vitest';
import type { CheckedPicture } from '../../../../src/core/content/pictures/check-picture';
import type { PictureFile, PictureSize } from '../../../../src/core/content/pictures/image-library.port';
import { UploadPicture } from '../../../../src/core/content/pictures/upload-picture';
import { fail, ok } from '../../../../src/core/shared/result';
import { FakeTime } from '../../../support/fake-time';
import { InMemoryImageLibrary } from '../../../support/in-memory/in-memory-image-library';
import { pngOf } from '../../../support/picture-bytes';

const library = () => new InMemoryImageLibrary(crypto.subtle, new FakeTime());
const png = (width: number, height: number) => ({ bytes: pngOf(width, height), type: 'image/png' });

describe('uploading', () => {
  const LARGE: CheckedPicture = {
    file: png(4000, 3000),
    size: { width: 4000, height: 3000 },
    smaller: { width: 1440, height: 1080 },
  };
  /** Draws a PNG of the size that is asked for. */
  const codec = { scale: async (_: PictureFile, { width, height }: PictureSize) => png(width, height) };

  /** The picture that lies in the library after an upload. */
  async function upload(picture: CheckedPicture, scaleDown: boolean): Promise<PictureFile | null> {
    const held = library();
    const ref = await new UploadPicture(held, codec, true).execute(picture, scaleDown);
    const read = ref.ok ? await held.read(ref.value) : ref;
    return read.ok ? read.value : null;
  }

  test('keeps the picture as it is unless the person asks for the smaller one', async () => {
    expect(await upload(LARGE, false)).toEqual(LARGE.file);
    expect(await upload(LARGE, true)).toEqual(png(1440, 1080));
  });

  test('keeps copies for small screens beside the picture, none wider or heavier than it is', async () => {
    const heavy = (width: number, kilobytes: number) => {
      return { bytes: pngOf(width, 10, kilobytes * 1024), type: 'image/png' };
    };
    const drawn: PictureSize[] = [];
    const drawing = (kilobytes: number) => ({
      scale: async (_: PictureFile, size: PictureSize) => {
        drawn.push(size);
        return heavy(size.width, kilobytes);
      },
    });
    const held = library();
    const picture = { file: heavy(1000, 3), size: { width: 1000, height: 500 }, smaller: null };
    const ref = await new UploadPicture(held, drawing(2), true).execute(picture, false);
    expect(drawn).toEqual([{ width: 640, height: 320 }]);
    expect(await held.read(ref.ok ? ref.value : '', 640)).toEqual(ok(heavy(640, 2)));
    expect(await held.read(ref.ok ? ref.value : '', 1280)).toEqual(ok(null));
    const other = library();
    const heavier = await new UploadPicture(other, drawing(4), true).execute(picture, false);
    expect(await other.read(heavier.ok ? heavier.value : '', 640)).toEqual(ok(null));
  });

  test('is done although a copy cannot be drawn or kept', async () => {
    const full = library();
    full.putCopy = async () => fail({ code: 'quota' });
    const picture = { file: png(1000, 3), size: { width: 1000, height: 3 }, smaller: null };
    const tiny = { scale: async () => ({ bytes: pngOf(640, 2).slice(0, 30), type: 'image/png' }) };
    expect((await new UploadPicture(full, tiny, true).execute(picture, false)).ok).toBe(true);
    const unscaled = new UploadPicture(library(), { scale: async () => null }, true);
    expect((await unscaled.execute(picture, false)).ok).toBe(true);
  });

  test('keeps a picture as it is that is no larger than needed', async () => {
    expect(await upload({ ...LARGE, smaller: null }, true)).toEqual(LARGE.file);
  });

  test('stores nothing when the smaller picture cannot be drawn', async () => {
    const held = library();
    const refused = await new UploadPicture(held, { scale: async () => null }, true).execute(LARGE, true);
    expect(refused).toEqual(fail({ code: 'unavailable' }));
    expect(await held.list()).toEqual(ok([]));
  });
});
