import { describe, expect, test } from 'vitest';
import type { ImageLibrary, PictureFile } from '../../src/core/content/image-library.port';
import { isUploadedPicture } from '../../src/core/content/picture-ref';
import type { Soon } from './harness';

function picture(text: string): PictureFile {
  return { bytes: new TextEncoder().encode(text), type: 'image/png' };
}

async function put(library: ImageLibrary, file: PictureFile): Promise<string> {
  const stored = await library.put(file);
  if (!stored.ok) throw new Error(`not stored: ${stored.failure.code}`);
  return stored.value;
}

/** What every image library does; `make` gives an empty one. */
export function imageLibraryContract(name: string, make: () => Soon<ImageLibrary>): void {
  describe(`${name} is an image library`, () => {
    test('it keeps a picture under a reference made of its bytes', async () => {
      const library = await make();
      const ref = await put(library, picture('shoe'));
      expect(isUploadedPicture(ref)).toBe(true);
      const read = await library.read(ref);
      if (!read.ok || !read.value) throw new Error('not held');
      expect(new TextDecoder().decode(read.value.bytes)).toBe('shoe');
      expect(read.value.type).toBe('image/png');
    });

    test('it keeps the same picture only once', async () => {
      const library = await make();
      const first = await put(library, picture('shoe'));
      expect(await put(library, picture('shoe'))).toBe(first);
      await put(library, picture('boot'));
      const listed = await library.list();
      expect(listed.ok && listed.value.map(({ size }) => size)).toEqual([4, 4]);
    });

    test('it gives one address for a picture, and none for what it does not hold', async () => {
      const library = await make();
      const ref = await put(library, picture('shoe'));
      const [first, second] = await Promise.all([library.urlFor(ref), library.urlFor(ref)]);
      expect(first).toEqual(expect.any(String));
      expect(second).toBe(first);
      expect(await library.urlFor(`picture:${'0'.repeat(64)}`)).toBeNull();
      expect(await library.read(`picture:${'0'.repeat(64)}`)).toEqual({ ok: true, value: null });
    });

    test('it removes the named pictures and no others', async () => {
      const library = await make();
      const shoe = await put(library, picture('shoe'));
      const boot = await put(library, picture('boot'));
      expect((await library.remove([shoe, `picture:${'0'.repeat(64)}`])).ok).toBe(true);
      const listed = await library.list();
      expect(listed.ok && listed.value.map(({ ref }) => ref)).toEqual([boot]);
      expect(await library.urlFor(shoe)).toBeNull();
    });
  });
}
