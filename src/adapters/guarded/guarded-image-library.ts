import type { ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../core/content/site-content';
import type { StorageRoom } from '../../core/content/storage/picture-inventory.port';
import { fail } from '../../core/shared/result';

/** Pictures leave this many bytes free, so that drafts can still be saved when there is no room for another picture. */
const KEPT_FREE_BYTES = 4 * 1024 * 1024;

/** Refuses a picture before the browser's limit is reached, and asks the browser for persistent storage with the first one. */
export class GuardedImageLibrary implements ImageLibrary {
  private hasAsked = false;

  constructor(
    private readonly library: ImageLibrary,
    private readonly room: StorageRoom,
  ) {}

  get isLocal(): boolean {
    return this.library.isLocal;
  }

  async put(picture: PictureFile): ReturnType<ImageLibrary['put']> {
    const refused = await this.refused(picture);
    if (refused) return refused;
    const stored = await this.library.put(picture);
    if (stored.ok && !this.hasAsked) {
      this.hasAsked = true;
      // The browser may ask the person first; the upload does not wait for the answer.
      void this.room.persist();
    }
    return stored;
  }

  async putCopy(
    ...[ref, width, copy]: Parameters<ImageLibrary['putCopy']>
  ): ReturnType<ImageLibrary['putCopy']> {
    return (await this.refused(copy)) ?? this.library.putCopy(ref, width, copy);
  }

  read(...picture: Parameters<ImageLibrary['read']>): ReturnType<ImageLibrary['read']> {
    return this.library.read(...picture);
  }

  urlFor(ref: PictureRef): Promise<string | null> {
    return this.library.urlFor(ref);
  }

  private async refused({ bytes }: PictureFile) {
    const room = await this.room.estimate();
    if (!room || room.used + bytes.length + KEPT_FREE_BYTES <= room.limit) return null;
    return fail({ code: 'quota', limit: room.limit } as const);
  }
}
