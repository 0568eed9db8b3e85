import type { ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import type { StorageRoom } from '../../core/content/storage/picture-inventory.port';
import { fail } from '../../core/shared/result';

/** Pictures leave this many bytes free, so that drafts can still be saved when there is no room for another picture. */
const KEPT_FREE_BYTES = 4 * 1024 * 1024;

/** Refuses a picture before the browser's limit is reached, and asks the browser for persistent storage with the first one. */
export function guardedImageLibrary(library: ImageLibrary, room: StorageRoom): ImageLibrary {
  let hasAsked = false;
  const refusalOf = async ({ bytes }: PictureFile) => {
    const usage = await room.estimate();
    if (!usage || usage.used + bytes.length + KEPT_FREE_BYTES <= usage.limit) return null;
    return fail({ code: 'quota', limit: usage.limit } as const);
  };
  return {
    put: async (picture) => {
      const stored = (await refusalOf(picture)) ?? (await library.put(picture));
      if (stored.ok && !hasAsked) {
        hasAsked = true;
        // The browser may ask the person first; the upload does not wait for the answer.
        void room.persist();
      }
      return stored;
    },
    putCopy: async (ref, width, copy) => (await refusalOf(copy)) ?? library.putCopy(ref, width, copy),
    read: (ref, width) => library.read(ref, width),
    urlFor: (ref) => library.urlFor(ref),
  };
}
