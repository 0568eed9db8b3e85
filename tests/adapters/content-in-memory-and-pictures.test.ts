import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { InMemoryContentStore } from '../../src/adapters/in-memory/in-memory-content-store';
import { InMemoryImageLibrary } from '../../src/adapters/in-memory/in-memory-image-library';
import { IndexedDbImageLibrary } from '../../src/adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../../src/adapters/indexed-db/site-database';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { contentStoreContract } from '../contracts/content-store.contract';
import { imageLibraryContract } from '../contracts/image-library.contract';
import { CountingIds } from '../support/counting-ids';
import { FakeTime } from '../support/fake-time';

let addresses = 0;
const url = {
  createObjectURL: () => {
    addresses += 1;
    return `blob:${addresses}`;
  },
  revokeObjectURL: vi.fn(),
};

function indexedDbLibrary(
  subtle: Pick<SubtleCrypto, 'digest'> | null = crypto.subtle,
): IndexedDbImageLibrary {
  const factory = new IDBFactory();
  return new IndexedDbImageLibrary(new SiteDatabase(() => factory), subtle, url, new FakeTime());
}

contentStoreContract(
  'InMemoryContentStore',
  () => new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT),
);
imageLibraryContract('InMemoryImageLibrary', () => new InMemoryImageLibrary(crypto.subtle, new FakeTime()));
imageLibraryContract('IndexedDbImageLibrary', () => indexedDbLibrary());

const shoe = { bytes: new TextEncoder().encode('shoe'), type: 'image/png' };

test('a page that is not secure cannot hash, so it takes no pictures', async () => {
  expect(await indexedDbLibrary(null).put(shoe)).toEqual({ ok: false, failure: { code: 'unavailable' } });
});

test('a browser that refuses IndexedDB makes the library unavailable, not the page', async () => {
  const library = new IndexedDbImageLibrary(
    new SiteDatabase(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
    crypto.subtle,
    url,
    new FakeTime(),
  );
  expect(await library.put(shoe)).toEqual({ ok: false, failure: { code: 'unavailable' } });
  expect((await library.list()).ok).toBe(false);
  expect((await library.remove([])).ok).toBe(false);
  expect(await library.urlFor(`picture:${'0'.repeat(64)}`)).toBeNull();
});

test('the address of a removed picture is given back', async () => {
  const library = indexedDbLibrary();
  const ref = await library.put(shoe);
  if (!ref.ok) throw new Error('not stored');
  const address = await library.urlFor(ref.value);
  await library.remove([ref.value]);
  expect(url.revokeObjectURL).toHaveBeenCalledWith(address);
});
