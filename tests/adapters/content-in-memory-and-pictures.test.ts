import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { FetchedPictures } from '../../src/adapters/indexed-db/fetched-pictures';
import { IndexedDbImageLibrary } from '../../src/adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../../src/adapters/indexed-db/site-database';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { contentHistoryContract, contentStoreContract } from '../contracts/content-store.contract';
import { imageLibraryContract, pictureInventoryContract } from '../contracts/image-library.contract';
import { CountingIds } from '../support/counting-ids';
import { FakeTime } from '../support/fake-time';
import { InMemoryContentStore } from '../support/in-memory/in-memory-content-store';
import { InMemoryImageLibrary } from '../support/in-memory/in-memory-image-library';

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

const fetchedLibrary = () => {
  const library = indexedDbLibrary();
  return new FetchedPictures(async () => library);
};

contentStoreContract(
  'InMemoryContentStore',
  () => new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT),
);
contentHistoryContract(
  'InMemoryContentStore',
  () => new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT),
);
const inMemory = () => new InMemoryImageLibrary(crypto.subtle, new FakeTime());
const shows = async (address: string) => /^(blob|data):/.test(address);
imageLibraryContract('InMemoryImageLibrary', () => ({ library: inMemory(), shows }));
imageLibraryContract('IndexedDbImageLibrary', () => ({ library: indexedDbLibrary(), shows }));
imageLibraryContract('FetchedPictures', () => ({ library: fetchedLibrary(), shows }));
pictureInventoryContract('InMemoryImageLibrary', inMemory);
pictureInventoryContract('IndexedDbImageLibrary', indexedDbLibrary);
pictureInventoryContract('FetchedPictures', fetchedLibrary);

const shoe = { bytes: new TextEncoder().encode('shoe'), type: 'image/png' };

test('a page that is not secure cannot hash, so it stores no pictures', async () => {
  expect(await indexedDbLibrary(null).put(shoe)).toEqual({ ok: false, failure: { code: 'unavailable' } });
});

test('without IndexedDB the library is unavailable, and the page still works', async () => {
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
  expect((await library.remove([], 0)).ok).toBe(false);
  expect(await library.urlFor(`picture:${'0'.repeat(64)}`)).toBeNull();
});

test('a list does not read the pictures', async () => {
  const library = indexedDbLibrary();
  await library.put(shoe);
  const reads = (['get', 'getAll', 'openCursor'] as const).map((method) =>
    vi.spyOn(IDBObjectStore.prototype, method),
  );
  const listed = await library.list();
  expect(listed.ok && listed.value).toMatchObject([{ type: 'image/png', size: 4 }]);
  for (const read of reads) {
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  }
});

test('pictures of database version 1 are kept, and listed with their size', async () => {
  const factory = new IDBFactory();
  const ref = `picture:${'5'.repeat(64)}`;
  await new Promise<void>((resolve) => {
    const request = factory.open('fsr-site', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts', { keyPath: ['person', 'tab'] });
      const pictures = request.result.createObjectStore('pictures', { keyPath: 'ref' });
      pictures.put({ ref, type: 'image/png', bytes: shoe.bytes.slice().buffer, addedAt: 7 });
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  const library = new IndexedDbImageLibrary(
    new SiteDatabase(() => factory),
    crypto.subtle,
    url,
    new FakeTime(),
  );
  expect(await library.list()).toEqual({
    ok: true,
    value: [{ ref, type: 'image/png', size: 4, addedAt: 7 }],
  });
  const read = await library.read(ref);
  expect(read.ok && read.value && new TextDecoder().decode(read.value.bytes)).toBe('shoe');
});

test('removing a picture revokes its object URL', async () => {
  const library = indexedDbLibrary();
  const ref = await library.put(shoe);
  if (!ref.ok) throw new Error('not stored');
  const address = await library.urlFor(ref.value);
  await library.remove([ref.value], Number.MAX_SAFE_INTEGER);
  expect(url.revokeObjectURL).toHaveBeenCalledWith(address);
});

test('pictures whose library cannot be fetched are not there; it is fetched once, when somebody asks again', async () => {
  const library = inMemory();
  const fetchLibrary = vi.fn(async () => library).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const pictures = new FetchedPictures(fetchLibrary);
  expect(await pictures.put(shoe)).toEqual({ ok: false, failure: { code: 'unavailable' } });
  const put = await pictures.put(shoe);
  expect(put).toMatchObject({ ok: true });
  expect(await pictures.urlFor(put.ok ? put.value : '')).toMatch(/^(blob|data):/);
  expect(fetchLibrary).toHaveBeenCalledTimes(2);
});
