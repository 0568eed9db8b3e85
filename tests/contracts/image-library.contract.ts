import { describe, expect, test } from 'vitest';
import type {
  ImageLibrary,
  PictureFile,
  PictureFiles,
} from '../../src/core/content/pictures/image-library.port';
import { isUploadedPicture } from '../../src/core/content/pictures/picture-ref';
import type { PictureInventory } from '../../src/core/content/storage/picture-inventory.port';
import { jpegOf, pngOf } from '../support/picture-bytes';
import type { Soon } from './harness';

const MISSING = `picture:${'0'.repeat(64)}`;
const shoe: PictureFile = { bytes: pngOf(3, 2), type: 'image/png' };
const boot: PictureFile = { bytes: pngOf(2, 3), type: 'image/png' };

async function put(library: ImageLibrary, file: PictureFile): Promise<string> {
  const stored = await library.put(file);
  if (!stored.ok) throw new Error(`not stored: ${stored.failure.code}`);
  return stored.value;
}

/** A library, and whether an address that it gives shows a picture. */
export interface LibraryUnderTest {
  readonly library: ImageLibrary;
  readonly shows: (address: string) => Promise<boolean>;
}

/** What every image library does; `make` gives an empty one. */
export function imageLibraryContract(name: string, make: () => Soon<LibraryUnderTest>): void {
  describe(`${name} is an image library`, () => {
    test('it keeps a picture under a reference made of its bytes', async () => {
      const { library } = await make();
      const ref = await put(library, shoe);
      expect(isUploadedPicture(ref)).toBe(true);
      expect(await library.read(ref)).toEqual({ ok: true, value: shoe });
      expect(await put(library, shoe)).toBe(ref);
      expect(await put(library, boot)).not.toBe(ref);
    });

    test('it keeps smaller copies beside a picture, each as it was first put', async () => {
      const { library } = await make();
      const ref = await put(library, shoe);
      const copy: PictureFile = { bytes: pngOf(640, 400), type: 'image/png' };
      const other: PictureFile = { bytes: pngOf(640, 401), type: 'image/png' };
      expect(await library.read(ref, 640)).toEqual({ ok: true, value: null });
      expect(await library.putCopy(ref, 640, copy)).toEqual({ ok: true, value: undefined });
      expect(await library.putCopy(ref, 640, other)).toEqual({ ok: true, value: undefined });
      expect(await library.read(ref, 640)).toEqual({ ok: true, value: copy });
      expect(await library.read(ref, 1280)).toEqual({ ok: true, value: null });
      // The picture is unchanged, and uploading it again keeps its copies.
      expect(await library.read(ref)).toEqual({ ok: true, value: shoe });
      await put(library, shoe);
      expect(await library.read(ref, 640)).toEqual({ ok: true, value: copy });
    });

    test('it keeps no copy of a picture that it does not hold, or in another format', async () => {
      const { library } = await make();
      const missing = { ok: false, failure: { code: 'not-found' } };
      const copy: PictureFile = { bytes: pngOf(640, 400), type: 'image/png' };
      expect(await library.putCopy(MISSING, 640, copy)).toEqual(missing);
      expect(await library.read(MISSING, 640)).toEqual({ ok: true, value: null });
      const ref = await put(library, shoe);
      const photo: PictureFile = { bytes: jpegOf(640, 400), type: 'image/jpeg' };
      expect(await library.putCopy(ref, 640, photo)).toEqual(missing);
    });

    test('it gives one address for a picture, and for what it does not hold none that shows anything', async () => {
      const { library, shows } = await make();
      const ref = await put(library, shoe);
      const [first, second] = await Promise.all([library.urlFor(ref), library.urlFor(ref)]);
      expect(await shows(first ?? '')).toBe(true);
      expect(second).toBe(first);
      const missing = await library.urlFor(MISSING);
      expect(missing !== null && (await shows(missing))).toBe(false);
      expect(await library.read(MISSING)).toEqual({ ok: true, value: null });
    });
  });
}

/** What every inventory of pictures does; `make` gives that of an empty library. */
export function pictureInventoryContract(
  name: string,
  make: () => Soon<ImageLibrary & PictureInventory>,
): void {
  describe(`${name} is an inventory of pictures`, () => {
    async function filled() {
      const pictures = await make();
      const refs = [await put(pictures, shoe), await put(pictures, boot)] as const;
      const held = async () => {
        const listed = await pictures.list();
        return listed.ok ? listed.value.map(({ ref }) => ref).sort() : [];
      };
      return { pictures, refs, held };
    }

    test('it lists each picture once, with its size and when it was uploaded last', async () => {
      const { pictures, refs } = await filled();
      await put(pictures, shoe);
      const listed = await pictures.list();
      if (!listed.ok) throw new Error('not listed');
      expect(listed.value.map(({ ref }) => ref).sort()).toEqual([...refs].sort());
      for (const { type, size, addedAt } of listed.value)
        expect([type, size, addedAt > 0]).toEqual(['image/png', shoe.bytes.length, true]);
    });

    test('it removes the named pictures and no others', async () => {
      const { pictures, refs, held } = await filled();
      expect((await pictures.remove([refs[0], MISSING], Number.MAX_SAFE_INTEGER)).ok).toBe(true);
      expect(await held()).toEqual([refs[1]]);
      expect(await pictures.urlFor(refs[0])).toBeNull();
    });

    test('it counts copies with their picture, and removes them with it', async () => {
      const { pictures, refs } = await filled();
      await pictures.putCopy(refs[0], 640, { bytes: pngOf(640, 400), type: 'image/png' });
      const listed = await pictures.list();
      const sizes = listed.ok ? listed.value.map(({ ref, size }) => [ref === refs[0], size]).sort() : [];
      expect(sizes).toEqual([
        [false, boot.bytes.length],
        [true, shoe.bytes.length + pngOf(640, 400).length],
      ]);
      await pictures.remove(refs, Number.MAX_SAFE_INTEGER);
      await put(pictures, shoe);
      expect(await pictures.read(refs[0], 640)).toEqual({ ok: true, value: null });
    });

    test('it keeps a picture that was uploaded again meanwhile', async () => {
      const { pictures, refs, held } = await filled();
      const listed = await pictures.list();
      const addedAt = listed.ok ? (listed.value[0]?.addedAt ?? 0) : 0;
      await pictures.remove(refs, addedAt);
      expect(await held()).toEqual([...refs].sort());
      await pictures.remove(refs, addedAt + 1);
      expect(await held()).toEqual([]);
    });
  });
}

/** What every library does that knows its files without reading them; `make` gives an empty one. */
export function pictureFilesContract(name: string, make: () => Soon<ImageLibrary & PictureFiles>): void {
  describe(`${name} knows its files`, () => {
    test('it tells type and length of a picture and of each copy, and nothing of what it does not hold', async () => {
      const library = await make();
      const ref = await put(library, shoe);
      const copy: PictureFile = { bytes: pngOf(640, 400, 700), type: 'image/png' };
      await library.putCopy(ref, 640, copy);
      const head = { type: 'image/png', length: shoe.bytes.length };
      expect(await library.head(ref)).toEqual({ ok: true, value: head });
      expect(await library.head(ref, 640)).toEqual({ ok: true, value: { type: 'image/png', length: 700 } });
      expect(await library.head(ref, 1280)).toEqual({ ok: true, value: null });
      expect(await library.head(MISSING)).toEqual({ ok: true, value: null });
    });
  });
}
