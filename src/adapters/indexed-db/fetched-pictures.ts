import type { CopyWidth, ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../core/content/site-content';
import type { PictureInventory } from '../../core/content/storage/picture-inventory.port';
import { fail } from '../../core/shared/result';

type Pictures = ImageLibrary & PictureInventory;

const UNAVAILABLE = fail({ code: 'unavailable' });

/**
 * Pictures whose library is fetched by the first call, since few pages show an uploaded one. Where it cannot be fetched there is no
 * picture, and the next call tries again.
 */
export class FetchedPictures implements ImageLibrary, PictureInventory {
  private fetched: Promise<Pictures | null> | null = null;

  constructor(private readonly fetchLibrary: () => Promise<Pictures>) {}

  async put(picture: PictureFile): ReturnType<Pictures['put']> {
    return (await this.library())?.put(picture) ?? UNAVAILABLE;
  }

  async putCopy(ref: PictureRef, width: CopyWidth, copy: PictureFile): ReturnType<Pictures['putCopy']> {
    return (await this.library())?.putCopy(ref, width, copy) ?? UNAVAILABLE;
  }

  async read(ref: PictureRef, width?: CopyWidth): ReturnType<Pictures['read']> {
    return (await this.library())?.read(ref, width) ?? UNAVAILABLE;
  }

  async urlFor(ref: PictureRef): Promise<string | null> {
    return (await this.library())?.urlFor(ref) ?? null;
  }

  async list(): ReturnType<Pictures['list']> {
    return (await this.library())?.list() ?? UNAVAILABLE;
  }

  async remove(refs: readonly PictureRef[], before: number): ReturnType<Pictures['remove']> {
    return (await this.library())?.remove(refs, before) ?? UNAVAILABLE;
  }

  private library(): Promise<Pictures | null> {
    this.fetched ??= this.fetchLibrary().catch(() => {
      this.fetched = null;
      return null;
    });
    return this.fetched;
  }
}
