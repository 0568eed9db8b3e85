import { toDataUrl } from '../../../src/core/content/pictures/data-url';
import {
  COPY_WIDTHS,
  type CopyWidth,
  type ImageLibrary,
  type PictureFile,
} from '../../../src/core/content/pictures/image-library.port';
import { pictureRefOf } from '../../../src/core/content/pictures/picture-ref';
import type { PictureRef } from '../../../src/core/content/site-content';
import type {
  PictureInventory,
  StoredPicture,
} from '../../../src/core/content/storage/picture-inventory.port';
import { fail, ok } from '../../../src/core/shared/result';
import type { Clock } from '../../../src/core/shared/system.port';

/** Pictures that last as long as this object. */
export class InMemoryImageLibrary implements ImageLibrary, PictureInventory {
  private readonly pictures = new Map<PictureRef, { readonly file: PictureFile; readonly addedAt: number }>();
  private readonly copies = new Map<string, PictureFile>();

  constructor(
    private readonly subtle: Pick<SubtleCrypto, 'digest'>,
    private readonly clock: Clock,
  ) {}

  async put(file: PictureFile): ReturnType<ImageLibrary['put']> {
    const hash = new Uint8Array(await this.subtle.digest('SHA-256', file.bytes));
    const ref = pictureRefOf(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''));
    this.pictures.set(ref, { file, addedAt: this.clock.now() });
    return ok(ref);
  }

  async putCopy(ref: PictureRef, width: CopyWidth, copy: PictureFile): ReturnType<ImageLibrary['putCopy']> {
    if (this.pictures.get(ref)?.file.type !== copy.type) return fail({ code: 'not-found' });
    const name = `${ref}/${width}`;
    this.copies.set(name, this.copies.get(name) ?? copy);
    return ok(undefined);
  }

  async read(ref: PictureRef, width?: CopyWidth): ReturnType<ImageLibrary['read']> {
    const picture = this.pictures.get(ref)?.file ?? null;
    return ok(picture && width ? (this.copies.get(`${ref}/${width}`) ?? null) : picture);
  }

  async urlFor(ref: PictureRef): Promise<string | null> {
    const picture = this.pictures.get(ref);
    return picture ? toDataUrl(picture.file) : null;
  }

  async list(): ReturnType<PictureInventory['list']> {
    const stored: StoredPicture[] = [];
    for (const [ref, { file, addedAt }] of this.pictures) {
      const copies = COPY_WIDTHS.map((width) => this.copies.get(`${ref}/${width}`)?.bytes.length ?? 0);
      const size = copies.reduce((sum, copy) => sum + copy, file.bytes.length);
      stored.push({ ref, type: file.type, size, addedAt });
    }
    return ok(stored);
  }

  async remove(refs: readonly PictureRef[], before: number): ReturnType<PictureInventory['remove']> {
    for (const ref of refs) {
      const picture = this.pictures.get(ref);
      if (!picture || picture.addedAt >= before) continue;
      this.pictures.delete(ref);
      for (const width of COPY_WIDTHS) this.copies.delete(`${ref}/${width}`);
    }
    return ok(undefined);
  }
}
