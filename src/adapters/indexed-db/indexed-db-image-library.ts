import type { CopyWidth, ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import { pictureRefOf } from '../../core/content/pictures/picture-ref';
import type { PictureRef } from '../../core/content/site-content';
import type { PictureInventory, StoredPicture } from '../../core/content/storage/picture-inventory.port';
import { fail, ok } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import type { PictureRecord, SiteDatabase } from './site-database';

/** Hashes bytes; null on a page that is not secure. */
export type Digest = Pick<SubtleCrypto, 'digest'> | null;

/** Uploaded pictures in IndexedDB, each stored once under the SHA-256 of its bytes. */
export class IndexedDbImageLibrary implements ImageLibrary, PictureInventory {
  /** Object URLs are kept as long as the page, so that the same picture is decoded once. */
  private readonly urls = new Map<PictureRef, string>();

  constructor(
    private readonly database: SiteDatabase,
    private readonly subtle: Digest,
    private readonly url: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>,
    private readonly clock: Clock,
  ) {}

  async put({ bytes, type }: PictureFile): ReturnType<ImageLibrary['put']> {
    const ref = await this.refOf(bytes);
    if (ref === null) return fail({ code: 'unavailable' });
    return this.database.change('pictures', async (store) => {
      const before = await store.get(ref);
      const record = before ?? { ref, type, bytes: bytes.slice().buffer };
      return store.put(sized({ ...record, addedAt: this.clock.now() }));
    });
  }

  async putCopy(ref: PictureRef, width: CopyWidth, copy: PictureFile): ReturnType<ImageLibrary['putCopy']> {
    const result = await this.database.change('pictures', async (store) => {
      const record = await store.get(ref);
      if (record?.type !== copy.type) return null;
      const copies = { [width]: copy.bytes.slice().buffer, ...record.copies };
      return store.put(sized({ ...record, copies }));
    });
    if (!result.ok) return result;
    return result.value === null ? fail({ code: 'not-found' }) : ok(undefined);
  }

  read(ref: PictureRef, width?: CopyWidth): ReturnType<ImageLibrary['read']> {
    return this.database.attempt(async (database) => {
      const record = await database.get('pictures', ref);
      const bytes = width ? record?.copies?.[width] : record?.bytes;
      return record && bytes ? { bytes: new Uint8Array(bytes), type: record.type } : null;
    });
  }

  async urlFor(ref: PictureRef): Promise<string | null> {
    const known = this.urls.get(ref);
    if (known !== undefined) return known;
    const picture = await this.read(ref);
    if (!picture.ok || !picture.value) return null;
    // A second call may have finished in the meantime.
    const url =
      this.urls.get(ref) ??
      this.url.createObjectURL(new Blob([picture.value.bytes], { type: picture.value.type }));
    this.urls.set(ref, url);
    return url;
  }

  list(): ReturnType<PictureInventory['list']> {
    return this.database.attempt(async (database) => {
      const { store } = database.transaction('pictures');
      const pictures: StoredPicture[] = [];
      let cursor = await store.index('listing').openKeyCursor();
      while (cursor) {
        const [type, size, addedAt] = cursor.key;
        pictures.push({ ref: cursor.primaryKey, type, size, addedAt });
        cursor = await cursor.continue();
      }
      return pictures;
    });
  }

  async remove(refs: readonly PictureRef[], before: number): ReturnType<PictureInventory['remove']> {
    const removed = await this.database.attempt(async (database) => {
      const transaction = database.transaction('pictures', 'readwrite');
      const isOld = async (ref: PictureRef) => {
        const picture = await transaction.store.get(ref);
        return picture !== undefined && picture.addedAt < before;
      };
      const old: PictureRef[] = [];
      for (const ref of refs) if (await isOld(ref)) old.push(ref);
      await Promise.all([...old.map((ref) => transaction.store.delete(ref)), transaction.done]);
      return old;
    });
    if (!removed.ok) return removed;
    for (const ref of removed.value) {
      const url = this.urls.get(ref);
      if (url !== undefined) this.url.revokeObjectURL(url);
      this.urls.delete(ref);
    }
    return ok(undefined);
  }

  private async refOf(bytes: PictureFile['bytes']): Promise<PictureRef | null> {
    const digest = await this.subtle?.digest('SHA-256', bytes).catch(() => null);
    if (!digest) return null;
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
    return pictureRefOf(hash.join(''));
  }
}

/** The record with the weight of all that is in it. */
function sized(record: Omit<PictureRecord, 'size'>): PictureRecord {
  const parts = [record.bytes, ...Object.values(record.copies ?? {})];
  return { ...record, size: parts.reduce((sum, part) => sum + (part?.byteLength ?? 0), 0) };
}
